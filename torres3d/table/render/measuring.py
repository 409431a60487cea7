"""How long a machine takes for a frame of a table, and the best quality that is fast enough on it."""

import time
from typing import Protocol

from direct.showbase.ShowBase import ShowBase

from torres3d.table.render.quality import QUALITIES, QualityName


class Measured(Protocol):
    """What a table has to do to be measured."""

    def redraw(self) -> None:
        """Draw everything anew in the next frame."""

    def step(self, seconds: float) -> bool:
        """Go on by so much time."""

    def set_quality(self, name: QualityName) -> None:
        """Draw with another quality from now on."""


def frame_time(base: ShowBase, table: Measured, rounds: int = 3) -> float:
    """Seconds for a frame of the present quality, the best of some; draws frames to find out."""
    best = 1e9
    for number in range(rounds + 1):
        table.redraw()
        table.step(0.0)
        started = time.perf_counter()
        base.graphics_engine.render_frame()
        base.win.get_screenshot()
        if number:
            best = min(best, time.perf_counter() - started)
    return best


def choose_quality(base: ShowBase, table: Measured, longest: float = 0.1) -> QualityName:
    """Find and set the best quality whose frames take at most so many seconds (or else the lowest)."""
    chosen: QualityName = "low"
    for name in QUALITIES:
        table.set_quality(name)
        if frame_time(base, table) > longest:
            break
        chosen = name
    table.set_quality(chosen)
    return chosen
