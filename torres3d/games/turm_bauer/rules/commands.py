"""Commands of players: one small frozen value for each command of the log (TURM.md section 10).

A `Build` carries its outcome: the judge runs before it is submitted (T-10.1). A player's choice is a `Placement`.
"""

from typing import Literal

import msgspec

from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Cells, Colour, Place

Pose = tuple[int, int, int]
"""``(dx, dy, yaw)`` of a block from its lattice place, about its centre: 1/1000 of a cube's edge, 1/10 degree."""
LARGEST_SHIFT, LARGEST_YAW, LARGEST_PUSH = 500, 150, 100
"""Bounds of hands and poses (T-10.1)."""


def within_bounds(pose: Pose) -> bool:
    """Whether a log may contain a pose (T-10.1)."""
    dx, dy, yaw = pose
    return max(abs(dx), abs(dy)) <= LARGEST_SHIFT and abs(yaw) <= LARGEST_YAW


BuildRing = Literal["free"]
WalkRing = Literal["pass", "leap"]
Ring = BuildRing | WalkRing
"""Uses of a ring (T-4.7)."""


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Error of the hand that lets a block go (T-7.1): shift and turn as in `Pose`, ``push`` 0 to 100."""

    dx: int = 0
    dy: int = 0
    yaw: int = 0
    push: int = 0


class Moved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A block that moved and has a new pose (T-7.4)."""

    colour: Colour
    block: BlockId
    pose: Pose


class Rest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Verdict of the judge (T-10.1): the new block's ``pose``, None iff it fell; blocks that ``moved`` and ``fell``."""

    pose: Pose | None
    moved: tuple[Moved, ...] = ()
    fell: tuple[tuple[Colour, BlockId], ...] = ()


class CommandBase(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Common part of all commands; never used itself."""


class Placement(CommandBase, frozen=True, tag="build"):
    """A place to build a block: a `Build` without hand and outcome, as `legal` lists it (T-10.2)."""

    block: BlockId
    cells: Cells
    ring: BuildRing | None


class Build(CommandBase, frozen=True, tag="build"):
    """Build a block of the actor's colour (T-4.2), with its outcome."""

    block: BlockId
    cells: Cells
    ring: BuildRing | None
    hand: Hand
    rest: Rest

    @property
    def placement(self) -> Placement:
        return Placement(self.block, self.cells, self.ring)


class Discard(CommandBase, frozen=True, tag="discard"):
    """Put a block of the supply into the box (T-4.5, T-4.9)."""

    block: BlockId


class Move(CommandBase, frozen=True, tag="move"):
    """Walk with the colour's figure, which ends the turn (T-6)."""

    to: Place
    ring: WalkRing | None


class Stay(CommandBase, frozen=True, tag="stay"):
    """End the turn without walking (T-6.8)."""


Command = Build | Discard | Move | Stay
Choice = Placement | Discard | Move | Stay
"""Choices of a player or a bot: the judge turns a `Placement` into a `Build`."""
