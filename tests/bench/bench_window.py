"""How long the first frame takes, and what a still window costs; in a real window on a virtual screen.

Run on demand: ``pytest tests/bench/bench_window.py -s``. Needs Xvfb and xdotool.
"""

import time
from pathlib import Path

from tests.app.test_real_window import Window, display, until  # noqa: F401  # display is a fixture
from tests.panda import HEIGHT, WIDTH

STILL_SECONDS = 60


def _processor_seconds(pid: int) -> float:
    """Processor time a process and its children have used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def test_first_frame_and_still_window(display: str, tmp_path: Path) -> None:  # noqa: F811  # the fixture
    started = time.monotonic()
    window = Window(display, tmp_path / "home", tmp_path / "games")
    try:
        until(lambda: len(window.picture().getcolors(WIDTH * HEIGHT) or ()) > 500, "the first frame")
        print(f"\nfirst frame after {time.monotonic() - started:.2f} s")
        time.sleep(5)
        before = _processor_seconds(window.process.pid)
        time.sleep(STILL_SECONDS)
        used = _processor_seconds(window.process.pid) - before
        print(f"a still menu: {100 * used / STILL_SECONDS:.2f} % of one core over {STILL_SECONDS} s")
        window.click((640, 336))
        time.sleep(3)
        window.click((980, 606))
        until(lambda: window.log() is not None, "a game")
        time.sleep(8)
        before = _processor_seconds(window.process.pid)
        time.sleep(STILL_SECONDS)
        used = _processor_seconds(window.process.pid) - before
        print(f"a still game: {100 * used / STILL_SECONDS:.2f} % of one core over {STILL_SECONDS} s")
    finally:
        window.process.kill()
        window.process.communicate()
