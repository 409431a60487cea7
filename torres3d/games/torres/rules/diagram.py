"""Diagram: a position as text, and its parser: the board as seen from above, after lines with everything else.

The board has rank 8 above and file a on the left; cells are divided by blanks::

    .  .  .  .
    .  1  2A .
    B  3K .  .

A cell is the height (nothing or ``.`` for bare ground) and the piece on it: ``A`` to ``D`` a knight of seat 0 to 3,
``K`` the king. A text with fewer than 8 lines or cells is the south-west corner: its last line is rank 1, its first
cell file a. Lines with a colon hold everything else, such as ``moment: 2.3``; a missing one has a default
(docs/notation.md has them all).
"""

import re
from typing import NamedTuple

from msgspec.structs import replace

from torres3d.base.notation_reader import NotationFault
from torres3d.games.torres.rules import board_picture
from torres3d.games.torres.rules.board import Board, board_of
from torres3d.games.torres.rules.board_picture import KING_LETTER, board_rows
from torres3d.games.torres.rules.cards import whole_decks
from torres3d.games.torres.rules.diagram_lines_beside_board import field_lines, read_fields
from torres3d.games.torres.rules.literal_types import BLOCKS, KNIGHTS, SEAT_LETTERS, TURN_AP, Stage
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.squares import Bitboard, square_at
from torres3d.games.torres.rules.state import State

SIDE = board_picture.SIDE

_CELL = re.compile(r"([0-9]{0,2})([A-DK]?)|\.")
_A_CELL = "a cell such as ., 2, A or 3K"


class _Pieces(NamedTuple):
    """Pieces on the board, as in `State`."""

    board: Board
    knights: tuple[Bitboard, ...]
    king: Bitboard


def diagram(state: State) -> str:
    """A whole position as text, without its options. ValueError for numbers that no game has."""
    usual = _usual(
        state.options, _Pieces(state.board, state.knights, state.king), state.stage, state.phase, state.round
    )
    usual = replace(usual, supply=blocks_left(state))
    return "\n".join([*field_lines(state, usual), board_text(state)]) + "\n"


def board_text(state: State) -> str:
    """The board of a position: eight lines of eight cells."""
    return "\n".join(board_rows(state.board, state.letters))


def from_diagram(text: str, options: Options) -> State:
    """The position of a text by `diagram`; raises `NotationFault` with the line and the cell or column.

    Defaults: the first turn of seat 0 with 5 AP, the stacks at the start of the round, whole decks in the cards' order,
    empty hands, and the rest of the 92 blocks in the supply. The position need not be reachable in play.
    """
    lines = list(enumerate(text.split("\n"), 1))
    said = read_fields([line for line in lines if ":" in line[1]], options)
    pieces = _read_board([line for line in lines if ":" not in line[1] and line[1].strip()], options.players)
    given = said.fields
    usual = _usual(options, pieces, given.get("stage", "turn"), given.get("phase", 1), given.get("round", 1))
    hands, decks = (
        tuple(said.piles[name].get(index, cards) for index, cards in enumerate(getattr(usual, name)))
        for name in ("hands", "decks")
    )
    state = replace(usual, hands=tuple(tuple(sorted(hand)) for hand in hands), decks=decks, **given)
    if "supply" in given:
        return state
    left = blocks_left(state)
    if left < 0:
        raise NotationFault(f"{BLOCKS - left} blocks", f"no more than {BLOCKS} on the board and the stacks")
    return replace(state, supply=left)


def _usual(options: Options, pieces: _Pieces, stage: Stage, phase: int, round_: int) -> State:
    """The position with these pieces and defaults for everything else, except for the supply."""
    players = options.players
    return State(
        options=options,
        stage=stage,
        actor=None if stage == "over" else 0,
        phase=phase,
        round=round_,
        board=pieces.board,
        knights=pieces.knights,
        king=pieces.king,
        scores=(0,) * players,
        stacks=(options.stacks[phase - 1][round_ - 1 :],) * players,
        waiting=(0,) * players,
        hands=((),) * players,
        decks=whole_decks(options),
        ap=TURN_AP if stage == "turn" else 0,
    )


def blocks_left(state: State) -> int:
    """The blocks left for the supply (R-2.1: 92 in all)."""
    return BLOCKS - state.board.blocks - sum(map(sum, state.stacks))


def _read_board(lines: list[tuple[int, str]], players: int) -> _Pieces:
    if len(lines) > SIDE:
        number, extra = lines[SIDE]
        raise NotationFault(extra.strip(), f"no more than {SIDE} lines of the board", line=number)
    heights = bytearray(SIDE * SIDE)
    found = dict.fromkeys((*SEAT_LETTERS[:players], KING_LETTER), 0)
    for rank, (number, line) in enumerate(reversed(lines)):
        for file, cell in enumerate(line.split()):
            try:
                _read_cell(cell, file, rank, heights, found)
            except NotationFault as fault:
                raise fault.relocated(line=number, cell=file + 1) from None
    knights = tuple(found[letter] for letter in SEAT_LETTERS[:players])
    return _Pieces(board_of(bytes(heights)), knights, found[KING_LETTER])


def _read_cell(cell: str, file: int, rank: int, heights: bytearray, found: dict[str, Bitboard]) -> None:
    match = _CELL.fullmatch(cell)
    if match is None:
        raise NotationFault(cell, _A_CELL)
    if file >= SIDE:
        raise NotationFault(cell, f"no more than {SIDE} cells in a line")
    square = square_at(file, rank)
    heights[square] = int(match[1] or 0)
    letter = match[2]
    if not letter:
        return
    if letter not in found:
        raise NotationFault(cell, f"pieces of this game's players only ({', '.join(found)})")
    found[letter] |= 1 << square
    limit = 1 if letter == KING_LETTER else KNIGHTS
    if found[letter].bit_count() > limit:
        raise NotationFault(cell, f"no more than {limit} of the piece {letter}")
