"""``torres3d doctor --files``: every kind of saved file, damaged in turn, is named with its line; what is good is saved
as new files, and no file that is there is changed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.app.games import ACTIONS, WINDOW_GAMES
from tests.bots.ended_games import KIND, LATER, PLAYED, finish, nearly_over
from tests.cli.running import run
from tests.games.kits import kit_of
from tests.homes.kept import config_of, copy_of, games_of
from torres3d.app.screens.lesson import chapter_list_and_progress_file as lesson_navigation
from torres3d.app.window import key_bindings, settings
from torres3d.base import paths
from torres3d.bots.rated_games import Kept, read_strength, records, write_strength
from torres3d.engine.given_game_names import GameNames
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.puzzles.puzzle_tries import PuzzleRecord
from torres3d.games.torres.studies.study_file import read_study

HOME = "at_fa85367"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with files of all kinds, which is that of this process."""
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "TORRES3D_GAMES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(copy_of(HOME, tmp_path)))
    return tmp_path / HOME


def contents(home: Path) -> dict[Path, bytes]:
    """Everything in a home."""
    return {file: file.read_bytes() for file in home.rglob("*") if file.is_file()}


def line_replaced(number: int, new: bytes) -> Callable[[bytes], bytes]:
    """What puts something in place of a line."""

    def replaced(data: bytes) -> bytes:
        lines = data.split(b"\n")
        lines[number - 1] = new
        return b"\n".join(lines)

    return replaced


def game(pattern: str) -> Callable[[Path], Path]:
    """A saved game of a home, by its name."""
    return lambda home: max(games_of(home).glob(pattern))


def setting(name: str) -> Callable[[Path], Path]:
    """A file of settings of a home."""
    return lambda home: config_of(home) / name


def commands(file: Path) -> int:
    """How many commands a log has that plays through."""
    return load_log(kit_of(file), file)[1].n


def own_keys(file: Path) -> dict[str, str]:
    """The keys of a file; its fault is none."""
    usual = WINDOW_GAMES.usual_keys()
    own, fault = key_bindings.load(usual, ACTIONS, file)
    assert fault is None
    return {action: key for action, key in own.items() if usual[action] != key}


def chosen(file: Path) -> tuple[str, float]:
    """Two settings of a file; its fault is none."""
    found, fault = settings.load(paths.config(), file)
    assert fault is None
    return found.palette, found.sound_volume


def first_record_as(points: int) -> Callable[[bytes], bytes]:
    """What makes the first rated game one of other points."""

    def changed(data: bytes) -> bytes:
        head, first, *rest = data.split(b"\n")
        record = json.loads(first)
        record["points"] = points
        return b"\n".join([head, json.dumps(record).encode(), *rest])

    return changed


CASES = [
    pytest.param(game("*-Cleo.torres"), line_replaced(51, b"{}"), 51, commands, 49, id="game"),
    pytest.param(game("old.torres"), line_replaced(9, b"nothing"), 9, commands, 7, id="game of version 1"),
    pytest.param(game("3p*.turm"), line_replaced(12, b"{}"), 12, commands, 10, id="Turm Bauer"),
    pytest.param(game("old.torres"), line_replaced(1, b"{}"), 1, None, None, id="game without a header"),
    pytest.param(
        game("studies/*.study"),
        line_replaced(4, b'{"after":0,"command":"fly"}'),
        4,
        lambda file: len(read_study(file).study.moves),
        2,
        id="study",
    ),
    pytest.param(
        setting("strength.jsonl"),
        line_replaced(3, b"{"),
        3,
        lambda file: [len(each.rivals) for each in read_strength(file, KIND).played],
        [1, 1],
        id="ratings",
    ),
    pytest.param(
        setting("strength.jsonl"),
        line_replaced(1, b"{"),
        1,
        lambda file: len(read_strength(file, KIND).played),
        3,
        id="ratings without a head",
    ),
    pytest.param(
        setting("strength.jsonl"),
        first_record_as(500),
        2,
        lambda file: len(read_strength(file, KIND).played),
        3,
        id="ratings that no game says",
    ),
    pytest.param(
        setting("puzzles.jsonl"),
        line_replaced(2, b'{"id":'),
        2,
        lambda file: [tried.how for tried in PuzzleRecord(file).first_tries],
        ["failed"],
        id="puzzles",
    ),
    pytest.param(
        setting("settings.yaml"), line_replaced(3, b"quality: splendid"), 3, chosen, ("contrast", 0.4), id="settings"
    ),
    pytest.param(setting("keys.yaml"), lambda data: data + b"redo: yy\n", 2, own_keys, {"hint": "f9"}, id="keys"),
    pytest.param(
        setting("lessons.yaml"),
        lambda data: data + b"- [\n",
        4,
        lambda file: lesson_navigation.load(file).asked,
        True,
        id="lessons",
    ),
    pytest.param(setting("setup.yaml"), line_replaced(1, b"edition: none"), 1, None, None, id="set-up"),
    pytest.param(
        game(".shelf/names.json"),
        line_replaced(4, b" 7"),
        None,
        lambda file: len(GameNames(file).all()),
        5,
        id="names",
    ),
]  # fmt: skip


def test_where_all_is_whole_it_says_so(home: Path) -> None:
    before = contents(home)
    done = run("doctor", "--files")
    assert (done.status, done.err) == (0, "")
    assert "games: 10 files, none damaged" in done.out
    for kind in ("studies", "ratings", "puzzles", "names of games", "settings", "keys", "set-up", "lessons"):
        assert f"{kind}: 1 file, none damaged" in done.out
    assert contents(home) == before


@pytest.mark.slow
@pytest.mark.parametrize(("where", "damage", "line", "reader", "good"), CASES)
def test_what_is_damaged_is_named_and_what_is_good_is_saved(
    home: Path, tmp_path: Path, where: Callable[[Path], Path], damage: Callable[[bytes], bytes],
    line: int | None, reader: Callable[[Path], Any] | None, good: object,
) -> None:  # fmt: skip
    file, copies = where(home), tmp_path / "copies"
    file.write_bytes(damage(file.read_bytes()))
    before = contents(home)
    done = run("doctor", "--files")
    assert done.status == 2
    assert "damaged: 1 of " in done.err
    told = " ".join(done.out.split())
    assert f"{file.name}{'' if line is None else f', line {line}'}: " in told
    assert "What to do: " in told
    for _ in range(2):
        assert run("doctor", "--files", "--salvage", str(copies)).status == 2
    assert contents(home) == before, "nothing that is there is changed"
    saved = sorted(copies.iterdir()) if copies.exists() else []
    if reader is None:
        assert saved == []
        return
    assert len(saved) == 2, "the second time under another name"
    assert saved[0].read_bytes() == saved[1].read_bytes()
    assert all(reader(copy) == good for copy in saved)


def test_as_json_each_file_is_told(home: Path, tmp_path: Path) -> None:
    log = game("old.torres")(home)
    log.write_bytes(line_replaced(9, b"nothing")(log.read_bytes()))
    done = run("doctor", "--files", "--json", "--salvage", str(tmp_path / "copies"))
    found = {Path(each["file"]).name: each for each in json.loads(done.out)["files"]}
    assert found["old.torres"]["faults"]
    assert found["old.torres"]["salvaged"].endswith("copies/old.torres")
    assert [name for name, each in found.items() if each["faults"]] == ["old.torres"]


def test_files_that_were_set_aside_are_checked_too(home: Path) -> None:
    ratings = config_of(home) / "strength.jsonl"
    ratings.with_name("strength.jsonl.old").write_bytes(ratings.read_bytes())
    done = run("doctor", "--files", "--json")
    assert done.status == 0
    holds = {Path(each["file"]).name: each["holds"] for each in json.loads(done.out)["files"]}
    assert holds["strength.jsonl.old"] == "set aside; 3 rated games"


def test_the_ratings_of_each_game_are_compared_with_its_own_games(home: Path) -> None:
    played = PLAYED[1]
    file = nearly_over(games_of(home) / "over.turm", played.players)
    finish(file)
    log, history = load_log(kit_of(file), file)
    progress, elo_of = history.kit.progress(history.state, history.n), played.game.bots().elo_of
    (rated,) = records(log.header.game, log.header.setup.players, progress, LATER, elo_of)
    ratings = config_of(home) / played.kind.name
    write_strength(ratings, played.kind, Kept((rated,)))
    done = run("doctor", "--files")
    assert (done.status, "ratings: 2 files, none damaged" in done.out) == (0, True)
    write_strength(ratings, played.kind, Kept((replace(rated, points=99),)))
    done = run("doctor", "--files")
    assert (done.status, "says place 1, points 99" in done.out, "--game turm --reset" in done.out) == (2, True, True)
    write_strength(ratings, KIND, Kept((rated,)))
    done = run("doctor", "--files")
    assert (done.status, f"{played.kind.name}, line 1" in done.out) == (2, True)


def test_a_folder_that_cannot_be_written_is_told(home: Path, tmp_path: Path) -> None:
    log = game("old.torres")(home)
    log.write_bytes(line_replaced(9, b"nothing")(log.read_bytes()))
    (tmp_path / "file").write_text("no folder", "utf-8")
    done = run("doctor", "--files", "--salvage", str(tmp_path / "file"))
    assert done.status == 2
    assert "Name another folder" in done.err


def test_in_a_home_where_nothing_was_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "empty"))
    monkeypatch.delenv("TORRES3D_GAMES", raising=False)
    done = run("doctor", "--files")
    assert (done.status, done.out, done.err) == (0, "no saved files\n", "")
