"""The tower as text and as SVG, layer by layer: drawn of blocks and figures, without a state."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from torres3d.base.svg import SEAT_COLOURS, Svg, element, ink_on, picture, title, words
from torres3d.games.turm_bauer.rules.cell_and_column_names import (
    CORNERSTONE,
    TABLE,
    Cell,
    Cells,
    Colour,
    Place,
    coloured,
    letter_name,
    spot_name,
)
from torres3d.games.turm_bauer.rules.command_notation import COLOUR_LETTERS

COLUMN_GAP = "   "

CELL, EDGE, GAP = 36, 30, 24
"""Sizes in the picture: of a part, of the strips with names, between two layers."""
IN_A_ROW = 4
"""Layers beside one another; further ones stand below."""
NEUTRAL, DARK, BARE = "#f3ead8", "#5b4636", "#ffffff"


class Shown(NamedTuple):
    """What is drawn: ``blocks`` are (colour, id, cells), ``figures`` has the place of each colour, in order."""

    blocks: Sequence[tuple[Colour, str, Cells]]
    figures: Mapping[Colour, Place]

    @property
    def letter_of(self) -> dict[Colour, str]:
        return dict(zip(self.figures, COLOUR_LETTERS, strict=False))

    @property
    def owner(self) -> dict[Cell, tuple[Colour | None, str]]:
        """Colour and block of each part; the cornerstone has none."""
        found: dict[Cell, tuple[Colour | None, str]] = dict.fromkeys(CORNERSTONE, (None, ""))
        for colour, block, cells in self.blocks:
            found.update(dict.fromkeys(cells, (colour, block)))
        return found

    @property
    def figure_on(self) -> dict[Cell, str]:
        """The letter of the figure on a part."""
        letters = self.letter_of
        return {place: letters[colour] for colour, place in self.figures.items() if place != TABLE}


class _Extent(NamedTuple):
    west: int
    east: int
    south: int
    north: int
    top: int


def _extent(cells: Mapping[Cell, object]) -> _Extent:
    xs, ys, zs = zip(*cells, strict=True)
    return _Extent(min(xs), max(xs), min(ys), max(ys), max(zs))


def _sign(cell: Cell, colour: Colour | None, letter_of: Mapping[Colour, str]) -> str:
    """The letter of a part: small where it is neutral; ``#`` and ``+`` are the cornerstone's."""
    if colour is None:
        return "#+"[not coloured(cell)]
    return letter_of[colour] if coloured(cell) else letter_of[colour].lower()


def tower_rows(shown: Shown, names: bool = False) -> list[str]:
    """A line for each row of cells, the layers beside one another with their levels above; north is above.

    With ``names`` the letters and numbers of the columns stand below and on the left.
    """
    owner, figures, letter_of = shown.owner, shown.figure_on, shown.letter_of
    west, east, south, north, top = _extent(owner)

    def part(cell: Cell) -> str:
        if cell not in owner:
            return ". "
        return _sign(cell, owner[cell][0], letter_of) + figures.get(cell, " ")

    heads = [f"level {z + 1}".ljust(2 * (east - west + 1)) for z in range(top + 1)]

    def line(before: str, layers: Iterable[str]) -> str:
        beside = [layer.ljust(len(f"level {z + 1}")) for z, layer in enumerate(layers)]
        return ((f"{before:>4} " if names else "") + COLUMN_GAP.join(beside)).rstrip()

    lines = [line("", heads)]
    for y in range(north, south - 1, -1):
        rows = ("".join(part((x, y, z)) for x in range(west, east + 1)) for z in range(top + 1))
        lines.append(line(_number(y), rows))
    if names:
        letters = "".join(f"{letter_name(x):2}" for x in range(west, east + 1))
        lines.append(line("", [letters] * (top + 1)))
    return lines


def level_rows(shown: Shown) -> list[tuple[int, list[str]]]:
    """Each level with its rows as in `tower_rows`, under the letters of the columns and after their numbers.

    A level shows only the columns and rows that it fills; cells without a part are blank.
    """
    owner, figures, letter_of = shown.owner, shown.figure_on, shown.letter_of
    signs = {cell: _sign(cell, held[0], letter_of) + figures.get(cell, "") for cell, held in owner.items()}
    found = []
    for z in range(_extent(owner).top + 1):
        layer = {cell: sign for cell, sign in signs.items() if cell[2] == z}
        if not layer:
            continue
        west, east, south, north, _ = _extent(layer)
        rows = ["   " + "".join(f"{letter_name(x):3}" for x in range(west, east + 1))]
        for y in range(north, south - 1, -1):
            parts = "".join(f"{layer.get((x, y, z), ''):3}" for x in range(west, east + 1))
            rows.append(f"{_number(y):<3}{parts}")
        found.append((z + 1, [row.rstrip() for row in rows]))
    return found


def _number(y: int) -> str:
    """The number in the names of the columns at ``y``."""
    return spot_name((0, y)).removeprefix(letter_name(0))


def tower_svg(shown: Shown, name: str) -> Svg:
    """The layers from the lowest on, `IN_A_ROW` beside one another.

    Parts have letters as in `tower_rows`, blocks a thick outline, figures a ring with their letter. ``name`` says what
    it shows.
    """
    owner = shown.owner
    extent = _extent(owner)
    levels = extent.top + 1
    wide = EDGE + (extent.east - extent.west + 1) * CELL + GAP
    high = 2 * EDGE + (extent.north - extent.south + 1) * CELL + 6
    corners = [(EDGE + z % IN_A_ROW * wide, z // IN_A_ROW * high) for z in range(levels)]
    parts = [part for z in range(levels) for part in _layer(shown, owner, extent, z, corners[z])]
    return picture(name, wide * min(levels, IN_A_ROW) + GAP, high * -(-levels // IN_A_ROW), parts)


def _layer(
    shown: Shown, owner: Mapping[Cell, tuple[Colour | None, str]], extent: _Extent, z: int, corner: tuple[float, float]
) -> Iterator[str]:
    left, above = corner
    below = above + EDGE + (extent.north - extent.south + 1) * CELL
    yield words(f"level {z + 1}", left, above + EDGE / 2, 15, anchor="start", bold=True)
    for x in range(extent.west, extent.east + 1):
        yield words(letter_name(x), left + (x - extent.west) * CELL + CELL / 2, below + EDGE / 2, 13)
    for y in range(extent.south, extent.north + 1):
        top = above + EDGE + (extent.north - y) * CELL
        yield words(_number(y), left - 6, top + CELL / 2, 13, anchor="end")
        for x in range(extent.west, extent.east + 1):
            yield _part(shown, owner, (x, y, z), left + (x - extent.west) * CELL, top)
    yield from _outlines(owner, extent, z, corner)


def _part(shown: Shown, owner: Mapping[Cell, tuple[Colour | None, str]], cell: Cell, left: float, top: float) -> str:
    box = {"x": left, "y": top, "width": CELL, "height": CELL}
    if cell not in owner:
        return element("rect", **box, fill=BARE, stroke="#cccccc", stroke_width=0.5)
    colour, block = owner[cell]
    fill = _fill(shown, cell, colour)
    figure = shown.figure_on.get(cell, "")
    told = f"{spot_name(cell[:2])}/{cell[2] + 1}: " + (
        f"{block} of {shown.letter_of[colour]}" if colour else "cornerstone"
    )
    inside = [title(f"{told}, figure of {figure}" if figure else told), element("rect", **box, fill=fill)]
    sign = _sign(cell, colour, shown.letter_of)
    if figure:
        x, y = left + CELL * 0.6, top + CELL * 0.58
        inside.append(element("circle", cx=x, cy=y, r=11.5, fill="#ffffff", stroke="#000000", stroke_width=3))
        inside.append(words(figure, x, y, 14, bold=True))
        inside.append(words(sign, left + 7, top + 7, 11, ink_on(fill)))
    else:
        inside.append(words(sign, left + CELL / 2, top + CELL / 2, 16, ink_on(fill)))
    return element("g", *inside)


def _fill(shown: Shown, cell: Cell, colour: Colour | None) -> str:
    if not coloured(cell):
        return NEUTRAL
    if colour is None:
        return DARK
    usual = list(SEAT_COLOURS.values())[list(shown.figures).index(colour)]
    return SEAT_COLOURS.get(colour, usual)


def _outlines(
    owner: Mapping[Cell, tuple[Colour | None, str]], extent: _Extent, z: int, corner: tuple[float, float]
) -> Iterator[str]:
    """Thick lines around the blocks of a layer; thin ones within a block show its parts."""
    nothing = object()
    left, above = corner
    for x in range(extent.west, extent.east + 2):
        for y in range(extent.south, extent.north + 2):
            x1, y1 = left + (x - extent.west) * CELL, above + EDGE + (extent.north - y + 1) * CELL
            here = owner.get((x, y, z), nothing)
            for other, x2, y2 in (((x - 1, y, z), x1, y1 - CELL), ((x, y - 1, z), x1 + CELL, y1)):
                there = owner.get(other, nothing)
                if here is there is nothing:
                    continue
                width = 0.75 if here == there else 3
                yield element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke="#000000", stroke_width=width)
