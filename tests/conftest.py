"""Fixtures for all tests, and what all of them take less time for."""

import ctypes
import gc
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.opened import Opens, opening
from tests.app.windows import Window, virtual_display
from tests.panda import VirtualScreen

MMAP_THRESHOLD = -3
"""Its number for ``mallopt``."""


def pytest_configure() -> None:
    """Have each large picture given back to the system when nobody needs it any more: between small things that stay,
    they would let a process that opens hundreds of windows and tables grow by gigabytes."""
    if sys.platform == "linux" and hasattr(library := ctypes.CDLL(None), "mallopt"):
        library.mallopt(MMAP_THRESHOLD, 1 << 20)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Gather the tests. They stay to the end, as what they import does: nobody looks through all that for rubbish."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(scope="session")
def virtual_screen() -> VirtualScreen:
    """The one offscreen window of this test run."""
    return VirtualScreen()


@pytest.fixture
def screen(virtual_screen: VirtualScreen) -> Iterator[VirtualScreen]:
    """The offscreen window; what a test has hung into it is taken out afterwards."""
    with virtual_screen.cleared():
        yield virtual_screen


@pytest.fixture(scope="module")
def opened_once(virtual_screen: VirtualScreen, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Opens]:
    """Opens the program for all tests of a file, which use no other one."""
    with virtual_screen.cleared(), opening(virtual_screen, tmp_path_factory.mktemp("program")) as open_it:
        yield open_it


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
