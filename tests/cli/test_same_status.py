"""The same fault has the same exit status in every command: 1 where a file is at fault, 2 where the request is."""

from pathlib import Path

import pytest

from tests.cli.running import run
from torres3d.base.faults import Fault, FileFault
from torres3d.bots.arena.results_file import ResultsFault
from torres3d.engine.log_errors import LogFault, WriteFault
from torres3d.engine.studies.study_file import StudyFault
from torres3d.terminal.error_exit import stop_of

FILES = (
    ("replay", "FILE"),
    ("replay", "FILE", "--notation"),
    ("replay", "FILE", "--states"),
    ("replay", "FILE", "--text"),
    ("play", "--text", "FILE"),
    ("show", "FILE", "-o", "x.png"),
    ("film", "FILE", "-o", "x.gif"),
    ("export", "FILE", "-o", "x.glb"),
    ("page", "FILE", "-o", "x.html"),
    ("analyse", "FILE"),
)


@pytest.mark.parametrize("ending", [".torres", ".turm"])
@pytest.mark.parametrize("words", FILES, ids=" ".join)
def test_a_game_that_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], ending: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*(f"none{ending}" if word == "FILE" else word for word in words))
    assert (done.status, done.out) == (1, "")
    assert f"none{ending}: there is no such file" in done.err
    assert done.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words",
    [
        ("study", "none.study"),
        ("study", "--text", "none.study"),
        ("page", "none.study", "-o", "x.html"),
        ("arena", "--players", "random,greedy", "--bots", "none.yaml"),
        ("tournament", "random", "greedy", "--games", "0", "--also", "none.jsonl"),
        ("puzzles", "pick", "none.jsonl", "--out", "x.jsonl"),
        ("turm-puzzles", "pick", "none.jsonl", "--out", "x.jsonl"),
    ],
    ids=" ".join,
)
def test_another_file_that_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*words)
    assert (done.status, done.out) == (1, "")
    assert "there is no such file" in done.err


HELD = {"process": "1", "computer": "here", "since": "now"}


@pytest.mark.parametrize(
    ("fault", "status"),
    [
        (LogFault("empty", Path("game.torres")), 1),
        (LogFault("in_use", Path("game.torres"), **HELD), 2),
        (StudyFault("study_over", Path("a.study"), 3, given="*"), 1),
        (StudyFault("study_in_use", Path("a.study"), **HELD), 2),
        (ResultsFault("no_results", Path("games.jsonl"), 1), 1),
        (ResultsFault("in_use", Path("games.jsonl"), **HELD), 2),
        (FileFault("not_yaml", Path("bots.yaml"), 1, why="a comma"), 1),
        (FileFault("not_yaml", why="a comma", place="the house rule `deck`"), 2),
        (WriteFault("not_written", Path("game.torres"), why="full"), 2),
    ],
    ids=lambda value: value.reason if isinstance(value, Fault) else None,
)
def test_a_sound_file_is_not_at_fault(fault: Fault, status: int) -> None:
    stop = stop_of(fault)
    assert stop.status == status
    assert fault.problem in str(stop)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("watch", "--players", "random"), "--players names 1 bot;"),
        (("arena", "--players", "random"), "--players names 1 bot;"),
        (("arena", "--players", "random,random,random,random,random"), "--players names 5 bots;"),
        (("play", "--text", "--players", "Ana"), "--players names 1 player;"),
        (("conduct", "--players", "random"), "--players names 1 bot;"),
        (("watch", "--players", "random,nobody"), "there is no bot `nobody`"),
        (("arena", "--players", "random,greedy", "--game", "chess"), "there is no game `chess`"),
        (("nonesuch",), "No such command"),
        (("replay",), "Missing argument"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else None,
)
def test_what_cannot_be_done(words: tuple[str, ...], told: str) -> None:
    done = run(*words)
    assert (done.status, done.out) == (2, "")
    assert told in done.err
