"""A window that is lost: its display, its terminal, or destroyed by another program. One line, status 1, all tidy."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.app.windows import PATIENCE, Window, until, virtual_server
from tests.at_length import at_length, slowly
from tests.games.torres.logged_games import setup
from torres3d.app.window.window import DESTROYED, DISPLAY_LOST, HUNG_UP
from torres3d.engine.log_lock import lock_file
from torres3d.engine.log_replay import load_log
from torres3d.engine.logged_game import Game
from torres3d.games.torres.kit.engine_adapter import TORRES

PLAYED = 2
"""Commands of bots before the window is lost."""

DEAF = """
import os, signal, sys
signal.signal(signal.SIGHUP, signal.SIG_IGN)
os.execv(sys.executable, [sys.executable, "-m", "torres3d"])
"""


def children(process: int) -> Iterator[int]:
    """The processes that a process began, and theirs."""
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            yield child
            yield from children(child)


def ended(process: int) -> bool:
    """Whether a process is gone, or dead and only not yet asked for."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].startswith("Z")
    except OSError:
        return True


def close(window: Window, _server: int) -> None:
    window.xdotool("search", "--onlyvisible", "--name", "Torres 3D", "windowclose")


def kill(window: Window, _server: int) -> None:
    window.xdotool("search", "--onlyvisible", "--name", "Torres 3D", "windowkill")


def end_display(_window: Window, server: int) -> None:
    os.kill(server, signal.SIGKILL)


def hang_up(window: Window, _server: int) -> None:
    window.process.send_signal(signal.SIGHUP)


@pytest.mark.parametrize(
    ("lose", "told"),
    [*slowly((close, DESTROYED), (kill, DISPLAY_LOST), (hang_up, HUNG_UP)), *at_length((end_display, DISPLAY_LOST))],
    ids=["destroyed", "killed", "hung up", "no display"],
)
def test_a_window_that_is_lost_ends_in_one_line_and_leaves_nothing(
    tmp_path: Path, lose: Callable[[Window, int], None], told: str
) -> None:
    log = tmp_path / "shelf" / "bots.torres"
    log.parent.mkdir()
    Game.create(TORRES, setup(players=4, bots=dict.fromkeys(range(4), "greedy")), log, 1).close()
    start = (sys.executable, "-m", "torres3d", str(log))
    with virtual_server() as (display, server), Window(display, tmp_path / "home", log.parent, start) as window:
        window.until_drawn()
        until(lambda: load_log(TORRES, log)[1].n >= PLAYED, "the bots' first commands")
        assert lock_file(log).exists()
        begun = list(children(window.process.pid))
        assert begun, "bots think in processes of their own"
        lose(window, server)
        assert window.process.wait(PATIENCE) == 1
        # XKillClient also destroys the window; the program may hear of that first.
        assert window.errors.read_text("utf-8") in {f"torres3d: {why}\n" for why in {told, *also(lose)}}
        assert not lock_file(log).exists(), "it let go of the game"
        assert load_log(TORRES, log)[0].torn is None
        until(lambda: all(map(ended, begun)), "the end of its processes")
        assert not window.reports()


def also(lose: Callable[[Window, int], None]) -> tuple[str, ...]:
    return (DESTROYED,) if lose is kill else ()


@pytest.mark.slow
def test_a_program_that_must_not_hear_of_its_terminal_plays_on(tmp_path: Path, display: str) -> None:
    """As nohup begins it."""
    with Window(display, tmp_path / "home", tmp_path / "shelf", (sys.executable, "-c", DEAF)) as window:
        window.until_drawn()
        window.process.send_signal(signal.SIGHUP)
        window.process.terminate()
        assert window.process.wait(PATIENCE) == 0
        assert window.errors.read_text("utf-8") == ""
