"""`--json` in place of a table: one line that a program reads, with what the table says."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.bots.ended_games import KIND, won
from tests.cli.running import run
from torres3d.base import paths
from torres3d.bots.rated_games import Kept, write_strength
from torres3d.engine.log_replay import load_log
from torres3d.engine.saved_games_folder import FOLDER_VARIABLE
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.terminal.json_output import print_json

QUICK = {"torres": "greedy,random", "turm": "careless,careless-2,careless"}
GAMES = pytest.mark.parametrize("game", ["torres", pytest.param("turm", marks=pytest.mark.slow)])
STATICS: dict[str, tuple[str, ...]] = {"torres": (), "turm": ("--rules", "judge=statics")}


def told(*words: str) -> Any:
    done = run(*words, "--json")
    assert done.status == 0, done.err
    assert done.out.count("\n") == 1
    return json.loads(done.out)


@GAMES
def test_watch_tells_the_result(tmp_path: Path, game: str) -> None:
    log = tmp_path / "game.torres"
    found = told("watch", "--game", game, "--players", QUICK[game], *STATICS[game], "--seed", "7", "--log", str(log))
    assert [player["bot"] for player in found["players"]] == QUICK[game].split(",")
    assert any(player["won"] for player in found["players"])
    assert found["log"] == str(log)
    if game == "torres":
        _, history = load_log(TORRES, log)
        assert found["commands"] == history.n
        assert [player["points"] for player in found["players"]] == list(history.state.scores)
        assert [player["won"] for player in found["players"]] == [seat in history.state.winners for seat in (0, 1)]


def test_watch_without_a_log() -> None:
    assert told("watch", "--players", "random,random", "--seed", "7")["log"] is None


@GAMES
def test_arena_tells_the_standings_of_the_table(tmp_path: Path, game: str) -> None:
    words = ("arena", "--game", game, "--players", ",".join(QUICK[game].split(",")[:2]), "--games", "2", "--out")
    out = str(tmp_path / "games.jsonl")
    found = told(*words, out)
    table = run(*words, out).out
    assert found["games"] == 2
    assert found["setting"] in table
    assert f"{found['games']} games" in table
    for level in found["levels"]:
        assert f"{level['points']:.1f}" in table
        assert f"{level['low']:.3f}-{level['high']:.3f}" in table
    wins = [level["wins"] for level in found["levels"]]
    assert wins == sorted(wins, reverse=True)
    assert sum(wins) == 2
    if game == "turm":
        assert f"{found['ends']['collapses']} collapses" in table
        assert f"a tower of {found['ends']['tower']:.1f}" in table


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings with games of two persons."""
    monkeypatch.setattr(paths, "user_config", lambda: tmp_path / "personal")
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "games"))
    days = ((name, day) for name in ("Ana", "Ben") for day in (1, 2))
    games = [won(name, f"{name}{day}", when=f"2026-01-{day:02}T10:00:00Z") for name, day in days]
    write_strength(tmp_path / "personal" / KIND.name, KIND, Kept(tuple(games), {}, searched=True))
    return tmp_path


def test_strength_tells_everybody(home: Path) -> None:
    found = told("strength")
    lines = run("strength").out.splitlines()
    assert [person["name"] for person in found] == ["Ben", "Ana"]
    for person, line in zip(found, lines, strict=True):
        assert f"{person['strength']} ±" in line
        assert f"{person['low']} to {person['high']}), games: {person['games']}" in line
        assert person["last"] == []


def test_strength_tells_one_person_with_the_last_games(home: Path) -> None:
    (found,) = told("strength", "ana")
    assert [game["ended"][:10] for game in found["last"]] == ["2026-01-02", "2026-01-01"]
    lines = run("strength", "ana").out.splitlines()[2:]
    for game, line in zip(found["last"], lines, strict=True):
        assert f"{game['place']} of {game['players']}" in line
        assert str(game["strength"]) in line
        assert all(bot in line for bot in game["against"])


def test_strength_of_nobody_is_an_empty_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "user_config", lambda: tmp_path / "personal")
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "games"))
    assert told("strength") == []
    assert run("strength", "ana", "--json").status == 2


def test_no_control_of_a_terminal_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    print_json({"name": "A\u0085\u2028n\x1b"})
    out = capsys.readouterr().out
    assert out == '{"name":"A\\u0085\\u2028n\\u001b"}\n'
    assert json.loads(out) == {"name": "A\u0085\u2028n\x1b"}
