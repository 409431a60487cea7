"""Game words: what the program asks of a game's texts, its name, its rulebook, and its refusals."""

from abc import ABC, abstractmethod
from typing import Any

from torres3d.base.faults import RefusedByRule
from torres3d.engine.kit import Command, GameSetup
from torres3d.i18n.rule_sections import RuleBook
from torres3d.i18n.texts import Translate


class GameWords(ABC):
    """A game in the player's language; ``say`` is that language."""

    @abstractmethod
    def name(self, say: Translate) -> str:
        """The game's name."""

    @abstractmethod
    def about(self, say: Translate) -> str:
        """The game in a sentence, for the card in the main menu."""

    @abstractmethod
    def refusal(self, error: RefusedByRule, setup: GameSetup | None, say: Translate) -> str:
        """The reason why the rules refuse a command; without a ``setup``, players and pieces have no names."""

    @abstractmethod
    def value(self, value: object, say: Translate, /) -> str | None:
        """A value of a fault that is this game's own, such as a refused command; None for any other value."""

    def file_kind(self, key: str, say: Translate) -> str:
        """The name of a file type of this game, whose key is given."""
        return say(key)

    def situation(self, state: Any, say: Translate) -> str:
        """The situation of the player to move, in a sentence."""
        return ""

    def command(self, command: Command, say: Translate) -> str:
        """A command, for a button or a list."""
        return str(command)

    def event(self, event: Any, say: Translate) -> str:
        """An event, for a line of the log; empty for one that is not told."""
        return ""

    @abstractmethod
    def rule_book(self, setup: GameSetup, say: Translate, tell: Translate) -> RuleBook:
        """The rules of a playable set-up; ``tell`` gives the texts of config/guide."""
