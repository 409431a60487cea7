"""Game words: what the program asks of a game's texts, its name, its rulebook, and its refusals."""

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec

from torres3d.base.faults import RefusedByRule
from torres3d.engine.kit import Command, GameSetup
from torres3d.i18n.texts import Translate


class RuleSection(msgspec.Struct, frozen=True):
    """A section of the rules.

    ``rules`` are the ids of its rules, ``picture`` is the path of its picture within the assets, without the ending,
    empty where it has none, ``changed`` whether a house rule changed it.
    """

    id: str
    chapter: str
    title: str
    paragraphs: tuple[str, ...]
    rules: tuple[str, ...] = ()
    picture: str = ""
    changed: bool = False


class RuleBook(msgspec.Struct, frozen=True):
    """The rules of one game in one language: ``about`` names it, ``chapters`` are their names by their ids."""

    about: str
    chapters: dict[str, str]
    sections: tuple[RuleSection, ...]


def section_of(sections: Sequence[RuleSection], rule: str) -> int:
    """The number of the section on a rule; the first one where there is none."""
    return next((number for number, section in enumerate(sections) if rule in section.rules), 0)


def search_sections(sections: Sequence[RuleSection], words: str) -> tuple[int, ...]:
    """The numbers of the sections with all these words, matches in titles first; accents and case do not matter."""
    wanted = [_plain(word) for word in words.split()]
    titles = [_plain(section.title) for section in sections]
    whole = [f"{title} {_plain(' '.join(section.paragraphs))}" for title, section in zip(titles, sections, strict=True)]
    numbers = [number for number, text in enumerate(whole) if all(word in text for word in wanted)]
    return tuple(sorted(numbers, key=lambda number: not all(word in titles[number] for word in wanted)))


def _plain(text: str) -> str:
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


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
