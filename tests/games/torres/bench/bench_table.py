"""Benchmarks of the table, run on demand: pytest tests/games/torres/bench/bench_table.py

Frames are of a full board (92 blocks on it, all knights, the king), the camera moving, with a read-back of the picture.
"""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from pytest_benchmark.fixture import BenchmarkFixture

from tests.games.torres.setups import begin, options
from tests.house.places import ROOT
from tests.panda import VirtualScreen
from tests.scene.draw_counts import count_drawn
from torres3d.games.torres.rules.board import board_of
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.assets import load_assets
from torres3d.games.torres.scene.table import Table
from torres3d.scene.render.quality import QUALITIES, QualityName
from torres3d.scene.render.table_picture_buffer import EYE_MASK

ASSETS = ROOT / "assets"


def full_board() -> State:
    """92 blocks in castles of several heights, 24 knights and the king on them."""
    heights = bytearray(64)
    left = 92
    for number in range(64):
        square = number * 29 % 64
        height = min((1, 1, 2, 1, 3, 2, 1, 5)[number % 8], left)
        heights[square] = height
        left -= height
    towers = [square for square in range(64) if heights[square]]
    state = begin(options("rio-grande-1999", "basic", 4))
    knights = tuple(sum(1 << square for square in towers[seat : 24 + seat : 4]) for seat in range(4))
    return replace(
        state,
        board=board_of(bytes(heights)),
        knights=knights,
        king=1 << towers[30],
        stacks=((), (), (), ()),
        supply=left,
        scores=(40, 152, 3, 77),
    )


@pytest.fixture(scope="module")
def table(virtual_screen: VirtualScreen) -> Iterator[Table]:
    """A table with the full board."""
    table = Table(virtual_screen.base, ASSETS)
    table.camera.still = True
    table.show(full_board())
    yield table
    table.close()


@pytest.mark.parametrize("quality", QUALITIES)
def test_frame(benchmark: BenchmarkFixture, table: Table, virtual_screen: VirtualScreen, quality: QualityName) -> None:
    table.set_quality(quality)
    table.settle()
    pieces, triangles = count_drawn(table.scene.root, EYE_MASK)
    benchmark.extra_info.update(pieces=pieces, triangles=triangles)

    def frame() -> None:
        table.camera.go(table.camera.view.orbited(1.0, 0.0), at_once=True)
        table.step(0.0)
        virtual_screen.draw()
        virtual_screen.base.win.get_screenshot()

    benchmark.pedantic(frame, rounds=12, warmup_rounds=2)


def test_show(benchmark: BenchmarkFixture, table: Table) -> None:
    state = full_board()
    other = replace(state, board=board_of(bytes(64)))

    def show() -> None:
        table.show(other)
        table.show(state)

    benchmark.pedantic(show, rounds=8, warmup_rounds=1)


def test_pick(benchmark: BenchmarkFixture, table: Table) -> None:
    places = [(100 + 37 * number % 1080, 80 + 23 * number % 560) for number in range(100)]

    def hundred() -> None:
        for x, y in places:
            table.pick(x, y)

    benchmark(hundred)


def test_load_assets(benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(lambda: load_assets(ASSETS), rounds=3, warmup_rounds=0)
