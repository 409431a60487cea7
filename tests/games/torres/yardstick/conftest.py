"""Fixtures of the yardsticks: the environment of each, which is made where it is not there."""

from pathlib import Path

import pytest

from tests.games.torres.yardstick.install import install
from tests.games.torres.yardstick.releases import FIRST, FROZEN


@pytest.fixture(scope="session")
def old() -> Path:
    """The folder of the environment of 0.1.0; it stays in `build` from one run to the next."""
    return install(FIRST).parent


@pytest.fixture(scope="session")
def frozen() -> Path:
    """The folder of the environment of the frozen state; as `old`."""
    return install(FROZEN).parent
