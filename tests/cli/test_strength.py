"""`torres3d strength`: everybody in a line, one person with the last games; forgotten only when it is said whose."""

from pathlib import Path

import pytest

from tests.bots.ended_games import KIND, PLAYED, finish, nearly_over, seats, won
from tests.cli.running import run
from tests.engine.log_lines import lines_of, write_lines
from torres3d.base import paths
from torres3d.bots.rated_games import Kept, read_strength, write_strength
from torres3d.engine.log_replay import load_log
from torres3d.engine.saved_games_folder import FOLDER_VARIABLE
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.turm_bauer.game import GAME as TURM_BAUER

FOUR = seats(("A", "easy"), ("B", "hard"), ("C", "random"), ("Ana", None))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of somebody's settings; the games are in ``games`` beside it."""
    monkeypatch.setattr(paths, "user_config", lambda: tmp_path / "personal")
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "games"))
    return tmp_path / "personal"


def keep(home: Path) -> None:
    """Games of two persons."""
    games = [won(name, f"{name}{day}", when=f"2026-01-{day:02}T10:00:00Z") for name in ("Ana", "Ben") for day in (1, 2)]
    write_strength(home / KIND.name, KIND, Kept(tuple(games), {}, searched=True))


def test_nobody_has_played(home: Path) -> None:
    done = run("strength")
    assert (done.status, done.out.startswith("no finished games")) == (0, True)


def test_games_on_the_shelf_are_found(home: Path) -> None:
    finish(nearly_over(home.parent / "games" / "g.torres", FOUR))
    assert run("strength").out.startswith("Ana: ")
    assert len(read_strength(home / KIND.name, KIND).played) == 1


@pytest.mark.parametrize("game", ["", "g" * 300])
def test_a_game_with_any_id_is_found_and_costs_no_other(home: Path, game: str) -> None:
    """LOG.md gives an id 1 to 64 letters; a log with another one is read all the same."""
    file = nearly_over(home.parent / "games" / "g.torres", FOUR)
    finish(file)
    lines = lines_of(file)
    lines[0]["game"] = game
    write_lines(file, lines)
    told = run("strength")
    assert told.out.startswith("Ana: ")
    read = read_strength(home / KIND.name, KIND)
    assert (len(read.played), read.faults) == (1, ())
    assert read.played[0].game == load_log(TORRES, file)[0].header.id != game
    again = run("strength")
    assert (again.out, again.err) == (told.out, "")


def test_everybody_in_a_line(home: Path) -> None:
    keep(home)
    lines = run("strength").out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["Ben", "Ana"]
    assert all("±" in line and "games: 2" in line and "a good opponent: " in line for line in lines)


def test_one_person_with_the_last_games(home: Path) -> None:
    keep(home)
    lines = run("strength", "ANA").out.splitlines()
    assert lines[0].startswith("Ana: ")
    assert [line.split()[0] for line in lines[2:]] == ["2026-01-02", "2026-01-01"]
    assert all("1 of 2" in line for line in lines[2:])
    assert ["(+" in line for line in lines[2:]] == [True, False], "a first game has changed nothing"


def test_each_game_is_told_by_itself(home: Path) -> None:
    keep(home)
    kind = TURM_BAUER.bots().strength_file
    write_strength(home / kind.name, kind, Kept((won("Cleo", "t", 300),)))
    done = run("strength", "--game", "turm")
    assert (done.status, [line.partition(":")[0] for line in done.out.splitlines()]) == (0, ["Cleo"])
    assert run("strength", "--game", "torres").out == run("strength").out
    assert "1 of 2" in run("strength", "cleo", "--game", "turm").out
    assert run("strength", "cleo").status == 2, "Cleo has not played Torres"
    assert "1 game forgotten" in run("strength", "cleo", "--game", "turm", "--reset").out
    assert run("strength", "--game", "turm").out.startswith("no finished games of Turm Bauer")
    assert len(read_strength(home / KIND.name, KIND).played) == 4
    assert "there is no game `chess`" in run("strength", "--game", "chess").err


def test_no_log_is_read_for_a_game_without_elo_of_earlier_releases(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = PLAYED[1]
    finish(nearly_over(home.parent / "games" / "g.turm", played.players))
    monkeypatch.setattr("torres3d.cli.strength.Shelf", None)
    assert run("strength", "--game", "turm").out.startswith("no finished games of Turm Bauer")
    assert not (home / played.kind.name).exists()


def test_one_person_is_forgotten(home: Path) -> None:
    keep(home)
    assert "2 games forgotten" in run("strength", "ana", "--reset").out
    assert {played.name for played in read_strength(home / KIND.name, KIND).played} == {"Ben"}


def test_what_cannot_be_is_told(home: Path) -> None:
    keep(home)
    done = run("strength", "--reset")
    assert (done.status, "needs a name" in done.err) == (2, True)
    done = run("strength", "Cleo")
    assert (done.status, "there are: Ben, Ana" in done.err) == (2, True)
    assert len(read_strength(home / KIND.name, KIND).played) == 4


def test_a_faulty_file_is_told_and_set_aside(home: Path) -> None:
    home.mkdir()
    (home / KIND.name).write_text("nonsense")
    done = run("strength")
    assert done.status == 0
    assert "line 1" in done.err or KIND.name in done.err
    assert "rebuilt" in done.err
    assert (home / f"{KIND.name}.old").read_text() == "nonsense"


def test_a_faulty_file_of_a_game_whose_logs_are_not_searched_is_told_and_stays(home: Path) -> None:
    home.mkdir()
    name = TURM_BAUER.bots().strength_file.name
    (home / name).write_text("nonsense")
    done = run("strength", "--game", "turm")
    assert (done.status, name in done.err, "rebuilt" in done.err) == (0, True, False)
    assert (home / name).read_text() == "nonsense"
