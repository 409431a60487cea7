"""The index of the shelf: what stands in it is not read again, what is wrong with it harms nothing; names of games."""

import os
from pathlib import Path

import pytest

from tests.games.kits import KITS
from tests.games.torres.logged_games import setup, written
from torres3d.engine import saved_games_folder
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.log_replay import load_log
from torres3d.engine.saved_game_index import Index, IndexEntry
from torres3d.engine.saved_games_folder import Shelf, encode_facts
from torres3d.games.torres.kit.engine_adapter import TORRES


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three games of some commands, and an index of them."""
    for number in range(3):
        written(tmp_path / f"{number}.torres", 5 + number, seed=number)
    Shelf(KITS, tmp_path).games()
    return tmp_path


def progress_of(file: Path) -> object:
    _, history = load_log(TORRES, file)
    return TORRES.progress(history.state, history.n)


@pytest.fixture
def looked(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that are read from now on."""
    names: list[str] = []
    look_at = saved_games_folder.game_facts

    def noting(kit: saved_games_folder.AnyKit, file: Path) -> saved_games_folder.GameFacts | None:
        names.append(file.name)
        return look_at(kit, file)

    monkeypatch.setattr(saved_games_folder, "game_facts", noting)
    return names


def test_no_log_is_read_again_that_did_not_change(folder: Path, looked: list[str]) -> None:
    first = Shelf(KITS, folder).games()
    assert looked == []
    assert [game.progress for game in first] == [progress_of(game.file) for game in first]
    written(folder / "new.torres")
    os.utime(folder / "1.torres", (1, 1))
    again = Shelf(KITS, folder)
    again.games()
    assert sorted(looked) == ["1.torres", "new.torres"]
    again.games()
    assert len(looked) == 2


@pytest.mark.parametrize("harm", ["cut", "flipped", "empty", "no JSON", "folder", "other program"])
def test_a_damaged_index_is_made_anew(folder: Path, looked: list[str], harm: str) -> None:
    file = folder / ".shelf" / "index.json"
    whole = file.read_bytes()
    if harm == "folder":
        file.unlink()
        file.mkdir()
    else:
        middle = len(whole) // 2
        file.write_bytes(
            {
                "cut": whole[:middle],
                "flipped": whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :],
                "empty": b"",
                "no JSON": b"rubbish\n" * 9,
                "other program": whole.replace(b'"program":"', b'"program":"9'),
            }[harm]
        )
    assert len(Shelf(KITS, folder).games()) == 3
    assert sorted(looked) == ["0.torres", "1.torres", "2.torres"]
    if harm != "folder":
        Shelf(KITS, folder).games()
        assert len(looked) == 3, "the new one is as good"


def test_a_large_unread_shelf_is_read_bit_by_bit_the_newest_first(folder: Path) -> None:
    (folder / ".shelf" / "index.json").unlink()
    for number in range(3):
        os.utime(folder / f"{number}.torres", (1e9 + number, 1e9 + number))
    shelf = Shelf(KITS, folder)
    assert shelf.refresh(most=1) == 2
    assert [game.read for game in shelf.listed()] == [True, False, False]
    assert [file.name for file in shelf.unread()] == ["1.torres", "0.torres"]
    left = [str(file) for file in shelf.unread()]
    for file, facts in zip(shelf.unread(), saved_games_folder.decode_facts(encode_facts(KITS, left)), strict=True):
        shelf.add_facts(file.name, facts)
    assert shelf.unread() == []
    assert [game.file.name for game in shelf.listed()] == ["2.torres", "1.torres", "0.torres"]
    assert all(game.progress for game in shelf.listed())


def test_things_that_are_no_games_harm_nothing(folder: Path) -> None:
    (folder / "folder.torres").mkdir()
    (folder / "nowhere.torres").symlink_to(folder / "gone")
    os.mkfifo(folder / "pipe.torres")
    (folder / "line\nbreak\x1c\u2029.torres").write_bytes((folder / "1.torres").read_bytes())
    (folder / os.fsdecode(b"no \xff text.torres")).write_bytes((folder / "2.torres").read_bytes())
    (folder / "zero.torres").touch()
    for _ in range(2):
        games = Shelf(KITS, folder).games()
        assert len(games) == 8
        assert sum(game.faulty for game in games) == 3


def test_a_folder_that_may_not_be_written_can_be_looked_at(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".shelf" / "index.json").unlink()

    def refused(part: Path, file: Path) -> None:
        raise PermissionError(13, "Permission denied", str(file))

    monkeypatch.setattr(os, "replace", refused)
    shelf = Shelf(KITS, folder)
    assert len(shelf.games()) == 3
    with pytest.raises(WriteFault):
        shelf.rename(folder / "1.torres", "Mine")


def test_a_name_outlives_the_index(folder: Path) -> None:
    shelf = Shelf(KITS, folder)
    shelf.rename(folder / "1.torres", "  Sunday\nat Ana's ")
    (folder / ".shelf" / "index.json").unlink()
    assert [game.name for game in Shelf(KITS, folder).games()] == ["", "Sunday at Ana's", ""]
    shelf.rename(folder / "1.torres", "")
    assert not any(game.name for game in Shelf(KITS, folder).games())


def test_two_programs_name_games_and_neither_name_is_lost(folder: Path) -> None:
    one, other = Shelf(KITS, folder), Shelf(KITS, folder)
    one.games(), other.games()
    one.rename(folder / "1.torres", "one")
    other.rename(folder / "2.torres", "two")
    assert [game.name for game in one.games()] == ["two", "one", ""]


def test_damaged_names_are_set_aside_and_not_written_over(folder: Path) -> None:
    names = folder / ".shelf" / "names.json"
    names.write_bytes(b'{"1.torres": "half')
    shelf = Shelf(KITS, folder)
    assert not any(game.name for game in shelf.games())
    shelf.rename(folder / "2.torres", "two")
    assert names.with_suffix(".damaged").read_bytes() == b'{"1.torres": "half'
    assert [game.name for game in shelf.games()] == ["two", "", ""]


def test_the_picture_of_a_game_is_another_when_it_was_played_on(folder: Path) -> None:
    shelf = Shelf(KITS, folder)
    before = {shelf.picture(game) for game in shelf.games()}
    assert len(before) == 3
    written(folder / "fresh.torres")
    (folder / "1.torres").write_bytes((folder / "2.torres").read_bytes())
    assert len({shelf.picture(game) for game in shelf.games()} & before) == 2


def test_a_game_from_elsewhere_is_called_by_its_file(folder: Path, tmp_path: Path) -> None:
    source = written(tmp_path / "elsewhere" / "The final: 2025.torres", 9, seed=9)
    shelf = Shelf(KITS, folder)
    taken = shelf.import_file(source)
    assert taken.parent == folder
    assert next(game.name for game in shelf.games() if game.file == taken) == "The final: 2025"
    automatic = shelf.new(TORRES, setup())
    assert automatic.file is not None
    copy = tmp_path / "elsewhere" / automatic.file.name
    automatic.submit(TORRES.legal(automatic.state)[0])
    copy.write_bytes(automatic.file.read_bytes())
    automatic.close()
    shelf.remove(automatic.file)
    taken = shelf.import_file(copy)
    assert next(game.name for game in shelf.games() if game.file == taken) == ""


def test_no_log_of_a_deleted_game_is_read_again(folder: Path, looked: list[str]) -> None:
    shelf = Shelf(KITS, folder)
    shelf.refresh()
    for name in ("0.torres", "1.torres"):
        shelf.remove(folder / name)
    written(folder / "1.torres", 9, seed=9)
    shelf.remove(folder / "1.torres")
    for _ in range(2):
        shelf = Shelf(KITS, folder)
        shelf.refresh()
        games = [shelf.in_trash(deleted) for deleted in shelf.trash.all()]
        shelf.save()
        assert [game.progress for game in games] == [progress_of(game.file) for game in games]
    assert len(looked) == 1, "the one that nobody had looked at before it was deleted"
    assert "1" in looked[0].partition(" ")[2]


def test_a_deleted_game_that_was_altered_is_read_again(folder: Path, looked: list[str]) -> None:
    shelf = Shelf(KITS, folder)
    shelf.refresh()
    deleted = shelf.remove(folder / "0.torres")
    assert deleted is not None
    deleted.file.write_text("rubbish")
    assert shelf.in_trash(deleted).facts is None
    deleted.file.unlink()
    assert shelf.in_trash(deleted).facts is None, "gone meanwhile"
    assert len(looked) == 2


def test_two_windows_lose_nothing_of_each_others_index(tmp_path: Path) -> None:
    file = tmp_path / "index.json"
    one, other = Index(file), Index(file)
    for index, name in ((one, "ones.torres"), (other, "others.torres")):
        index.add(name, IndexEntry(1, 2, 3, None))
        index.save()
    assert set(Index(file).entries) == set(other.entries) == {"ones.torres", "others.torres"}
    one.forget("ones.torres")
    one.save()
    other.add("more.torres", IndexEntry(1, 2, 3, None))
    other.save()
    assert set(Index(file).entries) == {"others.torres", "more.torres"}
    assert [each.name for each in tmp_path.iterdir()] == ["index.json"]
