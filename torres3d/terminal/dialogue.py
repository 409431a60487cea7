"""Dialogues about games: words that can be typed, numbered choices, and bots and players taking turns."""

import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import msgspec

from torres3d.bots.protocol.external_bot import ExternalBot
from torres3d.bots.registry import BotRegistry
from torres3d.engine.kit import Command, Seat
from torres3d.engine.logged_game import Game
from torres3d.i18n.texts import Translate
from torres3d.i18n.words_declaration import GameWords
from torres3d.terminal.console import Console

if TYPE_CHECKING:
    from torres3d.terminal.game_rating import RatedTextGame

ChoiceT = TypeVar("ChoiceT")
ANSWERS = ("yes", "no")
"""Words that answer a question; within a line they answer the question of the command before."""
LONGEST_SPOKEN = 12
"""Choices that are numbered and read out; of more only where they are."""
LONGEST_LIST = 30
"""Maximum number of lines of a list that is printed at once."""


class Asked(msgspec.Struct, frozen=True):
    """A word, and the rest of the line."""

    word: str
    rest: str = ""


class Vocabulary:
    """The words that can be typed, in the language and in English: those of ``words``, and commands of ``short``.

    Anything else is notation. ``tidied`` brings one command into its exact form; ``split`` divides a line into its
    commands, given the meanings of all words. A command that ends with a colon takes the rest of the line.
    """

    def __init__(
        self,
        say: Translate,
        words: Sequence[str],
        short: Mapping[str, str],
        tidied: Callable[[str], str],
        split: Callable[[str, Mapping[str, str]], list[str]] | None = None,
    ) -> None:
        self.known: dict[str, str] = {}
        """The meaning of each word as it is typed: one of ``words``, or a command."""
        self.tidied = tidied
        self._words = words
        self._split = split
        self._usual: dict[str, str] = {}
        for name in (*words, *short):
            self._usual[short.get(name, name)] = say(f"text-word-{name}").partition(",")[0].strip()
            for word in (name, *say(f"text-word-{name}").split(",")):
                self.known.setdefault(word.strip().casefold(), short.get(name, name))

    def shown(self, asked: Asked | str) -> str:
        """A word or a command as it is typed in the language; notation as it is."""
        meaning = asked if isinstance(asked, str) else asked.word
        return self._usual.get(meaning, meaning) if meaning.isalpha() else meaning

    def understood(self, line: str) -> Asked | str:
        """The word that a line asks for, or the line as one command in notation."""
        first, _, rest = line.strip().partition(" ")
        meaning = self.known.get(first.casefold())
        if meaning is None:
            return self.tidied(line)
        if meaning in self._words:
            return Asked(meaning, rest.strip())
        if not rest or meaning.endswith(":"):
            return meaning + rest.strip().casefold()
        return self.tidied(line)

    def commands(self, line: str) -> list[Asked | str]:
        """All that a line asks for: a word with the rest of the line, or commands one after another."""
        first = self.known.get(line.strip().partition(" ")[0].casefold())
        if self._split is None or (first in self._words and first not in ANSWERS):
            return [self.understood(line)]
        return [Asked(each) if each in self._words else each for each in self._split(line, self.known)]


def numbered_lines(lines: Iterable[str]) -> list[str]:
    """Lines with numbers to answer with."""
    return [f"{number}. {line}" for number, line in enumerate(lines, 1)]


def numbered_choices(choices: Sequence[ChoiceT], in_words: Callable[[ChoiceT], str], say: Translate) -> list[str]:
    """A question with the choices it has, numbered; the first `LONGEST_LIST` of them, and how many more there are."""
    more = len(choices) - LONGEST_LIST
    return [
        say("text-which"),
        *numbered_lines(map(in_words, choices[:LONGEST_LIST])),
        *([say("text-more", more=more)] if more > 0 else []),
    ]


class Dialogue(ABC, Generic[ChoiceT]):
    """A game and the players at a terminal. ``bots`` are the seats that bots of a registry play, with their levels.

    ``counting`` rates the game, None for a game that does not count.
    """

    counting: "RatedTextGame | None" = None
    brief = False
    """Whether only the prompt and what happened is said, without explanations."""

    def __init__(
        self,
        game: Game[Any, Any],
        terminal: Console,
        say: Translate,
        names: Sequence[str],
        registry: BotRegistry[Any, Any],
        bots: Mapping[Seat, str],
    ) -> None:
        self._game = game
        self._kit = game.history.kit
        self._terminal = terminal
        self._say = say
        self._names = tuple(names)
        self._seed = zlib.crc32(game.header.game.encode())
        self._bots = {seat: registry.make_bot(level, self._seed) for seat, level in bots.items()}
        self._persons = [seat for seat in range(len(names)) if seat not in bots]
        self._list: tuple[int, Sequence[ChoiceT]] = (-1, [])
        """The numbered choices, and the number of the command after which they hold."""

    def run(self) -> None:
        """Run until the game is over or the input ends, and end the programs of bots. Ctrl+C says where the game is
        saved."""
        try:
            self._talk()
        except KeyboardInterrupt:
            self._terminal.say("")  # what follows begins a line of its own
            self._leave()
            raise
        finally:
            for bot in self._bots.values():
                if isinstance(bot, ExternalBot):
                    bot.close()

    def _talk(self) -> None:
        while (actor := self._game.state.actor) is not None:
            if actor in self._bots:
                self._choose(self._bots[actor].choose(self._kit.view(self._game.state, actor)))
            elif not self._listen():
                self._leave()
                return
        self._end()

    @property
    def _actor(self) -> Seat:
        actor: Seat | None = self._game.state.actor
        assert actor is not None
        return actor

    @abstractmethod
    def _listen(self) -> bool:
        """Ask the actor for a line and do what it asks for; False if they leave."""

    @abstractmethod
    def _choose(self, choice: ChoiceT) -> None:
        """Give the command for the actor's choice."""

    @abstractmethod
    def _result(self) -> list[str]:
        """The winner and the scores."""

    def _end(self) -> None:
        self._terminal.say(*self._result())
        if self.counting is not None:
            self.counting.ended()

    def _winners(self) -> str:
        winners = self._kit.progress(self._game.state, self._game.n).winners
        return ", ".join(self._names[seat] for seat in winners)

    def _leave(self) -> None:
        self._terminal.say(self._say("text-left", file=str(self._game.file or "-")))

    def _not_understood(self, text: str) -> None:
        self._terminal.say(self._say("text-not-understood", text=text))

    def _numbered(self, text: str) -> ChoiceT | None:
        """The choice with this number in the last list, unless a command was given since."""
        listed_at, listed = self._list
        if text.isdecimal() and listed_at == self._game.n and 1 <= int(text) <= len(listed):
            return listed[int(text) - 1]
        return None


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
