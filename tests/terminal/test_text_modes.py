"""`puzzles`, `study` and `replay` with `--text` in both games: how they begin, and what they refuse."""

from pathlib import Path

import pytest

from tests.cli.running import run
from tests.house.places import ROOT

GAME = ROOT / "tests/games/torres/examples/008-rio-grande-1999-basic-4p.torres"
TURM = ROOT / "tests/games/turm_bauer/examples/005-2p-collapseat.turm"


@pytest.mark.parametrize("words", [["puzzles"], ["turm-puzzles"], ["study"], ["study", "--game", "turm"]], ids=" ".join)
@pytest.mark.parametrize(("language", "quit_", "help_"), [("en", "quit", "A number"), ("de", "verlassen", "Eine Zahl")])
def test_a_page_is_read_and_left(words: list[str], language: str, quit_: str, help_: str) -> None:
    done = run(*words, "--text", "--language", language, stdin=f"help\n{quit_}\nlist\n")
    assert (done.status, done.err) == (0, "")
    assert done.out.count(help_) == 1


@pytest.mark.parametrize("file", [GAME, TURM], ids=["torres", "turm"])
def test_a_replay_begins_where_it_is_asked_to(file: Path) -> None:
    done = run("replay", str(file), "--text", "--at", "10", "--language", "en", stdin="\nquit\n")
    assert (done.status, done.err) == (0, "")
    assert "10 of " in done.out
    assert "11 of " in done.out


def test_with_brief_nothing_is_explained() -> None:
    full = run("puzzles", "--text", "--language", "en", stdin="easy\nquit\n").out
    brief = run("puzzles", "--text", "--brief", "--language", "en", stdin="easy\nquit\n").out
    assert "Type your turn" in full
    assert "Type your turn" not in brief
    assert "Every solution is proven" not in brief
    assert "Score " in brief


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["puzzles", "--text", "--language", "xx"], "no language `xx`"),
        (["study", "--text", "--game", "chess"], "no game `chess`"),
        (["study", "--text", "nothing.study"], "no such file"),
        (["replay", "--text", "nothing.torres"], "no such file"),
        (["replay", "--text", str(GAME), "--at", "9999"], "no command 9999"),
        (["replay", "--text", str(GAME), "--language", "xx"], "no language `xx`"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(words: list[str], told: str) -> None:
    done = run(*words)
    assert done.status != 0
    assert told in done.err
    assert len(done.err.splitlines()) == 1
    assert not done.out


def test_a_faulty_study_opens_nothing(tmp_path: Path) -> None:
    file = tmp_path / "bad.study"
    file.write_text('{"format":"torres3d-study","version":9}\n', "utf-8")
    done = run("study", "--text", str(file))
    assert done.status != 0
    assert "line 1: this is not a study" in done.err
    assert file.read_text("utf-8") == '{"format":"torres3d-study","version":9}\n'


def test_puzzles_alone_say_what_there_is() -> None:
    done = run("puzzles")
    assert done.status == 0
    assert "--text" in done.out
    assert "mine" in done.out
