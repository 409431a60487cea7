"""Chance where programs of others play: it comes from a secret that a file of results keeps; and who writes there."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.running import run
from tests.cli.test_external_bots import bots  # noqa: F401  # a fixture
from torres3d.base.paths import PACKAGE
from torres3d.bots.arena.results_file import Result, Results
from torres3d.bots.registry import BotRegistry, add_bots
from torres3d.bots.secret_seeds import UNGUESSABLE, dealt_chance, dealt_seeds, secret_for
from torres3d.engine.log_replay import load_log
from torres3d.games.registered import GAMES
from torres3d.games.torres.bots.arena.arena_game import FORMAT, Heading, Match
from torres3d.games.torres.bots.registry import BOTS as TORRES_BOTS
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.turm_bauer.bots.registry import BOTS as TURM_BOTS
from torres3d.terminal.watch import draw_seeds

LONG_SEED = str(UNGUESSABLE + 7)
PATIENCE = 60


def games(file: Path) -> list[tuple[int, tuple[int, ...]]]:
    """Each game of an arena by its number, with its scores."""
    lines = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    return sorted((line["number"], tuple(line["scores"])) for line in lines)


def heading(file: Path) -> dict[str, object]:
    """The first line of a file of results."""
    found: dict[str, object] = json.loads(file.read_text().splitlines()[0])
    return found


def arena(out: Path, bots: Path, *words: str, players: str = "last,random") -> None:  # noqa: F811
    done = run("arena", "--players", players, "--games", "4", "--out", str(out), "--bots", str(bots), *words)
    assert (done.status, done.err.strip()) == (0, "")


@pytest.mark.slow
def test_a_file_keeps_the_secret_so_that_its_games_can_be_gone_on_with(tmp_path: Path, bots: Path) -> None:  # noqa: F811
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    arena(whole, bots)
    secret = heading(whole)["secret"]
    assert len(bytes.fromhex(str(secret))) == 16
    part.write_bytes(b"".join(whole.read_bytes().splitlines(keepends=True)[:2]))
    arena(part, bots)
    assert heading(part)["secret"] == secret
    assert games(part) == games(whole)


@pytest.mark.slow
def test_another_run_has_another_chance_but_for_a_seed_that_nobody_guesses(tmp_path: Path, bots: Path) -> None:  # noqa: F811
    files = [tmp_path / name for name in ("one.jsonl", "other.jsonl", "long.jsonl", "again.jsonl")]
    for file in files[:2]:
        arena(file, bots)
    for file in files[2:]:
        arena(file, bots, "--seed", LONG_SEED)
    one, other, long, again = map(games, files)
    assert len({tuple(one), tuple(other), tuple(long)}) == 3
    assert long == again


@pytest.mark.slow
def test_a_file_begun_without_a_secret_is_gone_on_with(tmp_path: Path, bots: Path) -> None:  # noqa: F811
    file = tmp_path / "old.jsonl"
    arena(file, bots)
    lines = file.read_bytes().splitlines(keepends=True)
    old = heading(file)
    old.pop("secret")
    file.write_bytes(msgspec.json.encode(old) + b"\n" + lines[1])
    arena(file, bots)
    assert heading(file)["secret"]
    assert file.read_bytes().splitlines(keepends=True)[1] == lines[1]
    assert [number for number, _ in games(file)] == [0, 1, 2, 3]


@pytest.mark.slow
def test_bots_of_our_own_play_the_same_game_by_a_small_seed(tmp_path: Path, bots: Path) -> None:  # noqa: F811
    """And there alone: with a program of somebody's the same small seed deals anew."""
    found = []
    for number, players in enumerate(("random,random", "random,random", "last,random", "last,random")):
        log = tmp_path / f"{number}.torres"
        done = run("watch", "--players", players, "--seed", "5", "--log", str(log), "--bots", str(bots))
        assert done.status == 0
        found.append(load_log(TORRES, log)[1])
    chances = [each.header.chance for each in found]
    assert chances[0] == chances[1] == TORRES.draw(found[0].header.setup, 5)
    assert [step.command for step in found[0].steps] == [step.command for step in found[1].steps]
    assert chances[2] != chances[0]
    assert chances[3] != chances[2]


@pytest.mark.parametrize(("own", "game"), [("random", TORRES_BOTS), ("careless", TURM_BOTS)])
def test_what_a_watched_game_is_dealt_by(bots: Path, own: str, game: BotRegistry[Any, Any]) -> None:  # noqa: F811
    add_bots(GAMES, bots)
    assert draw_seeds([own, own], 5, game) == draw_seeds([own, own], 5, game)
    assert draw_seeds([own, own], 5, game)[0] == 5
    first, again = (draw_seeds(["last", own], 5, game) for _ in range(2))
    assert first[0] not in (5, again[0])
    assert not set(first[1]) & set(again[1])
    assert draw_seeds(["last", own], UNGUESSABLE, game) == draw_seeds(["last", own], UNGUESSABLE, game)


def test_bots_of_our_own_have_no_secret(tmp_path: Path, bots: Path) -> None:  # noqa: F811
    file = tmp_path / "own.jsonl"
    arena(file, bots, players="greedy,random")
    assert "secret" not in heading(file)
    match = Match(0, ("greedy", "random"), (4, 5), 1, "rio-grande-1999", "basic", {})
    assert (dealt_chance(match), dealt_seeds(match)) == (1, (4, 5))


def test_each_game_has_its_own_chance_and_seeds() -> None:
    secret = secret_for(None)
    found = [Match(number, ("a", "b"), (4, 5), 1, "x", "basic", {}, secret) for number in range(20)]
    assert len({dealt_chance(match) for match in found}) == 20
    assert len({seed for match in found for seed in dealt_seeds(match)}) == 40
    assert secret_for(7) != secret_for(7)
    assert secret_for(UNGUESSABLE) == secret_for(UNGUESSABLE)


HOLDS = """
import sys
from pathlib import Path
from torres3d.bots.arena.results_file import Results
from torres3d.games.torres.bots.arena.arena_game import FORMAT, Heading
results = Results(Heading(FORMAT, ("greedy", "random"), "rio-grande-1999", "basic", 1, {}), Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.readline()
"""


@pytest.mark.slow
def test_one_arena_at_a_time_writes_a_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("arena", "--players", "greedy,random", "--games", "2", "--out", str(file))
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(file)], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        before = file.read_bytes()
        done = run(*words)
        assert done.status == 2
        told = f"{file}: another program is writing its results there (process {other.pid} on "
        assert told in done.err
        assert "wait for its end, or choose another file with --out" in done.err
        assert file.read_bytes() == before
        other.communicate(b"\n", PATIENCE)
    assert run(*words).status == 0
    assert [number for number, _ in games(file)] == [0, 1]
    assert not [each for each in tmp_path.iterdir() if each != file], "the lock's file is taken away"


def test_results_that_are_closed_can_be_written_by_others(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    results = Results[Result](Heading(FORMAT, ("a", "b"), "x", "basic", 1, {}), file)
    assert len(list(tmp_path.iterdir())) == 2
    results.close()
    results.close()
    assert list(tmp_path.iterdir()) == [file]
    shutil.copy(file, tmp_path / "copy.jsonl")
