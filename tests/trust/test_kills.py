"""A program that is killed in the midst of playing loses no command that was taken, breaks no log, locks nobody out."""

import multiprocessing
import os
import random
import signal
import time
from itertools import islice
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from tests.app.opened import Opens
from tests.app.windows import PATIENCE, Window, until
from tests.at_length import at_length
from tests.games.kits import KITS, kit_of
from tests.games.torres.logged_games import setup
from tests.trust.random_play import GAMES, new_game, steps
from torres3d.engine.log_replay import load_log
from torres3d.engine.logged_game import Game
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.torres.kit.engine_adapter import TORRES

SERVER = multiprocessing.get_context("forkserver")
"""Programs that have imported all when they are begun, so that two hundred of them do not take minutes."""
SERVER.set_forkserver_preload([__name__])

MOST = 120
"""Commands that are taken before the kill, at most."""
LONGEST = 0.004
"""Seconds between the last of these and the kill, at most: some commands more are on their way meanwhile."""


def play_until_killed(pipe: Connection, name: str, file: Path, seed: int) -> None:
    """A program that plays; it tells of each command that was taken, by its number."""
    for n in steps(name, new_game(name, file, seed), seed):
        pipe.send(n)
    pipe.send(None)
    signal.pause()  # the game is over: killed all the same


def killed(name: str, file: Path, seed: int, rng: random.Random) -> int:
    """Let a program play and kill it at some moment; the last command it had taken."""
    ours, theirs = SERVER.Pipe(duplex=False)
    program = SERVER.Process(target=play_until_killed, args=(theirs, name, file, seed), daemon=True)
    program.start()
    theirs.close()
    taken, wanted = 0, rng.randint(1, MOST)
    while taken < wanted:
        assert ours.poll(PATIENCE), "the program does not play"
        told = ours.recv()
        if told is None:
            break
        taken = told
    end = time.perf_counter() + rng.uniform(0, LONGEST)
    while time.perf_counter() < end:
        pass
    assert program.pid is not None
    os.kill(program.pid, signal.SIGKILL)
    program.join(PATIENCE)
    try:
        while True:
            taken = ours.recv() or taken
    except EOFError:
        return taken


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kills", [6, *at_length(100)])
def test_a_kill_loses_no_command_that_was_taken(name: str, kills: int, tmp_path: Path) -> None:
    rng = random.Random(f"kills {name}")
    for seed in range(kills):
        file = tmp_path / f"{seed}.{name}"
        taken = killed(name, file, seed, rng)
        _, history = load_log(kit_of(file), file)
        assert taken <= history.n <= taken + 1, "one more at most was written and not told of any more"
        as_played = new_game(name, None, seed)
        list(islice(steps(name, as_played, seed), history.n))
        assert history.states == as_played.history.states, "the game is the one that was played"
        going_on = Game.open(kit_of(file), file)
        list(islice(steps(name, going_on, seed), 3))
        going_on.close()
        assert load_log(kit_of(file), file)[0].torn is None


def shelf_with_bots(folder: Path) -> Path:
    """A shelf with one game, of bots alone, that has just been begun; its log."""
    folder.mkdir()
    log = folder / "bots.torres"
    Game.create(TORRES, setup(players=4, bots=dict.fromkeys(range(4), "greedy")), log, 1).close()
    return log


@pytest.mark.slow
@pytest.mark.parametrize("kills", [1, *at_length(20)])
def test_a_window_that_is_killed_loses_nothing_that_was_seen_and_goes_on_where_it_was(
    display: str, open_program: Opens, tmp_path: Path, kills: int
) -> None:
    rng = random.Random("windows")
    log = shelf_with_bots(tmp_path / "shelf")
    twin = open_program(shelf=Shelf(KITS, log.parent))
    going_on = twin.program.hud.spot_pixels("continue")
    for number in range(kills):
        before = load_log(TORRES, log)[1]
        wanted = before.n + rng.randint(1, 6)
        with Window(display, tmp_path / f"home{number}", log.parent) as window:
            window.until_drawn()
            window.until_still()
            window.click_and_see(going_on)
            until(lambda wanted=wanted: load_log(TORRES, log)[1].n >= wanted, "the bots' next commands")
            until_later = time.monotonic() + rng.uniform(0, 0.5)
            seen = log.read_bytes()
            while time.monotonic() < until_later:
                seen = log.read_bytes()
            window.process.kill()
            window.process.wait(PATIENCE)
        assert window.errors.read_text("utf-8") == ""
        assert log.read_bytes().startswith(seen[: seen.rindex(b"\n") + 1]), "what was written is still there"
        after = load_log(TORRES, log)[1]
        assert after.states[: before.n + 1] == before.states
    game = Game.open(TORRES, log)  # nobody has it any more
    assert game.n == after.n
    game.close()
