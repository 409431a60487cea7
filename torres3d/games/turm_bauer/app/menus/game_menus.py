"""The menus of Turm Bauer: over its tower, its set-up, games, lessons and the practice table."""

from collections.abc import Mapping

from torres3d.app.menus.base_game_menus import BaseGameMenus, Chapters
from torres3d.app.menus.menu_context import MenuContext, Way
from torres3d.engine.kit import GameSetup
from torres3d.games.turm_bauer.app.lessons.lesson_navigation import PROGRESS, LessonPath
from torres3d.games.turm_bauer.app.menus.game_flow import GameFlow
from torres3d.games.turm_bauer.app.menus.setup_screen import FILE, SetupScreen, first_draft, to_setup
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.rules.state import State
from torres3d.scene.camera.viewpoint import Viewpoint

MENU_VIEW = (-3.6, -1.7, 6.0, 30.0, 13.0, 33.0)
"""The camera's place and target: the tower stands to the right of the menu."""


class GameMenus(BaseGameMenus[GameServices]):
    """See `BaseGameMenus`."""

    backdrop = "games/turm_bauer/backdrop.turm"
    lessons: Chapters
    flow: GameFlow
    setup_screen: SetupScreen

    def __init__(self, context: MenuContext) -> None:
        parts = GameServices(context.window, context.services)
        super().__init__(context, parts)
        services, own = context.services, context.personal
        self.flow = GameFlow(context, parts, self.strength)
        self.setup_screen = SetupScreen(parts, context.faults, self.flow.begin, context.read, own / FILE)
        path = LessonPath(parts, own / PROGRESS, lambda: self.lessons.open(inside=True), context.read, self._first_game)
        self.lessons = Chapters(services, path, context.ways.menu)

    @property
    def entries(self) -> Mapping[str, Way]:
        return {**super().entries, "practice": self.practise}

    def practise(self) -> None:
        """Open the practice table."""
        # Loaded when somebody practises: the menu is there sooner.
        from torres3d.games.turm_bauer.app.lessons.practice_screen import PracticeScreen

        self.parts.table.camera.preset("iso")
        self._services.screens.go(PracticeScreen(self.parts, self._context.ways.menu, self._context.read))

    def _lay_backdrop(self, setup: GameSetup, state: State) -> None:
        super()._lay_backdrop(setup, state)
        camera = self.parts.table.camera
        camera.go(Viewpoint(*MENU_VIEW, camera.goal.bounds), at_once=True)

    def _first_game(self) -> None:
        """The first game of one's own, against gentle bots."""
        self.flow.begin(to_setup(first_draft(self._services.say, self.parts.levels)))
