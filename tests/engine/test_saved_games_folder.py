"""The shelf: new games, the list, going on after a crash, copies in and out."""

import os
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

import msgspec
import pytest

from tests.games.kits import KITS
from tests.games.torres.logged_games import setup, written
from tests.games.torres.recorded_games import examples
from torres3d.engine import saved_game_trash
from torres3d.engine.log_errors import LogFault, WriteFault
from torres3d.engine.logged_game import Game
from torres3d.engine.saved_game_trash import AGES, STAMP, Ages
from torres3d.engine.saved_games_folder import FOLDER_VARIABLE, Shelf, games_folder
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules import commands as c


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(KITS, tmp_path / "games")


def test_a_folder_that_is_not_there_holds_no_games(shelf: Shelf) -> None:
    assert shelf.games() == []
    assert shelf.unfinished() is None


def test_a_new_game_stands_on_the_shelf(shelf: Shelf) -> None:
    game = shelf.new(TORRES, setup())
    game.submit(c.PlaceKnight("c3"))
    (saved,) = shelf.games()
    assert saved.file == game.file
    assert saved.setup == game.header.setup
    assert saved.facts is not None
    assert saved.facts.created == game.header.created
    assert saved.progress is not None
    assert (saved.progress.n, saved.progress.over) == (1, False)


def test_two_games_of_the_same_second_get_two_files(shelf: Shelf) -> None:
    files = {shelf.new(TORRES, setup()).file for _ in range(3)}
    assert len(files) == 3


def test_file_names_are_safe_whatever_the_players_are_called(shelf: Shelf) -> None:
    file = shelf.new(TORRES, setup(players=4)).file
    assert file is not None
    assert file.parent == shelf.folder
    assert not set(file.name) & set('/\\:*?"<>|\n\t ')


def test_the_unfinished_game_played_last_is_offered(shelf: Shelf) -> None:
    finished = shelf.import_file(examples()[0])
    old = written(shelf.folder / "old.torres")
    new = written(shelf.folder / "new.torres")
    faulty = shelf.folder / "faulty.torres"
    faulty.write_text("{}\n", "utf-8")
    for at, file in ((4e9, faulty), (3e9, finished), (2e9, new), (1e9, old)):
        os.utime(file, (at, at))
    played = [game.file for game in shelf.games()]
    assert [file for file in played if file in (new, old)] == [new, old], "alike but for the files' times"
    assert played[0] == faulty, "whose log tells no time"
    saved = shelf.unfinished()
    assert saved is not None
    assert saved.file == new


def test_a_game_played_while_the_clock_was_set_back_comes_first(shelf: Shelf) -> None:
    early, late = written(shelf.folder / "early.torres"), written(shelf.folder / "late.torres")
    for at, file in ((1e9, early), (2e9, late)):
        os.utime(file, (at, at))
    assert [game.file for game in shelf.games()] == [late, early]
    game = Game.open(TORRES, early)
    game.submit(TORRES.legal(game.state)[0])
    os.utime(early, (5e8, 5e8))
    assert [game.file for game in shelf.games()] == [early, late]
    again = Shelf(KITS, shelf.folder)
    assert [game.file for game in again.games()] == [early, late], "also at the next start"


def test_a_finished_game_names_its_winners(shelf: Shelf) -> None:
    shelf.import_file(examples()[0])
    (saved,) = shelf.games()
    assert saved.progress is not None
    assert saved.progress.over


def test_a_changed_file_is_looked_at_again(shelf: Shelf) -> None:
    game = shelf.new(TORRES, setup())
    shelf.games()
    game.submit(c.PlaceKnight("c3"))
    (saved,) = shelf.games()
    assert saved.progress is not None
    assert saved.progress.n == 1


def test_a_torn_game_is_no_faulty_one(shelf: Shelf) -> None:
    file = written(shelf.folder / "torn.torres")
    file.write_bytes(file.read_bytes()[:-9])
    (saved,) = shelf.games()
    assert not saved.faulty


def test_a_faulty_game_shows_its_fault_and_how_far_it_can_be_read(shelf: Shelf) -> None:
    file = written(shelf.folder / "faulty.torres")
    lines = file.read_bytes().split(b"\n")
    lines[8] = b"rubbish"
    file.write_bytes(b"\n".join(lines))
    (saved,) = shelf.games()
    assert saved.faulty
    fault = shelf.fault(file)
    assert fault is not None
    assert fault.line == 9
    assert saved.progress is not None
    assert saved.progress.n == 7
    assert saved.setup is not None


def test_taking_in_the_same_game_twice_makes_one_copy(shelf: Shelf) -> None:
    assert shelf.import_file(examples()[0]) == shelf.import_file(examples()[0])
    assert len(shelf.games()) == 1


def test_taking_in_a_faulty_log_is_refused(shelf: Shelf, tmp_path: Path) -> None:
    (tmp_path / "bad.torres").write_text("{}\n", "utf-8")
    with pytest.raises(LogFault):
        shelf.import_file(tmp_path / "bad.torres")
    assert shelf.games() == []


def test_a_copy_given_out_is_the_same_and_overwrites_nothing(shelf: Shelf, tmp_path: Path) -> None:
    file = written(shelf.folder / "game.torres")
    shelf.export_copy(file, tmp_path / "copy.torres")
    assert (tmp_path / "copy.torres").read_bytes() == file.read_bytes()
    with pytest.raises(WriteFault):
        shelf.export_copy(file, tmp_path / "copy.torres")


def test_a_removed_game_lies_in_the_trash_and_comes_back(shelf: Shelf) -> None:
    file = written(shelf.folder / "game.torres")
    shelf.rename(file, "The long siege")
    data = file.read_bytes()
    written(shelf.folder / "played later.torres")
    order = [game.file for game in shelf.games()]
    deleted = shelf.remove(file)
    assert shelf.remove(file) is None
    assert deleted is not None
    assert len(shelf.games()) == 1
    assert shelf.trash.all() == [deleted]
    assert shelf.trash.restore(deleted) == file
    saved = next(game for game in shelf.games() if game.file == file)
    assert (saved.name, file.read_bytes()) == ("The long siege", data)
    assert [game.file for game in shelf.games()] == order, "where it stood"
    assert shelf.trash.all() == []


def test_a_game_comes_back_beside_another_that_has_its_file_now(shelf: Shelf) -> None:
    file = written(shelf.folder / "game.torres")
    deleted = shelf.remove(file)
    written(file)
    assert deleted is not None
    assert shelf.trash.restore(deleted) == shelf.folder / "game-2.torres"
    assert len(shelf.games()) == 2


def kept_for(shelf: Shelf, days: float) -> None:
    """What lies in the trash was counted for so many days."""
    names = {deleted.file.name: days for deleted in shelf.trash.all()}
    (shelf.trash.folder / AGES).write_bytes(msgspec.json.encode(Ages(datetime.now(UTC).timestamp(), names)))


class Clock(datetime):
    """A clock that can be put forward."""

    ahead = timedelta()

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "Clock":
        return super().now(tz) + cls.ahead


@pytest.mark.parametrize("jump", [40, 4000])
def test_a_clock_that_jumps_erases_nothing(shelf: Shelf, monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    monkeypatch.setattr(saved_game_trash, "datetime", Clock)
    monkeypatch.setattr(Clock, "ahead", timedelta())
    deleted = shelf.remove(written(shelf.folder / "game.torres"))
    shelf.trash.tidy()
    for ahead in (jump, 0, jump, jump):
        monkeypatch.setattr(Clock, "ahead", timedelta(days=ahead))
        shelf.trash.tidy()
        assert shelf.trash.all() == [deleted]


def test_days_in_the_trash_are_counted_by_looks(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_game_trash, "datetime", Clock)
    shelf.remove(written(shelf.folder / "game.torres"))
    for day in range(31):
        monkeypatch.setattr(Clock, "ahead", timedelta(days=day))
        shelf.trash.tidy()
        assert len(shelf.trash.all()) == 1
    for day in (31, 32):
        monkeypatch.setattr(Clock, "ahead", timedelta(days=day))
        shelf.trash.tidy()
    assert shelf.trash.all() == []


@pytest.mark.parametrize("damaged", [b"", b"{", b"[1]", b'{"looked": 0, "days": {"a": "b"}}'])
def test_a_damaged_count_keeps_all(shelf: Shelf, damaged: bytes) -> None:
    shelf.remove(written(shelf.folder / "old.torres"))
    (old,) = shelf.trash.all()
    old.file.rename(old.file.with_name(f"{datetime.now(UTC) - timedelta(days=31):{STAMP}} old.torres"))
    (shelf.trash.folder / AGES).write_bytes(damaged)
    shelf.trash.tidy()
    assert len(shelf.trash.all()) == 1


def test_deleted_games_go_for_good_after_thirty_days_or_at_once(shelf: Shelf) -> None:
    for name in ("old", "new"):
        shelf.remove(written(shelf.folder / f"{name}.torres"))
    old = next(deleted.file for deleted in shelf.trash.all() if deleted.was.name == "old.torres")
    old.rename(old.with_name(f"{datetime.now(UTC) - timedelta(days=31):{STAMP}} old.torres"))
    (shelf.trash.folder / "letter.txt").write_text("mine", "utf-8")
    kept_for(shelf, 31)
    shelf.trash.tidy()
    (deleted,) = shelf.trash.all()
    assert deleted.was.name == "new.torres"
    shelf.trash.erase(deleted)
    assert shelf.trash.all() == []
    assert (shelf.trash.folder / "letter.txt").exists(), "what is no game is somebody's own"


def test_a_shelf_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(WriteFault):
        Shelf(KITS, tmp_path / "file" / "games").new(TORRES, setup())


def test_the_folder_can_be_named_by_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    assert games_folder() == tmp_path
    monkeypatch.delenv(FOLDER_VARIABLE)
    assert games_folder().name == "games"


def test_a_log_with_the_longest_name_can_be_deleted(shelf: Shelf) -> None:
    file = written(shelf.folder / "short.torres")
    log = file.rename(file.with_name("x" * (255 - len(".torres")) + ".torres"))
    assert shelf.remove(log) is not None
    assert shelf.games() == []
    assert len(shelf.trash.all()) == 1
