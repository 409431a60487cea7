"""Homes that earlier versions wrote are opened with nothing lost, in the window and in the terminal, and go on."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.app.driver import Driver
from tests.app.menus.library.shelved import games as games_page
from tests.app.windows import FROM_HERE, Window
from tests.bots.ended_games import KIND
from tests.cli.running import run
from tests.games.kits import KITS
from tests.homes.kept import HOMES, config_of, copy_of, games_of, kept, missing, written_down
from tests.homes.make_home import Person
from tests.panda import VirtualScreen
from torres3d.app.main import build
from torres3d.app.screens.replay_screen import BaseReplayScreen
from torres3d.app.window import settings as user_settings
from torres3d.base import paths
from torres3d.bots.rated_games import read_strength
from torres3d.engine.saved_games_folder import Shelf, games_folder
from torres3d.games.registered import GAMES
from torres3d.games.torres.app.play.play_screen import PlayScreen as GameScreen
from torres3d.games.torres.app.study.study_screen import StudyScreen
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen as TurmScreen
from torres3d.hud.models.page_models import MenuModel, StrengthModel
from torres3d.hud.models.puzzle_list_models import PuzzlesModel
from torres3d.hud.models.study_models import StudiesModel

SACRED = (".torres", ".turm", ".study", ".jsonl", ".yaml")
"""Endings of the files that looking at them must not change."""


@pytest.fixture(params=HOMES)
def name(request: pytest.FixtureRequest) -> str:
    """A kept home."""
    chosen: str = request.param
    return chosen


@pytest.fixture
def home(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of it, which is the home of this process."""
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "TORRES3D_GAMES"):
        monkeypatch.delenv(variable, raising=False)
    home = copy_of(name, tmp_path)
    monkeypatch.setenv("HOME", str(home))
    assert games_folder() == games_of(home)
    return home


@pytest.fixture
def ana(home: Path, screen: VirtualScreen) -> Iterator[Person]:
    """Whose home it is, before her program as it starts there."""
    chosen, fault = user_settings.load(paths.config())
    assert fault is None
    shelf = Shelf(KITS, games_folder(chosen.games_folder))
    program = build(screen.base, GAMES, chosen, shelf, user_settings.user_file())
    yield Person(Driver(program, screen), shelf)
    program.close()


def sacred(home: Path) -> dict[str, bytes]:
    """The files of a home and what is in them, without what is only made of others."""
    return {
        str(file.relative_to(home)): file.read_bytes()
        for file in home.rglob("*")
        if file.suffix in SACRED or file.name == "names.json"
    }


def under_way(wanted: Any) -> str:
    """The game of Torres that is played against bots and not over."""
    (found,) = [
        name
        for name, game in wanted["games"].items()
        if not game["over"] and any(game["bots"]) and game["title"].startswith("Under way")
    ]
    return str(found)


def on_screen(ana: Person) -> Any:
    """The page on the screen."""
    ana.driver.rounds(3)
    return ana.driver.program.hud.model.screen


def test_all_that_was_written_down_is_there(home: Path, name: str) -> None:
    before = sacred(home)
    assert missing(kept(home), written_down(name)) == []
    assert sacred(home) == before


@pytest.mark.slow
def test_the_pages_of_the_window_show_it(ana: Person, home: Path, name: str) -> None:
    before, wanted, driver = sacred(home), written_down(name), ana.driver
    assert driver.program.hud.model.dialog is None, "no fault is told"
    menu = on_screen(ana)
    assert isinstance(menu, MenuModel)
    assert menu.resume
    assert ("strength" in menu.entries, menu.lesson is not None) == (True, True)
    assert driver.program.services.keys["hint"] == wanted["own_keys"]["hint"]
    driver.spot("games")
    rows = {Path(row.file).name: row for row in games_page(driver).rows}
    assert games_page(driver).total == len(wanted["games"])
    for log, row in rows.items():
        game = wanted["games"][log]
        assert not row.fault
        assert (row.finished, [each.score for each in row.players]) == (game["over"], game["scores"]), log
        assert not game["title"] or row.title == game["title"]
    ana.menu()
    driver.spot("strength")
    page = on_screen(ana)
    assert isinstance(page, StrengthModel)
    assert [game.place for game in page.games] == [game["place"] for game in reversed(wanted["rated"])]
    assert len(page.course) == len(wanted["rated"])
    ana.menu()
    driver.spot("puzzles")
    puzzles = on_screen(ana)
    assert isinstance(puzzles, PuzzlesModel)
    hows = [each["how"] for each in wanted["puzzles"]]
    assert sum(row.tried for row in puzzles.rows) == len(hows)
    assert sum(row.solved for row in puzzles.rows) == hows.count("solved")
    ana.menu()
    driver.program.flow.open_entry("study")
    studies = on_screen(ana)
    assert isinstance(studies, StudiesModel)
    assert [card.name for card in studies.rows] == [wanted["study"]["name"]]
    ana.menu()
    assert sacred(home) == before


def test_each_game_and_the_study_open_in_the_window(ana: Person, home: Path, name: str) -> None:
    before, wanted = sacred(home), written_down(name)
    for log, game in wanted["games"].items():
        ana.program.flow.files.open(games_of(home) / log)
        ana.driver.rounds(3)
        top = ana.program.services.screens.top
        if game["over"]:
            assert isinstance(top, BaseReplayScreen), log
            assert top.history.n == game["commands"], log
        else:
            assert isinstance(top, TurmScreen if log.endswith(".turm") else GameScreen), log
            assert top.session.game.n >= game["commands"]
        ana.menu()
    (file,) = games_of(home).glob("studies/*.study")
    ana.program.flow.files.open(file)
    ana.driver.rounds(3)
    top = ana.program.services.screens.top
    assert isinstance(top, StudyScreen)
    assert len(top.book.study.moves) == len(wanted["study"]["moves"])
    ana.menu()
    after = sacred(home)
    for file_name, data in before.items():  # bots may have gone on at once
        assert after[file_name].startswith(data), file_name


@pytest.mark.slow
def test_the_game_under_way_goes_on_to_its_end_and_is_rated(ana: Person, home: Path, name: str) -> None:
    wanted = written_down(name)
    log = games_of(home) / under_way(wanted)
    before, rated = log.read_bytes(), read_strength(config_of(home) / "strength.jsonl", KIND)
    ana.program.flow.files.open(log)
    ana.driver.rounds(4)
    ana.goes_on()
    assert log.read_bytes().startswith(before)
    now = read_strength(config_of(home) / "strength.jsonl", KIND)
    assert now.played[:-1] == rated.played
    assert now.out == rated.out
    (new,) = now.played[len(rated.played) :]
    ended = kept(home)["games"][log.name]
    assert (new.name, new.points) == ("Ana", ended["scores"][0])
    assert ended["over"]


@pytest.mark.slow
def test_a_real_window_opens_there_and_leaves_it_as_it_is(display: str, home: Path, name: str) -> None:
    before = sacred(home)
    with Window(display, home, None, (*FROM_HERE, str(games_of(home) / under_way(written_down(name))))) as window:
        window.until_drawn()
        window.until_still()
        window.close_by_manager()
        assert window.process.wait(60) == 0
        assert window.errors.read_text("utf-8") == ""
    after = sacred(home)
    assert set(before) <= set(after)
    for file_name, data in before.items():  # settings keep the size of the window
        assert after[file_name].startswith(data) or file_name.endswith("settings.yaml"), file_name
    assert missing(kept(home)["settings"], {**written_down(name)["settings"]}) == []


def test_the_terminal_plays_them_through(home: Path, name: str) -> None:
    for log, game in written_down(name)["games"].items():
        file = str(games_of(home) / log)
        done = run("replay", file)
        assert (done.status, done.err) == (0, ""), log
        if game["over"]:
            assert all(str(score) in done.out for score in game["scores"]), log


@pytest.mark.slow
@pytest.mark.parametrize("ending", [".torres", ".turm"])
def test_the_terminal_draws_them(home: Path, name: str, ending: str, tmp_path: Path) -> None:
    log = next(log for log, game in written_down(name)["games"].items() if log.endswith(ending) and not game["over"])
    words = ("show", str(games_of(home) / log), "-o", str(tmp_path / "game.png"), "--size", "320x180")
    done = subprocess.run([*FROM_HERE, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    with Image.open(tmp_path / "game.png") as picture:
        colours = picture.convert("RGB").getcolors(1 << 16)
    assert colours is None or len(colours) > 100


def test_the_terminal_tells_the_strength(home: Path, name: str) -> None:
    done = run("strength", "Ana")
    assert done.status == 0
    lines = done.out.splitlines()[-len(written_down(name)["rated"]) :]
    for line, rated in zip(lines, reversed(written_down(name)["rated"]), strict=True):
        assert rated["when"].replace("T", " ").removesuffix("Z") in line
        assert f"{rated['place']} of {rated['players']}" in line
        assert str(rated["points"]) in line
        assert ", ".join(rival["bot"] for rival in rated["rivals"]) in line


def test_the_terminal_goes_on_with_the_game_under_way(home: Path, name: str) -> None:
    log = games_of(home) / under_way(written_down(name))
    before = log.read_bytes()
    done = run("play", "--text", str(log), stdin="quit\n")
    assert (done.status, done.err) == (0, "")
    assert "Ana" in done.out
    assert log.read_bytes().startswith(before)


def test_the_terminal_finds_no_file_damaged(home: Path, name: str) -> None:
    done = run("doctor", "--files")
    assert (done.status, done.err) == (0, "")
    assert f"games: {len(written_down(name)['games'])} files, none damaged" in done.out
    assert "puzzles: 1 file, none damaged" in done.out
