"""The one table of Turm Bauer that the tests of this folder look at."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.games.turm_bauer.scene.looking import TurmLooking
from tests.panda import VirtualScreen
from torres3d.base import paths
from torres3d.games.turm_bauer.scene.assets import Assets, load_assets
from torres3d.games.turm_bauer.scene.table import Table
from torres3d.scene.render.quality import LEVELS


@pytest.fixture(scope="session")
def turm_assets() -> Assets:
    """All pictures, read once."""
    return load_assets(paths.assets())


@pytest.fixture
def turm(screen: VirtualScreen, turm_assets: Assets) -> Iterator[TurmLooking]:
    """A table at low quality, at rest as well so that tests are fast, and ways to look at its pixels."""
    table = Table(screen.base, turm_assets, quality="low")
    table.surface.set_quality(replace(LEVELS["low"], refined=0))
    table.camera.still = True
    yield TurmLooking(screen, table)
    table.close()
