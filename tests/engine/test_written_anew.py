"""A log that somebody deletes while its game is played is written anew with all its lines, elsewhere if need be."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.torres.logged_games import begun, setup
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.log_replay import load_log
from torres3d.engine.log_writer import write_new
from torres3d.engine.logged_game import Game
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules import commands as c


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of games; the person's own folders and those for what is temporary lie beside it."""
    for name in ("home", "temporary", "games"):
        (tmp_path / name).mkdir()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_DOCUMENTS_DIR", raising=False)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    return tmp_path / "games"


def only_the_file(shelf: Path) -> None:
    (shelf / "game.torres").unlink()


def the_folder(shelf: Path) -> None:
    shutil.rmtree(shelf)


@pytest.mark.parametrize("delete", [only_the_file, the_folder])
def test_it_is_written_where_it_was_with_every_line_as_it_stood(shelf: Path, delete: Callable[[Path], None]) -> None:
    file = shelf / "game.torres"
    game = begun(file)
    before = file.read_bytes()
    delete(shelf)
    game.submit(c.Score())
    assert file.read_bytes().startswith(before)
    assert load_log(TORRES, file)[1].states == game.history.states
    assert game.take_rewritten_path() == file
    assert game.take_rewritten_path() is None, "the path is returned once"
    game.submit(c.Score())
    assert load_log(TORRES, file)[1].states == game.history.states


def test_so_is_one_that_was_opened_with_a_torn_line(shelf: Path) -> None:
    file = shelf / "game.torres"
    begun(file).close()
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"n":')
    game = Game.open(TORRES, file)
    file.unlink()
    game.submit(c.Score())
    assert file.read_bytes().startswith(whole)
    assert load_log(TORRES, file)[1].states == game.history.states


def test_where_the_folder_cannot_be_made_it_lies_among_the_documents(shelf: Path, tmp_path: Path) -> None:
    game = begun(shelf / "game.torres")
    the_folder(shelf)
    shelf.write_text("a file now")
    game.submit(c.Score())
    place = game.take_rewritten_path()
    assert place == tmp_path / "home" / "Documents" / "Torres 3D" / "game.torres" == game.file
    assert load_log(TORRES, place)[1].states == game.history.states
    game.submit(c.Score())
    assert load_log(TORRES, place)[1].states == game.history.states, "it goes on there"


def test_another_game_of_that_name_there_is_not_written_over(shelf: Path, tmp_path: Path) -> None:
    other = tmp_path / "home" / "Documents" / "Torres 3D" / "game.torres"
    other.parent.mkdir(parents=True)
    other.write_text("another one")
    game = begun(shelf / "game.torres")
    the_folder(shelf)
    shelf.write_text("a file now")
    game.submit(c.Score())
    place = game.take_rewritten_path()
    assert place is not None
    assert place != other
    assert other.read_text() == "another one"
    assert load_log(TORRES, place)[1].states == game.history.states


def test_where_it_can_be_written_nowhere_the_command_is_not_carried_out(shelf: Path, tmp_path: Path) -> None:
    game = begun(shelf / "game.torres")
    for folder in ("games", "home", "temporary"):
        shutil.rmtree(tmp_path / folder)
        (tmp_path / folder).write_text("a file now")
    n = game.n
    with pytest.raises(WriteFault) as caught:
        game.submit(c.Score())
    assert caught.value.file == shelf / "game.torres"
    assert game.n == n
    shelf.unlink()
    game.submit(c.Score())
    assert load_log(TORRES, shelf / "game.torres")[1].states == game.history.states


def test_a_log_that_is_gone_when_its_game_is_left_is_written_anew(shelf: Path) -> None:
    game = begun(shelf / "game.torres")
    the_folder(shelf)
    game.ensure()
    assert load_log(TORRES, shelf / "game.torres")[1].states == game.history.states
    assert game.take_rewritten_path() == shelf / "game.torres"
    game.ensure()
    assert game.take_rewritten_path() is None, "nothing was missing"


def test_the_new_file_is_locked(shelf: Path) -> None:
    game = begun(shelf / "game.torres")
    the_folder(shelf)
    game.submit(c.Score())
    words = "import sys, pathlib; from torres3d.engine.log_lock import lock_log; lock_log(pathlib.Path(sys.argv[1]))"
    asked = [sys.executable, "-c", words, str(shelf / "game.torres")]
    other = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert "another window or program has this game open" in other.stderr
    game.close()


def test_a_new_file_that_cannot_be_written_whole_is_not_left_there(
    shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(WriteFault):
        write_new(shelf / "new.torres", b"x" * 100)
    with pytest.raises(WriteFault):
        Game.create(TORRES, setup(), shelf / "game.torres")
    assert not [file.name for file in shelf.iterdir() if file.suffix == ".torres"]
