"""Facts of a position for programs, by the names of the notation: squares, castles, points now, legal commands."""

import msgspec

from torres3d.base.svg import Svg
from torres3d.games.torres.rules import scoring
from torres3d.games.torres.rules.board_picture import board_svg
from torres3d.games.torres.rules.command_notation import command_text
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import NAMES, square_list
from torres3d.games.torres.rules.state import State


class Square(msgspec.Struct, frozen=True):
    """A square: ``height`` in blocks, the seat of the ``knight`` on it, whether the ``king`` is there.

    ``castle`` is the index of its castle in `castles`, None on bare ground.
    """

    name: str
    height: int
    knight: Seat | None
    king: bool
    castle: int | None


class Castle(msgspec.Struct, frozen=True):
    """A castle: names of its ``squares``, ``area`` in squares, ``top`` in blocks, whether the ``king`` is in it.

    ``levels`` has the level of each seat's highest knight in it, None for a seat without one; ``points`` is what the
    castle would give each seat.
    """

    squares: tuple[str, ...]
    area: int
    top: int
    king: bool
    levels: tuple[int | None, ...]
    points: tuple[int, ...]


def squares(state: State) -> dict[str, Square]:
    """All 64 squares by name, a1 first."""
    found = enumerate(state.board.ground().castles)
    castle_of = {square: number for number, castle in found for square in square_list(castle)}
    knight_of = {square: seat for seat, own in enumerate(state.knights) for square in square_list(own)}
    return {
        name: Square(
            name,
            state.board.heights[square],
            knight_of.get(square),
            bool(state.king >> square & 1),
            castle_of.get(square),
        )
        for square, name in enumerate(NAMES)
    }


def castles(state: State) -> tuple[Castle, ...]:
    """The castles with what each would give if the phase ended now, in the order of the scoring."""
    scores = [{each.squares: each for each in scoring.castle_scores(state.board, own)} for own in state.knights]
    found = []
    for castle in state.board.ground().castles:
        own = [by_castle.get(castle) for by_castle in scores]
        on = square_list(castle)
        found.append(
            Castle(
                tuple(NAMES[square] for square in on),
                len(on),
                max(state.board.heights[square] for square in on),
                bool(castle & state.king),
                tuple(None if each is None else each.level for each in own),
                tuple(0 if each is None else each.points for each in own),
            )
        )
    return tuple(found)


def points_now(state: State) -> tuple[int, ...]:
    """The points that each seat would get if the phase ended now; none when the game is over (R-9)."""
    over = state.stage == "over"
    return tuple(0 if over else scoring.points_now(state, seat) for seat in range(state.players))


def legal_texts(state: State) -> tuple[str, ...]:
    """All legal commands of the actor in notation, each ready for `Game.submit`."""
    return tuple(map(command_text, legal(state)))


def svg(state: State) -> Svg:
    """The board as an SVG picture; a notebook shows it."""
    return board_svg(state.board, state.letters, state.summary)
