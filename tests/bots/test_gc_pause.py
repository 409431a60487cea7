"""The collector of cycles rests while the bots search, and only then."""

import gc

import pytest

from tests.games.torres.random_games import random_states
from torres3d.bots.gc_pause import uncollected
from torres3d.games.torres.bots.search.beam_search import Beam, Limits
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.search_position import TurnScene


def broken_off() -> None:
    with uncollected():
        assert not gc.isenabled()
        raise ValueError("broken off")


def test_the_collector_works_again_however_the_work_ends() -> None:
    assert gc.isenabled()
    with pytest.raises(ValueError, match="broken off"):
        broken_off()
    assert gc.isenabled()
    with uncollected(), uncollected():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_who_has_switched_it_off_finds_it_off() -> None:
    gc.disable()
    try:
        with uncollected():
            assert not gc.isenabled()
        assert not gc.isenabled()
    finally:
        gc.enable()


@pytest.mark.slow
def test_a_search_rests_the_collector_and_leaves_no_cycles() -> None:
    """Else what it leaves would pile up from one search to the next."""
    state = next(state for state in random_states(2)[60:] if state.stage == "turn" and state.ap == 5)
    seen: list[bool] = []

    def hurry() -> bool:
        seen.append(gc.isenabled())
        return False

    def search() -> None:
        scene = TurnScene(state)
        Beam(scene, Evaluator(scene, weights()), Limits(10), hurry).run(1)

    search()
    assert seen
    assert not any(seen)
    assert gc.isenabled()
    gc.collect()
    left = []
    for _ in range(3):
        # What a test before this one left may end meanwhile; cycles of the search are there each time.
        with uncollected():
            search()
            left.append(gc.collect())
    assert min(left) == 0
