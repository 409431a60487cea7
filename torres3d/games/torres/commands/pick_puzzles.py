"""``torres3d puzzles pick``: proven puzzles, so many of each grade, as a file of puzzles."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from torres3d.games.torres.bots.puzzles.puzzle_mining import ProofFound, ProvingHeading
from torres3d.games.torres.commands.mine_puzzles import worked_out
from torres3d.games.torres.puzzles.puzzle import GRADES, Puzzle, markers_apart
from torres3d.games.torres.puzzles.puzzle_file import SUFFIX, puzzles_text
from torres3d.terminal.output_files import check_output, write_output


def pick(proven: Sequence[Path], out: Path, each: int) -> None:
    """Write the sound puzzles of some files, at most ``each`` of every grade, sorted by grade and id."""
    check_output("file of puzzles", out, (SUFFIX,))
    found: dict[str, Puzzle] = {}
    for file in proven:
        for verdict in worked_out(file, ProvingHeading, ProofFound, "prove")[1]:
            if verdict.unsound is None:
                puzzle = markers_apart(verdict.puzzle)
                found[puzzle.id] = puzzle
    chosen = [
        puzzle
        for grade in GRADES
        for puzzle in sorted((one for one in found.values() if one.grade == grade), key=lambda one: one.id)[:each]
    ]
    write_output("file of puzzles", out, lambda part: part.write_bytes(puzzles_text(chosen)))
    told = ", ".join(f"{sum(one.grade == grade for one in chosen)} of grade {grade}" for grade in GRADES)
    Console(highlight=False).print(f"{len(chosen)} of {len(found)} sound puzzles: {told}")
