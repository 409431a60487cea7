"""Puzzles found in games of bots: what becomes one, what it says, and whether it is sound."""

import random

import pytest
from msgspec.structs import replace

from tests.games.torres.puzzles.test_puzzle_file import PUZZLE
from tests.games.torres.setups import begin, options
from torres3d.games.torres.bots.puzzles.points_search import PointSearch, idea_of
from torres3d.games.torres.bots.puzzles.puzzle_mining import (
    Candidate,
    candidate,
    last_turns,
    proven,
    puzzle_of,
    without_idle,
)
from torres3d.games.torres.puzzles.puzzle import points_of, solution_of, state_of_puzzle
from torres3d.games.torres.rules.commands import EndTurn, Play
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.state import State

EDITION = "rio-grande-1999"


def turns(players: int = 2, seed: int = 2) -> list[State]:
    return list(last_turns(begin(options(EDITION, "basic", players), random.Random(seed)), "medium-4", seed))


def found(states: list[State]) -> Candidate:
    return next(each for each in map(candidate, states) if each is not None)


def test_each_seat_has_a_last_turn_in_each_year_and_nobody_comes_after() -> None:
    states = turns(3, 4)
    assert sorted((state.phase, state.actor) for state in states) == [(y, s) for y in (1, 2, 3) for s in range(3)]
    for state in states:
        assert not any(state.decks)
        after = apply(state, next(command for command in legal(state) if isinstance(command, EndTurn)))
        assert after.stage != "turn", "the year is scored"


@pytest.mark.slow
def test_a_candidate_is_what_a_narrow_search_misses() -> None:
    each = found(turns())
    search = PointSearch(each.state)
    assert search.most_found(150, 400).points == each.points
    assert search.most_found(3).points <= each.points - 2
    state, seat = each.state, each.state.actor
    assert seat is not None
    for command in each.commands:
        state = apply(state, command)
    assert points_of(state, seat) == each.points
    assert idea_of(each.state, state, seat) == each.idea


@pytest.mark.slow
def test_searches_of_one_turn_do_not_change_one_another() -> None:
    for state in turns()[:3]:
        search = PointSearch(state)
        for width in (12, 3, 12):
            assert search.most_found(width, 20) == PointSearch(state).most_found(width, 20)


@pytest.mark.slow
def test_a_puzzle_says_all_that_its_position_needs() -> None:
    each = found(turns())
    puzzle = puzzle_of(each, EDITION)
    assert state_of_puzzle(puzzle) == each.state
    assert solution_of(puzzle) == each.commands
    assert puzzle.ends == 0
    assert puzzle.id == puzzle_of(each._replace(grade=3), EDITION).id


@pytest.mark.long
def test_it_is_proven_or_told_why_not() -> None:
    sound = proven(replace(PUZZLE, ends=0, solution=""))
    assert not isinstance(sound, str)
    assert (sound.points, sound.ends) == (PUZZLE.points, PUZZLE.ends)
    assert len(solution_of(sound)) <= len(solution_of(PUZZLE))
    assert proven(replace(PUZZLE, points=PUZZLE.points - 1)) == "more_points"
    assert proven(PUZZLE, limit=1) == "too_many"


def test_cards_that_are_not_played_and_cannot_be_proven_idle_are_taken_away() -> None:
    state = next(state for state in turns() if state.actor is not None)
    seat = state.actor
    assert seat is not None
    hands = tuple(("extra", "shift") if other == seat else () for other in range(state.players))
    held = replace(state, hands=hands)
    assert without_idle(held, ()).hands[seat] == ("extra",)
    assert without_idle(held, (Play("shift", from_="a1", to="a2"),)) == held
