"""What a frame of Turm Bauer costs: python -m tests.games.turm_bauer.bench.frames [--rounds 3] [--quality low high]

A figure is the milliseconds of a frame with a read-back of the picture, of a tower of all 48 blocks in a window of
1280x720: the median, the least, and the least processor time of a frame, which other programs disturb less. Beside it
stands a frame of Torres' full board while the camera moves, drawn in turn with those of the tower: on a busy machine
the two are disturbed alike. Frames of a fall are not alike: their median and slowest tenth are printed.
"""

import argparse
import random
import time
from collections.abc import Callable
from functools import cache
from itertools import cycle
from statistics import median

from tests.games.torres.bench.bench_table import full_board
from tests.games.turm_bauer.scene.positions import COLOURS, IDS, block, position
from tests.games.turm_bauer.scene.towers import happened
from tests.panda import VirtualScreen
from torres3d.base import paths
from torres3d.base.worker_processes import CallFailure
from torres3d.games.torres.scene.assets import load_assets
from torres3d.games.torres.scene.table import Table
from torres3d.games.turm_bauer.rules.cell_and_column_names import Place
from torres3d.games.turm_bauer.rules.commands import Placement, Rest
from torres3d.games.turm_bauer.rules.lattice.placing import placements
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State
from torres3d.games.turm_bauer.scene.assets import Assets
from torres3d.games.turm_bauer.scene.assets import load_assets as load_turm_assets
from torres3d.games.turm_bauer.scene.physics.background_judge import BackgroundJudge
from torres3d.games.turm_bauer.scene.table import Table as TurmTable
from torres3d.scene.render.quality import QUALITIES, QualityName

FRAMES = 24
FIRST = 4
"""So many frames are drawn before those that count."""
OFTEN = 0.04
"""Seconds between two pictures of a fall."""
TRIES = 3
"""The lowest of so many places is taken for each block."""
AFTER, LAST = 30, 10
"""A collapse begins with so many blocks built; so many fall."""


@cache
def full_tower(blocks: int = 48) -> State:
    """So many of all blocks, built low; a figure on each of the highest parts."""
    rng = random.Random(1)
    built: list[BuiltBlock] = []
    for turn, name in enumerate(each for each in reversed(IDS) for _ in COLOURS):
        if turn == blocks:
            break
        state = position(*built, turn=turn)
        places = placements(state, name)
        tried = rng.sample(places, min(TRIES, len(places)))
        cells = min(tried, key=lambda found: max(z for _, _, z in found))
        built.append(block(COLOURS[turn % 4], name, *cells))
    full = {cell for each in built for cell in each.cells}
    tops = sorted((cell for cell in full if (cell[0], cell[1], cell[2] + 1) not in full), key=lambda cell: cell[2])
    figures: tuple[Place, ...] = tuple(tops[-4:])
    return position(*built, figures=figures, turn=blocks - 1)


class Frames:
    """The milliseconds of frames: as a clock tells them, and of the processor."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.used: list[float] = []

    def draw(self, frame: Callable[[], object], counts: bool = True) -> None:
        """Draw one; perhaps only to warm up."""
        used, started = time.process_time(), time.perf_counter()
        frame()
        if counts:
            self.took.append(1000 * (time.perf_counter() - started))
            self.used.append(1000 * (time.process_time() - used))

    @property
    def told(self) -> str:
        """Median, least, and least of the processor."""
        return f"{median(self.took):.1f} ms, least {min(self.took):.1f}, processor {min(self.used):.1f}"


class Shown:
    """A table in the window of ``screen``, and its frames."""

    def __init__(self, screen: VirtualScreen, table: Table | TurmTable) -> None:
        self.screen = screen
        self.table = table
        table.camera.still = True

    def frame(self, seconds: float = 0.0) -> None:
        """Draw a frame and read the picture back."""
        self.table.step(seconds)
        self.screen.draw()
        self.screen.base.win.get_screenshot()

    def turn(self) -> None:
        """A frame in which the camera moves."""
        self.table.camera.go(self.table.camera.view.orbited(1.0, 0.0), at_once=True)
        self.frame()


def moves_camera(shown: Shown, torres: Shown, rounds: int) -> tuple[Frames, Frames]:
    """Frames of the tower and of Torres' board, in turn."""
    found = Frames(), Frames()
    for _ in range(rounds):
        for one, other, frames in ((shown, torres, found[0]), (torres, shown, found[1])):
            other.table.set_shown(False)
            one.table.set_shown(True)
            one.table.settle()
            for number in range(FIRST + FRAMES):
                frames.draw(one.turn, number >= FIRST)
    torres.table.set_shown(False)
    shown.table.set_shown(True)
    return found


def moves_held(shown: Shown, table: TurmTable, rounds: int, held: bool) -> Frames:
    """Frames in which a block in the hand moves, or a ghost from place to place."""
    state = full_tower(47)
    table.show(state)
    table.camera.preset("iso", at_once=True)
    table.settle()
    name = next(each.supply[0] for each in state.sets if each.supply)
    colour = next(each.colour for each in state.sets if each.supply)
    places = sorted(placements(state, name))
    frames, aside = Frames(), cycle((-0.2, -0.1, 0.0, 0.1, 0.2, 0.1, 0.0, -0.1))
    for number in range(FIRST + FRAMES * rounds):
        if held:
            table.hand.show(colour, places[0], (next(aside), 0.1), 4.0, 0.5)
        else:
            table.ghost.show(colour, places[number * 7 % len(places)], True)
        frames.draw(shown.frame, number >= FIRST)
    table.hand.clear()
    table.ghost.clear()
    return frames


def falls(shown: Shown, table: TurmTable, rounds: int) -> Frames:
    """Frames of a collapse: `LAST` blocks fall while the camera steps back."""
    before = full_tower(AFTER)
    build = next(each for each in legal(before) if isinstance(each, Placement) and each.ring is None)
    acting = before.acting
    assert acting is not None
    fallen = [(each.colour, each.block) for each in before.blocks[-LAST:]]
    what = happened(before, build, Rest(None, (), tuple(sorted((*fallen, (acting.colour, build.block))))))
    frames = Frames()
    table.camera.still = False
    for _ in range(rounds):
        table.show(before)
        table.camera.preset("iso", at_once=True)
        table.settle()
        table.play(before, what)
        while table.animating:
            frames.draw(lambda: shown.frame(OFTEN))
    table.camera.still = True
    return frames


def while_judged(shown: Shown, table: TurmTable, rounds: int) -> tuple[Frames, Frames, list[float]]:
    """Frames in which the camera moves: while nothing else happens, and while Bullet judges a block in its
    process, in turn; and how many milliseconds a verdict took meanwhile."""
    state, build = next(
        (state, each)
        for state in map(full_tower, range(47, 0, -1))
        for each in legal(state)
        if isinstance(each, Placement) and each.ring is None
    )
    table.show(state)
    table.settle()
    calm, busy, verdicts = Frames(), Frames(), list[float]()
    judge = BackgroundJudge()
    judge.ask(state, build)
    judge.wait(60)
    judge.poll()
    for _ in range(rounds):
        # What a frame costs hangs on the side one looks from, so both begin at the same one.
        table.camera.preset("iso", at_once=True)
        for number in range(FIRST + FRAMES):
            calm.draw(shown.turn, number >= FIRST)
        table.camera.preset("iso", at_once=True)
        started = time.perf_counter()
        judge.ask(state, build)
        for number in range(FIRST + FRAMES):
            busy.draw(shown.turn, number >= FIRST)
            if (outcome := judge.poll()) is not None:
                if isinstance(outcome, CallFailure):
                    raise RuntimeError(outcome.text)
                verdicts.append(1000 * (time.perf_counter() - started))
                started = time.perf_counter()
                judge.ask(state, build)
        # Asked again meanwhile it would begin a process anew.
        judge.wait(60)
        judge.poll()
    judge.close()
    return calm, busy, verdicts


def measure(screen: VirtualScreen, assets: Assets, quality: QualityName, rounds: int) -> None:
    """Measure and print all figures of a quality."""
    table, torres = (
        TurmTable(screen.base, assets, quality=quality),
        Table(screen.base, load_assets(paths.assets()), quality=quality),
    )
    tower = Shown(screen, table)
    state = full_tower()
    parts = sum(len(each.cells) for each in state.blocks)
    levels = max(cell[2] + 1 for each in state.blocks for cell in each.cells)
    print(f"{quality}: {len(state.blocks)} blocks, {parts} parts, {levels} levels", flush=True)
    table.show(state)
    torres.show(full_board())
    ours, theirs = moves_camera(tower, Shown(screen, torres), rounds)
    print(f"  the camera moves: {ours.told}\n  Torres, the camera moves: {theirs.told}", flush=True)
    torres.close()
    print(f"  a block in the hand moves: {moves_held(tower, table, rounds, held=True).told}", flush=True)
    print(f"  a ghost moves: {moves_held(tower, table, rounds, held=False).told}", flush=True)
    calm, busy, verdicts = while_judged(tower, table, rounds)
    took = f"{len(verdicts)} verdicts, {median(verdicts):.0f} ms each" if verdicts else "no verdict came"
    print(f"  the camera moves: {calm.told}; while Bullet judges: {busy.told}; {took}", flush=True)
    frames = falls(tower, table, rounds)
    for what, times in (("", frames.took), (" of the processor", frames.used)):
        slowest = sorted(times)[-max(len(times) // 10, 1)]
        print(f"  a tower falls: {median(times):.1f} ms{what}, a tenth {slowest:.1f} or more", flush=True)
    table.close()


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description="What a frame of Turm Bauer costs.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--quality", nargs="+", default=["low", "high"], choices=QUALITIES)
    given = parser.parse_args()
    screen = VirtualScreen()
    assets = load_turm_assets(paths.assets())
    for quality in given.quality:
        measure(screen, assets, quality, given.rounds)


if __name__ == "__main__":
    main()
