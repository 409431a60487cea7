"""Tower as text, for the terminal and for tests: its layers from above, the lowest first."""

from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Cell, coloured
from torres3d.games.turm_bauer.rules.command_notation import COLOUR_LETTERS
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import building_of
from torres3d.games.turm_bauer.rules.state import State

COLUMN_GAP = "   "


def tower_text(state: State) -> str:
    """The tower, a line for each row of cells, the layers beside one another with their levels above.

    North is above. ``A`` to ``D`` are parts in the colour of the first to the fourth set, ``a`` to ``d`` neutral parts
    of their blocks, ``#`` and ``+`` the cornerstone's dark brown and neutral ones. A figure is a letter after its part.
    """
    owner = building_of(state).owner
    letter_of = {each.colour: COLOUR_LETTERS[number] for number, each in enumerate(state.sets)}
    figures = {each.figure: letter_of[each.colour] for each in state.sets if each.figure != TABLE}
    west, east = min(x for x, _, _ in owner), max(x for x, _, _ in owner)
    south, north = min(y for _, y, _ in owner), max(y for _, y, _ in owner)
    top = max(z for _, _, z in owner)

    def part(cell: Cell) -> str:
        if cell not in owner:
            return ". "
        colour = owner[cell]
        sign = "#+"[not coloured(cell)] if colour is None else letter_of[colour]
        return (sign if coloured(cell) else sign.lower()) + figures.get(cell, " ")

    width = 2 * (east - west + 1)
    lines = [COLUMN_GAP.join(f"level {z + 1}".ljust(width) for z in range(top + 1))]
    for y in range(north, south - 1, -1):
        rows = ("".join(part((x, y, z)) for x in range(west, east + 1)) for z in range(top + 1))
        lines.append(COLUMN_GAP.join(row.ljust(len(f"level {z + 1}")) for z, row in enumerate(rows)))
    return "\n".join(line.rstrip() for line in lines) + "\n"
