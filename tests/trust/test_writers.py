"""Eight programs write into one home, every kind of file by chance: each change that was reported as kept is there."""

import multiprocessing
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.app.games import ACTIONS, WINDOW_GAMES
from tests.at_length import at_length
from tests.bots.ended_games import KIND
from tests.games.kits import KITS, kit_of
from tests.trust.writers import WRITERS, Kept, step_text, told, write
from torres3d.app.screens.lesson import chapter_list_and_progress_file as lesson_navigation
from torres3d.app.window import key_bindings, settings
from torres3d.base import paths
from torres3d.bots.rated_games import read_strength
from torres3d.engine.history import History
from torres3d.engine.log_replay import load_log
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.torres.puzzles.puzzle_tries import PuzzleRecord
from torres3d.games.torres.rules.command_notation import command_text
from torres3d.games.torres.studies.study import Study
from torres3d.games.torres.studies.study_file import read_study

SERVER = multiprocessing.get_context("forkserver")
"""Programs that have imported all when they are begun."""
SERVER.set_forkserver_preload([__name__])
PATIENCE = 300.0
"""Seconds after which a program counts as hung."""
FOREVER = 10**9


def written_by_all(home: Path, operations: int, seconds: float) -> None:
    """Let the programs write until all have done."""
    programs = [
        SERVER.Process(target=write, args=(home, number, 1000 + number, operations, seconds), daemon=True)
        for number in range(WRITERS)
    ]
    try:
        for program in programs:
            program.start()
        for program in programs:
            program.join(seconds + PATIENCE if seconds < FOREVER else PATIENCE)
            assert program.exitcode == 0, "what it printed says why"
    finally:
        for program in programs:
            program.kill()
            program.join()


def games(home: Path) -> dict[str, History[Any, Any]]:
    """The games by their ids, also the deleted ones."""
    found = {}
    for file in (home / "games").rglob("*.t*"):
        if file.suffix in (".torres", ".turm"):
            log, history = load_log(kit_of(file), file)
            assert log.torn is None
            found[log.header.game] = history
    return found


def studies(home: Path) -> dict[str, Study]:
    """The studies by their names, also the deleted ones."""
    files = list((home / "games" / "studies").rglob("*.study"))
    found = {grown.study.name: grown.study for grown in map(read_study, files)}
    assert len(found) == len(files)
    return found


def lines(study: Study) -> set[str]:
    """Every line of a study from its beginning."""
    return {
        " ".join(map(command_text, study.commands_to(node))) for node in range(1, len(study.moves) + 1)
    }  # fmt: skip


def check(home: Path) -> Counter[str]:
    """Look for every change that was reported to a program; how many there were of each kind."""
    by_program = list(told(home))
    changes = [change for told_one in by_program for change in told_one]
    last = {(change.kind, change.of): change.what for change in changes}
    logs, books = games(home), studies(home)
    known = {name: lines(study) for name, study in books.items()}
    used, wrong = settings.load(paths.config(), home / "settings.yaml")
    assert wrong is None
    usual = WINDOW_GAMES.usual_keys()
    bound, wrong = key_bindings.load(usual, ACTIONS, home / "keys.yaml")
    assert wrong is None
    strength = read_strength(home / "strength.jsonl", KIND)
    tried = {each.id for each in PuzzleRecord(home / "puzzles.jsonl").first_tries}
    learnt = lesson_navigation.load(home / "lessons.yaml").done
    shelf = Shelf(KITS, home / "games")
    for change in changes:
        match change:
            case Kept("command", of, what):
                game, _, number = of.rpartition(" ")
                assert step_text(logs[game].steps[int(number) - 1]) == what, f"command {number} of {game}"
            case Kept("line", of, what):
                assert what in known[of], f"a line of {of}"
            case Kept("comment", of):
                assert books[of].comment == last["comment", of]
            case Kept("title", of):
                assert shelf.title(shelf.folder / of) == last["title", of]
            case Kept("setting", of):
                assert repr(getattr(used, of)) == last["setting", of], f"the setting {of}"
            case Kept("key", of):
                assert bound[of] == last["key", of], f"the key of {of}"
            case Kept("out", of):
                assert of in strength.out
            case Kept("puzzle", of):
                assert of in tried, f"the puzzle {of}"
            case Kept("chapter", of):
                assert of in learnt
    counted = [(each.name, each.game) for each in strength.played]
    assert sorted(counted) == sorted(rated(by_program)), "each rating once, and none that was forgotten"
    anew = Shelf(KITS, home / "games")
    (home / "games" / ".shelf" / "index.json").unlink(missing_ok=True)
    plain = Shelf(KITS, home / "games")
    assert {game.log: (game.facts, game.name) for game in anew.games()} == {
        game.log: (game.facts, game.name) for game in plain.games()
    }, "the index says what the logs say"
    return Counter(change.kind for change in changes)


def rated(by_program: list[list[Kept]]) -> Iterator[tuple[str, str]]:
    """The ratings that are still to be there."""
    for told_one in by_program:
        forgotten = max((at for at, change in enumerate(told_one) if change.kind == "forgotten"), default=-1)
        yield from ((change.of, change.what) for change in told_one[forgotten + 1 :] if change.kind == "rating")


def left_over(home: Path) -> list[Path]:
    """Files that nobody needs any more: locks, parts, files set aside."""
    kinds = (".old", ".damaged")
    return [file for file in home.rglob("*") if file.suffix in kinds or (file.name[0] == "." and file.is_file())]


@pytest.mark.parametrize(
    ("operations", "seconds"), [(60, FOREVER), *at_length((FOREVER, 600))], ids=["short", "ten minutes"]
)
def test_eight_programs_in_one_home_lose_no_change(tmp_path: Path, operations: int, seconds: float) -> None:
    written_by_all(tmp_path, operations, seconds)
    found = check(tmp_path)
    print(f"{found.total()} changes kept: {dict(found)}")
    assert len(found) >= 11, "every kind of file was written"
    assert left_over(tmp_path) == []
