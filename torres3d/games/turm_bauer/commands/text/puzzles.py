"""The puzzles of Turm Bauer in the terminal."""

from pathlib import Path

from torres3d.app.menus.puzzles.puzzle_book import PuzzleBook
from torres3d.base import paths
from torres3d.games.turm_bauer.commands.text.puzzle_conversation import PuzzleConversation
from torres3d.games.turm_bauer.puzzles.puzzle import KINDS, Puzzle, read_puzzles
from torres3d.games.turm_bauer.puzzles.puzzle_tries import FILE, PuzzleRecord
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.puzzle_page import BaseGamePuzzles

SHIPPED = "games/turm_bauer/puzzles.jsonl"


class GamePuzzles(BaseGamePuzzles[Puzzle]):
    """See `BaseGamePuzzles`. ``home`` is the folder of the user's own files; ``target``: whether
    puzzles name the level to reach."""

    about = "turm-puzzles-about"
    themes = KINDS

    def __init__(self, home: Path, target: bool) -> None:
        record = PuzzleRecord(home / FILE)
        super().__init__(
            PuzzleBook(lambda: paths.config() / SHIPPED, record, read_puzzles, lambda puzzle: (puzzle.kind,))
        )
        self._target = target

    def conversation(self, puzzle: Puzzle, terminal: Console, say: Translate) -> PuzzleConversation:
        return PuzzleConversation(puzzle, self._target, terminal, say)
