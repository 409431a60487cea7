"""The settings in groups: volumes one by one, the folder for games, and where pictures and copies go."""

from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.app.menus.library.shelved import files
from tests.app.opened import Opens
from tests.at_length import at_length
from torres3d.app.window import settings as user_settings
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.hud.models.page_models import FolderModel, Setting, SettingsModel
from torres3d.i18n.texts import language_ids


def rows(player: Driver) -> dict[str, Setting]:
    """The settings on the screen by their keys."""
    screen = player.program.hud.model.screen
    assert isinstance(screen, SettingsModel)
    return {each.key: each for each in screen.settings}


def write_path(player: Driver, path: str) -> None:
    """Type a path in place of the one in the field."""
    player.program.press("control-a")
    for letter in path:
        player.screen.base.messenger.send("hud-keystroke", [letter])
    player.rounds(2)


@pytest.mark.slow
@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
def test_settings_stand_in_groups_with_headings(open_program: Opens, language: str) -> None:
    player = open_program(Settings(quality="low", language=language))
    player.spot("settings")
    groups = list(dict.fromkeys(each.group for each in rows(player).values()))
    assert len(groups) == 6
    assert all(groups)
    assert rows(player)["pieces_volume"].group == rows(player)["sound_volume"].group
    own = [key for key, each in rows(player).items() if each.group == "Torres"]
    assert own == ["ask_before_ending", "plain_stone", "puzzle_target"], "what the other game does not have"
    assert rows(player)["pieces_volume"].group != rows(player)["games_folder"].group


@pytest.mark.slow
def test_volumes_are_set_one_by_one_at_once_and_kept(player: Driver, tmp_path: Path) -> None:
    sounds = player.program.services.sounds
    player.spot("settings")
    keys = Keys(player.program, player.screen)
    keys.reach("pieces_volume")
    for _ in range(5):
        keys.key("arrow_left")
    settings = player.program.services.settings
    assert settings.pieces_volume == pytest.approx(0.5)
    assert sounds.volume_of("stone_1") == pytest.approx(0.35)
    assert sounds.volume_of("door") == pytest.approx(0.35)
    assert sounds.volume_of("score") == pytest.approx(0.7)
    assert sounds.volume_of("click") == pytest.approx(0.7)
    player.program.set_setting("sound_volume", "0")
    assert sounds.volume_of("click") == sounds.volume_of("door") == 0
    assert user_settings.read(tmp_path / "settings.yaml").pieces_volume == pytest.approx(0.5)


@pytest.mark.slow
def test_another_folder_for_games_is_chosen_by_its_path(player: Driver, tmp_path: Path) -> None:
    player.spot("settings")
    player.spot("games_folder")
    other = tmp_path / "other" / "games"
    write_path(player, str(other))
    player.spot("take")
    assert rows(player)["games_folder"].value == str(other)
    assert player.program.services.shelf.folder == other
    assert other.is_dir()
    player.program.press("escape")
    player.rounds(2)
    player.spot("new")
    player.spot("start")
    player.rounds(4)
    assert list(other.glob("*.torres"))
    assert user_settings.read(tmp_path / "settings.yaml").games_folder == str(other)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ro", *at_length("en", "de")])
def test_a_folder_for_games_is_looked_for_by_mouse(open_program: Opens, tmp_path: Path, language: str) -> None:
    (tmp_path / "games" / "Winter").mkdir(parents=True)
    (tmp_path / "games" / "a.torres").touch()
    player = open_program(Settings(quality="low", language=language, games_folder=str(tmp_path / "games")))
    for spot in ("settings", "games_folder", "browse"):
        player.spot(spot)
    page = files(player)
    assert page.title == player.program.services.say("files-title-folder")
    assert (page.folder, [row.name for row in page.rows]) == (str(tmp_path / "games"), ["Winter"]), "folders only"
    player.spot("file:0")
    assert files(player).rows == ()
    player.spot("take")
    assert rows(player)["games_folder"].value == str(tmp_path / "games" / "Winter")
    assert player.program.services.shelf.folder == tmp_path / "games" / "Winter"


@pytest.mark.long
def test_a_folder_for_games_is_looked_for_by_keys_alone(open_program: Opens, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir(parents=True)
    (tmp_path / "others").mkdir()
    opened = open_program(Settings(quality="low", games_folder=str(tmp_path / "games" / "gone")))
    hands = Keys(opened.program, opened.screen)
    for spot in ("settings", "games_folder", "browse"):
        hands.spot(spot)
    assert files(hands).folder == str(tmp_path / "games"), "the nearest folder that is there"
    hands.key("escape")
    assert isinstance(hands.program.hud.model.screen, FolderModel)
    hands.spot("browse")
    hands.key("backspace")
    hands.spot(next(f"file:{number}" for number, row in enumerate(files(hands).rows) if row.name == "others"))
    hands.spot("take")
    assert rows(hands)["games_folder"].value == str(tmp_path / "others")


@pytest.mark.slow
def test_a_folder_that_cannot_be_says_why_and_changes_nothing(player: Driver, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    before = player.program.services.shelf.folder
    player.spot("settings")
    player.spot("games_folder")
    for wrong in ("somewhere", str(tmp_path / "file" / "below")):
        write_path(player, wrong)
        player.spot("take")
        assert isinstance(player.program.hud.model.screen, FolderModel), wrong
        assert player.program.hud.toast
        player.spot("path")
    assert player.program.services.shelf.folder == before


def test_a_folder_that_the_surroundings_name_goes_first_and_says_so(
    open_program: Opens, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TORRES3D_GAMES", str(tmp_path / "named"))
    player = open_program()
    player.spot("settings")
    row = rows(player)["games_folder"]
    assert row.value == str(tmp_path / "named")
    assert row.fixed
    assert "TORRES3D_GAMES" in row.about
    assert not player.sees("games_folder")


@pytest.mark.slow
def test_pictures_and_copies_go_into_the_persons_own_folders(
    player: Driver, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("platformdirs.user_pictures_path", lambda: tmp_path / "Pictures")
    monkeypatch.setattr("platformdirs.user_documents_path", lambda: tmp_path / "Documents")
    player.screen.draw()
    player.program.press("f12")
    player.rounds(2)
    picture = tmp_path / "Pictures" / "Torres 3D" / "torres3d-001.png"
    assert picture.stat().st_size > 1000
    assert str(picture) in player.program.hud.toast
    player.spot("new")
    player.spot("start")
    player.rounds(4)
    for number in (1, 2):
        player.program.press("escape")
        player.rounds(2)
        player.spot("save_copy")
        assert len(list((tmp_path / "Documents" / "Torres 3D").glob("*.torres"))) == number
        player.program.press("escape")
        player.rounds(2)
