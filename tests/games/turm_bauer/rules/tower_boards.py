"""Positions as text: layers from the lowest up, divided by empty lines, north above.

``#`` is the cornerstone, ``.`` an empty cell, ``r``, ``b`` and ``g`` a part of a block of red, blue and green. A
capital letter is a part on which that colour's figure stands. Every part is a block of its own, which the lattice does
not mind.
"""

from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell, Cells, Colour, Place
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.state import BuiltBlock, Dice, Stage, State

LETTERS: dict[str, Colour] = {"r": "red", "b": "blue", "g": "green"}
BARE = """
##
##
"""


def tower(
    text: str = BARE,
    stage: Stage = "build",
    turn: int = 12,
    dice: Dice = (1, 2),
    figures: dict[Colour, Place] | None = None,
    **options: object,
) -> State:
    """The position of a text for three players; in ``turn`` 12 red acts, and no first turn is left."""
    blocks: list[BuiltBlock] = []
    standing: dict[Colour, Place] = {}
    for cell, letter in letters(text).items():
        colour = LETTERS.get(letter.lower())
        if colour is not None:
            blocks.append(BuiltBlock(colour, "1c", (cell,)))
            if letter.isupper():
                standing[colour] = cell
    standing |= figures or {}
    state = opened(3)
    rolls = tuple(dice if number == turn else roll for number, roll in enumerate(state.rolls))
    return replace(
        state,
        options=Options(**options),
        stage=stage,
        turn=turn,
        rolls=rolls,
        blocks=tuple(blocks),
        sets=tuple(replace(each, figure=standing.get(each.colour, "table")) for each in state.sets),
    )


def letters(text: str) -> dict[Cell, str]:
    """What stands in each cell that is not empty; the south-west ``#`` is [0, 0, 0]."""
    layers = [layer.split("\n") for layer in text.strip("\n").split("\n\n")]
    layers = [[line.replace(" ", "") for line in layer] for layer in layers]
    found = {
        (x, -y, z): letter
        for z, layer in enumerate(layers)
        for y, line in enumerate(layer)
        for x, letter in enumerate(line)
        if letter != "."
    }
    stones = [cell for cell, letter in found.items() if letter == "#"]
    west, south = min(x for x, _, _ in stones), min(y for _, y, _ in stones)
    return {(x - west, y - south, z): letter for (x, y, z), letter in found.items()}


def cells(*found: Cell) -> Cells:
    """Cells as a command has them."""
    return tuple(sorted(found))
