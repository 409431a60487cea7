"""The puzzles of the program: each can be played, and its solution brings what it says."""

from collections import Counter

import pytest

from torres3d.base import paths
from torres3d.engine.puzzles.puzzle_file import GRADES
from torres3d.games.torres.bots.puzzles.puzzle_mining import proven
from torres3d.games.torres.puzzles.puzzle import THEMES, Puzzle, read_puzzles, solution_of, state_of_puzzle, turn_points
from torres3d.games.torres.puzzles.themes import themes_of
from torres3d.games.torres.rules.commands import Score
from torres3d.games.torres.rules.decide import apply

READ = read_puzzles(paths.config() / "games/torres/puzzles.jsonl")


@pytest.mark.slow
def test_each_solution_brings_the_points() -> None:
    assert READ.faults == ()
    for puzzle in READ.puzzles:
        state = state_of_puzzle(puzzle)
        seat = state.actor
        assert seat is not None
        assert turn_points(state, seat, ()).points < puzzle.points, "something is to be done"
        given = solution_of(puzzle)
        for command in given:
            state = apply(state, command)
        assert turn_points(state, seat, given).points == puzzle.points, puzzle.id


@pytest.mark.slow
def test_the_table_shows_the_points_that_are_told() -> None:
    for puzzle in READ.puzzles:
        state = state_of_puzzle(puzzle)
        seat = state.actor
        assert seat is not None
        for _ in range(state.ap):
            state = apply(state, Score())
        begun = state_of_puzzle(puzzle)
        assert state.scores[seat] - begun.scores[seat] == begun.ap, f"{puzzle.id}: no marker is gone past"


@pytest.mark.slow
def test_each_has_the_themes_of_its_solution() -> None:
    assert [puzzle.themes for puzzle in READ.puzzles] == [themes_of(puzzle) for puzzle in READ.puzzles]
    found = Counter(theme for puzzle in READ.puzzles for theme in puzzle.themes)
    assert set(found) == set(THEMES)
    assert min(found.values()) >= 40


def test_all_were_proven_and_there_are_some_of_each_grade() -> None:
    assert all(puzzle.ends > 0 for puzzle in READ.puzzles)
    grades = Counter(puzzle.grade for puzzle in READ.puzzles)
    assert set(grades) == set(GRADES)
    assert min(grades.values()) >= 40
    assert len({puzzle.id for puzzle in READ.puzzles}) == len(READ.puzzles) >= 300
    assert {puzzle.players for puzzle in READ.puzzles} == {2, 3, 4}


@pytest.mark.long
@pytest.mark.parametrize("puzzle", READ.puzzles[::52], ids=lambda puzzle: puzzle.id)
def test_what_was_proven_is_proven_again(puzzle: Puzzle) -> None:
    assert proven(puzzle) == puzzle
