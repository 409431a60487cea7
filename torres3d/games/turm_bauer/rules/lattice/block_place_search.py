"""All places of one form of a block at once (T-5.1 to T-5.8): the set of cells for its first corner."""

from collections.abc import Iterable
from functools import cache

import msgspec

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, Cell, Cells
from torres3d.games.turm_bauer.rules.lattice.cell_sets import CellSet, Frame, levels, of_parity
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import Building
from torres3d.games.turm_bauer.rules.lattice.shapes import TurnedShape
from torres3d.games.turm_bauer.rules.options import Overhang

Columns = tuple[Cell, ...]
"""The lowest cells of columns of a block."""


class Site(msgspec.Struct, frozen=True):
    """Building site: the ``building``, the ``figures`` on it, and the rules for the place.

    ``first`` is whether it is the colour's first turn (T-5.3, T-5.4), ``overhang`` how that is measured (T-5.7).
    """

    building: Building
    figures: CellSet
    first: bool
    overhang: Overhang

    @property
    def frame(self) -> Frame:
        return self.building.frame

    @property
    def bearing(self) -> CellSet:
        """The cells directly on the building, or on the table where that counts (T-5.6)."""
        on_building = self.building.parts << self.frame.layer
        return on_building | levels(self.frame, 1) if self.first else on_building


def fitting(site: Site, shape: TurnedShape) -> CellSet:
    """The first corners at which a form may be built, without the check of walling in (T-5.9)."""
    frame, building = site.frame, site.building
    hit = touches(frame, shape.cells, building.parts)
    found = levels(frame, rounded(building.number)) & ~hit
    if len(shape.parities) == 1:
        found &= of_parity(frame, shape.parities[0], rounded(building.number))
    if site.figures:
        found &= ~touches(frame, shape.cells, site.figures)
    found &= borne(site, shape)
    if site.first:
        found &= touches(frame, shape.cells, near_cornerstone(frame))
    else:
        found &= ~levels(frame, 1)
    return brought_in(site, shape, hit, found) if found else 0


def rounded(number: int) -> int:
    """The number of heights for a set of all corners: a few more, so that it serves the next blocks as well."""
    return (number + 16) // 16 * 16


def touches(frame: Frame, cells: Cells, wanted: CellSet) -> CellSet:
    """The first corners with at least one cell of the form among those ``wanted``."""
    found = 0
    for cell in cells:
        found |= wanted >> frame.offset(cell)
    return found


@cache
def near_cornerstone(frame: Frame) -> CellSet:
    """The cells adjacent to the cornerstone (T-5.3)."""
    stone = frame.set_of(CORNERSTONE)
    return frame.neighbours(stone) & ~stone


def borne(site: Site, shape: TurnedShape) -> CellSet:
    """The first corners at which a form is supported (T-5.6) and does not overhang too far (T-5.7)."""
    frame, bearing = site.frame, site.bearing
    found = touches(frame, shape.cells, bearing)
    for columns in overhang_groups(shape, site.overhang):
        if not found:
            break
        found &= touches(frame, columns, bearing)
    return found


@cache
def overhang_groups(shape: TurnedShape, overhang: Overhang) -> tuple[Columns, ...]:
    """Groups of a form's columns, by lowest cells, of which one each must be supported (T-5.7).

    In each direction those at most 1 short of the outermost; with ``row`` in every single row longer than 1; with
    ``parts`` those with at most one part of the block beyond them.
    """
    columns = lowest_parts(shape.cells)
    groups: set[Columns] = set()
    for axis in (0, 1):
        if overhang == "parts":
            along = sorted(cell[axis] for cell in shape.cells)
            groups.update(_ends(columns, axis, along[:2][-1], along[-2:][0]))
            continue
        for row in _rows(columns, axis) if overhang == "row" else [columns]:
            along = [column[axis] for column in row]
            groups.update(_ends(row, axis, min(along) + 1, max(along) - 1))
    return tuple(sorted(groups))


def _rows(columns: Columns, axis: int) -> Iterable[Columns]:
    """The rows of columns along an axis that are longer than 1."""
    for at in sorted({column[1 - axis] for column in columns}):
        row = tuple(column for column in columns if column[1 - axis] == at)
        if len(row) > 1:
            yield row


def _ends(columns: Columns, axis: int, low: int, high: int) -> Iterable[Columns]:
    """The columns up to ``low``, and those from ``high``, along an axis."""
    yield tuple(column for column in columns if column[axis] <= low)
    yield tuple(column for column in columns if column[axis] >= high)


def lowest_parts(cells: Cells) -> Columns:
    """The lowest cell of each column of a block."""
    lowest: dict[tuple[int, int], int] = {}
    for x, y, z in cells:
        lowest[x, y] = min(z, lowest.get((x, y), z))
    return tuple((x, y, z) for (x, y), z in lowest.items())


def brought_in(site: Site, shape: TurnedShape, hit: CellSet, wanted: CellSet) -> CellSet:
    """The ``wanted`` corners that the form reaches from outside by pushes of one cell, free of parts (T-5.8).

    It comes from above and from around the building. ``hit`` are the corners at which it hits a part.
    """
    below = _smeared_down(hit, site.frame.layer, site.building.number)
    hidden = wanted & below
    if not hidden:
        return wanted
    frame = site.frame
    # What can be let down straight is open; from there it is pushed under what overhangs.
    room = levels(frame, site.building.number) & ~hit
    unseen = room & below
    front = room & ~below
    missing = hidden
    while missing and front:
        front = frame.neighbours(front) & unseen
        unseen &= ~front
        missing &= ~front
    return wanted & ~missing


def _smeared_down(found: CellSet, layer: int, number: int) -> CellSet:
    done = 1
    while done < number:
        found |= found >> layer * done
        done *= 2
    return found
