"""``torres3d puzzles mine``, ``prove`` and ``pick``: candidates from games of bots, which are sound, by grade."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from torres3d.bots.arena.results_file import Results
from torres3d.engine.puzzles.puzzle_file import GRADES, SUFFIX
from torres3d.games.torres.bots.puzzles import puzzle_mining as mining
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.commands.edition_and_mode import EDITION, MODE, known_mode
from torres3d.games.torres.kit.setup_and_options import SetupFault, resolve
from torres3d.games.torres.puzzles.puzzle import Puzzle, markers_apart, puzzles_text
from torres3d.games.torres.puzzles.themes import with_themes
from torres3d.terminal.bot_games import check_bots, play_remaining, secret_of, stop_on_errors
from torres3d.terminal.error_exit import Stop
from torres3d.terminal.mined_files import read_mined, resumed
from torres3d.terminal.output_files import check_output, write_output


def pick(proven: Sequence[Path], out: Path, each: int) -> None:
    """Write the sound puzzles of some files with their themes, at most ``each`` of every grade, by grade and id."""
    check_output("file of puzzles", out, (SUFFIX,))
    found: dict[str, Puzzle] = {}
    for file in proven:
        for verdict in read_mined(file, mining.ProvingHeading, mining.ProofFound, "puzzles prove")[1]:
            if verdict.unsound is None:
                puzzle = with_themes(markers_apart(verdict.puzzle))
                found[puzzle.id] = puzzle
    chosen = [
        puzzle
        for grade in GRADES
        for puzzle in sorted((one for one in found.values() if one.grade == grade), key=lambda one: one.id)[:each]
    ]
    write_output("file of puzzles", out, lambda part: part.write_bytes(puzzles_text(chosen)))
    told = ", ".join(f"{sum(one.grade == grade for one in chosen)} of grade {grade}" for grade in GRADES)
    Console(highlight=False).print(f"{len(chosen)} of {len(found)} sound puzzles: {told}")


class MiningAsked(msgspec.Struct, frozen=True):
    """The options of ``puzzles mine``."""

    games: int
    out: Path
    seats: int
    bots: str
    seed: int
    jobs: int
    edition: str | None
    mode: str | None
    cluster: str | None


def mine(asked: MiningAsked) -> None:
    """Look for puzzles in games of bots, and print their number by grade."""
    if asked.games < 1 or asked.jobs < 1:
        raise Stop("--games and --jobs are at least 1")
    mode = known_mode(asked.mode or MODE)
    if mode == "master":
        raise Stop("puzzles need the basic or the variant game: a master card counts more than one turn shows")
    try:
        resolve(asked.edition or EDITION, mode, {}, asked.seats)
    except SetupFault as fault:
        raise Stop(str(fault)) from fault
    heading = mining.MiningHeading(asked.edition or EDITION, mode, asked.seats, asked.bots, asked.seed)
    with stop_on_errors(asked.cluster):
        check_bots([asked.bots], BOTS, asked.cluster)
        secret = secret_of([asked.bots], asked.seed, BOTS)
        results = resumed(lambda: Results[mining.MiningResult](heading, asked.out, secret))
        play_remaining(mining.mine_game, heading.digs(asked.games), results, asked.jobs, asked.cluster, "games")
    grades = Counter(puzzle.grade for game in results.done.values() for puzzle in game.puzzles)
    turns = sum(game.turns for game in results.done.values())
    told = ", ".join(f"{grades[grade]} of grade {grade}" for grade in GRADES)
    Console(highlight=False).print(f"{grades.total()} candidates in {turns} last turns: {told}")


def prove_mined(mined: Path, out: Path, limit: int, jobs: int, cluster: str | None) -> None:
    """Prove mined puzzles, and print how many are sound and why the others are not."""
    heading, dug = read_mined(mined, mining.MiningHeading, mining.MiningResult, "puzzles mine")
    with stop_on_errors(cluster):
        results = resumed(lambda: Results(mining.ProvingHeading(heading.title, limit), out))
        play_remaining(mining.prove, mining.claims(dug, limit), results, jobs, cluster, "puzzles")
    faults = Counter(verdict.unsound for verdict in results.done.values())
    told = ", ".join(f"{count} {fault}" for fault, count in sorted(faults.items(), key=str) if fault is not None)
    Console(highlight=False).print(f"{faults[None]} of {faults.total()} are sound{f'; {told}' if told else ''}")
