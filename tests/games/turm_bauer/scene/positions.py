"""Positions of Turm Bauer, set up by hand, for the tests of its table."""

from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Cell, Colour, Place
from torres3d.games.turm_bauer.rules.commands import Pose
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.state import BuiltBlock, ColourSet, State

COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow")
IDS = ("1c", "1n", "2a", "2b", "3i", "3l", "4l", "4s", "5l", "5p", "6s", "6t")


def block(colour: Colour, name: str, *cells: Cell, pose: Pose = (0, 0, 0)) -> BuiltBlock:
    """A block that was built."""
    return BuiltBlock(colour, name, tuple(sorted(cells)), pose)


def position(*built: BuiltBlock, figures: tuple[Place, ...] = (TABLE,) * 4, turn: int = 0, seats: int = 4) -> State:
    """A game of so many seats, in which these blocks were built and all others lie in the supplies."""
    used = {(each.colour, each.block) for each in built}
    sets = tuple(
        ColourSet(colour, seat, tuple(name for name in IDS if (colour, name) not in used), (), figures[seat])
        for seat, colour in enumerate(COLOURS[:seats])
    )
    rolls = tuple((1 + n % 6, 1 + n * 5 % 6) for n in range(12 * seats))
    return State(Options(), sets, tuple(range(seats)), rolls, 7, turn=turn, blocks=built)


START = position()
LOW = position(
    block("red", "4l", (0, 0, 1), (1, 0, 1), (2, 0, 1), (0, 1, 1)),
    block("blue", "2a", (1, 1, 1), (1, 1, 2)),
    block("green", "1c", (2, 1, 1)),
    block("yellow", "3i", (0, 0, 2), (1, 0, 2), (2, 0, 2)),
    figures=((0, 1, 1), (1, 1, 2), TABLE, (2, 0, 2)),
    turn=4,
)
"""Four blocks on the cornerstone."""


def column(levels: int) -> State:
    """A straight tower of so many levels."""
    names = ["1c", "1n", "2a", "2b", "3i"]
    built, level = [], 1
    for name in names:
        for colour in COLOURS:
            size = int(name[0])
            if level + size - 1 <= levels:
                built.append(block(colour, name, *((0, 0, level + step) for step in range(size))))
                level += size
    return position(*built)
