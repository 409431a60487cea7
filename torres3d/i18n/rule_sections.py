"""Sections of a rulebook, for any game, found by the ids of their rules. Pure."""

import unicodedata
from collections.abc import Sequence

import msgspec


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
