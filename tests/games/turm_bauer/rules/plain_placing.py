"""Building once more (T-5), slowly and word for word from the rules: sets of cells, no bits, not the engine."""

from itertools import product

from tests.games.turm_bauer.rules.plain_walking import Parts, may_tread, parts_of, steps, up
from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, TABLE, Cell, Cells
from torres3d.games.turm_bauer.rules.lattice.shapes import block_sets
from torres3d.games.turm_bauer.rules.state import State

Coloured = tuple[tuple[Cell, bool], ...]
"""Cells of a block, each with whether it has the block's colour."""


def quarter(cell: Cell, axis: int) -> Cell:
    """A cell turned by a quarter about an axis."""
    x, y, z = cell
    return ((x, -z, y), (z, y, -x), (-y, x, z))[axis]


def turned(state: State, block: str) -> set[Coloured]:
    """T-2.5: the 24 ways, found by quarters about the three axes."""
    shape = block_sets()[state.options.blocks][block]
    todo: list[Coloured] = [tuple((cell, sum(cell) % 2 == shape.coloured) for cell in shape.cells)]
    found: set[Coloured] = set()
    while todo:
        way = todo.pop()
        low = [min(cell[axis] for cell, _ in way) for axis in range(3)]
        there = tuple(sorted(((x - low[0], y - low[1], z - low[2]), paint) for (x, y, z), paint in way))
        if there not in found:
            found.add(there)
            todo += [tuple((quarter(cell, axis), paint) for cell, paint in there) for axis in range(3)]
    return found


def adjacent(cell: Cell) -> list[Cell]:
    """The cells that share a face."""
    x, y, z = cell
    return [(x + 1, y, z), (x - 1, y, z), (x, y + 1, z), (x, y - 1, z), (x, y, z + 1), (x, y, z - 1)]


def on_something(parts: Parts, cell: Cell, first: bool) -> bool:
    """T-5.6: directly on a cell of the building, or z = 0 in a first turn."""
    return up(cell, -1) in parts or (first and cell[2] == 0)


def within_overhang(rule: str, cells: Cells, columns: dict[tuple[int, int], bool]) -> bool:
    """T-5.7: the ``cells`` of the block and its ``columns``, each with whether it is supported."""

    def near(held: list[int], whole: list[int]) -> bool:
        return max(whole) - max(held) <= 1 and min(held) - min(whole) <= 1

    held = [column for column, supported in columns.items() if supported]
    if rule == "parts":
        if not held:
            return False
        east, west = (limit(x for x, _ in held) for limit in (max, min))
        north, south = (limit(y for _, y in held) for limit in (max, min))
        beyond = (
            [cell for cell in cells if cell[0] > east],
            [cell for cell in cells if cell[0] < west],
            [cell for cell in cells if cell[1] > north],
            [cell for cell in cells if cell[1] < south],
        )
        return all(len(parts) <= 1 for parts in beyond)
    if rule == "extent":
        return bool(held) and all(near([c[axis] for c in held], [c[axis] for c in columns]) for axis in (0, 1))
    for axis in (0, 1):
        for across in {column[1 - axis] for column in columns}:
            row = [column for column in columns if column[1 - axis] == across]
            held_in_row = [column[axis] for column in row if columns[column]]
            if not held_in_row and len(row) > 1:
                return False
            if held_in_row and not near(held_in_row, [column[axis] for column in row]):
                return False
    return True


def ways_in(parts: Parts, form: Cells) -> set[Cell]:
    """T-5.8: where the first corner of a form can be pushed to from above, never below the table."""
    low = [min(cell[axis] for cell in parts) - 5 for axis in (0, 1)]
    high = [max(cell[axis] for cell in parts) + 2 for axis in (0, 1)]
    top = max(cell[2] for cell in parts) + 1

    def free(at: Cell) -> bool:
        return all((at[0] + x, at[1] + y, at[2] + z) not in parts for x, y, z in form)

    start = (low[0], low[1], top)
    seen, todo = {start}, [start]
    while todo:
        for at in adjacent(todo.pop()):
            inside = low[0] <= at[0] <= high[0] and low[1] <= at[1] <= high[1] and 0 <= at[2] <= top
            if inside and at not in seen and free(at):
                seen.add(at)
                todo.append(at)
    return seen


def walled_in(state: State, parts: Parts, builder: str, cells: Cells) -> bool:
    """T-5.9: whether some figure on the building loses its last step."""
    after: Parts = {**parts, **dict.fromkeys(cells, builder)}
    for each in state.sets:
        if each.figure == TABLE:
            continue
        others = {other.figure for other in state.sets if other.colour != each.colour and other.figure != TABLE}

        def exits(building: Parts) -> bool:
            found = steps(building, each.figure, (0, 1))  # noqa: B023  # called at once
            if state.options.walled_in == "own_way":
                found = {to for to in found if may_tread(building, each.colour, to) and to not in others}  # noqa: B023
            return bool(found)

        if exits(parts) and not exits(after):
            return True
    return False


def places(state: State, block: str) -> set[Cells]:
    """T-5: every place of a block."""
    parts, acting = parts_of(state), state.acting
    assert acting is not None
    first = state.turn < len(state.sets)
    figures = {up(each.figure) for each in state.sets if each.figure != TABLE}
    stone = {near for cell in CORNERSTONE for near in adjacent(cell)}
    touching = {near for cell in parts for near in adjacent(cell)}
    span = [range(min(cell[axis] for cell in parts) - 5, max(cell[axis] for cell in parts) + 3) for axis in (0, 1)]
    heights = range(max(cell[2] for cell in parts) + 2)
    found: set[Cells] = set()
    for way in turned(state, block):
        form = tuple(cell for cell, _ in way)
        entered: set[Cell] | None = None
        for at in product(span[0], span[1], heights):
            there = tuple(((at[0] + x, at[1] + y, at[2] + z), paint) for (x, y, z), paint in way)
            cells = tuple(sorted(cell for cell, _ in there))
            if any((sum(cell) % 2 == 0) != paint for cell, paint in there):  # T-5.1
                continue
            if any(cell in parts or cell in figures for cell in cells) or not touching & set(cells):  # T-5, T-5.2
                continue
            if first and not stone & set(cells):  # T-5.3
                continue
            if not first and any(z == 0 for _, _, z in cells):  # T-5.4
                continue
            if not any(on_something(parts, cell, first) for cell in cells):  # T-5.6
                continue
            lowest = {cell[:2]: min(z for x, y, z in cells if (x, y) == cell[:2]) for cell in cells}
            columns = {column: on_something(parts, (*column, z), first) for column, z in lowest.items()}
            if not within_overhang(state.options.overhang, cells, columns):
                continue
            if entered is None:
                entered = ways_in(parts, form)
            if at in entered and not walled_in(state, parts, acting.colour, cells):
                found.add(cells)
    return found
