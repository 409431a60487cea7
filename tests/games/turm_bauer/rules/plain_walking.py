"""Walking once more (T-6), slowly and word for word from the rules: sets of cells, no bits, nothing of the engine's."""

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, TABLE, Cell, Place
from torres3d.games.turm_bauer.rules.state import State

Parts = dict[Cell, str | None]
"""Each cell of the building with its block's colour, None for the cornerstone."""


def parts_of(state: State) -> Parts:
    """All parts."""
    parts: Parts = dict.fromkeys(CORNERSTONE)
    for block in state.blocks:
        for cell in block.cells:
            assert cell not in parts
            parts[cell] = block.colour
    return parts


def up(cell: Cell, by: int = 1) -> Cell:
    """The cell above."""
    return cell[0], cell[1], cell[2] + by


def fields(parts: Parts) -> set[Cell]:
    """T-1.1: parts with no part in the cell above."""
    return {cell for cell in parts if up(cell) not in parts}


def open_table(parts: Parts) -> set[tuple[int, int]]:
    """T-6.4: columns with no part at z = 0, connected with the outside by such; as far as the parts and two more."""
    xs, ys = [x for x, _, _ in parts], [y for _, y, _ in parts]
    free = {
        (x, y)
        for x in range(min(xs) - 2, max(xs) + 3)
        for y in range(min(ys) - 2, max(ys) + 3)
        if (x, y, 0) not in parts
    }
    found, todo = set(), [(min(xs) - 2, min(ys) - 2)]
    while todo:
        column = todo.pop()
        if column in free and column not in found:
            found.add(column)
            todo += beside(column)
    return found


def beside(column: tuple[int, int]) -> list[tuple[int, int]]:
    """The four adjacent columns."""
    x, y = column
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def room(parts: Parts, one: tuple[int, int], other: tuple[int, int], l_one: int, l_other: int) -> bool:
    """T-6.5: with l the lower and h the higher level, the lower column is empty from l to h, the higher one at h."""
    lower, higher = (one, other) if l_one <= l_other else (other, one)
    low, high = min(l_one, l_other), max(l_one, l_other)
    return (*higher, high) not in parts and all((*lower, z) not in parts for z in range(low, high + 1))


def standings(parts: Parts) -> list[tuple[Place, tuple[int, int], int]]:
    """Every field and every column of the open table: the place, its column, its level."""
    found: list[tuple[Place, tuple[int, int], int]] = [(cell, cell[:2], cell[2] + 1) for cell in fields(parts)]
    return found + [(TABLE, column, 0) for column in open_table(parts)]


def steps(parts: Parts, place: Place, differences: tuple[int, ...]) -> set[Place]:
    """The places to which one step leads whose levels differ by so much."""
    everywhere = standings(parts)
    by_column: dict[tuple[int, int], list[tuple[Place, int]]] = {}
    for other, column, level in everywhere:
        by_column.setdefault(column, []).append((other, level))
    found = set()
    for here, column, level in everywhere:
        if here != place:
            continue
        for near in beside(column):
            for other, other_level in by_column.get(near, []):
                if abs(other_level - level) in differences and room(parts, column, near, level, other_level):
                    found.add(other)
    return found - {place}


def may_tread(parts: Parts, colour: str, place: Place) -> bool:
    """T-6.1, T-6.2: neutral, dark brown and own-colour fields, and the table."""
    return place == TABLE or sum(place) % 2 == 1 or parts[place] in (None, colour)


def reachable(state: State, colour: str, ring: str | None) -> set[Place]:
    """Where a figure may end its walk (T-6.1 to T-6.8)."""
    parts = parts_of(state)
    start = state.set_of(colour).figure
    others = {each.figure for each in state.sets if each.colour != colour and each.figure != TABLE}

    def crossed(place: Place) -> bool:
        return ring == "pass" or (may_tread(parts, colour, place) and place not in others)

    seen = {(start, False)}
    todo = [(start, False)]
    while todo:
        place, leapt = todo.pop()
        following = [(other, leapt) for other in steps(parts, place, (0, 1))]
        if ring == "leap" and not leapt:
            following += [(other, True) for other in steps(parts, place, (2,))]
        for other, now in following:
            if crossed(other) and (other, now) not in seen:
                seen.add((other, now))
                todo.append((other, now))
    return {place for place, _ in seen} - others - {start}


def walks(state: State) -> set[tuple[Place, str | None]]:
    """The moves that are listed (T-4.7, T-10.2): with a ring only where none is needed without."""
    acting = state.acting
    assert acting is not None
    plain = reachable(state, acting.colour, None)
    found: set[tuple[Place, str | None]] = {(place, None) for place in plain}
    if acting.rings and state.ring_used is None:
        for ring in ("pass", "leap"):
            found |= {(place, ring) for place in reachable(state, acting.colour, ring) - plain}
    return found
