"""Choices as text: understood as they are typed, all legal ones in few lines, and as a numbered list."""

import re
from collections.abc import Sequence
from contextlib import suppress
from functools import reduce
from itertools import groupby

from torres3d.base.notation_reader import NotationFault
from torres3d.games.turm_bauer.commands.text.typed_line import commands_in
from torres3d.games.turm_bauer.rules.cell_and_column_names import (
    SOUTH,
    TABLE,
    BlockId,
    Cell,
    Cells,
    Place,
    column_of,
    level_of,
    low_cell,
    spot_name,
)
from torres3d.games.turm_bauer.rules.command_notation import choice_text, read_choice, read_place, steps_text
from torres3d.games.turm_bauer.rules.commands import Choice, Discard, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.legal import WALK_RINGS
from torres3d.games.turm_bauer.rules.options import BlockSet
from torres3d.games.turm_bauer.rules.refusals import IllegalCommand
from torres3d.games.turm_bauer.words.event_sentences import choice_in_words
from torres3d.games.turm_bauer.words.names import block_name, ring_name, short_place_name
from torres3d.i18n.texts import Translate
from torres3d.terminal.dialogue import Vocabulary, numbered_choices

WORDS = (
    "help", "tower", "level", "fields", "blocks", "points", "turn", "supply", "legal", "look", "again",
    "me", "row", "column", "around", "stairs", "what", "brief",
    "steady", "hint", "undo", "redo", "file", "rules", "quit", "yes", "no",
)  # fmt: skip
"""Words that can be typed besides choices."""
SHORT: dict[str, str] = {"stay": "stay", "table": ">table", "box": "box:"}
"""Choices that have a word in each language, too."""

_SPOT = r"-?z*[a-z]-?\d{1,3}"
_FIELD = rf"({_SPOT}) ?[/ ] ?(\d{{1,3}})"
_BUILDING = re.compile(rf"([1-6][a-z]) ?[@ ] ?{_FIELD}(?: ?[: ] ?([enwsud, ]+?))?(?: ?[! ] ?(free))?", re.ASCII)
_WALKING = re.compile(rf"> ?(?:{_FIELD}|(table))(?: ?[! ] ?(pass|leap))?", re.ASCII)
_WALKING_TO = re.compile(rf">({_SPOT})?(?:!(pass|leap)?)?", re.ASCII)
_STANDING = re.compile(rf"{_FIELD}(?: ?[! ] ?(pass|leap))?", re.ASCII)
_BLOCK = re.compile(r"[1-6][a-z](?:@|$)", re.ASCII)
_COLUMN = re.compile(_SPOT, re.ASCII)
_ROW = re.compile(r"-?\d{1,3}", re.ASCII)
_LETTER = re.compile(r"-?z*[a-z]", re.ASCII)
_LYING = re.compile(rf"([1-6][a-z])@({_SPOT}):([enwsud,]+)((?:!free)?)", re.ASCII)
HIGHEST = 99
"""A level above all towers."""
_AROUND_MARKS = re.compile(r" *([@:!>/,]) *")


def game_vocabulary(say: Translate, words: Sequence[str] = WORDS) -> Vocabulary:
    return Vocabulary(say, words, SHORT, tidied_input, commands_in)


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
    """The choices that a text can mean: an exact match in any order of steps; otherwise those at a field or in
    a column; otherwise those that begin so, or those with the ring after ``!``. Case does not matter.

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
    if walk := _WALKING_TO.fullmatch(text):
        return _walks_to(walk[1], walk[2], choices)
    if lying := _LYING.fullmatch(text):
        return [choice for choice in choices if choice in _at_any_level(lying)]
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


def _walks_to(spot: str | None, ring: str | None, choices: Sequence[Choice]) -> list[Choice]:
    """The walks to the fields of a column, or to the highest fields of all; with a ``ring`` those that use it."""
    moves = [choice for choice in choices if isinstance(choice, Move) and ring in (None, choice.ring)]
    if spot is not None:
        return [move for move in moves if move.to != TABLE and move.to[:2] == column_of(spot)]
    top = max((level_of(move.to) for move in moves), default=0)
    return [move for move in moves if level_of(move.to) == top]


def _at_any_level(lying: re.Match[str]) -> list[Choice]:
    """A block that lies so in a column, at each level that a tower can have."""
    block, spot, steps, ring = lying.groups()
    found: list[Choice] = []
    for level in range(1, HIGHEST + 1):
        with suppress(NotationFault):
            found.append(read_choice(f"{block}@{spot}/{level}:{steps}{ring}"))
    return found


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


def row_named(text: str) -> int | None:
    """The row that a text names by the number of its columns; None if it names none."""
    return int(text) - SOUTH if _ROW.fullmatch(text.strip()) else None


def letter_named(text: str) -> int | None:
    """The columns that a text names by their letter, as their place from west to east; None if it names none."""
    letter = text.strip().casefold()
    return column_of(f"{letter}0")[0] if _LETTER.fullmatch(letter) else None


def names_stage(text: str) -> bool:
    """Whether a text is the beginning of a walk or of a block, so that it says in which stage it is meant."""
    return text == ">" or _BLOCK.match(text) is not None


def _first_places(choice: Choice) -> Sequence[Place]:
    if isinstance(choice, Placement):
        return [read_place(choice_text(choice).partition("@")[2].partition(":")[0].partition("!")[0])]
    return [choice.to] if isinstance(choice, Move) else []


def _places(choice: Choice) -> Sequence[Place]:
    return choice.cells if isinstance(choice, Placement) else _first_places(choice)


def told_choice(choice: Choice, kind: BlockSet, say: Translate) -> str:
    """A choice in words and in notation, to be typed."""
    return f"{choice_words(choice, kind, say)}  {choice_text(choice)}"


def choice_words(choice: Choice, kind: BlockSet, say: Translate) -> str:
    """A choice in words, that of a block with how it lies."""
    told = choice_in_words(choice, kind, say)
    return f"{told}: {lying_way(choice.cells, say)}" if isinstance(choice, Placement) and choice.cells[1:] else told


def lying_way(cells: Cells, say: Translate) -> str:
    """How a block lies, from its lowest part: such as "2 east, north"; an upright block is "2 up"."""
    turns = [
        ", ".join(_step_words(step, len(list(same)), say) for step, same in groupby(branch))
        for branch in steps_text(cells).split(",")
    ]
    return reduce(lambda first, then: say("text-branch", first=first, then=then), turns)


def _step_words(step: str, count: int, say: Translate) -> str:
    way = say(f"text-step-{step}")
    return way if count == 1 else say("text-steps", count=count, way=way)


def choice_lines(choices: Sequence[Choice], kind: BlockSet, say: Translate) -> list[str]:
    """A numbered list of choices in words: of one block at one field only how it lies; only the first of very many."""
    builds = [choice for choice in choices if isinstance(choice, Placement)]
    alike = {(build.block, low_cell(build.cells), build.ring) for build in builds}
    if len(builds) == len(choices) > 1 == len(alike):
        first = say("text-ways-of", what=choice_in_words(builds[0], kind, say))
        lines = numbered_choices(builds, lambda build: lying_way(build.cells, say), say)
        return [first, *lines[1:]]
    return numbered_choices(choices, lambda choice: choice_words(choice, kind, say), say)


def what_to_type(error: IllegalCommand, choice: Choice, say: Translate) -> str:
    """What to type after a choice was refused: where to hear what is possible instead."""
    if error.reason == "wrong_stage":
        return say("text-try-turn")
    match choice:
        case Placement(block):
            key = "text-try-supply" if error.reason in SUPPLY_REASONS else "text-try-block"
            return say(key, block=block)
        case Move():
            return say("text-try-walk")
    return say("text-try-legal")


SUPPLY_REASONS = ("not_in_supply", "one_alike_first", "not_thrown", "no_ring_left", "one_ring_a_turn")
"""Refusals of a block wherever it would lie."""


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
    """A line for each block that may be built; then one with all that a ring is needed for."""
    places: dict[tuple[bool, BlockId], list[Placement]] = {}
    for build in builds:
        places.setdefault((build.ring is not None, build.block), []).append(build)
    lines: list[str] = []
    rings: list[str] = []
    for (ring, block), found in sorted(places.items()):
        heights = [level_of(low_cell(build.cells)) for build in found]
        name = block_name(kind, block, say)
        if ring:
            rings.append(f"{block} {name}")
            continue
        lines.append(
            say("text-may-block", id=block, block=name, places=len(found), low=min(heights), high=max(heights))
        )
    return [*lines, say("text-for-a-ring", what=", ".join(rings))] if rings else lines


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
