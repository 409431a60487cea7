"""Fixtures of the yardstick: the environment of 0.1.0, which is made where it is not there."""

from pathlib import Path

import pytest

from tests.games.torres.yardstick.install import install, usual_folder


@pytest.fixture(scope="session")
def old() -> Path:
    """The folder of the environment; it stays in `build` from one run to the next."""
    return install(usual_folder()).parent
