"""Into the puzzles of Turm Bauer and from one to the next."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from torres3d.app.menus.puzzles.base_puzzle_screens import BasePuzzleScreens
from torres3d.engine.kit import GameSetup
from torres3d.engine.puzzles.puzzle_file import PuzzlesRead
from torres3d.engine.puzzles.return_schedule import How
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.study.puzzle_screen import PuzzleScreen
from torres3d.games.turm_bauer.kit.setup_and_options import Setup, as_setup
from torres3d.games.turm_bauer.puzzles.puzzle import KINDS, Puzzle, read_puzzles
from torres3d.games.turm_bauer.puzzles.puzzle_tries import PuzzleRecord
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.display_colours_and_emblems import looks_of


class PuzzleScreens(BasePuzzleScreens[Puzzle]):
    """See `BasePuzzleScreens`."""

    shipped = "games/turm_bauer/puzzles.jsonl"
    themes = KINDS
    about = "turm-puzzles-about"

    def __init__(
        self,
        parts: GameServices,
        record: Path,
        menu: Callable[[], None],
        study: Callable[[Setup, str], None],
        read: Callable[[GameSetup, str], None],
    ) -> None:
        """``study`` opens a position, a text, as a study, ``read`` the rules of a set-up."""
        super().__init__(parts, PuzzleRecord(record), menu)
        self._parts = parts
        self._study = study
        self._rules = read

    def _read(self, file: Path) -> PuzzlesRead[Puzzle]:
        return read_puzzles(file)

    def _show(
        self, puzzle: Puzzle, ended: Callable[[How], str], back: Callable[[], None], go_on: Callable[[], None]
    ) -> PuzzleScreen:
        screen = PuzzleScreen(self._parts, puzzle, ended, back, go_on, lambda: self._study(setup, puzzle.position))
        game = screen.session.game
        setup = as_setup(game.header.setup)
        screen.read = partial(self._rules, setup)
        self._lay_table(setup, game.state)
        self._services.screens.go(screen)
        return screen

    def _lay_table(self, setup: Setup, state: State) -> None:
        table = self._parts.table
        table.show(state, looks_of(setup, self._services.colours))
        table.camera.preset("iso")

    def _themes_of(self, puzzle: Puzzle) -> Sequence[str]:
        return (puzzle.kind,)
