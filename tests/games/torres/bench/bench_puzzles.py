"""How fast puzzles are found, opened and judged. Run on demand: pytest tests/games/torres/bench/bench_puzzles.py

Wanted on a 2-core machine: 20 candidates in no more than 60 s of processor time, plain; a puzzle opened and a turn of
it judged in no more than 0.1 s. ``extra_info`` gives the processor's seconds, which a busy machine lengthens less.
"""

import time
from collections import Counter

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from torres3d.base import paths
from torres3d.engine.puzzles.puzzle_file import GRADES
from torres3d.games.torres.bots.puzzles.puzzle_mining import MiningHeading, mine_game
from torres3d.games.torres.puzzles.puzzle import Puzzle, read_puzzles, solution_of, state_of_puzzle, turn_points
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.squares import COMPILED

WANTED = 20
"""Candidates."""
GAMES = 100
"""More games than they take."""
BOTS = "easy-2"


def mined(seed: int) -> tuple[int, list[Puzzle]]:
    """Last turns of games that begin with this seed, and their candidates, once there are enough of these."""
    turns = 0
    found: list[Puzzle] = []
    for asked in MiningHeading("rio-grande-1999", "basic", 2, BOTS, seed).digs(GAMES):
        dug = mine_game(asked)
        turns += dug.turns
        found += dug.puzzles
        if len(found) >= WANTED:
            break
    return turns, found


@pytest.mark.parametrize("seed", [1, 2000, 5000])
def bench_mining(benchmark: BenchmarkFixture, seed: int) -> None:
    """Games are dug through until there are enough candidates."""
    begin = time.process_time()
    turns, found = benchmark.pedantic(mined, args=(seed,), rounds=1)
    seconds = time.process_time() - begin
    grades = Counter(puzzle.grade for puzzle in found)
    benchmark.extra_info |= {
        "processor seconds": round(seconds, 1),
        "of these for 20 candidates": round(seconds * WANTED / len(found), 1),
        "candidates": len(found),
        "by grade": [grades[grade] for grade in GRADES],
        "last turns": turns,
        "compiled": COMPILED,
    }
    assert len(found) >= WANTED


def bench_opening_and_judging(benchmark: BenchmarkFixture) -> None:
    """The program's puzzles: each is opened, its solution played, and judged after every command."""
    puzzles = read_puzzles(paths.config() / "games/torres/puzzles.jsonl").puzzles

    def solve_all() -> int:
        judged = 0
        for puzzle in puzzles:
            state, given = state_of_puzzle(puzzle), solution_of(puzzle)
            seat = state.actor
            assert seat is not None
            for number, command in enumerate(given, 1):
                state = apply(state, command)
                points = turn_points(state, seat, given[:number]).points
                judged += 1
            assert points == puzzle.points
        return judged

    judged = benchmark(solve_all)
    seconds = benchmark.stats["mean"]
    benchmark.extra_info["ms for each puzzle, opened and judged to its end"] = round(1000 * seconds / len(puzzles), 2)
    benchmark.extra_info["ms for each judgement"] = round(1000 * seconds / judged, 2)
