"""State of a game of Turm Bauer: one frozen value, changed only by `torres3d.games.turm_bauer.rules.evolve`."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from torres3d.games.turm_bauer.rules import tower_picture
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, BlockId, Cells, Colour, Place, Seat, level_of
from torres3d.games.turm_bauer.rules.command_notation import COLOUR_LETTERS, place_text
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

    def __repr__(self) -> str:
        return f"<Turm Bauer state: {self.summary}>"

    def __str__(self) -> str:
        return "\n".join([self.summary, *tower_picture.tower_rows(self.shown, names=True), *self._possessions()])

    def _repr_svg_(self) -> str:
        """The tower as a notebook shows it."""
        return tower_picture.tower_svg(self.shown, self.summary)

    @property
    def shown(self) -> tower_picture.Shown:
        """Blocks and figures for a picture."""
        blocks = [(each.colour, each.block, each.cells) for each in self.blocks]
        return tower_picture.Shown(blocks, {each.colour: each.figure for each in self.sets})

    @property
    def moment(self) -> str:
        """The turn from 1 with its colour and the dice: ``7 C 2+3``; ``over`` after the last."""
        if self.dice is None:
            return "over"
        return f"{self.turn + 1} {COLOUR_LETTERS[self.number_in_turn]} {self.dice[0]}+{self.dice[1]}"

    @property
    def summary(self) -> str:
        """The position in one line: the moment, who acts, the levels of figures."""
        letters = self.shown.letter_of
        levels = ", ".join(f"{letters[each.colour]} {level_of(each.figure)}" for each in self.sets)
        if self.dice is None:
            won = " ".join(letters[each.colour] for each in self.sets if each.seat in self.winners)
            fallen = "" if self.collapse is None else ", the tower fell"
            return f"over{fallen}, won by {won}; levels {levels}"
        dice = f"dice {self.dice[0]} and {self.dice[1]}"
        return f"turn {self.turn + 1}, {letters[self.to_act.colour]} to {self.stage}, {dice}; levels {levels}"

    def _possessions(self) -> Iterator[str]:
        """A line for each colour: figure, rings and blocks."""
        for letter, each in zip(COLOUR_LETTERS, self.sets, strict=False):
            blocks, box = (" ".join(held) or "none" for held in (each.supply, each.box))
            yield (
                f"{letter} {each.colour}: figure on {place_text(each.figure)}, rings {each.rings}, "
                f"blocks {blocks}, in the box {box}"
            )

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
