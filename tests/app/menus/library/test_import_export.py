"""Games from elsewhere and to elsewhere in the window: by file, by the clipboard; and two programs on one game."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import platformdirs
import pytest
from PIL import Image

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.app.menus.library.shelved import (
    Clipboard,
    files,
    fill,
    games,
    press,
    question,
    saved_games,
    shown,
    titles,
    type_text,
)
from tests.app.opened import Opens
from tests.at_length import at_length
from tests.engine.test_log_lock import SECONDS, SPAWN, play_on
from tests.games.torres.logged_games import begun, written
from torres3d.app.menus.library.file_chooser_screen import path_of, safe_name
from torres3d.app.window.settings import Settings
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.app.replay.position_screen import PositionScreen
from torres3d.games.torres.app.replay.replay_screen import ReplayScreen
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.kit.game_notation import game_text
from torres3d.games.torres.rules.diagram import diagram


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def downloads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which a file is looked for first."""
    place = tmp_path / "Downloads"
    place.mkdir()
    for name in ("user_downloads_dir", "user_documents_dir", "user_desktop_dir"):
        monkeypatch.setattr(platformdirs, name, lambda: str(place))
    return place


@pytest.fixture
def pasted(monkeypatch: pytest.MonkeyPatch) -> Clipboard:
    return Clipboard(monkeypatch)


def row_of(player: Driver, name: str) -> str:
    """The spot of an entry of the folder that is shown."""
    model = files(player)
    return f"file:{next(model.first + n for n, row in enumerate(model.rows) if row.name == name)}"


@pytest.mark.slow
def test_a_game_is_taken_in_from_a_file_chosen_by_mouse(player: Driver, folder: Path, downloads: Path) -> None:
    (downloads / "from Ana").mkdir()
    written(downloads / "from Ana" / "The final.torres")
    (downloads / "letter.odt").touch()
    player.spot("games")
    player.spot("import")
    assert [row.name for row in files(player).rows] == ["from Ana"], "folders and games only"
    player.spot(row_of(player, "from Ana"))
    player.spot(row_of(player, "The final.torres"))
    player.spot("take")
    assert titles(player) == ["The final"]
    assert (folder / "The final.torres").read_bytes() == (downloads / "from Ana" / "The final.torres").read_bytes()


@pytest.mark.slow
def test_a_path_is_typed_or_pasted_and_leads_there(
    player: Driver, folder: Path, downloads: Path, tmp_path: Path, pasted: Clipboard
) -> None:
    source = written(tmp_path / "elsewhere" / "mine.torres")
    player.spot("games")
    press(player, "control-o")
    press(player, "control-l")
    type_text(player, str(tmp_path / "no such"))
    press(player, "enter")
    assert "no such" in player.program.hud.toast
    pasted.text = f" {source} \n"
    press(player, "control-v")
    press(player, "enter")
    assert titles(player) == ["mine"]


def test_a_file_is_chosen_by_keys_alone(open_program: Opens, folder: Path, downloads: Path) -> None:
    (downloads / "from Ana").mkdir()
    written(downloads / "from Ana" / "The final.torres")
    opened = open_program()
    keys = Keys(opened.program, opened.screen)
    keys.spot("games")
    keys.spot("import")
    keys.reach("file:0")
    keys.key("enter")
    assert files(keys).folder.endswith("from Ana")
    keys.key("backspace")
    assert not files(keys).folder.endswith("from Ana")
    keys.key("enter")
    keys.keys("arrow_down", "enter")
    if not titles_if_any(keys):
        keys.key("enter")
    assert titles(keys) == ["The final"]


def titles_if_any(player: Driver) -> bool:
    from torres3d.hud.models.library_models import GamesModel

    return isinstance(shown(player).screen, GamesModel)


@pytest.mark.long
@pytest.mark.parametrize("form", ["log", "text", "picture"])
def test_a_game_is_saved_as_a_file_as_text_and_as_a_picture(
    player: Driver, folder: Path, downloads: Path, form: str
) -> None:
    (log,) = fill(folder, "one")
    player.spot("games")
    player.spot("export")
    type_text(player, "Our: game")
    player.spot(f"form:{form}")
    player.spot("take")
    if form == "picture":
        saved_games(player).sharing.drawing.wait(60)
    player.rounds(2)
    (saved,) = downloads.iterdir()
    assert str(saved) in player.program.hud.toast
    if form == "log":
        assert saved.name == "Our- game.torres"
        assert saved.read_bytes() == log.read_bytes()
    elif form == "text":
        assert saved.read_text("utf-8") == game_text(load_log(TORRES, log)[1])
    else:
        with Image.open(saved) as picture:
            assert picture.size == (1920, 1080)


@pytest.mark.slow
def test_nothing_is_saved_over_a_file_that_is_there(player: Driver, folder: Path, downloads: Path) -> None:
    fill(folder, "one")
    (downloads / "taken.torres").write_text("mine", "utf-8")
    player.spot("games")
    press(player, "control-e")
    type_text(player, "taken")
    press(player, "enter")
    assert question(player).title == "No copy can be saved"
    player.spot("answer:ok")
    assert files(player).name == "taken"
    assert (downloads / "taken.torres").read_text("utf-8") == "mine"


def test_a_game_copied_as_text_is_pasted_as_the_same_game(player: Driver, folder: Path, pasted: Clipboard) -> None:
    (log,) = fill(folder, "one")
    before = load_log(TORRES, log)[1]
    player.spot("games")
    player.spot("copy")
    assert pasted.text == game_text(before)
    log.unlink()
    press(player, "control-v")
    assert len(titles(player)) == 1
    after = load_log(TORRES, Path(games(player).rows[0].file))[1]
    assert (after.header, after.states) == (before.header, before.states)


def test_a_log_is_pasted_and_a_path_of_a_copied_file(
    player: Driver, folder: Path, tmp_path: Path, pasted: Clipboard
) -> None:
    source = written(tmp_path / "else where" / "mine.torres")
    player.spot("games")
    pasted.text = "\n" + source.read_text("utf-8").replace("\n", "\r\n")
    player.spot("paste")
    assert len(titles(player)) == 1
    pasted.text = source.as_uri()
    player.spot("paste")
    assert len(titles(player)) == 1, "the same game is not taken in twice"
    pasted.text = written(tmp_path / "else where" / "other.torres", 9, seed=8).as_uri()
    player.spot("paste")
    assert "other" in titles(player)


@pytest.mark.slow
def test_a_position_that_was_pasted_is_looked_at(player: Driver, folder: Path, pasted: Clipboard) -> None:
    game = begun()
    pasted.text = f"```\n{diagram(game.state)}```\n"
    player.spot("games")
    player.spot("paste")
    player.rounds(3)
    screen = player.program.services.screens.top
    assert isinstance(screen, PositionScreen)
    table = player.torres.table
    assert table.state is not None
    assert table.state.board == game.state.board
    press(player, "q")
    assert player.torres.table.overlays.active
    press(player, "escape")
    assert games(player).count == 0
    pasted.text = "scores: 1 2 3\n.   2A  .\n1C  .   3K\n"
    player.spot("paste")
    assert isinstance(player.program.services.screens.top, PositionScreen)
    assert table.state is not None
    assert table.state.players == 3


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no text on the clipboard"),
        ("Dear Ana, how are you: well?\nYours", "Expected:"),
        (".  .  .\n.  9Z .\n", "pasted text, line 2, cell 2"),
        ('{"format": "torres-log"}\n', "version"),
        ("format: torres-log\nversion: 2\nedition: nowhere\n---\n", "“mode” is missing"),
    ],
)
def test_a_text_that_is_nothing_says_where_and_why(
    player: Driver, folder: Path, pasted: Clipboard, text: str, said: str
) -> None:
    player.spot("games")
    pasted.text = text
    player.spot("paste")
    dialog = shown(player).dialog
    lines = " ".join(question(player).lines) if dialog is not None else player.program.hud.toast
    assert said in lines


def test_a_game_text_with_a_wrong_move_names_line_and_column(player: Driver, folder: Path, pasted: Clipboard) -> None:
    text = game_text(begun().history)
    line = next(number for number, each in enumerate(text.split("\n"), 1) if each.startswith("set-up A:"))
    pasted.text = text.replace("Nc3", "Nz3", 1)
    player.spot("games")
    player.spot("paste")
    assert question(player).title == "This text is neither a game nor a position"
    assert f"line {line}, column" in question(player).lines[0]
    assert "z3" in question(player).lines[1]


@pytest.mark.slow
def test_a_faulty_file_is_told_and_its_good_part_comes_onto_the_shelf(
    player: Driver, folder: Path, downloads: Path
) -> None:
    bad = written(downloads / "bad.torres", 20)
    lines = bad.read_bytes().split(b"\n")
    lines[9] = b"rubbish"
    bad.write_bytes(b"\n".join(lines))
    player.spot("games")
    press(player, "control-o")
    player.spot(row_of(player, "bad.torres"))
    player.spot("take")
    assert "line 10" in " ".join(question(player).lines)
    player.spot("answer:salvage")
    player.rounds(3)
    assert player.game.session.game.file == folder / "bad-part1.torres"
    assert [file.name for file in downloads.iterdir()] == ["bad.torres"]


@pytest.fixture
def elsewhere(folder: Path) -> Iterator[Path]:
    """A game that another program plays."""
    folder.mkdir()
    file = folder / "theirs.torres"
    begun(file).close()
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=play_on, args=(theirs, file), daemon=True)
    process.start()
    assert ours.poll(SECONDS)
    ours.recv()
    yield file
    process.kill()
    process.join()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", *at_length("en", "ro")])
def test_the_second_program_is_told_who_has_the_game_and_looks_on(
    open_program: Opens, elsewhere: Path, language: str
) -> None:
    player = open_program(Settings(quality="low", language=language))
    player.spot("continue")
    dialog = question(player)
    say = player.program.services.say
    assert dialog.title == say("fault-in-use-title")
    assert any(character.isdigit() for character in dialog.lines[0]), "the process and the time"
    player.spot("answer:look_on")
    player.rounds(2)
    screen = player.program.services.screens.top
    assert isinstance(screen, ReplayScreen)
    assert screen.at == len(screen.steps) == 4
    press(player, "escape")
    player.spot("games")
    player.spot("delete")
    assert question(player).title == say("fault-delete-title")
    assert elsewhere.exists()


@pytest.mark.slow
def test_a_game_that_is_left_can_be_played_by_another_program(player: Driver, folder: Path) -> None:
    (file,) = fill(folder, "one")
    player.spot("games")
    player.spot("open")
    player.rounds(2)
    locks = list(folder.glob(".*.lock"))
    assert len(locks) == 1
    player.program.flow.open_menu()
    player.rounds(2)
    assert not list(folder.glob(".*.lock"))
    assert file.exists()


def test_names_of_files_are_safe_and_paths_are_understood(tmp_path: Path) -> None:
    assert safe_name(' a/b\\c:"d"\n*?. ') == "a-b-c--d----"
    assert safe_name(" ... ") == ""
    file = tmp_path / "mit Blank.torres"
    file.touch()
    assert path_of(f'"{file}"') == file
    assert path_of(file.as_uri()) == file
    assert path_of(str(tmp_path / "none")) is None
    assert path_of("a text\n" * 500) is None
    assert path_of("\0") is None
    shutil.rmtree(tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("de", ".  .  .\n.  9Z .\n", "Erwartet: ein Feld wie ., 2, A oder 3K"),
        ("ro", "Dragă Ana: ce faci?\n", "Se aștepta: un fișier de joc"),
    ],
)
def test_what_is_wrong_with_a_text_is_said_in_the_players_language(
    open_program: Opens, folder: Path, pasted: Clipboard, language: str, text: str, said: str
) -> None:
    player = open_program(Settings(quality="low", language=language))
    player.spot("games")
    pasted.text = text
    player.spot("paste")
    assert question(player).lines[2].startswith(said)


def test_a_pasted_command_that_is_not_allowed_says_why(player: Driver, folder: Path, pasted: Clipboard) -> None:
    pasted.text = game_text(begun().history).replace("Nf6", "Nc3", 1)
    player.spot("games")
    player.spot("paste")
    assert "c3" in question(player).lines[1]
    (refused,) = question(player).lines[2:]
    assert not refused.startswith("Expected")
    assert "knight" in refused or "c3" in refused
