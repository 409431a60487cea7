"""Games of Turm Bauer in the list of saved games: which game it is, who played, how it stands, a picture."""

from pathlib import Path

import pytest
from PIL import Image

from tests.app.driver import Driver
from tests.app.menus.shelved import Clipboard, fill, games, press, saved_games
from tests.hud.turm.turm_examples import COLOURS
from torres3d.app.menus.library.game_forms import PICTURE, draw_picture
from torres3d.app.menus.saved_rows import names_of, resume_line
from torres3d.base import paths
from torres3d.base.processes import Failed, Runner
from torres3d.engine.shelf import Shelf
from torres3d.kits import KITS
from torres3d.kits.turm.setup import Player, Setup
from torres3d.kits.turm.turm_kit import TURM, TurmGame
from torres3d.words.texts import Texts


def begun(folder: Path, players: int = 3) -> Path:
    """A game of Turm Bauer on the shelf, of which nothing was played."""
    folder.mkdir(exist_ok=True)
    each = 2 if players == 2 else 1
    seated = tuple(
        Player(f"Ana {seat}", COLOURS[seat::players][:each], "careful" if seat == 1 else None)
        for seat in range(players)
    )
    file = folder / f"tower-{players}.turm"
    TurmGame.create(TURM, Setup({}, seated), file, seed=3).close()
    return file


def test_a_row_tells_which_game_it_is(player: Driver, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    fill(folder, "castle")
    begun(folder)
    player.spot("games")
    rows = {row.game: row for row in games(player).rows}
    assert set(rows) == {"torres", "turm"}
    tower = rows["turm"]
    assert (tower.called, rows["torres"].called) == ("Turm Bauer", "Torres")
    assert tower.progress == "round 1 of 12"
    assert [each.colour for each in tower.players] == ["red", "blue", "green"]
    assert [each.score for each in tower.players] == [0, 0, 0]
    assert "Ana 0" in tower.title
    assert not tower.fault


def test_two_colours_of_a_player_are_shown(player: Driver, tmp_path: Path) -> None:
    begun(tmp_path / "games", 2)
    player.spot("games")
    (row,) = games(player).rows
    assert [(each.colour, each.second) for each in row.players] == [("red", "green"), ("blue", "yellow")]
    assert len({each.emblem for each in row.players} | {each.second_emblem for each in row.players}) == 4


def test_pictures_are_taken_of_both_games(player: Driver, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    fill(folder, "castle")
    begun(folder)
    player.spot("games")
    for _ in range(3):
        player.rounds(12)
        saved_games(player).pictures.wait(60)
        assert not saved_games(player).pictures.failed
    pictures = [row.picture for row in games(player).rows]
    assert all(pictures)
    assert len({Path(picture).read_bytes() for picture in pictures}) == 2


def test_what_can_be_gone_on_with_says_which_game(tmp_path: Path) -> None:
    begun(tmp_path / "games")
    game = Shelf(KITS, tmp_path / "games").unfinished(5)
    assert game is not None
    say = Texts(paths.config() / "locale", "en")
    assert resume_line(game, say).startswith("Turm Bauer: Ana 0, ")
    assert resume_line(game, say).endswith("round 1")
    assert names_of(game.setup, say)[0] == "Ana 0"


def test_a_tower_is_copied_as_text_and_pasted(player: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clipboard = Clipboard(monkeypatch)
    file = begun(tmp_path / "games")
    player.spot("games")
    player.spot("copy")
    assert '"turm-log"' in clipboard.text
    file.unlink()
    press(player, "control-v")
    (row,) = games(player).rows
    assert row.game == "turm"
    assert not row.fault


def test_a_picture_of_a_tower_is_drawn(tmp_path: Path) -> None:
    runner: Runner[None] = Runner("torres3d-picture")
    runner.ask(draw_picture, str(begun(tmp_path)), str(tmp_path / "tower.png"))
    runner.wait(60)
    assert not isinstance(runner.poll(), Failed)
    runner.stop()
    with Image.open(tmp_path / "tower.png") as image:
        assert image.size == PICTURE
