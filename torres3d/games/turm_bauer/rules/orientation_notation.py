"""Orientation of a block as steps from part to part: ``een`` is two to the east, then one to the north.

A walk begins at the part that names the block's place and passes all others; a comma begins again at the first part. So
nobody has to learn numbers for the 24 ways to turn a block.
"""

from collections import deque
from collections.abc import Mapping
from functools import cache

from torres3d.games.turm_bauer.rules.column_names import low_cell
from torres3d.games.turm_bauer.rules.places import Cell, Cells

STEPS: Mapping[str, Cell] = {
    "e": (1, 0, 0),
    "n": (0, 1, 0),
    "w": (-1, 0, 0),
    "s": (0, -1, 0),
    "u": (0, 0, 1),
    "d": (0, 0, -1),
}
"""East, north, west, south, up and down, in the order of trying."""
BRANCH_MARK = ","
MOST_PARTS = 6


def steps_text(cells: Cells) -> str:
    """The shortest walk through all parts of a block from its lowest, first one.

    Of several, the one that begins again rather than going back, then the one that goes east first, then north, west,
    south, up, down. ValueError for cells that form no block: none, too many, or not joined.
    """
    if not 1 <= len(set(cells)) == len(cells) <= MOST_PARTS:
        raise ValueError(f"these cells are no block's: {cells}")
    x, y, z = low_cell(cells)
    return _walk(frozenset((a - x, b - y, c - z) for a, b, c in cells))


def step_from(cell: Cell, step: str) -> Cell:
    """The cell beside this one."""
    dx, dy, dz = STEPS[step]
    return cell[0] + dx, cell[1] + dy, cell[2] + dz


@cache
def _walk(cells: frozenset[Cell]) -> str:
    """The shortest walk, by trying ever longer ones in order; the first part is [0, 0, 0]."""
    start: Cell = (0, 0, 0)
    begun = (start, frozenset([start]))
    seen, tried = {begun}, deque([("", *begun)])
    while tried:
        text, cell, passed = tried.popleft()
        if passed == cells:
            return text
        if (start, passed) not in seen:
            seen.add((start, passed))
            tried.append((text + BRANCH_MARK, start, passed))
        for step in STEPS:
            beside = step_from(cell, step)
            following = beside, passed | {beside}
            if beside in cells and following not in seen:
                seen.add(following)
                tried.append((text + step, *following))
    raise ValueError(f"these cells are no block's: {sorted(cells)} are not joined")
