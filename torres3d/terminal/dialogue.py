"""Base of the dialogues about games: they run until somebody leaves, ask yes or no, know players by name, and number
choices."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Generic, TypeVar

from torres3d.engine.kit import Seat
from torres3d.engine.log_errors import UndoRefused
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console

ChoiceT = TypeVar("ChoiceT")


class Dialogue(ABC, Generic[ChoiceT]):
    """A game and the players at a terminal. ``words`` maps each word that can be typed to its meaning; ``file`` is the
    game's log."""

    def __init__(
        self, terminal: Console, say: Translate, names: Sequence[str], words: Mapping[str, str], file: Path | None
    ) -> None:
        self._terminal = terminal
        self._say = say
        self._names = tuple(names)
        self._words = words
        self._file = file
        self._list: tuple[int, Sequence[ChoiceT]] = (-1, [])
        """What can be chosen by number, and the number of the command after which that holds."""

    def run(self) -> None:
        """Run until the game is over or the input ends. Ctrl+C says where the game is saved."""
        try:
            self._talk()
        except KeyboardInterrupt:
            self._terminal.say("")  # what follows begins a line of its own
            self._leave()
            raise

    @abstractmethod
    def _talk(self) -> None:
        """Run until the game is over or the input ends."""

    def _leave(self) -> None:
        """Say where the game is saved."""
        self._terminal.say(self._say("text-left", file=str(self._file or "-")))

    def _say_rewritten(self, place: Path | None) -> None:
        """Say that a deleted log was written again at its place."""
        if place is not None:
            self._file = place
            self._terminal.say(self._say("fault-log-anew", file=str(place)))

    def _undo_refusal(self, error: UndoRefused) -> str:
        """The reason why nothing can be taken back, in words."""
        return self._say(f"undo-{error.reason.replace('_', '-')}")

    def _not_understood(self, text: str) -> None:
        """Say that an input was not understood."""
        self._terminal.say(self._say("text-not-understood", text=text))

    def _seat_named(self, name: str) -> Seat | None:
        """The seat of the player with this name, in any case; None if there is none."""
        folded = [each.casefold() for each in self._names]
        return folded.index(name.casefold()) if name.casefold() in folded else None

    def _agreed(self, question: str) -> bool:
        """Whether the answer is yes."""
        return self._words.get((self._terminal.ask(question) or "").casefold()) == "yes"

    def _numbered(self, text: str, n: int) -> ChoiceT | None:
        """The choice with this number in the last list, unless a command was given since (``n``: commands so far)."""
        listed_at, listed = self._list
        if text.isdecimal() and listed_at == n and 1 <= int(text) <= len(listed):
            return listed[int(text) - 1]
        return None
