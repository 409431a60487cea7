"""Parts of the board in words: rows, columns, surroundings, roofs, doors, and where castles can grow."""

from collections.abc import Iterable, Sequence

from torres3d.games.torres.commands.text.position_words import FILES, piece_words, square_words
from torres3d.games.torres.rules.board import area, castle_top, ground
from torres3d.games.torres.rules.diagram import SIDE
from torres3d.games.torres.rules.doors import any_door_exits, exits
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import ADJACENT, INDEX, NAMES, Bitboard, Square, square_list
from torres3d.games.torres.rules.state import State
from torres3d.i18n.texts import Translate


def board_lines(state: State, names: Sequence[str], say: Translate) -> list[str]:
    """A line for each row with something in it, the northernmost first."""
    rows = [row_words(state, row, names, say) for row in range(SIDE, 0, -1) if _things(state, _row(row))]
    return rows or [say("text-board-empty")]


def row_lines(state: State, asked: str, names: Sequence[str], say: Translate) -> list[str]:
    """A row by its number."""
    known = asked.isdecimal() and 1 <= int(asked) <= SIDE
    return [row_words(state, int(asked), names, say) if known else say("text-which-row")]


def row_words(state: State, row: int, names: Sequence[str], say: Translate) -> str:
    return say("text-row", row=row, squares=_listed(state, _row(row), names, say))


def column_lines(state: State, asked: str, names: Sequence[str], say: Translate) -> list[str]:
    """A column by its letter, from row 1 up."""
    letter = asked.casefold()
    if len(letter) != 1 or letter not in FILES:
        return [say("text-which-file")]
    squares = [INDEX[f"{letter}{row}"] for row in range(1, SIDE + 1)]
    return [say("text-file", file=letter, squares=_listed(state, squares, names, say))]


def around_lines(state: State, square: Square, names: Sequence[str], say: Translate) -> list[str]:
    """A square, and the up to eight squares around it, row by row from the north."""
    file, row = square % SIDE, square // SIDE
    lines = [square_words(state, square, names, say)]
    for y in range(row + 1, row - 2, -1):
        beside = [SIDE * y + x for x in range(file - 1, file + 2) if 0 <= x < SIDE and SIDE * y + x != square]
        if 0 <= y < SIDE:
            told = ", ".join(square_words(state, at, names, say) for at in beside)
            lines.append(say("text-row", row=y + 1, squares=told))
    return lines


def roof_lines(state: State, names: Sequence[str], say: Translate) -> list[str]:
    """The squares of each level, the highest first, and who stands on them."""
    lines = []
    for level in range(len(state.board.above), 0, -1):
        at = [square for square in square_list(state.board.towers) if state.board.heights[square] == level]
        if at:
            told = ", ".join(_square_and_piece(state, square, names, say) for square in at)
            lines.append(say("text-roofs", level=level, squares=told))
    return lines or [say("text-board-empty")]


def door_lines(state: State, seat: Seat, only: Square | None, say: Translate) -> list[str]:
    """Where the doors lead from each knight of a player, or from one square."""
    lines = []
    for square in square_list(state.knights[seat]) if only is None else [only]:
        passage = exits if state.options.door_passage == "no_rise" else any_door_exits
        found = passage(state.board.above, square) & ~state.pieces & ~ADJACENT[square]
        told = ", ".join(_square_and_level(state, at, say) for at in square_list(found))
        lines.append(say("text-doors", square=NAMES[square], squares=told) if told else _no_door(square, say))
    return lines or [say("text-no-knights")]


def growth_lines(state: State, names: Sequence[str], say: Translate) -> list[str]:
    """For each castle where a block may go: on top of its squares, and onto bare ground beside it."""
    lie, free = ground(state.board.towers), state.board.build_sites() & ~state.pieces
    lines = []
    for castle in lie.castles:
        rim = 0
        for square in square_list(castle):
            rim |= ADJACENT[square]
        up, out = square_list(castle & free), square_list(rim & lie.beside_one & free)
        first = NAMES[next(iter(square_list(castle)))]
        lines.append(
            say(
                "text-growth",
                square=first,
                area=area(castle),
                top=castle_top(state.board, castle),
                up=", ".join(_square_and_level(state, at, say) for at in up) or say("text-nowhere"),
                out=", ".join(NAMES[at] for at in out) or say("text-nowhere"),
            )
        )
    return lines or [say("text-board-empty")]


def _no_door(square: Square, say: Translate) -> str:
    return say("text-no-doors", square=NAMES[square])


def _row(row: int) -> list[Square]:
    return list(range(SIDE * (row - 1), SIDE * row))


def _things(state: State, squares: Iterable[Square]) -> list[Square]:
    """Those of some squares with a tower or a piece."""
    shown: Bitboard = state.board.towers | state.pieces
    return [square for square in squares if shown >> square & 1]


def _listed(state: State, squares: Iterable[Square], names: Sequence[str], say: Translate) -> str:
    told = [square_words(state, square, names, say) for square in _things(state, squares)]
    return ", ".join(told) or say("text-empty")


def _square_and_level(state: State, square: Square, say: Translate) -> str:
    return say("text-square", square=NAMES[square], level=state.board.heights[square])


def _square_and_piece(state: State, square: Square, names: Sequence[str], say: Translate) -> str:
    who = piece_words(state, square, names, say)
    return f"{NAMES[square]} {who}" if who else NAMES[square]
