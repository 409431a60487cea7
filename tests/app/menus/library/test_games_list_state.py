"""The list of saved games in the window: found, put in order, named, deleted and brought back; whatever lies there."""

import os
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.app.menus.library.shelved import fill, games, press, question, saved_games, shown, titles, type_text
from tests.app.opened import Opens
from tests.at_length import at_length
from tests.games.torres.logged_games import setup, written
from tests.games.torres.recorded_games import EXAMPLES
from torres3d.app.menus.library import background_jobs
from torres3d.app.window.settings import Settings
from torres3d.engine.logged_game import Game
from torres3d.engine.saved_game_trash import AGES, STAMP, Ages
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.app.replay.replay_screen import ReplayScreen
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.kit.setup_and_options import Player
from torres3d.hud.models.page_models import MenuModel

FINISHED = EXAMPLES / "001-ravensburger-1999-basic-3p.torres"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


def test_a_row_tells_who_played_how_it_stands_and_when(player: Driver, folder: Path) -> None:
    folder.mkdir()
    shutil.copy(FINISHED, folder)
    fill(folder, "running")
    player.spot("games")
    running, finished = sorted(games(player).rows, key=lambda row: row.finished)
    winner = next(player.name for player in finished.players if player.winner)
    assert finished.progress == f"finished: {winner} won"
    assert finished.edition == "Ravensburger 1999, Basic"
    assert finished.date == "31 January 2026, 21:15" or finished.date.startswith(("31 January 2026", "1 February 2026"))
    assert [each.score for each in finished.players] != [0, 0, 0]
    assert running.progress.startswith("year 1, round")
    assert running.date.startswith("today, ")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", *at_length("en", "ro")])
def test_a_list_of_hard_names_is_shown_in_each_language(open_program: Opens, folder: Path, language: str) -> None:
    folder.mkdir()
    made = setup(players=4)
    names = ("line\u2029sep\x85\x1c\x1d\x1e", "a\nb\rc", "W" * 40, "李雷 مرحبا \U0001f3f0 \ud7ff")
    players = tuple(Player(name, each.colour, "easy") for name, each in zip(names, made.players, strict=True))
    Game.create(TORRES, type(made)(made.edition, made.mode, made.rules, players), folder / "a\nb\u2028.torres").close()
    player = open_program(Settings(quality="low", language=language))
    assert player.program.hud.spot("continue")
    player.spot("games")
    (row,) = games(player).rows
    names = row.title.split(", ")
    assert [name.partition(" (")[0] for name in names[:2]] == ["line sep", "a b c"]
    assert names[2].startswith("WWW")
    player.screen.draw()
    player.spot("delete")
    player.spot("undo")
    player.spot("open")
    player.rounds(2)
    assert isinstance(player.program.services.screens.top, PlayScreen)


@pytest.mark.slow
def test_one_entry_that_cannot_be_read_keeps_nothing_from_working(open_program: Opens, folder: Path) -> None:
    (good,) = fill(folder, "good")
    (folder / "folder.torres").mkdir()
    os.mkfifo(folder / "pipe.torres")
    (folder / "zero.torres").touch()
    (folder / os.fsdecode(b"\xff\n\x1c.torres")).write_bytes(b"\0" * 99)
    (folder / "nowhere.torres").symlink_to(folder / "gone")
    (folder / ".shelf").mkdir()
    (folder / ".shelf" / "index.json").write_bytes(b"damaged")
    (folder / ".shelf" / "names.json").write_bytes(b"[]")
    player = open_program()
    player.spot("continue")
    player.rounds(2)
    assert player.game.session.game.file == good
    player.program.flow.open_menu()
    player.rounds(2)
    player.spot("games")
    assert len([row for row in games(player).rows if row.fault]) == 4
    for number in range(games(player).count):
        player.spot(f"game:{number}")


@pytest.mark.slow
def test_games_are_found_by_name_and_player_and_put_in_order(player: Driver, folder: Path) -> None:
    fill(folder, "one", "two", "three", "four")
    shelf = player.program.services.shelf
    for name in ("one", "two", "three"):
        shelf.rename(folder / f"{name}.torres", f"The {name} siege")
    player.spot("games")
    first = titles(player)
    player.spot("order:oldest")
    assert titles(player) == first[::-1]
    player.spot("order:name")
    assert titles(player)[1:] == ["The one siege", "The three siege", "The two siege"]
    player.spot("search")
    type_text(player, "SIEGE th")
    assert titles(player) == ["The one siege", "The three siege", "The two siege"]
    press(player, "backspace")
    press(player, "backspace")
    type_text(player, "ee")
    assert titles(player) == ["The three siege"]
    type_text(player, " nobody")
    assert titles(player) == []
    press(player, "escape")
    assert len(titles(player)) == 4
    press(player, "control-f")
    type_text(player, "ana two")
    assert titles(player) == ["The two siege"]


@pytest.mark.slow
def test_thousands_of_games_are_gone_through_by_wheel_and_keys(
    player: Driver, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (one,) = fill(folder, "0000", commands=4)
    for number in range(1, 60):
        os.link(one, folder / f"{number:04}.torres")
    player.program.services.shelf.games()
    player.spot("games")
    fit = sum(spot.name.startswith("game:") for spot in player.program.hud.panels[-1].spots)
    assert 5 <= fit < 12, "only what is seen is painted"
    assert len(games(player).rows) < 20
    press(player, "end")
    assert games(player).marked == 59
    assert player.sees("game:59")
    press(player, "page_up")
    assert games(player).marked == 59 - fit
    press(player, "home")
    press(player, "arrow_down")
    press(player, "arrow_down")
    assert games(player).marked == 2
    player.spot("bar")
    assert 10 < games(player).first < 50


@pytest.mark.slow
def test_files_nobody_has_read_are_read_while_the_list_is_shown(
    player: Driver, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("torres3d.app.menus.library.game_rows.AT_ONCE", 1)
    fill(folder, "one", "two", "three")
    player.spot("games")
    assert games(player).unread == 2
    assert [row.unread for row in games(player).rows] == [False, True, True]
    for _ in range(20):
        saved_games(player).reading.process.wait(30)
        if not games(player).unread:
            break
    assert [row.unread for row in games(player).rows] == [False] * 3
    assert len(Shelf([TORRES], folder).unread()) == 0


@pytest.mark.slow
def test_a_game_is_renamed_by_mouse_and_keeps_its_log(player: Driver, folder: Path) -> None:
    (file,) = fill(folder, "one")
    data = file.read_bytes()
    player.spot("games")
    player.spot("rename")
    type_text(player, "Sunday at Ana’s")
    press(player, "enter")
    assert titles(player) == ["Sunday at Ana’s"]
    assert file.read_bytes() == data
    (folder / ".shelf" / "index.json").unlink()
    press(player, "escape")
    player.spot("games")
    assert titles(player) == ["Sunday at Ana’s"]
    press(player, "f2")
    press(player, "delete")
    press(player, "enter")
    assert titles(player) == [", ".join(each.name for each in games(player).rows[0].players)]


@pytest.mark.slow
def test_a_game_is_deleted_without_a_question_and_brought_back(player: Driver, folder: Path) -> None:
    fill(folder, "one", "two")
    player.spot("games")
    before = titles(player)
    player.spot("game:1")
    player.spot("delete")
    assert shown(player).dialog is None
    assert titles(player) == before[:1]
    assert before[1] in games(player).undo
    assert len(list((folder / "deleted").glob("*.torres"))) == 1
    player.spot("undo")
    assert titles(player) == before
    assert games(player).marked == 1
    assert games(player).undo == ""
    press(player, "delete")
    press(player, "delete")
    assert titles(player) == []
    press(player, "control-z")
    press(player, "control-z")
    assert titles(player) == before


@pytest.mark.slow
def test_deleted_games_are_looked_at_restored_and_erased(player: Driver, folder: Path) -> None:
    fill(folder, "one", "two", "three")
    player.spot("games")
    for _ in range(3):
        player.spot("delete")
    player.spot("deleted")
    assert games(player).trash
    assert games(player).count == 3
    player.spot("restore")
    player.spot("erase")
    assert len(question(player).answers) == 2
    player.spot("answer:keep")
    assert games(player).count == 2
    player.spot("erase")
    player.spot("answer:erase")
    assert games(player).count == 1
    player.spot("empty")
    player.spot("answer:erase")
    assert games(player).count == 0
    player.spot("back")
    assert games(player).count == 1
    assert not games(player).trash


@pytest.mark.long
def test_everything_in_the_list_is_reached_by_keys(open_program: Opens, folder: Path) -> None:
    fill(folder, "one", "two", "three")
    opened = open_program()
    keys = Keys(opened.program, opened.screen)
    keys.spot("games")
    assert keys.program.hud.focused == "game:0"
    keys.keys("arrow_down", "arrow_down")
    third = games(keys).rows[2].file
    keys.key("delete")
    assert third not in [row.file for row in games(keys).rows]
    keys.spot("undo")
    assert games(keys).rows[2].file == third
    keys.spot("order:name")
    keys.reach("search")
    keys.key("enter")
    type_text(keys, "ana")
    assert games(keys).query == "ana"
    keys.key("enter")
    keys.spot("rename")
    type_text(keys, "Mine")
    keys.key("enter")
    assert "Mine" in titles(keys)
    keys.spot("replay")
    assert isinstance(keys.program.services.screens.top, ReplayScreen)
    keys.key("escape")
    keys.keys("home", "enter")
    keys.rounds(3)
    assert isinstance(keys.program.services.screens.top, PlayScreen)


@pytest.mark.slow
def test_who_renames_by_key_sees_what_is_typed_also_at_a_large_ui_scale(open_program: Opens, folder: Path) -> None:
    fill(folder, "one", "two")
    opened = open_program(Settings(quality="low", ui_scale=2.0))
    keys = Keys(opened.program, opened.screen)
    keys.spot("games")
    keys.key("arrow_down")
    keys.key("f2")
    type_text(keys, "Mine")
    keys.rounds(2)
    field = keys.program.hud.spot("name")
    assert field.clip is not None
    assert field.clip.contains(field.rect.x + 1, field.rect.y)
    assert field.rect.bottom <= field.clip.bottom
    keys.key("enter")
    assert titles(keys)[1] == "Mine"
    assert keys.program.hud.focused == "game:1", "back in the list"


@pytest.mark.slow
def test_a_finished_game_opens_as_a_replay(player: Driver, folder: Path) -> None:
    folder.mkdir()
    shutil.copy(FINISHED, folder)
    player.spot("games")
    press(player, "enter")
    assert isinstance(player.program.services.screens.top, ReplayScreen)


@pytest.mark.long
def test_a_picture_is_taken_once_and_again_when_the_game_was_played_on(player: Driver, folder: Path) -> None:
    (file,) = fill(folder, "one")
    player.spot("games")
    assert games(player).rows[0].picture == "", "the list does not wait for it"
    first = _picture(player)
    assert Path(first).stat().st_size > 5000
    press(player, "escape")
    written(file.with_name("two.torres"), 20, seed=5)
    file.write_bytes(file.with_name("two.torres").read_bytes())
    file.with_name("two.torres").unlink()
    player.spot("games")
    assert games(player).rows[0].picture == first, "the earlier one until the new one is taken"
    second = _picture(player)
    assert second != first
    assert not Path(first).exists(), "an old picture goes"


@pytest.mark.long
def test_pictures_have_the_colours_and_the_stone_that_are_chosen(player: Driver, folder: Path) -> None:
    fill(folder, "game", commands=40)
    player.spot("games")
    seen = []
    for key, value in (("palette", "standard"), ("palette", "contrast"), ("plain_stone", "true")):
        player.program.set_setting(key, value)
        assert games(player).rows[0].picture not in seen, "not the one of before"
        seen.append(Path(_picture(player)).read_bytes())
    assert len(set(seen)) == 3


def _picture(player: Driver) -> str:
    """The picture of the first game, when it was taken."""
    player.rounds(12)
    saved_games(player).pictures.process.wait(60)
    assert not saved_games(player).pictures.failed
    return games(player).rows[0].picture


@pytest.mark.slow
def test_where_no_picture_can_be_taken_the_list_does_without(
    player: Driver, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(folder, "one")
    monkeypatch.setattr(background_jobs, "take_picture", _no_opengl)
    player.spot("games")
    player.rounds(12)
    saved_games(player).pictures.process.wait(60)
    player.rounds(5)
    assert saved_games(player).pictures.failed
    player.spot("open")
    player.rounds(2)
    assert isinstance(player.program.services.screens.top, PlayScreen)


def _no_opengl(log: str, file: str, size: tuple[int, int]) -> bool:
    raise RuntimeError("no graphics pipe")


def test_a_folder_that_cannot_be_read_is_told(player: Driver, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(path: object) -> object:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "scandir", refused)
    player.spot("games")
    assert games(player).trouble == "The folder cannot be read (your account may not do that)."


@pytest.mark.slow
def test_a_name_or_deletion_that_cannot_be_written_is_told(
    player: Driver, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(folder, "one")
    player.spot("games")

    def full(part: Path, file: Path, **options: bool) -> None:
        raise OSError(28, "No space left on device")

    def read_only(self: Path, target: Path) -> Path:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(os, "replace", full)
    monkeypatch.setattr(Path, "rename", read_only)
    monkeypatch.setattr(os, "link", full)
    player.spot("rename")
    type_text(player, "Mine")
    press(player, "enter")
    assert question(player).title == "This game cannot be renamed"
    assert "disk" in " ".join(question(player).lines) or "room" in " ".join(question(player).lines)
    player.spot("answer:ok")
    player.spot("delete")
    assert question(player).title == "This game cannot be deleted"
    player.spot("answer:ok")
    assert games(player).count == 1


def test_the_menu_offers_the_game_played_last_also_when_the_clock_was_set_back(
    open_program: Opens, folder: Path
) -> None:
    early, late = fill(folder, "early", "late")
    for at, file in ((1e9, early), (2e9, late)):
        os.utime(file, (at, at))
    Shelf([TORRES], folder).games()
    game = Game.open(TORRES, early)
    game.submit(TORRES.legal(game.state)[0])
    game.close()
    os.utime(early, (5e8, 5e8))
    player = open_program()
    model = shown(player).screen
    assert isinstance(model, MenuModel)
    player.spot("continue")
    player.rounds(2)
    assert player.game.session.game.file == early


def test_deleted_games_go_after_thirty_days(player: Driver, folder: Path) -> None:
    fill(folder, "one")
    player.spot("games")
    player.spot("delete")
    (new,) = (folder / "deleted").iterdir()
    long_ago = datetime.now(UTC) - timedelta(days=31)
    gone = new.rename(new.with_name(f"{long_ago:{STAMP}} one.torres"))
    counted = Ages(datetime.now(UTC).timestamp(), {gone.name: 31})
    gone.with_name(AGES).write_bytes(msgspec.json.encode(counted))
    player.spot("back")
    player.spot("games")
    assert games(player).deleted == 0
    assert not gone.exists()
