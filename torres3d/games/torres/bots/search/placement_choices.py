"""Placement before the first turn and between the phases: foundations, first knights, king, starter."""

import random

from torres3d.games.torres.bots.search.evaluation import shares_of, worth
from torres3d.games.torres.bots.search.evaluation_weights import Weights
from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.commands import ChooseStarter, Command, LeaveKing, PlaceKing, PlaceKnight
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.squares import INDEX, Bitboard, neighbours, square_list
from torres3d.games.torres.rules.state import State

FAR = 99


def steps_between(one: int, other: int) -> int:
    """The orthogonal steps between two squares."""
    return abs(one % 8 - other % 8) + abs(one // 8 - other // 8)


def nearest(square: int, pieces: Bitboard) -> int:
    """The steps to the nearest of some pieces; `FAR` without any."""
    return min((steps_between(square, piece) for piece in square_list(pieces)), default=FAR)


def space_around(state: State, square: int) -> int:
    """The bare squares within three steps next to no other castle: room for a castle to grow."""
    lie = ground(state.board.towers)
    castle = lie.castle_at[square]
    others = state.board.towers & ~castle
    return sum(
        1
        for target in range(64)
        if steps_between(square, target) <= 3 and not (others | neighbours(others)) >> target & 1
    )


def ranked(state: State, seat: int, known: Weights, chance: random.Random) -> list[Command]:
    """The commands in the stages ``foundations``, ``knights``, ``king``, ``move_king`` and ``starter``.

    Those that look best at once come first, equal ones at random.
    """
    commands = legal(state)
    chance.shuffle(commands)
    shares = shares_of(state, seat, known)
    return sorted(commands, key=lambda command: -_first_sight(state, command, seat, known, shares))


def place(state: State, seat: int, known: Weights, chance: random.Random) -> Command:
    """The command that looks best at once in those stages."""
    return ranked(state, seat, known, chance)[0]


def _first_sight(state: State, command: Command, seat: int, known: Weights, shares: tuple[float, ...]) -> float:
    match command:
        case PlaceKnight():
            square = INDEX[command.at]
            return space_around(state, square) + 0.3 * min(nearest(square, state.pieces), 8)
        case PlaceKing() if state.stage == "king":
            # The king's castle should be close to one's own knight and far from the others'.
            square = INDEX[command.at]
            own = state.knights[seat]
            return nearest(square, state.pieces & ~own) - 1.5 * nearest(square, own)
        case PlaceKing() | LeaveKing():
            return worth(apply(state, command), seat, known, shares)
        case ChooseStarter():
            # Who moves last before a scoring has the last word on every castle.
            return -((seat - command.seat) % state.players == 0) + (command.seat == (seat + 1) % state.players)
        case _:
            # Foundations: nobody stands anywhere yet, so where each lies is much the same at first sight.
            return 0.0
