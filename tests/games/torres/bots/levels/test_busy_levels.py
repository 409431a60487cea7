"""Levels that play: AP go into castles and knights, not to the marker, and nobody walks to and fro."""

import pytest
from msgspec.structs import replace

from tests.games.torres.bench.passing import match_of, passing
from tests.games.torres.random_games import new_game, random_states
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.play_statistics.play_counting import play_counted
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.bots.search.beam_search import Beam, Limits
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.search_bot import SearchBot
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.rules.board import Board
from torres3d.games.torres.rules.commands import EndTurn, Move
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.squares import Bitboard
from torres3d.games.torres.rules.state import State

MOST_TO_THE_MARKER = 0.15
MOST_UNBUILT = 0.5
GAMES = 3
PLANS_IN_PIECES = [name for name, level in BOTS.search_levels().items() if level.depth < 5]


@pytest.mark.slow
@pytest.mark.parametrize("level", PLANS_IN_PIECES)
def test_a_weak_level_does_not_pass_the_time(level: str) -> None:
    found = passing([play_counted(match_of(level, 2, seed)) for seed in range(GAMES)], level)
    assert max(found.early, found.late) <= MOST_TO_THE_MARKER
    assert found.burnt == 0
    assert found.unbuilt <= MOST_UNBUILT


@pytest.mark.parametrize("seed", range(4))
def test_who_plans_step_by_step_does_not_walk_to_and_fro(seed: int) -> None:
    restless = Level("Restless", 1, 1, 0, 0, 1, 0.0, 1.0, 3000, error=30.0, marker=-9.0)
    bots = [SearchBot(restless, weights(), seat) for seat in range(2)]
    state = new_game("rio-grande-1999", "basic", 2, seed)
    been: set[tuple[Board, Bitboard]] = set()
    while state.actor is not None:
        seat, before = state.actor, state
        command = bots[seat].choose(view(state, seat))
        state = apply(state, command)
        stand = (state.board, state.knights[seat])
        if before.stage != "turn" or isinstance(command, EndTurn):
            been.clear()
        elif isinstance(command, Move):
            assert stand not in been
        been.add(stand)


@pytest.mark.slow
def test_no_card_is_played_for_ap_that_all_go_to_the_marker() -> None:
    # Who has nothing else to do in the last round would gain two points by it.
    games = [play_counted(match_of("hard-3", 4, seed)) for seed in (2, 3)]
    assert passing(games, "hard-3").burnt == 0


@pytest.mark.parametrize("depth", [1, 4, 5])
def test_who_plans_in_pieces_takes_more_ap_in_the_last_one_only(depth: int) -> None:
    state = holding_seven()
    for ap in (5, depth):
        scene = TurnScene(replace(state, ap=ap))
        ends = Beam(scene, Evaluator(scene, weights()), Limits(200, depth)).run(5000).best
        assert ("seven" in {node.position.played for _, node in ends}) == (ap <= depth)


def holding_seven() -> State:
    """The beginning of a turn of which the actor holds a card for two more AP."""
    states = (state for seed in range(9) for state in random_states(seed))
    return next(
        state
        for state in states
        if state.stage == "turn" and state.ap == 5 and state.actor is not None and "seven" in state.hands[state.actor]
    )
