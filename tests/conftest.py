"""Fixtures for all tests."""

from collections.abc import Iterator

import pytest

from tests.panda import VirtualScreen


@pytest.fixture(scope="session")
def virtual_screen() -> VirtualScreen:
    """The one offscreen window of this test run."""
    return VirtualScreen()


@pytest.fixture
def screen(virtual_screen: VirtualScreen) -> Iterator[VirtualScreen]:
    """The offscreen window; what a test has hung into it is taken out afterwards."""
    base = virtual_screen.base
    before = {root: set(root.get_children()) for root in (base.render, base.render2d, base.aspect2d, base.pixel2d)}
    yield virtual_screen
    for root, known in before.items():
        for node in root.get_children():
            if node not in known:
                node.remove_node()
    base.ignore_all()
