"""Fixtures for all tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.opened import Opens, opening
from tests.app.windows import Window, virtual_display
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


@pytest.fixture
def open_program(screen: VirtualScreen, tmp_path: Path) -> Iterator[Opens]:
    """Opens the program with a person at its mouse: ``open_program(settings)``."""
    with opening(screen, tmp_path) as open_it:
        yield open_it


@pytest.fixture
def player(open_program: Opens) -> Driver:
    """A person at the mouse of a program that has just been opened."""
    return open_program()


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual screen of its own; its name, such as ``:7``."""
    with virtual_display() as name:
        yield name


@pytest.fixture
def window(display: str, tmp_path: Path) -> Iterator[Window]:
    """The program in a real window on a virtual screen."""
    with Window(display, tmp_path / "home", tmp_path / "window-games") as opened:
        yield opened
