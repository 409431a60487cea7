"""How soon a replay shows a moment. Run on demand: pytest tests/games/torres/bench/bench_replay.py

Wanted on a 2-core machine: a click on the curve shows its moment within 100 ms, table, log and bar drawn anew. Where
other programs compute, too, look at the time of computing alone.
"""

import time
from itertools import cycle
from pathlib import Path
from statistics import median

import pytest
from panda3d.core import MouseButton
from pytest_benchmark.fixture import BenchmarkFixture

from tests.app.driver import ROUND, Driver
from tests.games.torres.app.replay.analysed import PERSONS, replayed

SHARES = (0.9, 0.15, 0.7, 0.4, 0.99, 0.05)
"""Places on the curve that are clicked one after another."""


@pytest.mark.parametrize("playing", [False, True])
def bench_click_on_the_curve(benchmark: BenchmarkFixture, player: Driver, tmp_path: Path, playing: bool) -> None:
    """From the press of the button to the picture of the moment, in the longest of the recorded games."""
    screen = replayed(player, tmp_path, PERSONS)
    hud = player.program.hud
    curve, px = hud.spot("curve").rect, hud.pixels_per_unit
    places = cycle(SHARES)
    took: list[float] = []
    computed: list[float] = []

    def aim() -> None:
        player.rounds(2)
        if playing:
            screen.key("skip")
        player.point((curve.x + next(places) * curve.w) * px, curve.middle[1] * px)
        player.rounds(2)
        player.screen.draw()

    def click() -> None:
        before, begun, computing = screen.at, time.perf_counter(), time.process_time()
        player.down(MouseButton.one())
        frame()
        player.up(MouseButton.one())
        frame()
        player.screen.draw()
        took.append(time.perf_counter() - begun)
        computed.append(time.process_time() - computing)
        assert screen.at != before
        assert playing or player.program.table.state == screen.state

    def frame() -> None:
        player.screen.step()
        player.program.round(ROUND)

    benchmark.pedantic(click, setup=aim, rounds=30)
    benchmark.extra_info["longest, ms"] = round(1000 * max(took), 1)
    benchmark.extra_info["computing, median, ms"] = round(1000 * median(computed), 1)
    benchmark.extra_info["computing, longest, ms"] = round(1000 * max(computed), 1)
