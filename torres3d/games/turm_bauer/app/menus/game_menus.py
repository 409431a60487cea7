"""The menus of Turm Bauer: over its tower, its set-up, games, lessons, studies and the practice table."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from torres3d.app.menus.base_game_menus import BaseGameMenus, Chapters
from torres3d.app.menus.game_flow import Practice
from torres3d.app.menus.menu_context import MenuContext, Way
from torres3d.engine.kit import GameSetup
from torres3d.games.turm_bauer.app.lessons.lesson_navigation import PROGRESS, LessonPath
from torres3d.games.turm_bauer.app.menus.game_flow import GameFlow
from torres3d.games.turm_bauer.app.menus.setup_screen import FILE, STUDY_FILE, SetupScreen, first_draft, to_setup
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.kit.engine_adapter import TurmHistory
from torres3d.games.turm_bauer.kit.setup_and_options import Setup
from torres3d.games.turm_bauer.rules.state import State
from torres3d.scene.camera.viewpoint import Viewpoint

if TYPE_CHECKING:
    from torres3d.games.turm_bauer.app.menus.puzzle_screens import PuzzleScreens
    from torres3d.games.turm_bauer.app.menus.study_screens import StudyScreens

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
        self.flow.study = self._study
        self.flow.practice = Practice("menu-puzzles", lambda _history, _file: self.puzzles.open_over())
        self.setup_screen = SetupScreen(parts, context.faults, self.flow.begin, context.read, own / FILE)
        path = LessonPath(parts, own / PROGRESS, lambda: self.lessons.open(inside=True), context.read, self._first_game)
        self.lessons = Chapters(services, path, context.ways.menu)

    @property
    def entries(self) -> Mapping[str, Way]:
        return {
            **super().entries,
            "puzzles": self._open_puzzles,
            "study": self._open_studies,
            "practice": self.practise,
        }

    def _open_puzzles(self) -> None:
        self.puzzles.open()

    @cached_property
    def puzzles(self) -> "PuzzleScreens":
        """The puzzles; their screens are loaded when somebody solves one."""
        from torres3d.games.turm_bauer.app.menus.puzzle_screens import PuzzleScreens
        from torres3d.games.turm_bauer.puzzles.puzzle_tries import FILE as PUZZLES_TRIED

        tried, menu = self._context.personal / PUZZLES_TRIED, self._context.ways.menu
        return PuzzleScreens(self.parts, tried, menu, self._study_position, self._context.read)

    def _open_studies(self) -> None:
        self.studies.open()

    def _study(self, history: TurmHistory, at: int) -> None:
        """Study a moment of a game."""
        self.studies.from_moment(history, at)

    def _study_position(self, setup: Setup, position: str) -> None:
        """Study a position, which is a text."""
        self.studies.from_position(setup, position)

    @cached_property
    def studies(self) -> "StudyScreens":
        """The studies; their screens are loaded when somebody studies."""
        from torres3d.games.turm_bauer.app.menus.study_screens import StudyScreens

        return StudyScreens(self.parts, self._context, self._context.personal / STUDY_FILE)

    def open_file(self, file: Path) -> None:
        self.studies.open()
        self.studies.open_file(file)

    def close(self) -> None:
        super().close()
        if "studies" in self.__dict__:
            self.studies.close()

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
