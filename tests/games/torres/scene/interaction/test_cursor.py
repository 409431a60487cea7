"""The light of the cursor leaves the figure within visible."""

import numpy as np
import pytest

from tests.games.torres.bench.bench_table import full_board
from tests.games.torres.scene.looking import Looking
from tests.panda import VirtualScreen
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.scene.assets import Assets
from torres3d.games.torres.scene.table import Table


@pytest.mark.slow
def test_a_figure_within_the_cursor_keeps_its_colours(screen: VirtualScreen, assets: Assets) -> None:
    table = Table(screen.base, assets, quality="low")
    table.camera.still = True
    table.show(full_board())
    looking = Looking(screen, table)
    before = looking.around("d3", above=0.45)
    table.cursor.show(INDEX["d3"])
    after = looking.around("d3", above=0.45)
    table.close()
    assert 1.0 < np.abs(after - before).mean() < 8.0
