"""A player who starts the program from a terminal reads there what we tell, and nothing else."""

import signal
import subprocess
import sys

import pytest

from tests.app.driver import Driver
from tests.app.twins import Twins
from tests.app.windows import PATIENCE, Window
from tests.at_length import at_length
from torres3d.engine.log_lock import lock_file
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.kit.engine_adapter import TORRES

AROUND = """
import os
from torres3d.scene.render.open_panda3d import silenced_stderr
os.write(2, b"before ")
try:
    with silenced_stderr():
        os.write(2, b"ALSA lib: noise ")
        raise OSError
except OSError:
    os.write(2, b"after")
"""
CLOSED = """
import os
from torres3d.scene.render.open_panda3d import silenced_stderr
os.close(2)
with silenced_stderr():
    print("went on")
"""


@pytest.mark.slow
def test_a_start_and_a_quit_print_nothing(window: Window, player: Driver) -> None:
    window.until_drawn()
    window.until_still()
    window.click(player.program.hud.spot_pixels("quit"))
    assert window.process.wait(PATIENCE) == 0
    assert window.errors.read_text("utf-8") == "", "neither ALSA nor Xlib, with a sound device or without"


@pytest.mark.slow
@pytest.mark.parametrize("how", ["SIGTERM", *at_length("the window manager", "Ctrl+C")])
def test_who_closes_the_program_otherwise_closes_it_as_well(window: Window, player: Driver, how: str) -> None:
    Twins(window, player).start_game()
    (log,) = window.games.glob("*.torres")
    match how:
        case "SIGTERM":
            window.process.terminate()
        case "Ctrl+C":
            window.process.send_signal(signal.SIGINT)
        case _:
            window.close_by_manager()
    assert window.process.wait(PATIENCE) == 0
    assert window.errors.read_text("utf-8") == ""
    assert not lock_file(log).exists(), "it let go of the game"
    assert load_log(TORRES, log)[0].torn is None


def test_only_what_is_printed_meanwhile_is_lost() -> None:
    done = subprocess.run([sys.executable, "-c", AROUND], capture_output=True, text=True, check=True)
    assert done.stderr == "before after"


def test_a_closed_stderr_does_no_harm() -> None:
    done = subprocess.run([sys.executable, "-c", CLOSED], capture_output=True, text=True, check=True)
    assert done.stdout == "went on\n"
