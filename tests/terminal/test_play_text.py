"""How `play --text` begins in any game: who plays is given or asked for, and impossible options are reported first."""

import json
from pathlib import Path

import pytest

from tests.cli.running import run


def test_players_are_asked_for(tmp_path: Path) -> None:
    answers = "five\n2\nAna\nrandom\nquit\n"
    done = run("play", "--text", "--language", "en", "--log", str(tmp_path / "g.torres"), stdin=answers)
    assert done.status == 0
    assert "Please answer 2, 3 or 4, or quit" in done.out
    header = json.loads((tmp_path / "g.torres").read_text("utf-8").splitlines()[0])
    assert [(p["name"], p["bot"]) for p in header["setup"]["players"]] == [("Ana", None), ("random", "random")]


@pytest.mark.parametrize(("language", "word"), [("en", "quit"), ("de", "Verlassen"), ("ro", "quit")])
def test_somebody_leaves_before_anybody_plays(tmp_path: Path, language: str, word: str) -> None:
    log = tmp_path / "g.torres"
    done = run("play", "--text", "--language", language, "--log", str(log), stdin=f"{word}\n2\nAna\nrandom\n")
    assert done.status == 0
    assert not log.exists()


def test_players_of_turm_bauer_are_asked_for_and_have_their_colours(tmp_path: Path) -> None:
    log = tmp_path / "g.turm"
    answers = "2\nAna\ncareless\nquit\n"
    done = run("play", "--text", "--game", "turm", "--language", "en", "--log", str(log), stdin=answers)
    assert done.status == 0
    assert "A new game of Turm Bauer." in done.out
    assert "careless, careless-2" in done.out
    header = json.loads(log.read_text("utf-8").splitlines()[0])
    players = [(player["name"], player["colours"], player["bot"]) for player in header["setup"]["players"]]
    assert players == [("Ana", ["red", "green"], None), ("careless", ["blue", "yellow"], "careless")]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--players", "Ana"], "Torres is for 2 to 4"),
        (["--players", "Ana,Otto", "--mode", "none"], "no mode `none`"),
        (["--rules", "deck=none"], "the option `deck` cannot be"),
        (["--players", "Ana,Otto", "--edition", "none"], "there is no edition `none`"),
        (["--players", "Ana,Otto", "--language", "xx"], "no language `xx`"),
        (["nothing.torres"], "no such file"),
        (["--game", "turm", "--players", "Ana"], "Turm Bauer is for 2 to 4"),
        (["--game", "chess", "--players", "Ana,Otto"], "no game `chess`"),
        (["--game", "turm", "--mode", "master"], "--mode belongs to Torres"),
        (["--game", "turm", "--players", "Ana,Otto", "--rules", "slips=20"], "the option `slips` cannot be 20"),
        (["--game", "turm", "--rules", "overhang=none"], "the option `overhang` cannot be"),
        (["--game", "turm", "--language", "xx"], "no language `xx`"),
        (["nothing.turm"], "no such file"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(options: list[str], words: str) -> None:
    done = run("play", "--text", *options)
    assert done.status != 0
    assert words in done.err
    assert "Traceback" not in done.err
    assert not done.out, "nobody is asked anything first"


@pytest.mark.parametrize(("players", "told"), [("Ana,middle", True), ("Ana,medium", False)])
def test_who_plays_is_told_where_no_bot_does(tmp_path: Path, players: str, told: bool) -> None:
    options = ("--players", players, "--language", "en", "--log", str(tmp_path / "g.torres"))
    assert (
        "No bot plays. People at this terminal: Ana, middle." in run("play", "--text", *options, stdin="").out
    ) == told
