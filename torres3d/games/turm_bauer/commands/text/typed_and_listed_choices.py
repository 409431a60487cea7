"""Choices as text: understood as they are typed, all legal ones in few lines, and as a numbered list."""

import re
from collections.abc import Sequence

from torres3d.base.notation_reader import NotationFault
from torres3d.games.turm_bauer.rules.cell_and_column_names import (
    TABLE,
    BlockId,
    Cell,
    Place,
    column_of,
    level_of,
    low_cell,
    spot_name,
)
from torres3d.games.turm_bauer.rules.command_notation import choice_text, read_choice, read_place
from torres3d.games.turm_bauer.rules.commands import Choice, Discard, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.legal import WALK_RINGS
from torres3d.games.turm_bauer.rules.options import BlockSet
from torres3d.games.turm_bauer.words.event_sentences import choice_in_words
from torres3d.games.turm_bauer.words.names import block_name, ring_name, short_place_name
from torres3d.i18n.texts import Translate
from torres3d.terminal.dialogue import Vocabulary, numbered_choices

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


def told_choice(choice: Choice, kind: BlockSet, say: Translate) -> str:
    return f"{choice_in_words(choice, kind, say)}  {choice_text(choice)}"


def choice_lines(choices: Sequence[Choice], kind: BlockSet, say: Translate) -> list[str]:
    """A numbered list of choices in words and notation; only the first of very many."""
    return numbered_choices(choices, lambda choice: told_choice(choice, kind, say), say)


def all_lines(choices: Sequence[Choice], kind: BlockSet, say: Translate) -> list[str]:
    """All legal choices: blocks with their places, or fields to walk to."""
    builds = [choice for choice in choices if isinstance(choice, Placement)]
    boxed = [choice.block for choice in choices if isinstance(choice, Discard)]
    lines = [*block_lines(builds, kind, say), *walk_lines(choices, say)]
    if boxed:
        lines.append(say("text-may-box", blocks=", ".join(boxed)))
    if any(isinstance(choice, Stay) for choice in choices):
        lines.append(say("text-may-stay"))
    return lines


def block_lines(builds: Sequence[Placement], kind: BlockSet, say: Translate) -> list[str]:
    """A line for each block that may be built; those for a ring last."""
    places: dict[tuple[bool, BlockId], list[Placement]] = {}
    for build in builds:
        places.setdefault((build.ring is not None, build.block), []).append(build)
    lines = []
    for (ring, block), found in sorted(places.items()):
        heights = [level_of(low_cell(build.cells)) for build in found]
        name = block_name(kind, block, say)
        words = say("text-may-block", id=block, block=name, places=len(found), low=min(heights), high=max(heights))
        lines.append(say("text-for-a-ring", what=words) if ring else words)
    return lines


def place_lines(builds: Sequence[Placement], say: Translate) -> list[str]:
    """The places for blocks, a line for each level: its fields, and the number of ways to lie there."""
    ways: dict[int, dict[str, int]] = {}
    for cell in sorted(low_cell(build.cells) for build in builds):
        spots = ways.setdefault(level_of(cell), {})
        spots[spot_name(cell[:2])] = spots.get(spot_name(cell[:2]), 0) + 1
    return [
        say(
            "text-level", level=level, parts=", ".join(say("text-ways", spot=spot, ways=n) for spot, n in spots.items())
        )
        for level, spots in sorted(ways.items())
    ]


def walk_lines(choices: Sequence[Choice], say: Translate) -> list[str]:
    """The fields to walk to, a line for each level, the highest first; then those that need a ring."""
    lines = []
    for ring in (None, *WALK_RINGS):
        by_level: dict[int, list[str]] = {}
        for choice in choices:
            if isinstance(choice, Move) and choice.ring == ring:
                by_level.setdefault(level_of(choice.to), []).append(short_place_name(choice.to, say))
        for level, spots in sorted(by_level.items(), reverse=True):
            words = say("text-level", level=level, parts=", ".join(spots))
            lines.append(
                words if ring is None else say("text-walk-ring", ring=ring_name(ring, say), id=ring, what=words)
            )
    return lines
