"""Games of Turm Bauer in the list of saved games: which game it is, who played, how it stands, a picture."""

import shutil
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.app.driver import Driver
from tests.app.games import WINDOW_GAMES
from tests.app.menus.library.shelved import Clipboard, fill, games, press, question, saved_games
from tests.app.opened import Opens
from tests.games.kits import KITS
from tests.games.turm_bauer.hud.examples import COLOURS
from tests.games.turm_bauer.logs.make import FOLDER
from torres3d.app.menus.library.background_jobs import take_picture
from torres3d.app.menus.library.game_rows import resume_line
from torres3d.app.menus.library.import_export import PICTURE, draw_picture
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.base.worker_processes import CallFailure, ChildProcess
from torres3d.engine.kit import Progress
from torres3d.engine.log_replay import load_log
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.turm_bauer.app.app_declaration import APP
from torres3d.games.turm_bauer.app.menus.saved_game_row import saved_game_row
from torres3d.games.turm_bauer.game import GAME
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmGame
from torres3d.games.turm_bauer.kit.game_notation import game_text
from torres3d.games.turm_bauer.kit.setup_and_options import Player, Setup
from torres3d.hud.models.library_models import GameRow
from torres3d.i18n.texts import Texts


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


def assert_lit(image: Image.Image) -> None:
    """A picture of something in the light: neither black nor white, nor of one colour."""
    grey = ImageStat.Stat(image.convert("L"))
    assert 40 < grey.mean[0] < 215, "neither black nor white"
    assert grey.stddev[0] > 15, "something is to be seen"


@pytest.mark.slow
def test_a_row_tells_which_game_it_is(player: Driver, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    fill(folder, "castle")
    begun(folder)
    player.spot("games")
    rows = {row.game: row for row in games(player).rows}
    assert set(rows) == {"torres", "turm"}
    tower = rows["turm"]
    assert (tower.called, rows["torres"].called) == ("Turm Bauer", "Torres")
    assert tower.progress == "turn 1 of 36"
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


@pytest.mark.parametrize("rules", [{}, {"hand": "steady", "wobble": "windy"}])
def test_a_row_names_the_house_rules(rules: dict[str, str]) -> None:
    say = Texts(paths.config() / "locale", "en")
    setup = Setup(rules, (Player("Ana", ("red", "green"), None), Player("Otto", ("blue", "yellow"), None)))
    bare = GameRow("file", "Ana, Otto", "today", "", "")
    about = saved_game_row(setup, Progress(1, (1,), (0, 0), ()), bare, say).edition
    assert about == ("Turm Bauer, house rules: The hand, The table" if rules else "Turm Bauer")


@pytest.mark.long
def test_pictures_are_taken_of_both_games(player: Driver, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    fill(folder, "castle")
    begun(folder)
    player.spot("games")
    for _ in range(3):
        player.rounds(12)
        saved_games(player).pictures.process.wait(60)
        assert not saved_games(player).pictures.failed
    pictures = [row.picture for row in games(player).rows]
    assert all(pictures)
    assert len({Path(picture).read_bytes() for picture in pictures}) == 2
    for picture in pictures:
        with Image.open(picture) as image:
            assert_lit(image)


def test_what_can_be_gone_on_with_says_which_game(tmp_path: Path) -> None:
    begun(tmp_path / "games")
    game = Shelf(KITS, tmp_path / "games").unfinished(5)
    assert game is not None
    say = Texts(paths.config() / "locale", "en")
    assert resume_line(game, WINDOW_GAMES, say).startswith("Turm Bauer: Ana 0, ")
    assert resume_line(game, WINDOW_GAMES, say).endswith("turn 1")
    assert APP.names(game.setup, say)[0] == "Ana 0"


def test_a_tower_is_copied_as_text_and_pasted(player: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clipboard = Clipboard(monkeypatch)
    (tmp_path / "games").mkdir()
    file = Path(shutil.copy(FOLDER / "version-1" / "2p-house.turm", tmp_path / "games"))
    before = load_log(TURM, file)[1]
    player.spot("games")
    player.spot("copy")
    assert clipboard.text == game_text(before)
    file.unlink()
    clipboard.text = "  ```game\r\n" + clipboard.text.replace("\n", "\r\n") + "```"
    press(player, "control-v")
    (row,) = games(player).rows
    assert row.game == "turm"
    assert not row.fault
    after = load_log(TURM, Path(row.file))[1]
    assert (after.header, after.states) == (before.header, before.states)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "old", "new", "found", "said"),
    [
        ("en", "\n1 A ", "\n1 B ", "1 B", "Expected"),
        ("de", "2 C ", "second ", "second", "Erwartet: ein Zug, seine Farbe und die Würfel, etwa 7 C 2+3:"),
        ("en", ": 4l@", ": 4l@q", "qo11/1", "Expected: a column, such as m10"),
        ("ro", ": 4l@", ": stay 4l@", "stay", "Construiește"),
    ],
)
def test_a_text_of_a_tower_with_a_fault_says_where_and_why(
    open_program: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    language: str, old: str, new: str, found: str, said: str,
) -> None:  # fmt: skip
    clipboard = Clipboard(monkeypatch)
    text = game_text(load_log(TURM, FOLDER / "version-1" / "2p-house.turm")[1])
    assert old in text
    clipboard.text = text.replace(old, new, 1)
    player = open_program(Settings(quality="low", language=language))
    player.spot("games")
    player.spot("paste")
    where, what, why = question(player).lines
    assert any(char.isdecimal() for char in where), "the line, and the character in it"
    assert found in what
    assert why.startswith(said)


@pytest.mark.long
def test_a_picture_of_a_tower_is_drawn(tmp_path: Path) -> None:
    process: ChildProcess[str] = ChildProcess("torres3d-picture")
    process.submit(draw_picture, GAME.kit, GAME.scene, str(begun(tmp_path)), str(tmp_path / "tower.png"))
    process.wait(60)
    assert not isinstance(process.poll(), CallFailure)
    process.close()
    with Image.open(tmp_path / "tower.png") as image:
        assert image.size == PICTURE
        assert_lit(image)


@pytest.mark.long
def test_the_picture_of_a_tower_shows_what_was_built(tmp_path: Path) -> None:
    """Two moments of one game differ in the middle of their pictures, where the tower stands."""
    whole = (FOLDER / "version-1" / "2p-house.turm").read_bytes()
    pictures = []
    for name, lines in (("begun", 1), ("built", None)):
        log = tmp_path / f"{name}.turm"
        log.write_bytes(b"".join(whole.splitlines(keepends=True)[:lines]))
        process: ChildProcess[bool] = ChildProcess("torres3d-picture")
        process.submit(take_picture, GAME.kit, GAME.scene, str(log), str(tmp_path / f"{name}.jpg"), (360, 202))
        process.wait(60)
        process.close()
        with Image.open(tmp_path / f"{name}.jpg") as image:
            assert_lit(image)
            pictures.append(image.convert("L").crop((120, 40, 240, 160)))
    apart = ImageChops.difference(*pictures)
    assert sum(apart.histogram()[32:]) > 0.1 * apart.width * apart.height
