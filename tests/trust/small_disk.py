"""What happens on a disk that is full: a program of its own, in a name space where it may mount a small one.

``python -m tests.trust.small_disk FOLDER ROUNDS`` mounts a file system of 64 kB in a folder, fills it up, lets
everything that writes write there, and says "all is well", or ends with what is not.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.bots.ended_games import KIND
from tests.cli.running import run
from tests.games.kits import KITS, kit_of
from tests.games.torres.studies.positions import by_chance
from tests.trust.random_play import GAMES, new_game, steps
from tests.trust.whole_logs import TORRES_LOG
from torres3d.app.screens.lesson import chapter_list_and_progress_file as lesson_navigation
from torres3d.app.window import settings as user_settings
from torres3d.base.faults import Fault
from torres3d.bots.rated_games import Kept, write_strength
from torres3d.engine.given_game_names import GameNames
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.log_replay import load_log
from torres3d.engine.logged_game import Game
from torres3d.engine.puzzles.puzzle_file import GRADES
from torres3d.engine.puzzles.puzzle_tries import Tried
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.torres.puzzles.puzzle_tries import PuzzleRecord
from torres3d.games.torres.studies.study_file import write_study

SIZE = "64k"
PAGE = 4096
"""Bytes that are given out at once there."""


class SmallDisk:
    """A file system of `SIZE`, mounted in a folder, with a file that fills it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True)
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", folder], check=True)
        self.filler = folder / "filler"

    def fill(self) -> None:
        """No byte more can be written after this, but what still fits into the last page of a file."""
        with self.filler.open("ab", buffering=0) as out:
            try:
                while out.write(b"x" * PAGE):
                    pass
            except OSError:
                return

    def make_room(self) -> None:
        """Nothing fills the disk any more."""
        self.filler.unlink()

    def contents(self) -> dict[str, bytes]:
        """Every file there but the filler and locks, with what it holds."""
        files = [file for file in sorted(self.folder.rglob("*")) if file.is_file() and file.suffix != ".lock"]
        return {str(file): file.read_bytes() for file in files if file != self.filler}


def play_until_full(disk: SmallDisk, name: str, seed: int) -> bool:
    """A game whose next command finds no room: it is not taken, nothing is lost; with room again it goes on. False
    where all of a short game found room in the page that its log had already."""
    file = disk.folder / f"game-{seed}.{name}"
    game = new_game(name, file, seed)
    disk.fill()
    taken, told = 0, ""
    try:
        for n in steps(name, game, seed):
            taken = n
    except WriteFault as fault:
        told = str(fault)
    if not told:
        assert file.stat().st_size <= PAGE, "it was written somewhere"
        game.close()
        file.unlink()
        disk.make_room()
        return False
    assert "No space left on device" in told, told
    log, history = load_log(kit_of(file), file)
    assert log.torn is None, "a part of the command that found no room was left behind"
    assert history.n == taken == game.n, (history.n, taken, game.n)
    assert history.states == game.history.states
    disk.make_room()
    for _, n in zip(range(3), steps(name, game, seed), strict=False):
        taken = n
    game.close()
    going_on = Game.open(kit_of(file), file)
    assert going_on.n == taken
    going_on.close()
    file.unlink()
    return True


def refused(disk: SmallDisk, what: str, write: Callable[[], object]) -> None:
    """Something that finds no room says so, and all that lay there is as it was: where there was no such file yet, and
    where there was one."""
    finds_no_room(disk, what, write)
    before = disk.contents()
    write()
    assert disk.contents() != before, f"{what}: with room it is written"
    finds_no_room(disk, f"{what}, once more", write)


def finds_no_room(disk: SmallDisk, what: str, write: Callable[[], object]) -> None:
    """Try it on the full disk."""
    disk.fill()
    before = disk.contents()
    told = "it was written somewhere"
    try:
        write()
    except (Fault, OSError) as error:
        told = str(error)
    assert "No space left on device" in told, f"{what}: {told}"
    assert disk.contents() == before, f"{what}: {sorted(disk.contents())} lie there, before {sorted(before)}"
    disk.make_room()


def command_refused(disk: SmallDisk, *words: str) -> None:
    """A command of the command line that finds no room: one line, status 2, nothing half written."""
    disk.fill()
    before = disk.contents()
    done = run(*words)
    assert done.status == 2, (words, done)
    assert "No space left on device" in done.err, (words, done.err)
    assert done.err.count("\n") == 1, (words, done.err)
    assert disk.contents() == before, f"{words}: {sorted(disk.contents())} lie there"
    disk.make_room()


def main(folder: Path, rounds: int) -> None:
    """All of it."""
    disk = SmallDisk(folder / "small")
    for name in GAMES:
        full = sum(play_until_full(disk, name, seed) for seed in range(rounds))
        assert full >= rounds * 0.9, f"only {full} of {rounds} games of {name} found the disk full"
    there, log = disk.folder, str(TORRES_LOG)
    settings = user_settings.Settings()
    copies = (there / f"copy-{number}.torres" for number in range(9))
    refused(disk, "a game's copy", lambda: Shelf(KITS, there / "games").export_copy(TORRES_LOG, next(copies)))
    refused(disk, "settings", lambda: user_settings.save(settings, there / "settings.yaml"))
    refused(disk, "lessons", lambda: lesson_navigation.save(lesson_navigation.LessonsDone("x"), there / "lessons.yaml"))
    refused(disk, "names", lambda: GameNames(there / "names.json").set_name("a.torres", "Sunday"))
    refused(disk, "a study", lambda: write_study(by_chance(1), there / "one.study"))
    refused(disk, "strength", lambda: write_strength(there / "strength.jsonl", KIND, Kept()))
    record = PuzzleRecord(there / "tried.jsonl")
    tries = (Tried(f"{n:08x}", GRADES[0], "solved", "2026-01-31T20:15:00Z") for n in range(9))
    finds_no_room(disk, "a puzzle's record", lambda: record.add(next(tries)))
    command_refused(disk, "replay", log, "--salvage", str(there / "salvaged.torres"))
    command_refused(disk, "show", log, "-o", str(there / "board.png"), "--size", "320x200")
    command_refused(disk, "export", log, "-o", str(there / "board.glb"))
    command_refused(disk, "film", log, "-o", str(there / "film.gif"), "--size", "160x120")
    command_refused(disk, "watch", "--players", "random,random", "--log", str(there / "watched.torres"))
    command_refused(disk, "arena", "--players", "random,random", "--games", "2", "--out", str(there / "results.jsonl"))
    subprocess.run(["umount", disk.folder], check=True)
    print("all is well")


if __name__ == "__main__":
    os.environ["TMPDIR"] = sys.argv[1]
    main(Path(sys.argv[1]), int(sys.argv[2]))
