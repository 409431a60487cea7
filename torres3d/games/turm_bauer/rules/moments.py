"""Moments that everybody at the table notices: the tower swayed and held, or a figure is higher than any before."""

from math import hypot

from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.rules.events import BlockBuilt, FigureMoved
from torres3d.games.turm_bauer.rules.state import State

SWAY = 150
"""Shift of a block that stood already (1/1000 of an edge) from which on the tower has swayed."""
NOTABLE = 3
"""The lowest level that is noticed: below it somebody climbs higher in nearly every turn."""


def swayed(before: State, event: BlockBuilt) -> bool:
    """Whether a block moved others by much, and nothing fell (T-7.4)."""
    poses = {(each.colour, each.block): each.pose for each in before.blocks}
    moves = [(each.pose, poses[each.colour, each.block]) for each in event.moved]
    return not event.fell and any(hypot(now[0] - then[0], now[1] - then[1]) >= SWAY for now, then in moves)


def new_height(before: State, event: FigureMoved) -> int:
    """The level that a figure has climbed to where no figure stands as high; 0 where that is nothing special."""
    level = level_of(event.to)
    highest = max(level_of(each.figure) for each in before.sets)
    return level if level >= NOTABLE and level > highest else 0


def still_highest(now: State, event: FigureMoved) -> bool:
    """Whether a figure that has moved is there and no other figure is as high."""
    level = level_of(event.to)
    return all(
        each.figure == event.to if each.colour == event.colour else level_of(each.figure) < level for each in now.sets
    )
