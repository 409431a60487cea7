"""Two programs on one game: one plays it, the other names the one that does; no command is lost and no log broken."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from threading import BrokenBarrierError
from typing import Any

import pytest

from tests.games.kits import KITS
from tests.games.torres.logged_games import begun
from torres3d.engine import log_lock, log_writer
from torres3d.engine.log_errors import LogFault, WriteFault
from torres3d.engine.log_replay import load_log
from torres3d.engine.logged_game import Game
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules import commands as c

SPAWN = multiprocessing.get_context("spawn")
PAIRS = 20
MANY_PAIRS = 1000
SECONDS = 60


def play_on(pipe: Connection, file: Path) -> None:
    """Another program: opens the game, gives a command, tells of it, and waits."""
    game = Game.open(TORRES, file)
    game.submit(c.Score())
    pipe.send(os.getpid())
    pipe.recv()


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A game's log that nobody has open."""
    file = tmp_path / "game.torres"
    begun(file).close()
    return file


@pytest.fixture
def other(played: Path) -> Iterator[int]:
    """The process of another program that plays the game."""
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=play_on, args=(theirs, played), daemon=True)
    process.start()
    assert ours.poll(SECONDS)
    yield ours.recv()
    process.kill()
    process.join()


def test_the_second_program_is_told_who_has_the_game(played: Path, other: int) -> None:
    with pytest.raises(LogFault) as caught:
        Game.open(TORRES, played)
    assert caught.value.reason == "in_use"
    assert caught.value.values["process"] == str(other)
    assert caught.value.line is None
    assert str(other) in str(caught.value)


def test_the_second_program_may_look_on(played: Path, other: int) -> None:
    _, history = load_log(TORRES, played)
    assert history.n == 4
    (saved,) = Shelf(KITS, played.parent).games()
    assert not saved.faulty


def test_a_game_that_another_program_plays_cannot_be_deleted(played: Path, other: int) -> None:
    with pytest.raises(LogFault) as caught:
        Shelf(KITS, played.parent).remove(played)
    assert caught.value.reason == "in_use"
    assert played.exists()


def test_the_lock_is_free_when_its_owner_is_killed(played: Path, other: int) -> None:
    os.kill(other, signal.SIGKILL)
    until = multiprocessing.active_children()
    for child in until:
        child.join(SECONDS)
    game = Game.open(TORRES, played)
    assert game.n == 4
    game.submit(c.Score())
    assert load_log(TORRES, played)[1].n == 5


def test_a_closed_game_is_free_and_leaves_no_lock_behind(played: Path) -> None:
    game = Game.open(TORRES, played)
    assert log_lock.lock_file(played).exists()
    assert log_lock.lock_owner(played) is not None
    game.close()
    game.close()
    assert [file.name for file in played.parent.iterdir()] == ["game.torres"]


def test_a_game_nobody_has_any_more_is_free(played: Path) -> None:
    game = Game.open(TORRES, played)
    del game
    assert not log_lock.lock_file(played).exists()


def test_a_closed_game_that_is_played_on_takes_the_lock_again(played: Path, request: pytest.FixtureRequest) -> None:
    game = Game.open(TORRES, played)
    game.close()
    game.submit(c.Score())
    assert log_lock.lock_file(played).exists()
    game.close()
    request.getfixturevalue("other")
    with pytest.raises(WriteFault) as caught:
        game.submit(c.Score())
    assert caught.value.reason == "in_use"


def test_a_faulty_log_is_not_kept_locked(played: Path) -> None:
    played.write_bytes(b"{}\n")
    with pytest.raises(LogFault):
        Game.open(TORRES, played)
    assert not log_lock.lock_file(played).exists()


def test_where_no_lock_can_be_made_a_game_is_played_without(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_lock, "lock_file", lambda log: log.parent / "no folder" / "lock")
    game = Game.open(TORRES, played)
    game.submit(c.Score())
    assert load_log(TORRES, played)[1].n == 4


def test_a_log_with_the_longest_name_can_be_locked(played: Path) -> None:
    longest = 255 if sys.platform != "win32" else 120  # there the whole path counts
    log = played.rename(played.with_name("x" * (longest - len(".torres")) + ".torres"))
    game = Game.open(TORRES, log)
    assert log_lock.lock_file(log).exists()
    game.close()


def write_pairs(pipe: Connection, folder: Path, pairs: int, barrier: Any) -> None:
    """One of two programs that play the same games at the same time; tells how many commands of each were taken."""
    taken = []
    for pair in range(pairs):
        file, game, count = folder / f"{pair}.torres", None, 0
        opened_first = pair % 2 == 0
        try:
            if not opened_first:
                barrier.wait(SECONDS)
            game = Game.open(TORRES, file)
        except LogFault as fault:
            if not fault.reason.startswith("in_use"):
                raise
        if opened_first:
            barrier.wait(SECONDS)
        if game is not None:
            for _ in range(2):
                game.submit(c.Score())
                count += 1
        taken.append(count)
        barrier.wait(SECONDS)
        if game is not None:
            game.close()
        barrier.wait(SECONDS)
    pipe.send(taken)


@pytest.mark.slow
@pytest.mark.parametrize("pairs", [PAIRS, pytest.param(MANY_PAIRS, marks=pytest.mark.long)])
def test_of_two_programs_that_write_at_once_no_command_is_lost_and_no_log_breaks(tmp_path: Path, pairs: int) -> None:
    for pair in range(pairs):
        begun(tmp_path / f"{pair}.torres").close()
    barrier = SPAWN.Barrier(2)
    pipes, programs = [], []
    for _ in range(2):
        ours, theirs = SPAWN.Pipe()
        programs.append(SPAWN.Process(target=write_pairs, args=(theirs, tmp_path, pairs, barrier), daemon=True))
        pipes.append(ours)
        programs[-1].start()
        theirs.close()
    try:
        counts = [pipe.recv() for pipe in pipes]
    except (EOFError, BrokenBarrierError):  # pragma: no cover  # only where it fails
        pytest.fail("one of the programs ended")
    finally:
        for program in programs:
            program.join(SECONDS)
    for pair, taken in enumerate(zip(*counts, strict=True)):
        assert sum(taken) == 2, "exactly one of them plays"
        assert load_log(TORRES, tmp_path / f"{pair}.torres")[1].n == 3 + sum(taken)


def test_a_new_game_is_locked_before_its_file_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else another program could play it on in between, and this one would find it changed."""
    seen = []
    write_new = log_writer.write_new

    def written(file: Path, data: bytes) -> None:
        seen.append(log_lock.lock_file(file).exists())
        write_new(file, data)

    monkeypatch.setattr(log_writer, "write_new", written)
    file = tmp_path / "new.torres"
    begun(file).close()
    assert seen == [True]
    with pytest.raises(WriteFault, match="a file of that name"):
        begun(file)
    assert not log_lock.lock_file(file).exists()
