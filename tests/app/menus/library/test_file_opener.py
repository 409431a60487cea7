"""Files opened from elsewhere, as by a double click: each kind leads to its screen, no file is altered,
faults are reported."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.games import WINDOW_GAMES
from tests.app.menus.library.shelved import question, shown
from tests.games.torres.studies.positions import by_chance
from tests.house.places import ROOT
from torres3d.app.menus.library.outside_file_opener import endings
from torres3d.cli import file_or_command
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.app.play.play_screen import PlayScreen as GameScreen
from torres3d.games.torres.app.replay.replay_screen import ReplayScreen
from torres3d.games.torres.app.study.study_screen import StudyScreen
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.studies.study_file import write_study
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen as TurmScreen
from torres3d.games.turm_bauer.app.replay.replay_screen import ReplayScreen as TurmReplayScreen
from torres3d.hud.models.page_models import MenuModel

EXAMPLES = ROOT / "tests/games/torres/examples"
OVER = {
    "torres": EXAMPLES / "008-rio-grande-1999-basic-4p.torres",
    "turm": ROOT / "tests/games/turm_bauer/examples" / "005-2p-collapseat.turm",
}


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder that is not the shelf."""
    place = tmp_path / "Downloads"
    place.mkdir()
    return place


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    return tmp_path / "games"


def begun(place: Path, kind: str = "torres", lines: int = 9) -> Path:
    """A game of which the first lines are played."""
    file = place / f"The final.{kind}"
    file.write_bytes(b"".join(OVER[kind].read_bytes().splitlines(keepends=True)[:lines]))
    return file


def opened(player: Driver, file: Path) -> object:
    """What is in the window after a file was opened."""
    player.program.flow.files.open(file)
    player.rounds(2)
    return player.program.services.screens.top


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "leads_to"), [("torres", ReplayScreen), ("turm", TurmReplayScreen)])
def test_a_game_that_is_over_is_seen_again_where_it_lies(
    player: Driver, elsewhere: Path, shelf: Path, kind: str, leads_to: type
) -> None:
    file = elsewhere / f"over.{kind}"
    file.write_bytes(OVER[kind].read_bytes())
    assert isinstance(opened(player, file), leads_to)
    assert file.read_bytes() == OVER[kind].read_bytes()
    assert list(elsewhere.iterdir()) == [file]
    assert not list(shelf.glob("*"))
    player.key("escape")
    assert isinstance(shown(player).screen, MenuModel), "the way out leads to the menu"


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "leads_to"), [("torres", GameScreen), ("turm", TurmScreen)])
def test_a_game_that_is_not_over_goes_on_in_a_copy_on_the_shelf(
    player: Driver, elsewhere: Path, shelf: Path, kind: str, leads_to: type
) -> None:
    file = begun(elsewhere, kind)
    before = file.read_bytes()
    assert isinstance(opened(player, file), leads_to)
    (copy,) = shelf.glob(f"*.{kind}")
    assert copy.read_bytes().startswith(before)
    assert file.read_bytes() == before
    assert list(elsewhere.iterdir()) == [file]
    assert player.program.hud.toast == "The game was added to your saved games."


@pytest.mark.slow
def test_what_was_played_on_is_opened_by_the_same_file_again(player: Driver, elsewhere: Path, shelf: Path) -> None:
    file = begun(elsewhere)
    opened(player, file)
    (copy,) = shelf.glob("*.torres")
    player.program.flow.open_menu()
    copy.write_bytes(b"".join(OVER["torres"].read_bytes().splitlines(keepends=True)[:14]))
    game = opened(player, file)
    assert isinstance(game, GameScreen)
    assert game.session.game.file == copy
    assert game.session.game.n >= 13
    assert list(shelf.glob("*.torres")) == [copy]
    assert "from there" in player.program.hud.toast
    player.program.flow.open_menu()
    copy.write_bytes(OVER["torres"].read_bytes())
    assert isinstance(opened(player, file), ReplayScreen), "it was played to its end meanwhile"
    player.key("escape")
    copy.unlink()
    assert isinstance(opened(player, file), GameScreen), "the copy was deleted: there is another one"
    assert len(list(shelf.glob("*.torres"))) == 1


@pytest.mark.slow
def test_another_game_from_the_same_beginning_is_a_game_of_its_own(
    player: Driver, elsewhere: Path, shelf: Path
) -> None:
    begun(elsewhere, lines=5).rename(elsewhere / "mine.torres")
    opened(player, elsewhere / "mine.torres")
    player.program.flow.open_menu()
    opened(player, begun(elsewhere, lines=30))
    player.program.flow.open_menu()
    assert len(list(shelf.glob("*.torres"))) == 2, "the file is further than the game on the shelf"


def test_a_game_of_the_shelf_goes_on_where_it_lies(player: Driver, shelf: Path) -> None:
    shelf.mkdir()
    file = begun(shelf)
    game = opened(player, file)
    assert isinstance(game, GameScreen)
    assert game.session.game.file == file
    assert list(shelf.glob("*.torres")) == [file]


@pytest.mark.slow
def test_endings_in_capitals_are_the_same(player: Driver, elsewhere: Path) -> None:
    begun(elsewhere, "turm").rename(elsewhere / "FINAL.TURM")
    assert isinstance(opened(player, elsewhere / "FINAL.TURM"), TurmScreen)


@pytest.mark.slow
def test_a_study_is_opened_where_it_lies(player: Driver, elsewhere: Path) -> None:
    file = elsewhere / "mine.study"
    write_study(by_chance(1), file)
    before = file.read_bytes()
    screen = opened(player, file)
    assert isinstance(screen, StudyScreen)
    assert screen.book.file == file
    assert file.read_bytes() == before


def damaged(place: Path) -> Path:
    file = begun(place)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:6], lines[6].replace(b'"', b"'"), *lines[7:]]))
    return file


def newer(place: Path) -> Path:
    file = begun(place)
    file.write_bytes(file.read_bytes().replace(b'"version": 1', b'"version": 99', 1))
    return file


def folder(place: Path) -> Path:
    (place / "folder.torres").mkdir()
    return place / "folder.torres"


def pipe(place: Path) -> Path:
    os.mkfifo(place / "pipe.study")
    return place / "pipe.study"


def other(place: Path) -> Path:
    (place / "letter.odt").write_bytes(b"hello")
    return place / "letter.odt"


def missing(place: Path) -> Path:
    return place / "none.turm"


def no_study(place: Path) -> Path:
    return begun(place).rename(place / "game.study")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("make", "title", "said"),
    [
        (damaged, "This game cannot be opened", "line 7"),
        (newer, "This game cannot be opened", "version 99"),
        (folder, "This game cannot be opened", "This is a folder"),
        (pipe, "The study cannot be opened", "This is a pipe"),
        (other, "This file cannot be opened", "The program cannot open files of this kind"),
        (missing, "This game cannot be opened", "There is no such file"),
        (no_study, "The study cannot be opened", "This is not a study"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_in_the_window(
    player: Driver, elsewhere: Path, shelf: Path, make: Callable[[Path], Path], title: str, said: str
) -> None:
    opened(player, make(elsewhere))
    told = question(player)
    assert told.title == title
    assert any(said in line for line in told.lines), told.lines
    assert not list(shelf.glob("*.torres"))
    player.key("escape")
    assert shown(player).dialog is None


def test_the_part_of_a_damaged_game_before_its_fault_can_be_played(
    player: Driver, elsewhere: Path, shelf: Path
) -> None:
    file = damaged(elsewhere)
    before = file.read_bytes()
    opened(player, file)
    player.spot("answer:salvage")
    player.rounds(2)
    (copy,) = shelf.glob("*.torres")
    assert load_log(TORRES, copy)[1].n >= 5
    assert isinstance(player.program.services.screens.top, GameScreen)
    assert file.read_bytes() == before


def test_the_command_line_knows_the_same_endings() -> None:
    assert endings(WINDOW_GAMES) == file_or_command.ENDINGS
