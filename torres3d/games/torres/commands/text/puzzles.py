"""The puzzles of Torres in the terminal: those of the program, and those from one's own games."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from torres3d.app.menus.puzzles.puzzle_book import PuzzleBook
from torres3d.app.session.puzzle_attempt import PuzzleTry
from torres3d.base import paths
from torres3d.base.faults import Fault
from torres3d.base.notation_reader import NotationFault
from torres3d.base.worker_processes import CallFailure
from torres3d.engine.puzzles.return_schedule import How
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.torres.app.menus.mistake_book import MistakeBook
from torres3d.games.torres.app.study.mistake_search_process import MistakeSearch
from torres3d.games.torres.bots.puzzles.mistake_puzzle import MistakePuzzle
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.commands.text.puzzle_conversation import MistakeConversation, PuzzleConversation
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.puzzles.puzzle import THEMES, Puzzle, read_puzzles
from torres3d.games.torres.puzzles.puzzle_tries import FILE, PuzzleRecord
from torres3d.i18n.dates import date_text
from torres3d.i18n.fault_messages import failure_reason, fault_message
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.puzzle_conversation import Way
from torres3d.terminal.puzzle_page import AnyConversation, BaseGamePuzzles, BaseOwnPuzzles

SHIPPED = "games/torres/puzzles.jsonl"
PATIENCE = 10.0
"""Seconds between looks at a search."""


class OwnPuzzles(BaseOwnPuzzles):
    """Puzzles from one's own games; ``games`` is the folder of saved ones."""

    def __init__(self, home: Path, games: Path, say: Translate) -> None:
        self._book = MistakeBook(home, lambda: say)
        self._shelf = Shelf((TORRES,), games)
        self._say = say

    def waiting(self) -> int:
        return self._book.list.waiting()

    def told(self) -> Sequence[str]:
        self._book.list.look()
        shown = self._book.list.model("", None)
        return [*self._book.faults(), shown.told, *([] if shown.rows else [self._say("mistakes-none")])]

    def lines(self) -> Sequence[str]:
        self._book.list.look()
        rows = self._book.list.model("", None).rows
        return [f"{row.date}, {row.players}: {row.about}, {row.told}" for row in rows]

    def search(self, tell: Callable[[str], None]) -> Sequence[str]:
        game, say, search = self._book.next_game(self._shelf.games()), self._say, MistakeSearch()
        if game is None or game.facts is None:
            return [say("mistakes-all-searched")]
        tell(say("mistakes-searching", date=date_text(game.facts.created, say)))
        search.begin(game.facts.game, game.file, BOTS.adviser)
        try:
            found = None
            while found is None:
                search.wait(PATIENCE)
                _, found = search.step()
            if isinstance(found, CallFailure):
                return [say("mistakes-search-failed", why=failure_reason(found.reason, found.text, say))]
            self._book.keep(game.facts.game, found)
        except Fault as fault:
            return [fault_message(fault, say).in_one]
        finally:
            search.stop()
        return [self._book.told_of(found)]

    def solve(self, number: int, terminal: Console, run: Callable[[AnyConversation, PuzzleTry], Way]) -> Way:
        self._book.list.look()
        self._book.list.marked = number
        puzzle = self._book.list.chosen
        while puzzle is not None:
            try:
                conversation = MistakeConversation(puzzle, terminal, self._say)
            except (Fault, NotationFault) as fault:
                terminal.say(self._say("puzzle-unreadable", id=puzzle.id, why=str(fault)))
                return "list"
            way = run(conversation, PuzzleTry(partial(self._noted, puzzle, conversation, terminal)))
            if way != "next":
                return way
            puzzle = self._book.list.next_after(puzzle)
        return "list"

    def _noted(self, puzzle: MistakePuzzle, conversation: AnyConversation, terminal: Console, how: How) -> str:
        try:
            self._book.note(puzzle, how, how == "solved" and conversation.attempt.hinted)
        except Fault as fault:
            terminal.say(fault_message(fault, self._say).in_one)
        return self._book.list.comes_back(puzzle)


class GamePuzzles(BaseGamePuzzles[Puzzle]):
    """See `BaseGamePuzzles`. ``home`` is the folder of the user's own files, ``games`` that of saved games; ``target``:
    whether puzzles name the points wanted."""

    about = "puzzles-about"
    themes = THEMES

    def __init__(self, home: Path, games: Path, target: bool, say: Translate) -> None:
        record = PuzzleRecord(home / FILE)
        book = PuzzleBook(lambda: paths.config() / SHIPPED, record, read_puzzles, lambda puzzle: puzzle.themes)
        super().__init__(book, OwnPuzzles(home, games, say))
        self._target = target

    def conversation(self, puzzle: Puzzle, terminal: Console, say: Translate) -> PuzzleConversation:
        return PuzzleConversation(puzzle, self._target, terminal, say)
