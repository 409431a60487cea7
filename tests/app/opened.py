"""The program as tests open it: in the offscreen window, with a shelf and settings of its own."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.app.driver import Driver
from tests.panda import VirtualScreen
from torres3d.app.main import build
from torres3d.app.menus.app_declaration import AppGame, Games
from torres3d.app.window.settings import Settings
from torres3d.engine.kit import EventT, GameSetup, Kit, StateT
from torres3d.engine.logged_game import Game
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.registered import GAMES

CHANCE = 4
"""The seed of every new game: the same cards in each run of the tests."""


class SeededShelf(Shelf):
    """A shelf whose new games all have the same chance."""

    def new(
        self, kit: Kit[StateT, EventT], setup: GameSetup, seed: int | None = None, drawn: object | None = None
    ) -> Game[StateT, EventT]:
        return super().new(kit, setup, CHANCE if seed is None else seed, drawn)


Opens = Callable[..., Driver]
"""Opens the program with given settings (and another shelf), and hands over a person at its mouse."""


@contextmanager
def opening(screen: VirtualScreen, folder: Path) -> Iterator[Opens]:
    """What opens the program, its games and settings in ``folder``; in the end it is closed."""
    opened: list[Driver] = []

    def open_it(
        settings: Settings | None = None, shelf: Shelf | None = None, games: Sequence[AppGame] = GAMES
    ) -> Driver:
        shelf = shelf or SeededShelf(Games(games).kits, folder / "games")
        quick = settings or Settings(quality="low")
        program = build(screen.base, games, quick, shelf, folder / "settings.yaml")
        opened.append(Driver(program, screen))
        return opened[-1]

    yield open_it
    for driver in opened:
        driver.program.close()
