"""What a frame costs, beside another tree of the project: python -m tests.games.torres.bench.frames [--beside FOLDER]
[--rounds 3]

Both trees are measured in turn, in processes of their own, so that a busy machine is as busy for one as for the other.
A figure is the milliseconds of a frame with a read-back of the picture, on a full board in a window of 1280x720: the
median, the least, and the processor time, which other programs disturb less. Where a display and Xvfb are there, also
the time from the start to the first frame.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[4]
FRAMES = 24
STARTS = 5
Figure = tuple[float, float, float]
"""Median, least and processor time of a frame, in milliseconds."""


def measured(frame: Callable[[], object]) -> Figure:
    """The figure of a frame that is drawn some times."""
    for _ in range(4):
        frame()
    seconds = []
    before = os.times()
    for _ in range(FRAMES):
        started = time.perf_counter()
        frame()
        seconds.append(time.perf_counter() - started)
    after = os.times()
    used = after.user + after.system - before.user - before.system
    return 1000 * median(seconds), 1000 * min(seconds), 1000 * used / FRAMES


def measure() -> dict[str, Figure]:
    """All figures of the tree that Python finds first."""
    from tests.games.torres.bench.bench_table import full_board
    from tests.panda import VirtualScreen
    from torres3d.games.torres.rules.events import BlockBuilt
    from torres3d.games.torres.scene.assets import load_assets
    from torres3d.games.torres.scene.table import Table

    screen = VirtualScreen()
    assets = load_assets(Path.cwd() / "assets")
    state = full_board()
    found: dict[str, Figure] = {}

    def shown(table: Table, seconds: float = 0.0) -> None:
        table.step(seconds)
        screen.draw()
        screen.base.win.get_screenshot()

    for quality in ("low", "high"):
        table = Table(screen.base, assets, quality=quality)
        table.camera.still = True
        table.show(state)
        table.settle()

        def turned(table: Table = table) -> None:
            table.camera.go(table.camera.view.orbited(1.0, 0.0), at_once=True)
            shown(table)

        found[f"{quality}, the camera moves"] = measured(turned)
        share = table.surface.pixels[0] / table.surface.width
        found[f"{quality}, share of the window's pixels each way in motion"] = (share, share, share)
        table.settle()
        squares = iter(range(1000))

        def marked(table: Table = table, squares: object = squares) -> None:
            table.mark("hover", [next(squares) * 29 % 64])  # type: ignore[call-overload]
            shown(table)

        found[f"{quality}, a mark changes"] = measured(marked)
        table.settle()
        table.speed = 0.25
        table.play(state, [(BlockBuilt(seat=0, at=35, stack=0, ap=1), state)])

        def moved(table: Table = table) -> None:
            shown(table, 0.08)
            assert table.animating

        found[f"{quality}, a block moves"] = measured(moved)
        table.close()
    return found


def first_frame(tree: Path) -> Figure | None:
    """Milliseconds from the start of the program to its first frame; None without a display. It has been started
    before: Python has compiled it, as an installation does, and shaders lie in the driver's store."""
    if "DISPLAY" not in os.environ:
        return None
    program = (
        "import runpy, sys, time; from torres3d.app.window.window import Frames;"
        "Frames.run = lambda self: (self._base.task_mgr.step(), print(time.process_time(), flush=True));"
        "sys.argv = ['torres3d']; runpy.run_module('torres3d', run_name='__main__')"
    )
    took, used = [], []
    with tempfile.TemporaryDirectory() as home:
        compiled = {"PYTHONPYCACHEPREFIX": str(Path(home, "compiled")), "PYTHONDONTWRITEBYTECODE": ""}
        for number in range(STARTS + 1):
            started = time.perf_counter()
            run = subprocess.Popen(
                [sys.executable, "-P", "-c", program],
                cwd=tree,
                env={**os.environ, **compiled, "PYTHONPATH": str(tree), "HOME": home},
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
            assert run.stdout is not None
            line = run.stdout.readline()
            if number:
                took.append(1000 * (time.perf_counter() - started))
                used.append(1000 * float(line))
            run.wait()
    return median(took), min(took), min(used)


def child(tree: Path) -> dict[str, Figure]:
    """The figures of a tree, measured in a process of its own."""
    command = [sys.executable, "-W", "ignore", str(Path(__file__)), "--measure"]
    env = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=True)
    figures: dict[str, Figure] = json.loads(done.stdout.splitlines()[-1])
    first = first_frame(tree)
    if first is not None:
        figures["from the start to the first frame"] = first
    return figures


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description="What a frame of the table costs.")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="another tree of the project, the state before")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--measure", action="store_true", help="measure the tree that Python finds first, as JSON")
    given = parser.parse_args()
    if given.measure:
        print(json.dumps(measure()))
        return
    trees = [*([given.beside.resolve()] if given.beside else []), ROOT]
    rounds = [[child(tree) for tree in trees] for _ in range(given.rounds)]
    print("median, least, processor time" + ("; before -> now; ratio of the medians" if given.beside else ""))
    for name in rounds[0][-1]:
        figures = [
            (
                median(one[number][name][0] for one in rounds),
                min(one[number][name][1] for one in rounds),
                median(one[number][name][2] for one in rounds),
            )
            for number in range(len(trees))
        ]
        told = " -> ".join(", ".join(f"{value:.4g}" for value in figure) for figure in figures)
        print(f"{name}: {told}" + (f"; {figures[-1][0] / figures[0][0]:.2f}" if given.beside else ""))


if __name__ == "__main__":
    main()
