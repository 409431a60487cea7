"""Legal choices in few lines: blocks and their places, fields by level; and as a numbered list."""

from collections.abc import Sequence

from torres3d.games.turm_bauer.rules.commands import Choice, Discard, Move, Placement, Stay, WalkRing
from torres3d.games.turm_bauer.rules.notation import choice_text
from torres3d.games.turm_bauer.rules.options import BlockSet
from torres3d.games.turm_bauer.rules.places import TABLE, BlockId, level_of, low_cell, spot_name
from torres3d.games.turm_bauer.words.block_names import block_name
from torres3d.games.turm_bauer.words.names import ring_name
from torres3d.games.turm_bauer.words.phrases import choice_in_words
from torres3d.i18n.texts import Translate
from torres3d.terminal.vocabulary import numbered_choices

WALKS: tuple[WalkRing | None, ...] = (None, "pass", "leap")


def told_choice(choice: Choice, kind: BlockSet, say: Translate) -> str:
    """A choice in words, with its notation."""
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
    for ring in WALKS:
        by_level: dict[int, list[str]] = {}
        for choice in choices:
            if isinstance(choice, Move) and choice.ring == ring:
                spot = say("turm-table") if choice.to == TABLE else spot_name(choice.to[:2])
                by_level.setdefault(level_of(choice.to), []).append(spot)
        for level, spots in sorted(by_level.items(), reverse=True):
            words = say("text-level", level=level, parts=", ".join(spots))
            lines.append(
                words if ring is None else say("text-walk-ring", ring=ring_name(ring, say), id=ring, what=words)
            )
    return lines
