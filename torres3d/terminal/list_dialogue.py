"""Dialogue of a game without words of its own: legal commands are listed, and chosen by number."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from torres3d.bots.registry import BotRegistry
from torres3d.engine.game import Game
from torres3d.engine.kit import Command, Kit, Seat
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.dialogue import Dialogue
from torres3d.terminal.vocabulary import numbered


class ListedGame(Protocol):
    """A game for a `ListDialogue`: its rules, its bots, and its commands in words."""

    kit: Kit[Any, Any]
    bots: BotRegistry[Any, Any]

    def command(self, state: Any, choice: Any) -> Command:
        """The command for a choice."""

    def situation(self, state: Any, say: Translate) -> str:
        """The situation before a list of commands."""

    def command_words(self, command: Command, say: Translate) -> str:
        """A command in such a list."""


class ListDialogue(Dialogue[Any]):
    """Lists what the player can do now, and does what is chosen; ``bots`` are the seats of bots, with their levels."""

    def __init__(
        self,
        playing: ListedGame,
        game: Game[Any, Any],
        terminal: Console,
        say: Translate,
        names: Sequence[str],
        bots: Mapping[Seat, str],
    ) -> None:
        super().__init__(terminal, say, names, {}, game.file)
        self._playing = playing
        self._game = game
        self._bots = {seat: playing.bots.make_bot(level, seat) for seat, level in bots.items()}

    def _talk(self) -> None:
        game, playing = self._game, self._playing
        while (actor := game.state.actor) is not None:
            if actor in self._bots:
                choice = self._bots[actor].choose(playing.kit.view(game.state, actor))
                game.submit(playing.command(game.state, choice), actor)
            elif not self._ask(actor):
                return
        winners = ", ".join(self._names[seat] for seat in playing.kit.progress(game.state, game.n).winners)
        self._terminal.say(self._say("game-finished", name=winners))

    def _ask(self, actor: Seat) -> bool:
        """Ask for a command; False at the end of the input."""
        game, playing = self._game, self._playing
        self._list = game.n, playing.kit.legal(game.state)
        lines = numbered(playing.command_words(command, self._say) for command in self._list[1])
        self._terminal.say(playing.situation(game.state, self._say), *lines)
        line = self._terminal.ask(f"{self._names[actor]}>")
        if line is None:
            self._leave()
            return False
        chosen = self._numbered(line, game.n)
        if chosen is None:
            self._not_understood(line)
        else:
            game.submit(playing.command(game.state, chosen), actor)
        return True
