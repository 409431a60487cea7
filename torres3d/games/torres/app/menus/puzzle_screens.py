"""Into the puzzles and from one to the next: their page, that of the day, those of a grade."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.base import paths
from torres3d.base.faults import Fault, FileFault
from torres3d.base.notation_reader import NotationFault
from torres3d.bots.person_elo_estimate import Estimate, course
from torres3d.bots.rated_games import Rival
from torres3d.engine.log_entries import timestamp
from torres3d.engine.log_errors import WriteFault
from torres3d.games.torres.app.menus.game_flow import GameFlow
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.study.puzzle_screen import PuzzleScreen
from torres3d.games.torres.hud.models.puzzle_list_models import OpenPuzzles, PuzzleRow, PuzzlesModel
from torres3d.games.torres.kit.setup_and_options import as_setup
from torres3d.games.torres.puzzles.puzzle import GRADES, Grade, Puzzle, read_puzzles
from torres3d.games.torres.puzzles.puzzle_tries import How, PuzzleRecord, Tried, next_of, of_grade, of_the_day
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.i18n.fault_messages import fault_message

STRENGTHS: Mapping[Grade, int] = {1: 800, 2: 1200, 3: 1600}
"""How strong puzzles of a grade are taken to be, among puzzles: who has 1200 solves every second one of grade 2."""


def rating(tried: Sequence[Tried]) -> Estimate | None:
    """The rating of a player by first tries; None where there are none. It is no Elo of games."""
    if not tried:
        return None
    rivals = [Rival("puzzle", STRENGTHS[each.grade], float(each.how == "solved")) for each in tried]
    return course([rival] for rival in rivals)[-1].estimate


SHIPPED = "games/torres/puzzles.jsonl"


class PuzzleScreens:
    """Opens puzzles. ``record`` is the file that keeps what was tried, ``menu`` the way out."""

    def __init__(self, parts: GameServices, opening: GameFlow, record: Path, menu: Callable[[], None]) -> None:
        self._parts = parts
        self._services = parts.services
        self._opening = opening
        self._menu = menu
        self.record = PuzzleRecord(record)
        self._puzzles: tuple[Puzzle, ...] | None = None
        self._fault: Fault | None = None
        self._unread: tuple[FileFault, ...] = ()

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """The puzzles of the program; none where their file cannot be read."""
        if self._puzzles is None:
            self._puzzles = ()
            try:
                self._puzzles, self._unread = read_puzzles(paths.config() / SHIPPED)
            except Fault as fault:
                self._fault = fault
        return self._puzzles

    def open(self) -> None:
        self._services.screens.go(PanelScreen(self._model, self._took, self._menu, parts=self._parts))

    def solve(self, puzzle: Puzzle, following: Callable[[], Puzzle | None]) -> None:
        """Show a puzzle; ``following`` says which comes next."""
        services = self._services

        def ended(how: How) -> None:
            try:
                self.record.add(Tried(puzzle.id, puzzle.grade, how, timestamp()))
            except WriteFault as fault:
                services.refuse(fault_message(fault, services.say).in_one)

        def go_on() -> None:
            after = following()
            if after is None:
                self.open()
            else:
                self.solve(after, self._after(after))

        try:
            screen = PuzzleScreen(self._parts, puzzle, ended, self.open, go_on, lambda: self._study(screen))
        except (Fault, NotationFault) as fault:
            services.refuse(services.say("puzzle-unreadable", id=puzzle.id, why=str(fault)))
            return
        game = screen.session.game
        self._opening.lay_table(as_setup(game.header.setup), game.state)
        self._parts.table.camera.preset("iso")
        services.screens.go(screen)

    def _study(self, screen: PuzzleScreen) -> None:
        game = screen.session.game
        self._opening.study(as_setup(game.header.setup), game.history.start, True)

    def _after(self, puzzle: Puzzle) -> Callable[[], Puzzle | None]:
        return lambda: next_of(of_grade(self.puzzles, puzzle.grade), self.record, puzzle)

    def _today(self) -> Puzzle:
        return of_the_day(self.puzzles, datetime.now().astimezone().date())

    def _model(self) -> PuzzlesModel:
        puzzles, record, say = self.puzzles, self.record, self._services.say
        if not puzzles:
            if self._fault is not None:
                return PuzzlesModel(fault=fault_message(self._fault, say).in_one)
            return PuzzlesModel(fault=self._lines_unread() or say("puzzles-none"))
        rows = []
        for grade in GRADES:
            tries = [record.first_try(puzzle.id) for puzzle in of_grade(puzzles, grade)]
            tried = [each for each in tries if each is not None]
            rows.append(PuzzleRow(grade, sum(each.how == "solved" for each in tried), len(tried), len(tries)))
        today, known = record.first_try(self._today().id), rating(record.first_tries)
        number = None if known is None else (round(known.mean / 10) * 10, round(known.margin / 10) * 10)
        how = today.how if today is not None else ""
        return PuzzlesModel(tuple(rows), how, number, unread=self._lines_unread())

    def _lines_unread(self) -> str:
        """The number of unreadable lines in the puzzles' file, and the fault of the first; empty if none."""
        if not self._unread:
            return ""
        say = self._services.say
        first = fault_message(self._unread[0], say)
        return say("puzzles-unread", lines=len(self._unread), where=first.where, what=first.problem)

    def _took(self, intent: Intent) -> None:
        match intent:
            case OpenPuzzles(0) if self.puzzles:
                today = self._today()
                self.solve(today, self._after(today))
            case OpenPuzzles(grade):
                first = next_of(of_grade(self.puzzles, grade), self.record)
                if first is not None:
                    self.solve(first, self._after(first))
            case MenuChoice():
                self._menu()
