"""How long the first frame takes, and what a still window costs; in a real window on a virtual screen.

Run on demand: ``pytest tests/bench/bench_window.py -s``. Needs Xvfb and xdotool.
"""

import time
from pathlib import Path

from tests.app.driver import Driver
from tests.app.twins import Twins
from tests.app.windows import Window

STILL_SECONDS = 60


def test_first_frame_and_still_window(display: str, tmp_path: Path, player: Driver) -> None:
    """``player`` opens the same screens in the offscreen window and tells where their buttons are."""
    started = time.monotonic()
    with Window(display, tmp_path / "home", tmp_path / "window-games") as window:
        window.until_drawn()
        print(f"\nfirst frame after {time.monotonic() - started:.2f} s")
        window.until_still(2)
        print(f"a still menu: {_load(window.process.pid):.2f} % of one core over {STILL_SECONDS} s")
        Twins(window, player).start_game()
        window.until_still(2)
        print(f"a still game: {_load(window.process.pid):.2f} % of one core over {STILL_SECONDS} s")


def _load(pid: int) -> float:
    """What a process costs while nothing happens, in per cent of one core."""
    before = _processor_seconds(pid)
    time.sleep(STILL_SECONDS)
    return 100 * (_processor_seconds(pid) - before) / STILL_SECONDS


def _processor_seconds(pid: int) -> float:
    """Processor time a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100
