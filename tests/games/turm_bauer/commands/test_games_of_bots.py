"""`torres3d arena`, `watch` and `analyse` for Turm Bauer: results that are gone on with, logs, who was ahead when."""

import json
import shutil
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from tests.cli.arena_tables import check_arena_table
from tests.cli.running import run
from tests.house.places import ROOT
from torres3d.bots.arena.game_arena import matches
from torres3d.bots.arena.results_file import Results
from torres3d.engine.log_replay import load_log
from torres3d.games.turm_bauer.bots.arena.arena_game import ContestSetting, Heading, Match, Result
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.rules.judging.judge import Judge

MEASURED = sorted((ROOT / "docs" / "bots" / "turm").glob("*.jsonl"))
QUICK = ("--game", "turm", "--rule", "judge=statics")
STEADY = (*QUICK, "--rule", "hand=steady")
PLAYERS = ("--players", "careless,careless,careless")


def lines_of(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text("utf8").splitlines()]


@pytest.mark.long
def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    done = run("arena", *PLAYERS, *STEADY, "--games", "3", "--seed", "4", "--out", str(file))
    assert done.status == 0
    assert "careless" in done.out
    assert "collapses" in done.out
    heading, *games = lines_of(file)
    rows = check_arena_table(done.out, games, "height")
    assert sum(int(row["fell"]) for row in rows) == sum(game["collapse"] is not None for game in games)
    assert heading["rules"] == {"hand": "steady", "judge": "statics"}
    assert [game["number"] for game in games] == [0, 1, 2]
    assert len({game["chance"] for game in games}) == 3
    whole = file.read_bytes()
    file.write_bytes(whole[:-30])
    again = run("arena", *PLAYERS, *STEADY, "--games", "3", "--seed", "4", "--out", str(file))
    assert again.status == 0
    assert [game["scores"] for game in lines_of(file)[1:]] == [game["scores"] for game in games]
    other = run("arena", *PLAYERS, *QUICK, "--games", "3", "--out", str(file))
    assert other.status == 2
    assert "another arena" in other.err


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--players", "expert,careful", *QUICK), "there is no bot `expert`; there are: careless, careless-2"),
        (("--players", "careful", *QUICK), "Turm Bauer is for 2 to 4"),
        ((*PLAYERS, "--game", "chess"), "there is no game `chess`; there are: torres, turm"),
        ((*PLAYERS, *QUICK, "--edition", "romanian"), "--edition belongs to Torres"),
        ((*PLAYERS, *QUICK, "--rule", "wobble=stormy"), "wobble"),
        ((*PLAYERS, *QUICK, "--games", "0"), "at least 1"),
    ],
)
def test_what_cannot_be_played_is_told(given: tuple[str, ...], said: str) -> None:
    done = run("arena", *given)
    assert done.status == 2
    assert said in done.err


@pytest.mark.parametrize("file", MEASURED, ids=[file.stem for file in MEASURED])
def test_the_results_in_docs_can_be_gone_on_with(tmp_path: Path, file: Path) -> None:
    copy = tmp_path / file.name
    shutil.copy(file, copy)
    heading = msgspec.json.decode(file.read_bytes().splitlines()[0], type=Heading)
    played = Results(heading, copy)
    wanted = matches(heading.players, 200, ContestSetting(heading.seed, heading.rules), anew=True)
    known = {match.number: match for match in wanted}
    assert played.done
    for number, result in played.done.items():
        assert (result.levels, result.chance) == (known[number].levels, known[number].chance)
    assert copy.read_bytes() == file.read_bytes()


@pytest.mark.long
def test_a_game_of_bots_is_logged_told_and_gone_through(tmp_path: Path) -> None:
    log = tmp_path / "game.turm"
    done = run("watch", *PLAYERS, *STEADY, "--seed", "7", "--log", str(log))
    assert done.status == 0
    assert "won" in done.out
    _, history = load_log(TURM, log)
    assert history.state.stage == "over"
    assert [player.bot for player in history.header.setup.players] == ["careless"] * 3
    picture = tmp_path / "course.png"
    told = run("analyse", str(log), "--level", "careful", "--json", "-o", str(picture))
    assert told.status == 0
    found = json.loads(told.out)
    assert len(found["turns"]) == history.state.turn + (history.state.collapse is not None)
    assert found["winners"] == list(history.state.winners)
    assert all(abs(sum(turn["chances"]) - 1) < 0.01 for turn in found["turns"])
    assert found["turns"][-1]["chances"][found["winners"][0]] == round(1 / len(found["winners"]), 3)
    assert Image.open(picture).size == (1280, 720)
    table = run("analyse", str(log), "--level", "careless")
    assert "turning point" in table.out
    assert "careless 2: level" in table.out


@pytest.mark.long
def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    games = []
    for name in ("one.turm", "two.turm"):
        run("watch", "--players", "careless,careless", *QUICK, "--seed", "3", "--log", str(tmp_path / name))
        lines = lines_of(tmp_path / name)
        games.append((lines[0]["chance"], [line["do"] for line in lines[1:]]))
    assert games[0] == games[1]


@pytest.mark.slow
def test_a_game_that_is_not_over_has_no_analysis(tmp_path: Path) -> None:
    log = tmp_path / "game.turm"
    run("watch", *PLAYERS, *STEADY, "--seed", "2", "--log", str(log))
    log.write_bytes(b"\n".join(log.read_bytes().split(b"\n")[:9]) + b"\n")
    done = run("analyse", str(log))
    assert done.status == 1
    assert "the game is not over yet" in done.err


@pytest.mark.parametrize(
    ("rule", "told", "name"),
    [
        (("--rule", "judge=bullet"), "judge=bullet", "BulletJudge"),
        (("--rule", "judge=statics"), "judge=statics", "StaticsJudge"),
        ((), "judge=statics", "StaticsJudge"),
    ],
)
def test_a_tournament_is_judged_as_its_rules_say(
    rule: tuple[str, ...], told: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    judges: list[str] = []

    def played(match: Match, judge: Judge) -> Result:
        judges.append(type(judge).__name__)
        times = (0.1, 0.1)
        return Result(match.number, match.levels, match.chance, (9, 12), (1,), None, 40, 0, 2, 5, 12, times, times)

    for module in ("bots.arena.arena_game", "commands.judge_selection"):
        monkeypatch.setattr(f"torres3d.games.turm_bauer.{module}.play_judged", played)
    done = run("tournament", "careless", "careful", "--game", "turm", *rule, "--games", "2")
    assert done.status == 0
    assert told in done.out
    assert judges == [name, name]


@pytest.mark.long
def test_bullet_judges_where_it_is_asked_to(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    bullet = ("--game", "turm", "--rule", "judge=bullet", "--rule", "hand=steady")
    done = run("arena", "--players", "careless,careless", *bullet, "--games", "1", "--out", str(file))
    assert done.status == 0
    assert "judge=bullet" in done.out
    assert len(lines_of(file)) == 2, "a heading, and one game: a level against itself plays the same from every seat"
