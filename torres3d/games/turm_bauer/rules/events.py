"""Events: frozen values that `decide` returns, `evolve` folds and the scene shows."""

import msgspec

from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Cells, Colour, Place, Seat
from torres3d.games.turm_bauer.rules.commands import Hand, Moved, Pose, Ring, WalkRing

Fallen = tuple[tuple[Colour, BlockId], ...]
"""Blocks that fell, sorted by colour, then block."""


class EventBase(msgspec.Struct, frozen=True, tag_field="type", tag=True):
    """Common part of all events; never used itself."""


class ColourEvent(EventBase, frozen=True):
    """Common part of the events of one colour; never used itself."""

    seat: Seat
    colour: Colour


class BlockLetGo(ColourEvent, frozen=True):
    """Common part of the events of a block that was let go with this ``hand``; never used itself."""

    block: BlockId
    cells: Cells
    hand: Hand


class RingUsed(ColourEvent, frozen=True):
    """A ring of the colour went into the box (T-4.7)."""

    ring: Ring


class BlockBuilt(BlockLetGo, frozen=True):
    """A block was let go with this ``hand`` and stays.

    Fewer than ``collapse`` others ``fell`` and were put back with their figures (T-7.5); ``moved`` has those with a new
    pose (T-7.4).
    """

    pose: Pose
    moved: tuple[Moved, ...] = ()
    fell: Fallen = ()


class BlockSlipped(BlockLetGo, frozen=True):
    """A block was let go and fell, with fewer than ``collapse`` in all (``fell``, itself included).

    The others were put back, and it is in the supply again (T-7.5). ``slips`` counts the slips of this turn.
    """

    fell: Fallen
    slips: int


class BlockBoxed(ColourEvent, frozen=True):
    """A block of the supply went into the box: discarded (T-4.5), or ``slipped`` too often (T-7.5)."""

    block: BlockId
    slipped: bool = False


class TowerCollapsed(BlockLetGo, frozen=True):
    """A block was let go, and so many fell that the game is over (T-7.6); only the use of a ring counts."""

    pose: Pose | None
    fell: Fallen


class FigureMoved(ColourEvent, frozen=True):
    """A figure walked (T-6)."""

    source: Place
    to: Place
    ring: WalkRing | None = None


class FigureStayed(ColourEvent, frozen=True):
    """A figure stayed where it was (T-6.8)."""


class TurnBegan(EventBase, frozen=True):
    """Turn ``turn`` (from 0) began with this throw of the dice (T-4.1)."""

    turn: int
    seat: Seat
    colour: Colour
    dice: tuple[int, int]


class GameEnded(EventBase, frozen=True):
    """The game is over (T-8): the ``winners``, and the seat that brought the tower down, if any."""

    winners: tuple[Seat, ...]
    collapse: Seat | None = None


Event = (
    RingUsed
    | BlockBuilt
    | BlockSlipped
    | BlockBoxed
    | TowerCollapsed
    | FigureMoved
    | FigureStayed
    | TurnBegan
    | GameEnded
)
