"""The menus of Torres: over its castles, its set-up, games, lessons, puzzles and studies."""

from collections.abc import Mapping
from pathlib import Path

from torres3d.app.menus.base_game_menus import BaseGameMenus, Chapters
from torres3d.app.menus.menu_context import MenuContext, Way
from torres3d.app.screens.lesson.chapter_list_and_progress_file import FILE as LESSONS
from torres3d.engine.kit import GameSetup
from torres3d.games.torres.app.lessons.lesson_navigation import LessonPath
from torres3d.games.torres.app.lessons.lesson_steps_and_games import OPPONENT
from torres3d.games.torres.app.menus.game_flow import GameFlow
from torres3d.games.torres.app.menus.mistake_screens import MistakeScreens
from torres3d.games.torres.app.menus.puzzle_screens import PuzzleScreens
from torres3d.games.torres.app.menus.setup_screen import FILE as SETUP
from torres3d.games.torres.app.menus.setup_screen import SetupScreen, first_draft
from torres3d.games.torres.app.menus.study_screens import StudyScreens
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.kit.setup_and_options import as_setup
from torres3d.games.torres.puzzles.puzzle_tries import FILE as PUZZLES_TRIED
from torres3d.games.torres.rules.state import State
from torres3d.scene.camera.viewpoint import Viewpoint

MENU_VIEW = Viewpoint(-2.1, -1.5, 0.6, 27.0, 31.0, 15.0)
"""Near the castles, which lie to the right of the menu."""


class GameMenus(BaseGameMenus[GameServices]):
    """See `BaseGameMenus`."""

    backdrop = "games/torres/backdrop.torres"
    lessons: Chapters
    flow: GameFlow
    setup_screen: SetupScreen

    def __init__(self, context: MenuContext) -> None:
        parts = GameServices(context.window, context.services, context.pictures)
        super().__init__(context, parts)
        faults, menu, own = context.faults, context.ways.menu, context.personal
        self.flow = flow = GameFlow(context, parts, self.strength)
        self.setup_screen = SetupScreen(parts, faults, flow.begin, context.read, own / SETUP)
        path = LessonPath(
            parts, own / LESSONS, flow.lay_table, lambda: self.lessons.open(inside=True), context.read, self._first_game
        )
        self.lessons = Chapters(context.services, path, menu)
        self.mistakes = MistakeScreens(parts, flow, own)
        self.puzzles = PuzzleScreens(parts, flow, own / PUZZLES_TRIED, menu, self.mistakes)
        self.studies = StudyScreens(parts, faults, flow, context.read, menu, context.share)

    @property
    def entries(self) -> Mapping[str, Way]:
        return {**super().entries, "puzzles": self.puzzles.open, "study": self.studies.open}

    def open_file(self, file: Path) -> None:
        self.studies.open()
        self.studies.open_file(file)

    def show(self, found: object) -> None:
        assert isinstance(found, State)
        self.flow.show_position(found)

    def recolour(self) -> None:
        self.flow.recolour()

    def close(self) -> None:
        super().close()
        self.studies.close()
        self.mistakes.close()

    def work(self) -> bool:
        self.mistakes.take_found()
        return super().work()

    def _lay_backdrop(self, setup: GameSetup, state: State) -> None:
        self.flow.lay_table(as_setup(setup), state)
        # Behind a menu nothing is looked for.
        self.parts.table.hatched = False
        self.parts.table.camera.go(MENU_VIEW, at_once=True)

    def _first_game(self) -> None:
        """The first game of one's own, against the gentlest bot."""
        self.flow.start_game(first_draft(self._services.say, self.parts.level(OPPONENT)))
