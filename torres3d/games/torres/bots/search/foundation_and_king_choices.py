"""Choices of foundations, first knights, king and starter: at first sight, or played on for some turns."""

import random
from collections.abc import Sequence

from torres3d.bots.bot import Hurry, unhurried
from torres3d.games.torres.bots.search.beam_search import Beam, Limits
from torres3d.games.torres.bots.search.evaluation import Evaluator, shares_of, worth
from torres3d.games.torres.bots.search.evaluation_weights import Weights
from torres3d.games.torres.bots.search.opponent_replies import turn_over
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.bots.search.unsearched_choices import best_carry
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
    """The commands in the stages of placement and ``starter``: best at first sight first, equal ones at random."""
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


CHOICES = 10
"""Maximum choices to play on, those first that look best at once."""
TURNS = 8
"""Turns to play on, all players' together: with two players the whole of the first phase."""
TURN_LIMITS = Limits(width=3, cards=1, nodes=4000)
"""Limits of the search of each of those turns: all together visit at most `CHOICES` × `TURNS` × 4000 positions."""


def foreseen(
    state: State, seat: int, known: Weights, chance: random.Random, hurry: Hurry = unhurried
) -> list[tuple[float, Command]]:
    """The commands in the stages of `place` that were played on, best first, with the seat's values.

    A single choice has its present value.
    """
    choices = ranked(state, seat, known, chance)[:CHOICES]
    # The same chance for all, so that they differ by nothing but themselves.
    seed = chance.getrandbits(32)
    shares = shares_of(state, seat, known)
    if len(choices) == 1:
        return [(worth(apply(state, choices[0]), seat, known, shares), choices[0])]
    found: list[tuple[float, Command]] = []
    for command in choices:
        if found and hurry():
            break
        found.append((played_on(apply(state, command), seat, known, shares, random.Random(seed)), command))
    return sorted(found, key=lambda choice: -choice[0])


def played_on(state: State, seat: int, known: Weights, shares: Sequence[float], chance: random.Random) -> float:
    """The value for the seat by these shares after some turns of quick play by all, or after the next scoring."""
    turns = 0
    while turns < TURNS and state.stage != "over":
        actor = state.actor
        assert actor is not None
        if state.stage == "turn":
            scene = TurnScene(state)
            outcome = Beam(scene, Evaluator(scene, known), TURN_LIMITS).run(1)
            state = turn_over(scene, outcome.best[0][1])
            turns += 1
        elif turns:
            break
        elif state.stage == "carry":
            state = apply(state, best_carry(state))
        else:
            state = apply(state, place(state, actor, known, chance))
    return worth(state, seat, known, shares)
