"""Position from anybody's text: how many players it is of, and whether a game can go on from it.

Whether the tower stands is not asked: no judge looks at it before something is let go.
"""

from collections.abc import Sequence

from torres3d.base.notation_reader import NotationFault
from torres3d.engine.player_names_and_colours import LEAST_PLAYERS, MOST_PLAYERS, USUAL_COLOURS
from torres3d.games.turm_bauer.kit.position_text import read_position
from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, TABLE, Cell, Colour
from torres3d.games.turm_bauer.rules.command_notation import place_text
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import building_of
from torres3d.games.turm_bauer.rules.lattice.shapes import shifted, turned_shape
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State

FIRST_WORDS = ("players", "dice", "turn", "begins", "stage", *USUAL_COLOURS)
"""Words with which lines of a position begin."""
MOST_LINES = 100
"""Lines of the longest position, and some more: 48 blocks, and three lines for each of four colours."""
FARTHEST, HIGHEST = 40, 60
"""Columns from the cornerstone, and levels, beyond which no tower reaches."""


def is_position(text: str) -> bool:
    """Whether a text begins as a position does."""
    words = text.split(maxsplit=1)
    return bool(words) and words[0] in FIRST_WORDS


def players_of(text: str) -> tuple[int, str]:
    """The number of players of a position, and its text without the line that tells it.

    Without that line there are three players, or four where a fourth colour is named. Raises `NotationFault`.
    """
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise NotationFault(lines[MOST_LINES].strip(), f"at most {MOST_LINES} lines", line=MOST_LINES + 1)
    told = None
    for number, line in enumerate(lines):
        match line.split():
            case ["players", count] if count in map(str, range(LEAST_PLAYERS, MOST_PLAYERS + 1)):
                told, lines[number] = int(count), ""
            case ["players", *_]:
                raise NotationFault(line.strip(), "players 2, players 3 or players 4", line=number + 1)
    if told is None:
        told = 4 if USUAL_COLOURS[3] in text.split() else 3
    return told, "\n".join(lines)


def playable_position(text: str, options: Options, colours: Sequence[tuple[Colour, ...]]) -> State:
    """The state of a position from which a game can go on; raises `NotationFault`, with the line where one is
    wrong."""
    state = read_position(text, options, colours)
    lines = [(number, line.split()) for number, line in enumerate(text.splitlines(), 1)]
    built = [number for number, words in lines if len(words) == 2 and "@" in words[1]]
    for index, number in enumerate(built):
        _check_block(state, index, number)
    figures = [(words[0], number) for number, words in lines if words[1:2] == ["on"]]
    _check_figures(state, figures)
    if not legal(state):
        raise NotationFault("", "a block or a walk that is left to the one to act")
    return state


def _check_block(state: State, index: int, line: int) -> None:
    """Check a block: its form and pattern (T-2.3, T-5.1), its room, and that it rests on something (T-5.5)."""
    block = state.blocks[index]
    form, corner = shifted(block.cells)
    shape = turned_shape(state.options.blocks, block.block, form)
    if shape is None or sum(corner) % 2 not in shape.parities:
        raise NotationFault(block.block, "a place where it keeps its form and the chequered pattern", line=line)
    far = next((cell for cell in block.cells if max(map(abs, cell[:2])) > FARTHEST or not 0 <= cell[2] < HIGHEST), None)
    if far is not None:
        raise NotationFault(place_text(far), "a place near the cornerstone, not below the table", line=line)
    before = _cells(state.blocks[:index])
    taken = next((cell for cell in block.cells if cell in before), None)
    if taken is not None:
        raise NotationFault(place_text(taken), "cells that are free", line=line)
    bearing = _cells(state.blocks) - set(block.cells)
    if not any(z == 0 or (x, y, z - 1) in bearing for x, y, z in block.cells):
        raise NotationFault(block.block, "a place on the table, or on the cornerstone or another block", line=line)


def _cells(blocks: Sequence[BuiltBlock]) -> set[Cell]:
    """The cells of the cornerstone and of these blocks."""
    return {*CORNERSTONE, *(cell for each in blocks for cell in each.cells)}


def _check_figures(state: State, lines: Sequence[tuple[Colour, int]]) -> None:
    """Check that each figure stands on a field of its own."""
    building, taken = building_of(state), set[Cell]()
    for colour, line in lines:
        place = state.set_of(colour).figure
        if place == TABLE:
            continue
        if not building.is_field(place) or place in taken:
            raise NotationFault(place_text(place), "a field without a figure, with nothing above it", line=line)
        taken.add(place)
