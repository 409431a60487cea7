"""The positions from which placements and sequences are counted."""

from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened
from tests.games.turm_bauer.rules.tower_boards import tower
from torres3d.games.turm_bauer.rules.state import State

COURT = """
.....
.##..
.##..
.....

.....
.rb..
.gr..
.....

.....
.rbr.
..r..
.....

.....
..Gr.
..rb.
.....
"""
"""A young tower: blue stands on the cornerstone's height, green above."""
ARCH = """
......
..##..
..##..
......

..gb..
..rr..
..bg..
......

..rr..
......
..rr..
......

..gR..
..bb..
..rg..
......
"""
"""A tunnel under a slab: some of its places are reached only by pushes from the side."""


def bare() -> State:
    """The cornerstone alone, in a first turn."""
    return opened(3, 7)


def court(**options: object) -> State:
    """The young tower."""
    return tower(COURT, dice=(3, 5), figures={"blue": (0, 1, 0), "red": "table"}, **options)


def arch(**options: object) -> State:
    """The tunnel, with a colour that has only some blocks left."""
    state = tower(ARCH, dice=(2, 4), figures={"blue": (1, 1, 1)}, **options)
    kept = ("1c", "1n", "2a", "2b", "3l", "4s", "6t")
    return replace(state, sets=tuple(replace(each, supply=kept) for each in state.sets))
