"""The bots `random` and `greedy` play every kind of game to its end, with what their seat may see."""

import pytest

from tests.games.torres.random_games import random_states, some_game
from torres3d.games.torres.bots.registry import BOTS, SIMPLE_BOTS
from torres3d.games.torres.bots.search.evaluation import shares_of, worth
from torres3d.games.torres.bots.search.features import hand_of, later_turns
from torres3d.games.torres.bots.simple_bots import score_now
from torres3d.games.torres.bots.weights_by_grasp_and_character import COUNTED
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State


def play(state: State, levels: list[str], seed: int) -> State:
    bots = [BOTS.make_bot(level, seed + seat) for seat, level in enumerate(levels)]
    while state.actor is not None:
        command = bots[state.actor].choose(view(state, state.actor))
        assert command in legal(state)
        if isinstance(command, EndTurn):
            assert state.ap == 0, "the AP left over are lost"
        state = apply(state, command)
    return state


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_they_play_whole_games(seed: int) -> None:
    state = some_game(seed)
    kinds = [opponent.id for opponent in SIMPLE_BOTS]
    end = play(state, [kinds[(seed + seat) % len(kinds)] for seat in range(state.players)], seed)
    assert end.stage == "over"


@pytest.mark.parametrize("seed", range(4))
def test_they_bring_knights_into_play(seed: int) -> None:
    state = some_game(seed)
    end = play(state, [("random", "greedy")[(seed + seat) % 2] for seat in range(state.players)], seed)
    assert sum(knights.bit_count() for knights in end.knights) > state.players


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(some_game(3), ["random"] * 4, 5) == play(some_game(3), ["random"] * 4, 5)


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(6):
        state = some_game(seed)
        wins += 0 in play(state, ["greedy"] + ["random"] * (state.players - 1), seed).winners
    assert wins >= 5


def test_the_yardstick_counts_what_is_on_the_table() -> None:
    for state in random_states(5):
        for seat in range(state.players):
            if state.stage == "turn":
                shares = shares_of(state, seat, COUNTED)
                each = 1.0 if state.players == 2 else 0.05
                assert shares == tuple(each * (other != seat) for other in range(state.players))
                others = sum(plain(state, other) for other in range(state.players) if other != seat)
                assert worth(state, seat, COUNTED, shares) == pytest.approx(plain(state, seat) - each * others)


def plain(state: State, seat: int) -> float:
    """The points as they stand, and two for each card that can still be played, the later the less."""
    cards = len(hand_of(state, seat))
    waiting = sum(2 * 0.85**place for place in range(min(cards, later_turns(state, seat))))
    return score_now(state, seat) + waiting
