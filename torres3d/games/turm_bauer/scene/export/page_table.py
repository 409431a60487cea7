"""The table of Turm Bauer on a page: a layout as placed parts of the kit."""

from collections.abc import Iterator, Mapping, Sequence

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, Cells, Colour
from torres3d.games.turm_bauer.scene.die import FACE_UP
from torres3d.games.turm_bauer.scene.export.page_kit import block_part, figure_part
from torres3d.games.turm_bauer.scene.export.part_rotations import rotation_of, shape_in
from torres3d.games.turm_bauer.scene.layout import Layout, TurnedPiece, posed
from torres3d.games.turm_bauer.scene.measures import middle_of
from torres3d.games.turm_bauer.scene.scene_graph import Key
from torres3d.games.turm_bauer.scene.supply_layout import BOX_MIDDLE, HEAP_SCALE
from torres3d.games.turm_bauer.scene.transforms import Transform
from torres3d.scene.export.page.placed_parts import NOBODY, PlacedPart, Rotation
from torres3d.scene.export.page.rotations import about, after, headed, rounded
from torres3d.scene.shapes.axis_conventions import Point

Things = dict[Key, PlacedPart]
"""Placed parts by the things they are; a block in the supply, built or in the box is one thing, ``("block", colour,
id)``."""


def ground_parts() -> tuple[PlacedPart, ...]:
    """What is always on the table: mat, table, room, the empty box and the cornerstone."""
    middle = (0.0, 0.0, 0.0)
    around = [PlacedPart(name, middle) for name in ("mat", "table", "room")]
    return (*around, PlacedPart("box", BOX_MIDDLE), PlacedPart("cornerstone", middle_of(CORNERSTONE)))


def layout_parts(layout: Layout, emblems: Mapping[Colour, int]) -> Iterator[PlacedPart]:
    """Everything that stands and lies on the table. ``emblems`` has that of each colour, 1 to 4; the colour of a part
    is its number among those of the layout."""
    yield from things_on(layout, emblems).values()


def things_on(layout: Layout, emblems: Mapping[Colour, int]) -> Things:
    """The same by the things they are."""
    return _Painter([*layout.seats], emblems).things(layout)


class _Painter:
    def __init__(self, colours: Sequence[Colour], emblems: Mapping[Colour, int]) -> None:
        self._number = {colour: number for number, colour in enumerate(colours)}
        self._emblems = emblems

    def things(self, layout: Layout) -> Things:
        found: Things = {}
        for built in layout.built:
            place, yaw = posed(built.pose, built.cells)
            found["block", built.colour, built.block] = self._block(built.colour, built.cells, place, headed(yaw))
        for piece in layout.fallen:
            lies = piece.lies
            if piece.block is None:
                found["figure", piece.colour] = self._figure(piece.colour, lies[0], rotation_of(lies[1]))
            else:
                key = ("block", piece.colour, piece.block)
                found[key] = self._block(piece.colour, piece.cells, lies[0], rotation_of(lies[1]))
        for figure in layout.figures:
            found.setdefault(
                ("figure", figure.colour), self._figure(figure.colour, figure.place, headed(figure.heading))
            )
        for each in (*layout.heaps, *layout.box):
            turn = headed(each.heading)
            found["block", each.colour, each.block] = self._block(each.colour, each.cells, each.place, turn, HEAP_SCALE)
        for ring in (*layout.rings, *layout.used_rings):
            found["ring", ring.colour, ring.number] = self._piece(ring, "ring", headed(ring.heading))
        for number, die in enumerate(layout.dice):
            found["die", number] = self._die(die)
        return found

    def _block(self, colour: Colour, cells: Cells, place: Point, turn: Rotation, scale: float = 1.0) -> PlacedPart:
        shape, basic = shape_in(cells)
        name = block_part(shape, self._emblems[colour])
        return PlacedPart(name, rounded_place(place), rounded(after(basic, turn)), scale, self._number[colour])

    def _figure(self, colour: Colour, foot: Point, turn: Rotation) -> PlacedPart:
        name = figure_part(self._emblems[colour])
        return PlacedPart(name, rounded_place(foot), rounded(turn), colour=self._number[colour])

    def _piece(self, piece: TurnedPiece, name: str, turn: Rotation) -> PlacedPart:
        return PlacedPart(name, rounded_place(piece.place), rounded(turn), colour=self._number[piece.colour])

    def _die(self, die: TurnedPiece) -> PlacedPart:
        turn = after(die_rotation(die.number), headed(die.heading))
        return PlacedPart("die", rounded_place(die.place), rounded(turn), colour=NOBODY)


def die_rotation(number: int) -> Rotation:
    """How a die is turned that shows this number."""
    _, pitch, roll = FACE_UP[number]
    return after(about((0.0, 1.0, 0.0), roll), about((1.0, 0.0, 0.0), pitch))


def block_rotation(cells: Cells, transform: Transform) -> Rotation:
    """How the part of a block that was built in these cells is turned where the block is turned like this."""
    return after(shape_in(cells)[1], rotation_of(transform[1]))


def rounded_place(place: Point) -> Point:
    x, y, z = place
    # Adding nothing makes a zero of a negative one.
    return round(x, 3) + 0.0, round(y, 3) + 0.0, round(z, 3) + 0.0
