"""The puzzles of the program: each can be played, its solution is legal, and a part of them is proven again."""

from collections import Counter

import pytest

from torres3d.base import paths
from torres3d.engine.puzzles.puzzle_file import GRADES
from torres3d.games.turm_bauer.bots.puzzles.climb_search import climbs, expected, highest
from torres3d.games.turm_bauer.bots.puzzles.puzzle_mining import MOST_ENDS, proven
from torres3d.games.turm_bauer.kit.position_text import position_text
from torres3d.games.turm_bauer.puzzles.puzzle import (
    KINDS,
    Puzzle,
    id_of,
    placement_of,
    places_of,
    read_puzzles,
    solution_of,
    state_of_puzzle,
)
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import STRAIGHT
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge

READ = read_puzzles(paths.config() / "games/turm_bauer/puzzles.jsonl")


def test_there_are_enough_of_each_kind_and_grade() -> None:
    assert READ.faults == ()
    assert len(READ.puzzles) >= 60
    counts = Counter((puzzle.kind, puzzle.grade) for puzzle in READ.puzzles)
    assert set(counts) == {(kind, grade) for kind in KINDS for grade in GRADES}
    assert min(counts.values()) >= 8
    assert {puzzle.players for puzzle in READ.puzzles} == {2, 3, 4}
    for puzzle in READ.puzzles:
        assert puzzle.id == id_of(puzzle.kind, puzzle.players, puzzle.position, puzzle.solution)
        assert position_text(state_of_puzzle(puzzle)) == puzzle.position


@pytest.mark.slow
def test_each_is_sound_by_statics() -> None:
    """The whole search again, without the slow judge; blocks lie straight, so nothing invisible decides."""
    for puzzle in READ.puzzles:
        state = state_of_puzzle(puzzle)
        assert all(block.pose == STRAIGHT for block in state.blocks)
        choices = legal(state)
        if puzzle.kind == "stands":
            places = places_of(puzzle)
            assert all(place in choices for place in places), puzzle.id
            assert len({place.block for place in places}) == 1
            said = {place: expected(state, place) for place in places}
            assert said.pop(placement_of(puzzle.solution)) == "stands", puzzle.id
            assert set(said.values()) == {"falls"}, puzzle.id
        else:
            best = highest(state, climbs(state), MOST_ENDS)
            assert best is not None, puzzle.id
            assert (best.ways[0].level, len(best.ways)) == (puzzle.level, puzzle.ends), puzzle.id
            assert (best.ways[0].placement, best.ways[0].walk) == solution_of(puzzle)
            assert puzzle.level > level_of(state.to_act.figure)


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", READ.puzzles[::13], ids=lambda puzzle: puzzle.id)
def test_some_are_proven_by_the_games_judge(puzzle: Puzzle) -> None:
    assert proven(puzzle, BulletJudge())


@pytest.mark.long
def test_all_are_proven_by_the_games_judge() -> None:
    judge = BulletJudge()
    assert [puzzle.id for puzzle in READ.puzzles if not proven(puzzle, judge)] == []
