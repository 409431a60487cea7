"""What the main menu opens when it is about Turm Bauer: the menu over its table, its set-up, its games, its lessons."""

from collections.abc import Callable
from pathlib import Path

from torres3d.app.menus.fault_dialogs import FaultDialogs
from torres3d.app.menus.game_flow import Way, WaysOut
from torres3d.app.menus.lesson_screens import Chapters
from torres3d.app.menus.menu_screens import TablePanelScreen
from torres3d.app.menus.rules_screen import RulesScreen
from torres3d.base import paths
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_replay import load_log
from torres3d.games.turm_bauer.app.lessons.lesson_path import PROGRESS, LessonPath
from torres3d.games.turm_bauer.app.menus.game_flow import GameFlow
from torres3d.games.turm_bauer.app.menus.setup_form import first_draft, to_setup
from torres3d.games.turm_bauer.app.menus.setup_screen import FILE, SetupScreen
from torres3d.games.turm_bauer.app.play.services import GameServices
from torres3d.games.turm_bauer.kit.kit import TURM, TurmHistory
from torres3d.games.turm_bauer.kit.setup import as_setup
from torres3d.games.turm_bauer.scene.colour_looks import looks_of
from torres3d.hud.frame.frame_model import ScreenModel
from torres3d.hud.kit.intent import Intent
from torres3d.scene.camera.viewpoint import Viewpoint

BACKDROP = "games/turm_bauer/backdrop.turm"
"""The game whose tower stands behind the menus, in the assets folder."""
MENU_VIEW = (-3.6, -1.7, 6.0, 30.0, 13.0, 33.0)
"""Where the camera looks, and from where: the tower stands to the right of the menu."""


class GameMenus:
    """Opens them. ``ways`` are those out of a game, ``folder`` is where the set-up is kept."""

    def __init__(
        self, parts: GameServices, faults: FaultDialogs, rules: RulesScreen, ways: WaysOut, folder: Path
    ) -> None:
        self._parts = parts
        self._services = services = parts.services
        self._backdrop: TurmHistory | None = None
        self.opening = GameFlow(parts, faults, rules, ways)
        self.planned = SetupScreen(
            services,
            faults,
            parts.levels,
            self.opening.begin,
            rules.open,
            folder / FILE,
        )
        self.learning = LessonPath(
            parts, folder / PROGRESS, lambda: self.chapters.open(inside=True), rules.open, self._first_game
        )
        self.chapters = Chapters(services, self.learning, ways.menu)

    def menu(
        self, make: Callable[[], ScreenModel], told: Callable[[Intent], None], back: Way, entered: Way
    ) -> TablePanelScreen:
        """The main menu as it lies over the tower of a game."""

        def shown() -> None:
            self._lay_backdrop()
            entered()

        return TablePanelScreen(self._parts, make, told, back, shown)

    def _first_game(self) -> None:
        """The first game of one's own, against gentle bots."""
        say = self._services.say
        levels = self._parts.levels
        self.opening.begin(to_setup(first_draft(say, levels)))

    def recolour(self) -> None:
        """Take the players' colours from the palette that is chosen now."""
        if self._backdrop is not None:
            self._parts.table.set_looks(looks_of(as_setup(self._backdrop.header.setup), self._services.colours))

    def _lay_backdrop(self) -> None:
        """Put the tower behind the menus onto the table."""
        if self._backdrop is None:
            try:
                self._backdrop = load_log(TURM, paths.assets() / BACKDROP)[1]
            except LogFault:
                return
        table, backdrop = self._parts.table, self._backdrop
        table.skip()
        table.show(backdrop.state, looks_of(as_setup(backdrop.header.setup), self._services.colours))
        table.camera.go(Viewpoint(*MENU_VIEW, table.camera.goal.bounds), at_once=True)
