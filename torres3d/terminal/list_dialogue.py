"""Dialogue of a game without words of its own: legal commands are listed, and chosen by number."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from torres3d.bots.registry import BotRegistry
from torres3d.engine.game import Game
from torres3d.engine.kit import Command, Seat
from torres3d.i18n.game_words import GameWords
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.dialogue import Dialogue
from torres3d.terminal.vocabulary import numbered_lines


class ListedGame(Protocol):
    """A game for a `ListDialogue`: its bots, and its commands in words."""

    bots: BotRegistry[Any, Any]
    words: GameWords

    def command(self, state: Any, choice: Any) -> Command:
        """The command for a choice."""


class ListDialogue(Dialogue[Any]):
    """Lists what the player can do now, and does what is chosen."""

    def __init__(
        self,
        playing: ListedGame,
        game: Game[Any, Any],
        terminal: Console,
        say: Translate,
        names: Sequence[str],
        bots: Mapping[Seat, str],
    ) -> None:
        super().__init__(game, terminal, say, names, playing.bots, bots)
        self._playing = playing

    def _listen(self) -> bool:
        state, playing = self._game.state, self._playing
        self._list = self._game.n, self._kit.legal(state)
        lines = numbered_lines(playing.words.command(command, self._say) for command in self._list[1])
        self._terminal.say(playing.words.situation(state, self._say), *lines)
        line = self._terminal.ask(f"{self._names[self._actor]}>")
        if line is None:
            return False
        chosen = self._numbered(line)
        if chosen is None:
            self._not_understood(line)
        else:
            self._choose(chosen)
        return True

    def _choose(self, choice: Any) -> None:
        self._game.submit(self._playing.command(self._game.state, choice))

    def _result(self) -> list[str]:
        return [self._say("game-finished", name=self._winners())]
