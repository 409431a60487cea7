"""What the main menu opens when it is about Turm Bauer: the menu over its table, its set-up, its games, its lessons."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from torres3d.app.menus.any_opening import Way, WaysOut
from torres3d.app.menus.lesson_screens import Chapters
from torres3d.app.menus.menu_screens import PanelScreen
from torres3d.app.menus.rules_reading import RulesReading
from torres3d.app.menus.told_faults import ToldFaults
from torres3d.app.menus.turm.turm_opening import TurmOpening
from torres3d.app.menus.turm.turm_planned import TURM_FILE, PlannedTurm
from torres3d.app.menus.turm.turm_setup_form import to_turm_setup, turm_first_draft
from torres3d.app.turm.learning.turm_learning import TURM_PROGRESS, TurmLearning
from torres3d.app.turm.playing.turm_parts import TurmParts
from torres3d.app.turm.showing.turm_people import turm_looks
from torres3d.base import paths
from torres3d.engine.errors import LogFault
from torres3d.engine.loading import load
from torres3d.hud.contract.intents import Intent
from torres3d.hud.contract.page_models import ScreenModel
from torres3d.kits.turm.turm_kit import TURM, TurmHistory
from torres3d.table.touch.viewpoint import Viewpoint

if TYPE_CHECKING:
    from torres3d.table.turm.turm_table import TurmTable

BACKDROP = "backdrop.turm"
"""The game whose tower stands behind the menus, in the assets folder."""
MENU_VIEW = (-3.6, -1.7, 6.0, 30.0, 13.0, 33.0)
"""Where the camera looks, and from where: the tower stands to the right of the menu."""


class TurmMenu(PanelScreen):
    """A panel over the table of Turm Bauer."""

    def __init__(
        self,
        parts: TurmParts,
        make: Callable[[], ScreenModel],
        told: Callable[[Intent], None],
        back: Way,
        entered: Way,
    ) -> None:
        super().__init__(make, told, back, entered)
        self._parts = parts

    @property
    def at_table(self) -> "TurmTable":
        """The table of Turm Bauer is seen."""
        return self._parts.table


class TurmMenus:
    """Opens them. ``ways`` are those out of a game, ``folder`` is where the set-up is kept."""

    def __init__(self, parts: TurmParts, faults: ToldFaults, rules: RulesReading, ways: WaysOut, folder: Path) -> None:
        self._parts = parts
        self._services = services = parts.services
        self._backdrop: TurmHistory | None = None
        self.opening = TurmOpening(parts, faults, rules, ways)
        self.planned = PlannedTurm(
            services,
            faults,
            parts.levels,
            self.opening.begin,
            rules.open,
            folder / TURM_FILE,
        )
        self.learning = TurmLearning(
            parts, folder / TURM_PROGRESS, lambda: self.chapters.open(inside=True), rules.open, self._first_game
        )
        self.chapters = Chapters(services, self.learning, ways.menu)

    def menu(
        self, make: Callable[[], ScreenModel], told: Callable[[Intent], None], back: Way, entered: Way
    ) -> TurmMenu:
        """The main menu as it lies over the tower of a game."""

        def shown() -> None:
            self._lay_backdrop()
            entered()

        return TurmMenu(self._parts, make, told, back, shown)

    def _first_game(self) -> None:
        """The first game of one's own, against gentle bots."""
        say = self._services.say
        levels = self._parts.levels
        self.opening.begin(to_turm_setup(turm_first_draft(say, levels)))

    def recolour(self) -> None:
        """Take the players' colours from the palette that is chosen now."""
        if self._backdrop is not None:
            self._parts.table.set_looks(turm_looks(self._backdrop.header.setup, self._services.colours))

    def _lay_backdrop(self) -> None:
        """Put the tower behind the menus onto the table."""
        if self._backdrop is None:
            try:
                self._backdrop = load(TURM, paths.assets() / BACKDROP)[1]
            except LogFault:
                return
        table, backdrop = self._parts.table, self._backdrop
        table.skip()
        table.show(backdrop.state, turm_looks(backdrop.header.setup, self._services.colours))
        table.camera.go(Viewpoint(*MENU_VIEW, table.camera.goal.bounds), at_once=True)
