"""Recorded turns take few keystrokes in text play; every turn is typed, and has to come out as it was played."""

from collections.abc import Callable

import pytest

from tests.terminal.keystrokes import TURNS, TypedTurn, joined, keys, recorded, share

FULL, BEFORE = 0.5, 0.7
"""The most keystrokes now, as shares of those of the notation in full, and of the shortest lines before."""


@pytest.mark.slow
@pytest.mark.parametrize("make", recorded().values(), ids=recorded())
def test_a_turn_takes_less_than_half_of_its_notation(make: Callable[[], list[TypedTurn]]) -> None:
    turns = make()
    assert len(turns) == TURNS
    assert sum(keys(turn.now) for turn in turns) < FULL * sum(keys(turn.full) for turn in turns)
    assert share(turns) < BEFORE


def test_enter_counts_and_words_are_apart_only_where_they_would_run_together() -> None:
    assert keys(("+d4", "y")) == 6
    assert joined(["+d4", "c4d4", ">e4", "*", "2", "y"]) == "+d4 c4d4>e4*2 y"
