"""Into the puzzles of Torres and from one to the next."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from torres3d.app.menus.puzzles.base_puzzle_screens import BasePuzzleScreens
from torres3d.engine.puzzles.puzzle_file import PuzzlesRead
from torres3d.engine.puzzles.return_schedule import How
from torres3d.games.torres.app.menus.game_flow import GameFlow
from torres3d.games.torres.app.menus.mistake_screens import MistakeScreens
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.study.puzzle_screen import PuzzleScreen
from torres3d.games.torres.kit.setup_and_options import as_setup
from torres3d.games.torres.puzzles.puzzle import THEMES, Puzzle, read_puzzles
from torres3d.games.torres.puzzles.puzzle_tries import PuzzleRecord


class PuzzleScreens(BasePuzzleScreens[Puzzle]):
    """See `BasePuzzleScreens`; ``mistakes`` opens puzzles from one's own games."""

    shipped = "games/torres/puzzles.jsonl"
    themes = THEMES
    about = "puzzles-about"

    def __init__(
        self, parts: GameServices, opening: GameFlow, record: Path, menu: Callable[[], None], mistakes: MistakeScreens
    ) -> None:
        super().__init__(parts, PuzzleRecord(record), menu)
        self._parts = parts
        self._opening = opening
        self._mistakes = mistakes
        mistakes.out = self.open

    def _read(self, file: Path) -> PuzzlesRead[Puzzle]:
        return read_puzzles(file)

    def _show(
        self, puzzle: Puzzle, ended: Callable[[How], str], back: Callable[[], None], go_on: Callable[[], None]
    ) -> PuzzleScreen:
        screen = PuzzleScreen(self._parts, puzzle, ended, back, go_on, lambda: self._study(screen))
        game = screen.session.game
        screen.read = partial(self._opening.read, game.header.setup)
        self._opening.lay_table(as_setup(game.header.setup), game.state)
        self._parts.table.camera.preset("iso")
        self._services.screens.go(screen)
        return screen

    def _study(self, screen: PuzzleScreen) -> None:
        game = screen.session.game
        self._opening.study(as_setup(game.header.setup), game.history.start, True)

    def _themes_of(self, puzzle: Puzzle) -> Sequence[str]:
        return puzzle.themes

    def _mistakes_waiting(self) -> int:
        return self._mistakes.list.waiting()

    def _open_mistakes(self) -> None:
        self._mistakes.open()
