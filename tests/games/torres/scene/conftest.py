"""The one table that the tests of this folder look at."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.games.torres.bench.bench_table import full_board
from tests.games.torres.scene.looking import Looking
from tests.panda import VirtualScreen
from torres3d.games.torres.app.play.game_services import shipped_models
from torres3d.games.torres.scene.assets import Assets
from torres3d.games.torres.scene.table import Table
from torres3d.scene.render.quality import LEVELS


@pytest.fixture(scope="session")
def assets() -> Assets:
    """All models, read once."""
    return shipped_models()


@pytest.fixture
def looking(screen: VirtualScreen, assets: Assets) -> Iterator[Looking]:
    """A table at low quality, at rest as well so that tests are fast, and ways to look at its pixels."""
    table = Table(screen.base, assets, quality="low")
    table.surface.set_quality(replace(LEVELS["low"], refined=0))
    table.camera.still = True
    yield Looking(screen, table)
    table.close()


@pytest.fixture
def full(screen: VirtualScreen, assets: Assets) -> Iterator[Looking]:
    """A table with the full board at low, at rest."""
    table = Table(screen.base, assets, quality="low")
    table.camera.still = True
    table.show(full_board())
    table.settle()
    yield Looking(screen, table)
    table.close()
