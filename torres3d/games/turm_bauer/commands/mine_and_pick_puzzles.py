"""``torres3d turm-puzzles mine`` and ``pick``: puzzles from games of bots, proven, and those to play from by grade."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from torres3d.bots.arena.results_file import Results
from torres3d.engine.puzzles.puzzle_file import GRADES, SUFFIX
from torres3d.games.turm_bauer.bots.puzzles import puzzle_mining as mining
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.puzzles.puzzle import KINDS, OPTIONS, Puzzle, puzzles_text
from torres3d.games.turm_bauer.scene.physics.background_judge import judge_of
from torres3d.terminal.bot_games import check_bots, play_remaining, stop_on_errors
from torres3d.terminal.error_exit import Stop
from torres3d.terminal.mined_files import read_mined, resumed
from torres3d.terminal.output_files import check_output, write_output


def mine(games: int, out: Path, seats: int, bots: str, seed: int, jobs: int) -> None:
    """Look for puzzles in games of bots, and print their number by kind and grade."""
    if games < 1 or jobs < 1:
        raise Stop("--games and --jobs are at least 1")
    if seats not in (2, 3, 4):
        raise Stop("--seats is 2, 3 or 4")
    heading = mining.MiningHeading(bots, seats, seed)
    with stop_on_errors(None):
        check_bots([bots], BOTS, None)
        results = resumed(lambda: Results[mining.MiningResult](heading, out))
        play_remaining(mine_by_bullet, heading.jobs(games), results, jobs, None, "games")
    print_number([puzzle for game in results.done.values() for puzzle in game.puzzles])


def mine_by_bullet(job: mining.MiningJob) -> mining.MiningResult:
    """Mine a game; Bullet judges."""
    return mining.mine_game(job, judge_of(OPTIONS.judge))


def pick(mined: Sequence[Path], out: Path, each: int) -> None:
    """Write the puzzles of some files, at most ``each`` of every kind and grade, by kind, grade and id."""
    check_output("file of puzzles", out, (SUFFIX,))
    found = {
        puzzle.id: puzzle
        for file in mined
        for game in read_mined(file, mining.MiningHeading, mining.MiningResult, "turm-puzzles mine")[1]
        for puzzle in game.puzzles
    }
    by_id = sorted(found.values(), key=lambda puzzle: puzzle.id)
    chosen = [
        puzzle
        for kind in KINDS
        for grade in GRADES
        for puzzle in [one for one in by_id if (one.kind, one.grade) == (kind, grade)][:each]
    ]
    write_output("file of puzzles", out, lambda part: part.write_bytes(puzzles_text(chosen)))
    print_number(chosen)


def print_number(puzzles: Sequence[Puzzle]) -> None:
    counts = Counter((puzzle.kind, puzzle.grade) for puzzle in puzzles)
    told = "; ".join(
        f"{kind}: " + ", ".join(f"{counts[kind, grade]} of grade {grade}" for grade in GRADES) for kind in KINDS
    )
    Console(highlight=False).print(f"{len(puzzles)} puzzles. {told}")
