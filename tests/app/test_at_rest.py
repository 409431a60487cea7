"""A window in which nothing happens leaves the processor alone: the menu, and the tables of both games in a turn."""

import shutil
import time
from pathlib import Path

import pytest

from tests.app.test_leaving_in_haste import offspring
from tests.app.windows import FROM_HERE, Window
from tests.at_length import at_length
from tests.homes.kept import HERE, games_of

MOST = 0.02
"""Of one core: what a window at rest may take, with all its processes."""
SECONDS = 3.0
"""How long is measured at a time."""
TIMES = 5
"""Measurements of which one must do: what still goes on in the beginning is none of it. A window that is never at rest
fails each of them. On a busy machine the beginning takes longer than all of them: this is measured alone."""
TICKS = 100
"""Of a second, in which Linux counts."""


def processor_seconds(pid: int) -> float:
    """What a process and all that come from it have used so far."""
    used = 0.0
    for each in {pid, *offspring(pid)}:
        try:
            fields = Path(f"/proc/{each}/stat").read_text("ascii").rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        used += (int(fields[11]) + int(fields[12])) / TICKS
    return used


def load(pid: int) -> float:
    """The share of one core that they take while nobody does anything."""
    before, begun = processor_seconds(pid), time.monotonic()
    time.sleep(SECONDS)
    return (processor_seconds(pid) - before) / (time.monotonic() - begun)


@pytest.mark.long
@pytest.mark.parametrize("shown", ["menu", "torres", *at_length("turm")])
def test_a_window_at_rest_takes_next_to_nothing(display: str, tmp_path: Path, shown: str) -> None:
    home = tmp_path / "home"
    settings = home / ".config" / "torres3d" / "settings.yaml"
    settings.parent.mkdir(parents=True)
    settings.write_text("quality: low\nrecap: asked\n", "utf-8")  # pieces and light move as usual
    words: tuple[str, ...] = FROM_HERE
    if shown != "menu":
        ending = {"torres": "*-Cleo.torres", "turm": "*-careful.turm"}[shown]
        log = max(games_of(HERE / "at_fa85367").glob(ending))
        words = (*words, str(shutil.copy(log, tmp_path)))
    with Window(display, home, tmp_path / "games", words) as window:
        window.until_drawn()
        window.until_still()
        measured: list[float] = []
        while len(measured) < TIMES and min(measured, default=1.0) > MOST:
            assert window.process.poll() is None
            measured.append(load(window.process.pid))
        assert window.is_drawn()
    assert min(measured) <= MOST, measured
    print(f"{shown}: {', '.join(f'{each:.1%}' for each in measured)} of one core")
