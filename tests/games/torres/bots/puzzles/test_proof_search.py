"""The proof of a puzzle finds what trying everything finds: the bound it leaves things out by is never too low."""

import random

import pytest
from msgspec.structs import replace

from tests.at_length import at_length
from tests.games.torres.random_games import played
from tests.games.torres.setups import begin, options
from torres3d.games.torres.bots.puzzles.points_bound import HELPS, CastleWorth, Means, most_points
from torres3d.games.torres.bots.puzzles.proof_search import Proof, TooMany
from torres3d.games.torres.rules.commands import AddKnight, Build, Move, Play
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, ActionCard, Mode
from torres3d.games.torres.rules.scoring import bonus_now, castle_points
from torres3d.games.torres.rules.state import State

CHANGING = (AddKnight, Build, Move, Play)
"""Commands that change what a position is worth."""


def last_turns(mode: Mode, players: int, seed: int) -> list[State]:
    """Turns of a random game, all of its phases."""
    rng = random.Random(seed)
    states = [step.before for step in played(begin(options("rio-grande-1999", mode, players), rng), rng)]
    return [state for state in states if state.stage == "turn"]


def tried(state: State) -> dict[tuple[object, ...], int]:
    """All ends of the turn with the points they bring, by what stands where: everything that is legal, tried."""
    seat = state.actor
    assert seat is not None
    found: dict[tuple[object, ...], int] = {}
    todo = [state]
    while todo:
        now = todo.pop()
        key = (now.board.heights, now.knights[seat], now.ap, tuple(sorted(now.stacks[seat])), now.played)
        points = castle_points(now.board, now.knights[seat]) + bonus_now(now, seat) + now.ap
        if key in found:
            continue
        found[key] = points
        todo += [apply(now, command) for command in legal(now) if isinstance(command, CHANGING)]
    return found


def begun(state: State, ap: int, card: ActionCard | None) -> State:
    """A turn with so many AP and this card alone in hand."""
    seat = state.actor
    assert seat is not None
    hands = tuple(((card,) if card else ()) if other == seat else hand for other, hand in enumerate(state.hands))
    return replace(state, ap=ap, played=None, bought=(), hands=hands)


@pytest.mark.slow
@pytest.mark.parametrize("card", [None, *ACTION_CARDS[:3], *at_length(*ACTION_CARDS[3:])])
def test_it_finds_what_trying_everything_finds(card: ActionCard | None) -> None:
    rng = random.Random(str(card))
    for state in rng.sample(last_turns("basic", 2, 5) + last_turns("basic", 4, 6), 3):
        least_ap = {"six": 1, "seven": 0, "shift": 1}.get(card or "", 2)
        turn = begun(state, least_ap, card)
        everything = tried(turn)
        best = max(everything.values())
        for least in (best - 1, best):
            wanted = {key[:3] for key, points in everything.items() if points >= least}
            found = Proof(turn).ends(least)
            assert {end.position.heights for _, end in found} == {key[0] for key in wanted}
            assert {(end.position.heights, end.position.own, end.position.ap) for _, end in found} == wanted
            assert found[0][0] == best


@pytest.mark.parametrize(("top", "level"), [(2, 3), (3, 4), (4, 4), (5, 3)])
def test_a_block_that_is_shifted_makes_two_levels_at_most(top: int, level: int) -> None:
    # Where it is taken away and where it is put down; from level 1, with all between it and the top missing.
    castle = CastleWorth(9, False, 1 << 1 | 1 << top, top, 1, None)
    assert most_points((castle,), Means(4, 0, 1, 1), HELPS["shift"]) == 9 * level + 4 - (level - 1)


def test_the_ways_it_tells_lead_there() -> None:
    turn = begun(last_turns("basic", 2, 9)[40], 3, "climb")
    proof = Proof(turn)
    best = max(points for points, _ in proof.ends(0))
    for points, end in proof.ends(best)[:20]:
        state = turn
        for command in end.commands(proof.scene):
            state = apply(state, command)
        seat = turn.actor
        assert seat is not None
        assert castle_points(state.board, state.knights[seat]) + bonus_now(state, seat) + state.ap == points == best


def test_it_says_when_it_would_take_too_long() -> None:
    turn = begun(last_turns("basic", 2, 9)[40], 5, None)
    with pytest.raises(TooMany):
        Proof(turn).ends(0, limit=100)
