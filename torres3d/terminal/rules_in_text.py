"""The rules of a game in text play: their contents, a section by its number, or the section that some words are in."""

from torres3d.i18n.texts import Translate
from torres3d.i18n.words_declaration import RuleBook, search_sections

MOST_DIGITS = 3
"""Digits that the number of a section may have."""


def rule_lines(asked: str, book: RuleBook, say: Translate) -> list[str]:
    """The section that is asked for by its number or by words; the contents where nothing is asked for."""
    sections, wanted = book.sections, asked.strip()
    if not wanted:
        return [book.about, *_contents(book), say("text-rules-more")]
    hits: tuple[int, ...]
    if wanted.isdecimal():
        number = int(wanted) if len(wanted) <= MOST_DIGITS else 0
        if not 0 < number <= len(sections):
            return [say("text-rules-no-number", count=len(sections))]
        hits = (number - 1,)
    else:
        hits = search_sections(sections, wanted)
        if not hits:
            return [say("text-rules-no-match", words=wanted)]
    first, *others = hits
    lines = [f"{sections[first].title}.", *sections[first].paragraphs]
    if others:
        lines.append(say("text-rules-also", sections=_numbered(book, others)))
    return lines


def _contents(book: RuleBook) -> list[str]:
    """A line for each chapter, with its sections and their numbers."""
    by_chapter = {
        name: [number for number, section in enumerate(book.sections) if section.chapter == chapter]
        for chapter, name in book.chapters.items()
    }
    return [f"{name}: {_numbered(book, numbers)}." for name, numbers in by_chapter.items() if numbers]


def _numbered(book: RuleBook, numbers: list[int]) -> str:
    return ", ".join(f"{number + 1} {book.sections[number].title}" for number in numbers)
