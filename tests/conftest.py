"""Fixtures for all tests, and what all of them take less time for."""

import ctypes
import gc
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import hypothesis
import pytest

from tests.app.driver import Driver
from tests.app.opened import Opens, opening
from tests.app.windows import Window, virtual_display
from tests.panda import VirtualScreen
from tests.run import leftovers
from tests.run.heard import heard_by_children
from tests.run.home import SetAside
from tests.voices import RecordingVoice, on_path

MMAP_THRESHOLD = -3
"""Its number for ``mallopt``."""


SET_ASIDE = pytest.StashKey[SetAside]()


hypothesis.settings.register_profile("any machine", deadline=None)
hypothesis.settings.load_profile("any machine")


def pytest_configure(config: pytest.Config) -> None:
    """Have each large picture given back to the system when nobody needs it any more: between small things that stay,
    they would let a process that opens hundreds of windows and tables grow by gigabytes.

    The person's folders are set aside before anything is written; xdist's workers inherit those of the run. They
    compute on one core each, as the program does: several that share them wait for one another.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if sys.platform == "linux" and hasattr(library := ctypes.CDLL(None), "mallopt"):
        library.mallopt(MMAP_THRESHOLD, 1 << 20)
    heard_by_children()
    if not is_worker(config):
        config.stash[SET_ASIDE] = aside = SetAside()
        config.add_cleanup(aside.put_back)
    if is_worker(config) or not config.getoption("numprocesses", None):
        leftovers.adopt_orphans()
        config.add_cleanup(leftovers.end_all)


def is_worker(config: pytest.Config) -> bool:
    """Whether this process runs tests for another one (xdist)."""
    return hasattr(config, "workerinput")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, object, object]:
    """After the last test of a file no process may be left that it has started."""
    try:
        return (yield)
    finally:
        if nextitem is None or nextitem.path != item.path:
            end_leftovers(item.path)


def end_leftovers(file: Path) -> None:
    """End what a file of tests has left, and fail."""
    if not leftovers.ended_by_themselves(leftovers.PATIENCE):
        told = [f"{pid}: {leftovers.command(pid)}" for pid in sorted(leftovers.left())]
        leftovers.end_all()
        pytest.fail("\n".join([f"tests of {file.name} left processes behind:", *told]), pytrace=False)
    leftovers.end_all()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A run that has touched the person's own files fails."""
    aside = session.config.stash.get(SET_ASIDE, None)
    if aside is not None and aside.touched():
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Name the person's own files that were touched."""
    aside = config.stash.get(SET_ASIDE, None)
    if aside is not None and (files := aside.touched()):
        terminalreporter.section("files outside of the run were touched (or was the program used meanwhile?)", red=True)
        for file in files:
            terminalreporter.line(str(file))


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
    """The program in a real window on a virtual screen; however it ends, nothing unexpected has happened in it."""
    with Window(display, tmp_path / "home", tmp_path / "window-games") as opened:
        yield opened
    assert not opened.reports()


@pytest.fixture
def recorder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RecordingVoice:
    """The only voice program there is: it writes down what it hears."""
    voice = RecordingVoice(tmp_path / "voice")
    monkeypatch.setenv("PATH", on_path(voice))
    return voice
