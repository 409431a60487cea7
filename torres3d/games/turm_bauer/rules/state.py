"""State of a game of Turm Bauer: one frozen value, changed only by `torres3d.games.turm_bauer.rules.evolve`."""

from typing import Literal

import msgspec

from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, BlockId, Cells, Colour, Place, Seat
from torres3d.games.turm_bauer.rules.commands import Pose, Ring
from torres3d.games.turm_bauer.rules.events import TowerCollapsed
from torres3d.games.turm_bauer.rules.options import Options

Stage = Literal["build", "move", "over"]
Dice = tuple[int, int]
STRAIGHT: Pose = (0, 0, 0)
"""The pose of a block that lies exactly on the lattice."""
TURNS_A_COLOUR = 12
"""Number of blocks and so of turns of each colour (T-4.8)."""


class BuiltBlock(msgspec.Struct, frozen=True):
    """A block that was built."""

    colour: Colour
    block: BlockId
    cells: Cells
    pose: Pose = STRAIGHT


class ColourSet(msgspec.Struct, frozen=True):
    """Material of one colour (T-2.2): its seat, figure, blocks to be built and boxed (sorted by id), rings."""

    colour: Colour
    seat: Seat
    supply: tuple[BlockId, ...]
    box: tuple[BlockId, ...] = ()
    figure: Place = TABLE
    rings: int = 2


class State(msgspec.Struct, frozen=True):
    """All facts of a game at one moment, hidden ones included.

    ``sets`` by seat (a seat's first colour, then its second), ``order`` are indices into them, one for each turn of a
    round, over and over. ``rolls`` has the dice of every turn and ``tremor`` is the source of drawn hands: both are
    hidden (`torres3d.games.turm_bauer.rules.seat_view`). ``slips`` and ``ring_used`` are of the current turn.
    ``blocks`` are in the order built, without the cornerstone. ``collapse`` is the seat that brought the tower down;
    blocks and figures are then those before (T-7.6), and ``ruin`` says how it came down.
    """

    options: Options
    sets: tuple[ColourSet, ...]
    order: tuple[int, ...]
    rolls: tuple[Dice, ...]
    tremor: int
    stage: Stage = "build"
    turn: int = 0
    blocks: tuple[BuiltBlock, ...] = ()
    slips: int = 0
    ring_used: Ring | None = None
    winners: tuple[Seat, ...] = ()
    collapse: Seat | None = None
    ruin: TowerCollapsed | None = None

    @property
    def number_in_turn(self) -> int:
        """The index in ``sets`` of the colour whose turn it is."""
        return self.order[self.turn % len(self.order)]

    @property
    def acting(self) -> ColourSet | None:
        """The colour to act; None when the game is over."""
        return None if self.stage == "over" else self.sets[self.number_in_turn]

    @property
    def to_act(self) -> ColourSet:
        """The colour to act in a game that goes on."""
        acting = self.acting
        assert acting is not None
        return acting

    @property
    def may_use_ring(self) -> bool:
        """Whether the colour to act has a ring and used none in this turn (T-4.7, one a turn)."""
        return self.to_act.rings > 0 and self.ring_used is None

    @property
    def actor(self) -> Seat | None:
        """The seat to act; None when the game is over."""
        acting = self.acting
        return None if acting is None else acting.seat

    @property
    def dice(self) -> Dice | None:
        """The dice of this turn; None when the game is over."""
        return None if self.stage == "over" else self.rolls[self.turn]

    @property
    def players(self) -> int:
        """The number of players, 2 to 4."""
        return max(each.seat for each in self.sets) + 1

    def set_of(self, colour: Colour) -> ColourSet:
        """The material of a colour; `KeyError` where nobody has it."""
        for each in self.sets:
            if each.colour == colour:
                return each
        raise KeyError(colour)
