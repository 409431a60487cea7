"""`torres3d page` writes a game as one HTML file; errors are one line each."""

import io
import json
from contextlib import redirect_stderr
from pathlib import Path

import pytest

from tests.app.sharing.read_page import ReadPage
from tests.cli.running import run
from tests.engine.log_lines import lines_of, write_lines
from tests.games.torres.logged_games import begun
from tests.games.torres.recorded_games import EXAMPLES
from tests.games.torres.studies.positions import by_chance
from tests.house.places import ROOT
from torres3d.app.menus.app_declaration import GameApp
from torres3d.cli.page import write_page
from torres3d.games.torres.game import GAME
from torres3d.games.torres.studies.study_file import write_study

OLD, NEW = EXAMPLES / "001-ravensburger-1999-basic-3p.torres", EXAMPLES / "v2-012-romanian-basic-2p.torres"


@pytest.mark.parametrize("log", [OLD, NEW])
def test_a_log_of_either_version_is_one_file(tmp_path: Path, log: Path) -> None:
    file = tmp_path / "game.html"
    done = run("page", str(log), "-o", str(file))
    assert (done.status, done.out, done.err) == (0, "", "")
    assert len(ReadPage.of(file).steps) > 100
    assert [each.name for each in tmp_path.iterdir()] == ["game.html"]
    text = file.read_text("utf-8")
    assert "http:" not in text.replace("http://www.w3.org/", "")
    assert "default-src 'none'" in text


def test_the_same_log_gives_the_same_bytes_and_one_seat_can_be_hidden(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.html" for number in range(3)]
    for file, words in zip(files, [(), (), ("--hide", "2")], strict=True):
        assert run("page", str(OLD), "-o", str(file), *words).status == 0
    one, same, hidden = (file.read_bytes() for file in files)
    assert one == same != hidden


def test_a_game_that_is_not_over_shows_nobodys_hand_and_says_so(tmp_path: Path) -> None:
    log, file = tmp_path / "game.torres", tmp_path / "game.html"
    begun(log).close()
    done = run("page", str(log), "-o", str(file))
    assert done.status == 0
    assert done.err == f"torres3d: {file}: the game is not over, so the page shows nobody's hand\n"
    assert file.exists()


@pytest.fixture
def tower(tmp_path: Path) -> Path:
    """The log of a game of Turm Bauer that is not over."""
    log = tmp_path / "tower.turm"
    log.write_bytes(b"".join((ROOT / "assets/games/turm_bauer/backdrop.turm").read_bytes().splitlines(True)[:6]))
    return log


def test_a_game_without_hands_hides_none(tmp_path: Path, tower: Path) -> None:
    file = tmp_path / "game.html"
    done = run("page", str(tower), "-o", str(file))
    assert (done.status, done.err) == (0, "")
    assert file.exists()
    hidden = run("page", str(tower), "-o", str(tmp_path / "hidden.html"), "--hide", "1")
    assert hidden.status == 2
    assert "no hands" in hidden.err
    assert not (tmp_path / "hidden.html").exists()


@pytest.mark.parametrize(("patience", "terminal", "shown"), [(0, True, True), (600, True, False), (0, False, False)])
def test_a_terminal_shows_how_far_a_page_is_that_takes_longer(
    tmp_path: Path, tower: Path, monkeypatch: pytest.MonkeyPatch, patience: float, terminal: bool, shown: bool
) -> None:
    monkeypatch.setattr("torres3d.cli.page.PATIENCE", patience)
    monkeypatch.setenv("TERM", "xterm")
    heard = io.StringIO()
    vars(heard)["isatty"] = lambda: terminal
    with redirect_stderr(heard):
        write_page(tower, tmp_path / "game.html", [], "en", "standard", force=False)
    assert ("steps" in heard.getvalue()) == shown
    assert terminal or not heard.getvalue()


def test_a_file_that_is_there_stays(tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    file.write_text("mine")
    done = run("page", str(OLD), "-o", str(file))
    assert done.status == 2
    assert done.err.count("\n") == 1
    assert "--force" in done.err
    assert file.read_text() == "mine"
    assert run("page", str(OLD), "-o", str(file), "--force").status == 0
    assert ReadPage.of(file).steps


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("-o", "game.txt"), ".html"),
        (("-o", "missing/game.html"), "folder"),
        (("-o", "game.html", "--hide", "4"), "seats 1 to 3"),
        (("-o", "game.html", "--hide", "0"), "seats 1 to 3"),
        (("-o", "game.html", "--language", "xx"), "xx"),
        (("-o", "game.html", "--palette", "xx"), "xx"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("page", str(OLD), *words)
    assert done.status == 2
    assert done.err.count("\n") == 1
    assert told in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_log_is_told_as_in_a_replay_and_nothing_is_written(tmp_path: Path) -> None:
    log, file = tmp_path / "bad.torres", tmp_path / "game.html"
    log.write_bytes(OLD.read_bytes().replace(b'"at":"e1"', b'"at":"f3"', 1))
    done, replayed = run("page", str(log), "-o", str(file)), run("replay", str(log))
    assert done.status == 1
    assert done.err.count("\n") == 1
    assert done.err == replayed.err
    assert not file.exists()
    assert run("page", str(tmp_path / "missing.torres"), "-o", str(file)).status == 1
    assert not file.exists()


def test_a_torn_log_is_a_page_with_a_warning(tmp_path: Path) -> None:
    log, file = tmp_path / "torn.torres", tmp_path / "game.html"
    log.write_bytes(OLD.read_bytes()[:-30])
    done = run("page", str(log), "-o", str(file))
    assert done.status == 0
    assert "line 187" in done.err
    assert file.exists()


def test_a_name_that_is_too_long_is_a_fault_of_the_log(tmp_path: Path) -> None:
    log, file = tmp_path / "game.torres", tmp_path / "game.html"
    begun(log).close()
    lines = lines_of(log)
    lines[0]["setup"]["players"][0]["name"] = "x" * 300
    done = run("page", str(write_lines(log, lines)), "-o", str(file))
    assert done.status == 1
    assert done.err.count("\n") == 1
    assert not file.exists()


def test_a_game_without_pages_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME.app()), "page", GameApp.page)
    file = tmp_path / "game.html"
    done = run("page", str(OLD), "-o", str(file))
    assert done.status == 2
    assert done.err.count("\n") == 1
    assert not file.exists()


def test_a_study_is_a_page_and_a_damaged_one_is_told_in_one_line(tmp_path: Path) -> None:
    study, file = tmp_path / "one.study", tmp_path / "one.html"
    write_study(by_chance(2, 20), study)
    assert run("page", str(study), "-o", str(file)).status == 0
    assert len(ReadPage.of(file).steps) > 10
    bad, none = tmp_path / "bad.study", tmp_path / "bad.html"
    bad.write_bytes(study.read_bytes().replace(b'"after":0', b'"after":99', 1))
    done = run("page", str(bad), "-o", str(none))
    assert done.status == 1
    assert done.err.count("\n") == 1
    assert f"{bad}, line 2" in done.err
    assert not none.exists()


@pytest.mark.slow
def test_an_analysed_page_tells_verdicts_and_shows_better_turns(tmp_path: Path) -> None:
    log = EXAMPLES / "015-romanian-variant-2p.torres"
    file = tmp_path / "game.html"
    done = run("analyse", str(log), "--page", str(file), "--level", "easy", "--json")
    assert done.status == 0, done.err
    lost = [turn for turn in json.loads(done.out)["turns"] if turn["loss"] >= 1]
    page = ReadPage.of(file)
    better = [step for step in range(len(page.steps)) if page.title(step)]
    assert len(better) == len(lost) > 3
    # Of the steps after one the first is the one that was played.
    played = {page.parent(step): step for step in reversed(range(1, len(page.steps)))}
    assert {turn["first"] for turn in lost} == {page.steps[played[page.parent(step)]]["n"] for step in better}


@pytest.mark.parametrize("name", ["game.html", "game.png"])
def test_an_analysis_refuses_a_page_before_it_begins(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_text("mine")
    done = run("analyse", str(OLD), "--page", str(file))
    assert done.status == 2
    assert done.err.count("\n") == 1
    assert file.read_text() == "mine"


def test_an_analysed_page_needs_a_game_that_is_over(tmp_path: Path) -> None:
    log, file = tmp_path / "game.torres", tmp_path / "game.html"
    begun(log).close()
    done = run("analyse", str(log), "--page", str(file))
    assert done.status == 1
    assert "not over" in done.err
    assert not file.exists()
