"""The layout of the table: a state as places of things. Pure: the same state gives the same layout."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, radians, sin

from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, BlockId, Cell, Cells, Colour, Place, Seat
from torres3d.games.turm_bauer.rules.commands import Hand, Pose
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State
from torres3d.games.turm_bauer.scene.measures import DIE, RING_THICKNESS, Side, cell_at, field, middle, middle_of, sides
from torres3d.games.turm_bauer.scene.supply_layout import LyingBlock, boxed, boxed_rings, heaped
from torres3d.games.turm_bauer.scene.transforms import Transform, carried
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.mesh import Mesh

FIGURE_OUT, DICE_OUT, RINGS_OUT = 4.8, 4.8, 6.15
"""Distance of figures, dice and rings from the middle of the table."""
DICE_RIGHT, RINGS_RIGHT = 2.3, 3.3

RINGS = 2
"""T-2.2: of each colour."""


@dataclass(frozen=True, slots=True)
class TurnedPiece:
    """A figure, die or ring: its ``colour``, its ``number`` (of a die: what it shows), its place, and its turn in
    degrees."""

    colour: Colour
    number: int
    place: Point
    heading: float


@dataclass(frozen=True, slots=True)
class FallenPiece:
    """A block that was built in these ``cells`` and has fallen, or a figure (``block`` None): where its middle or its
    foot lies, and how it is turned."""

    colour: Colour
    block: BlockId | None
    cells: Cells
    lies: Transform

    @property
    def parts(self) -> list[Point]:
        """The middles of a block's parts."""
        x, y, z = middle_of(self.cells)
        return [carried((a - x, b - y, c - z), self.lies) for a, b, c in map(middle, self.cells)]


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything on the table. ``seats`` are those of the colours in play, in their order; after a collapse nothing is
    ``built`` any more, and figures that stood on the tower are among the ``fallen`` as well."""

    seats: dict[Colour, Seat]
    built: tuple[BuiltBlock, ...]
    figures: tuple[TurnedPiece, ...]
    rings: tuple[TurnedPiece, ...]
    used_rings: tuple[TurnedPiece, ...]
    heaps: tuple[LyingBlock, ...]
    box: tuple[LyingBlock, ...]
    dice: tuple[TurnedPiece, ...]
    fallen: tuple[FallenPiece, ...] = ()

    @property
    def filled(self) -> list[Cell]:
        """The cells of the building without its cornerstone; of fallen blocks those in which their parts lie."""
        lying = [cell_at(*part) for piece in self.fallen if piece.cells for part in piece.parts]
        return [*(cell for block in self.built for cell in block.cells), *lying]

    def figure_of(self, colour: Colour) -> TurnedPiece:
        return next(each for each in self.figures if each.colour == colour)


def layout_of(state: State) -> Layout:
    """The layout of a state."""
    colours = tuple(each.colour for each in state.sets)
    places = dict(zip(colours, sides(len(colours)), strict=True))
    blocks = {cell: block for block in state.blocks for cell in block.cells}
    figures = [standing_figure(each.colour, each.figure, places[each.colour], blocks) for each in state.sets]
    rings: list[TurnedPiece] = []
    used: list[TurnedPiece] = []
    heaps: list[LyingBlock] = []
    box: list[LyingBlock] = []
    block_set = state.options.blocks
    for number, each in enumerate(state.sets):
        side = places[each.colour]
        rings += [TurnedPiece(each.colour, n, ring_place(n, side), 0.0) for n in range(each.rings)]
        if each.rings < RINGS:
            in_box = boxed_rings(block_set, each.colour, number, each.box)
            used += [TurnedPiece(each.colour, n, in_box[n], 0.0) for n in range(each.rings, RINGS)]
        heaps += [heaped(block_set, each.colour, block, side) for block in each.supply]
        box += boxed(block_set, each.colour, number, each.box)
    acting, dice = state.acting, []
    if acting is not None:
        side = places[acting.colour]
        dice = [TurnedPiece(acting.colour, value, *die_place(n, side)) for n, value in enumerate(state.dice or ())]
    return Layout(
        {each.colour: each.seat for each in state.sets},
        state.blocks,
        tuple(figures),
        tuple(rings),
        tuple(used),
        tuple(heaps),
        tuple(box),
        tuple(dice),
    )


def posed(pose: Pose, cells: Cells) -> tuple[Point, float]:
    """The middle of a block built in these cells, and its turn in degrees."""
    x, y, z = middle_of(cells)
    return (x + pose[0] / 1000, y + pose[1] / 1000, z), pose[2] / 10


def let_go_at(cells: Cells, hand: Hand) -> tuple[Point, float]:
    """The middle of a block and its turn when this hand drops it on its place (T-7.1)."""
    return posed((hand.dx, hand.dy, hand.yaw), cells)


def in_pose(mesh: Mesh, block: BuiltBlock) -> Mesh:
    """A mesh of a block's straight cells, in the pose of the block."""
    x, y, z = middle_of(block.cells)
    return mesh.placed(-x, -y, -z).placed(x + block.pose[0] / 1000, y + block.pose[1] / 1000, z, block.pose[2] / 10)


def carried_point(point: Point, block: BuiltBlock) -> Point:
    """The place of a point of a straight block after the block's pose: a figure moves with its field (T-7.7)."""
    (x, y, _z), yaw = posed(block.pose, block.cells)
    straight = middle_of(block.cells)
    right, ahead = point[0] - straight[0], point[1] - straight[1]
    c, s = cos(radians(yaw)), sin(radians(yaw))
    return x + right * c - ahead * s, y + right * s + ahead * c, point[2]


def standing_figure(colour: Colour, place: Place, side: Side, blocks: Mapping[Cell, BuiltBlock]) -> TurnedPiece:
    """A figure on its field, or on the table in front of its owner; ``blocks`` by the cells they fill."""
    if place == TABLE:
        return TurnedPiece(colour, 0, side.place(0.0, FIGURE_OUT), side.heading)
    block = blocks.get(place)
    if block is None:
        return TurnedPiece(colour, 0, field(place), side.heading)
    return TurnedPiece(colour, 0, carried_point(field(place), block), side.heading + block.pose[2] / 10)


def die_place(number: int, side: Side) -> tuple[Point, float]:
    """The place and turn of one of the two dice, in front of the colour that throws them."""
    return side.place(
        DICE_RIGHT + 0.95 * number, DICE_OUT - 0.25 * number, DIE / 2
    ), side.heading + 24.0 - 41.0 * number


def ring_place(number: int, side: Side) -> Point:
    """The place of one of a colour's two rings."""
    return side.place(RINGS_RIGHT + 0.78 * number, RINGS_OUT, RING_THICKNESS)
