"""The program for tests: the offscreen window, a shelf and settings of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.panda import VirtualScreen
from torres3d.app.shell.main import build
from torres3d.app.shell.settings import Settings
from torres3d.engine.game import Game
from torres3d.engine.kit import ChanceT, CommandT, EventT, Kit, SetupT, StateT
from torres3d.engine.shelf import Shelf
from torres3d.kits import KITS

CHANCE = 4
"""The seed of every new game: the same cards in each run of the tests."""


class SeededShelf(Shelf):
    """A shelf whose new games all have the same chance."""

    def new(
        self,
        kit: Kit[SetupT, ChanceT, StateT, CommandT, EventT],
        setup: SetupT,
        seed: int | None = None,
        drawn: ChanceT | None = None,
    ) -> Game[SetupT, ChanceT, StateT, CommandT, EventT]:
        return super().new(kit, setup, CHANCE if seed is None else seed, drawn)


Opens = Callable[..., Driver]


@pytest.fixture
def open_program(screen: VirtualScreen, tmp_path: Path) -> Iterator[Opens]:
    """Opens the program with a person at its mouse: ``open_program(settings)``."""
    opened: list[Driver] = []

    def open_it(settings: Settings | None = None) -> Driver:
        shelf = SeededShelf(KITS, tmp_path / "games")
        quick = settings or Settings(quality="low")
        program = build(screen.base, quick, shelf, tmp_path / "settings.yaml")
        opened.append(Driver(program, screen))
        return opened[-1]

    yield open_it
    for driver in opened:
        driver.program.close()


@pytest.fixture
def player(open_program: Opens) -> Driver:
    """A person at the mouse of a program that has just been opened."""
    return open_program()
