"""The one table that the tests of this folder look at."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.app.opened import shipped
from tests.bench.bench_table import full_board
from tests.panda import VirtualScreen
from tests.table.looking import Looking
from torres3d.table.render.quality import LEVELS
from torres3d.table.set.assets import Assets
from torres3d.table.table import Table


@pytest.fixture(scope="session")
def assets() -> Assets:
    """All models, read once."""
    return shipped().models


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
