"""What a frame of Turm Bauer costs: python -m tests.bench.turm_frames

A figure is the milliseconds of a frame with a read-back of the picture, of a tower in a window of 1280x720 while the
camera moves: the median, the least, and the processor time, which other programs disturb less.
"""

from tests.bench.frames import measured
from tests.panda import VirtualScreen
from tests.table.turm.played import played
from torres3d.base import paths
from torres3d.table.turm.set.turm_assets import load_turm_assets
from torres3d.table.turm.turm_table import TurmTable


def main() -> None:
    """Measure all towers."""
    screen = VirtualScreen()
    assets = load_turm_assets(paths.assets())
    for quality in ("low", "high"):
        for name in ("four", "tall"):
            state = played(name).state
            table = TurmTable(screen.base, assets, quality=quality)
            table.camera.still = True
            table.show(state)
            table.settle()

            def turned(table: TurmTable = table) -> None:
                table.camera.go(table.camera.view.orbited(1.0, 0.0), at_once=True)
                table.step(0.0)
                screen.draw()
                screen.base.win.get_screenshot()

            levels = max(cell[2] + 1 for block in state.blocks for cell in block.cells)
            median, least, used = measured(turned)
            told = f"{quality}, {len(state.blocks)} blocks, {levels} levels, the camera moves"
            print(f"{told}: {median:.1f} ms, least {least:.1f}, processor {used:.1f}")
            table.close()


if __name__ == "__main__":
    main()
