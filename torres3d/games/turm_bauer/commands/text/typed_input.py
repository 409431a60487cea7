"""Understands typed input: words such as ``tower``, and choices in a forgiving notation."""

import re
from collections.abc import Sequence

from torres3d.base.notation_reader import NotationFault
from torres3d.games.turm_bauer.rules.commands import Choice, Move, Placement
from torres3d.games.turm_bauer.rules.notation import choice_text, read_choice, read_place
from torres3d.games.turm_bauer.rules.places import TABLE, Cell, Place, column_of
from torres3d.i18n.texts import Translate
from torres3d.terminal.vocabulary import Vocabulary

WORDS = (
    "help", "tower", "level", "fields", "blocks", "points", "turn", "supply", "legal", "look", "again",
    "steady", "hint", "undo", "redo", "file", "quit", "yes",
)  # fmt: skip
"""Words that can be typed besides choices."""
SHORT: dict[str, str] = {"stay": "stay", "table": ">table", "box": "box:"}
"""Choices that have a word in each language, too."""

_SPOT = r"-?z*[a-z]-?\d{1,3}"
_FIELD = rf"({_SPOT}) ?[/ ] ?(\d{{1,3}})"
_BUILDING = re.compile(rf"([1-6][a-z]) ?[@ ] ?{_FIELD}(?: ?[: ] ?([enwsud, ]+?))?(?: ?[! ] ?(free))?", re.ASCII)
_WALKING = re.compile(rf"> ?(?:{_FIELD}|(table))(?: ?[! ] ?(pass|leap))?", re.ASCII)
_STANDING = re.compile(rf"{_FIELD}(?: ?[! ] ?(pass|leap))?", re.ASCII)
_COLUMN = re.compile(_SPOT, re.ASCII)
_AROUND_MARKS = re.compile(r" *([@:!>/,]) *")


def game_vocabulary(say: Translate) -> Vocabulary:
    """The words that can be typed in a language."""
    return Vocabulary(say, WORDS, SHORT, tidied_input)


def tidied_input(line: str) -> str:
    """A line in exact notation: ``4L m10 2 een`` is ``4l@m10/2:een``, ``> m10 2`` is ``>m10/2``, and
    ``m10 2`` is the field ``m10/2``."""
    text = " ".join(line.casefold().split())
    if found := _BUILDING.fullmatch(text):
        block, spot, level, steps, ring = found.groups()
        walk = (steps or "").replace(" ", "")
        return f"{block}@{spot}/{level}{':' if walk else ''}{walk}{'!free' if ring else ''}"
    if found := _WALKING.fullmatch(text):
        spot, level, table, ring = found.groups()
        return f">{table or f'{spot}/{level}'}{f'!{ring}' if ring else ''}"
    if found := _STANDING.fullmatch(text):
        spot, level, ring = found.groups()
        return f">{spot}/{level}!{ring}" if ring else f"{spot}/{level}"
    return _AROUND_MARKS.sub(r"\1", text)


def matching_choices(text: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choices that a text can mean: an exact match in any order of steps; else those at a field or in a column;
    else those that begin so, or those with the ring after ``!``. Case does not matter.

    Without a ring in the text, choices without a ring come first.
    """
    plain = [choice for choice in choices if "!" in text or getattr(choice, "ring", None) is None]
    return _meant(text.casefold(), plain) or _meant(text.casefold(), choices)


def _meant(text: str, choices: Sequence[Choice]) -> list[Choice]:
    try:
        exactly = read_choice(text)
    except NotationFault:
        pass
    else:
        if exactly in choices:
            return [exactly]
    if not text:
        return []
    place = place_named(text)
    if place is not None:
        return [choice for choice in choices if place in _first_places(choice)] or [
            choice for choice in choices if place in _places(choice)
        ]
    if _COLUMN.fullmatch(text):
        column = column_of(text)
        return [choice for choice in choices if any(place[:2] == column for place in _places(choice))]
    if text.startswith("!"):
        return [choice for choice in choices if text in choice_text(choice)]
    return [choice for choice in choices if choice_text(choice).startswith(text)]


def place_named(text: str) -> Cell | None:
    """The field that a text names; None if it names none."""
    try:
        place = read_place(tidied_input(text))
    except NotationFault:
        return None
    return None if place == TABLE else place


def column_named(text: str) -> tuple[int, int] | None:
    """The column that a text names, alone or with a level; None if it names none."""
    place = place_named(text)
    if place is not None:
        return place[:2]
    tidied = tidied_input(text)
    return column_of(tidied) if _COLUMN.fullmatch(tidied) else None


def _first_places(choice: Choice) -> Sequence[Place]:
    if isinstance(choice, Placement):
        return [read_place(choice_text(choice).partition("@")[2].partition(":")[0].partition("!")[0])]
    return [choice.to] if isinstance(choice, Move) else []


def _places(choice: Choice) -> Sequence[Place]:
    return choice.cells if isinstance(choice, Placement) else _first_places(choice)
