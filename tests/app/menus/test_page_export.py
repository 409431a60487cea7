"""Sharing in the window: saved games, the result, a replay and a study as pages, by mouse and by keys."""

import shutil
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.app.sharing.read_page import ReadPage
from tests.games.torres.app.study.students import Student
from tests.games.torres.logged_games import begun
from tests.games.torres.recorded_games import EXAMPLES
from tests.house.places import ROOT
from torres3d.app.window.settings import Settings

FOUR = EXAMPLES / "008-rio-grande-1999-basic-4p.torres"
TOWER = ROOT / "tests/games/turm_bauer/examples/013-4p-opening.turm"
PAGE_SECONDS = 60.0
"""Seconds that a page may take; nobody waits as long."""


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where pages are written."""
    monkeypatch.setattr("platformdirs.user_documents_path", lambda: tmp_path / "Documents")
    return tmp_path / "Documents" / "Torres 3D"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """The folder of saved games."""
    folder = tmp_path / "games"
    folder.mkdir()
    return folder


def written(player: Driver) -> str:
    """Wait for the page, and give what is said of it."""
    player.program.flow.pages.writing.wait(PAGE_SECONDS)
    player.rounds(2)
    return player.program.hud.toast


@pytest.mark.slow
def test_a_saved_game_is_shared_twice_and_nothing_is_replaced(open_program: Opens, pages: Path, games: Path) -> None:
    shutil.copy(FOUR, games / "mine.torres")
    player = open_program()
    player.spot("games")
    player.spot("share")
    assert str(pages / "mine.html") in written(player)
    player.spot("share")
    assert str(pages / "mine-2.html") in written(player)
    first, second = (pages / name for name in ("mine.html", "mine-2.html"))
    assert first.read_bytes() == second.read_bytes()
    assert any("cards 1: " in text for text in ReadPage.of(first).texts()), "a game that is over shows hands"
    assert sorted(each.name for each in pages.iterdir()) == ["mine-2.html", "mine.html"]


@pytest.mark.slow
def test_a_game_that_goes_on_is_shared_by_keys_without_its_hands(open_program: Opens, pages: Path, games: Path) -> None:
    begun(games / "mine.torres").close()
    opened = open_program()
    keys = Keys(opened.program, opened.screen)
    keys.spot("games")
    keys.key("control-p")
    told = written(keys)
    assert str(pages / "mine.html") in told
    assert "nobody’s hand" in told
    keys.spot("share")
    assert str(pages / "mine-2.html") in written(keys)


@pytest.mark.slow
def test_the_window_goes_on_while_pages_are_written_one_after_another(
    open_program: Opens, pages: Path, games: Path
) -> None:
    shutil.copy(FOUR, games / "mine.torres")
    player = open_program()
    player.spot("games")
    for _ in range(3):
        player.spot("share")
    export = player.program.flow.pages
    assert export.writing.busy
    assert "page" in player.program.hud.toast
    player.spot("back")
    for _ in range(3):
        written(player)
    assert not export.writing.busy
    assert len(list(pages.iterdir())) == 3


@pytest.mark.slow
@pytest.mark.parametrize("log", [FOUR, TOWER], ids=["torres", "turm"])
def test_the_result_and_its_replay_are_shared(open_program: Opens, pages: Path, games: Path, log: Path) -> None:
    player = open_program()
    player.program.flow.open_game(Path(shutil.copy(log, games / f"mine{log.suffix}")))
    player.rounds(6)
    player.spot("share")
    assert str(pages / "mine.html") in written(player)
    player.spot("replay")
    player.rounds(3)
    player.spot("share")
    assert str(pages / "mine-2.html") in written(player)
    assert (pages / "mine.html").read_bytes() == (pages / "mine-2.html").read_bytes()


@pytest.mark.slow
def test_a_study_is_shared_under_its_name(open_program: Opens, pages: Path, tmp_path: Path) -> None:
    player = open_program()
    Student(player, tmp_path)
    player.spot("study:share")
    assert str(pages / "An example.html") in written(player)
    assert ReadPage.of(pages / "An example.html").document["start"] == 0


@pytest.mark.slow
def test_a_page_that_cannot_be_written_is_told(open_program: Opens, pages: Path, games: Path) -> None:
    shutil.copy(FOUR, games / "mine.torres")
    pages.parent.write_text("no folder")
    player = open_program()
    player.spot("games")
    player.spot("share")
    told = written(player)
    assert "Documents Nothing can be written there" in told
    assert pages.parent.read_text() == "no folder"


@pytest.mark.slow
def test_games_without_pages_and_damaged_ones_offer_none(open_program: Opens, pages: Path, games: Path) -> None:
    turm = next((ROOT / "tests/games/turm_bauer/examples").glob("*.turm"))
    shutil.copy(turm, games / "tower.turm")
    (games / "bad.torres").write_bytes(FOUR.read_bytes().replace(b'"at":"e1"', b'"at":"f3"', 1))
    player = open_program(Settings(quality="low"))
    player.spot("games")
    for number in (0, 1):
        player.spot(f"game:{number}")
        row = player.program.hud.model.screen.chosen
        assert row.shares == (player.program.games.of_suffix(Path(row.file).suffix).app().has_pages and not row.fault)
        assert player.sees("share") == row.shares
    assert not pages.exists()
