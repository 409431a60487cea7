"""The list of puzzles from one's own games: their order and states, the marked one, the one deleted last."""

from collections.abc import Callable
from datetime import date, datetime

from torres3d.app.session.player_looks import player_names
from torres3d.engine.puzzles.return_schedule import due
from torres3d.games.torres.bots.puzzles.mistake_puzzle import MistakePuzzle, MistakeTried, MistakeTries, OwnPuzzles
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.hud.models.mistake_models import MistakeRow, MistakesModel, MistakeState
from torres3d.i18n.dates import date_text
from torres3d.i18n.texts import Translate

ORDER: tuple[MistakeState, ...] = ("due", "new", "failed", "solved")
"""States in the order of the list."""


class MistakeList:
    """State of the list; ``look`` reads the files again."""

    def __init__(self, puzzles: OwnPuzzles, tries: MistakeTries, say: Callable[[], Translate]) -> None:
        self._puzzles = puzzles
        self._tries = tries
        self._say = say
        self._found: list[tuple[MistakePuzzle, list[MistakeTried]]] = []
        self._deleted: tuple[MistakePuzzle, int] | None = None
        self.marked = 0

    def look(self) -> None:
        """Read the files again: what is due first, then new ones, then the others, the latest games first."""
        tries = self._tries.by_puzzle()
        found = [(puzzle, tries.get(puzzle.id, [])) for puzzle in self._puzzles.puzzles]
        found.sort(key=lambda each: each[0].created, reverse=True)
        self._found = sorted(found, key=lambda each: ORDER.index(self._state(each[1])))
        self.marked = max(0, min(self.marked, len(self._found) - 1))

    @property
    def chosen(self) -> MistakePuzzle | None:
        return self._found[self.marked][0] if self.marked < len(self._found) else None

    def waiting(self) -> int:
        """The number of puzzles that are due or new."""
        self.look()
        return sum(self._state(tries) in ("due", "new") for _, tries in self._found)

    def next_after(self, puzzle: MistakePuzzle) -> MistakePuzzle | None:
        """The next puzzle to try after another one: due or new; None where there is none."""
        self.look()
        waiting = [each for each, tries in self._found if self._state(tries) in ("due", "new")]
        return next((each for each in waiting if each.id != puzzle.id), None)

    def delete(self) -> None:
        """Delete the marked puzzle; raises `Fault`."""
        if (puzzle := self.chosen) is not None:
            place = self._puzzles.remove(puzzle)
            self._deleted = None if place is None else (puzzle, place)
            self.look()

    def restore(self) -> None:
        """Put back what was deleted last; raises `Fault`."""
        if self._deleted is not None:
            puzzle, place = self._deleted
            self._puzzles.put_back(puzzle, place)
            self._deleted = None
            self.look()
            self.marked = next((n for n, each in enumerate(self._found) if each[0].id == puzzle.id), self.marked)

    def comes_back(self, puzzle: MistakePuzzle) -> str:
        """When a puzzle comes back, in words; empty where it does not."""
        back = due(self._tries.by_puzzle().get(puzzle.id, ()))
        return "" if back is None else self._say()("puzzle-comes-back", days=(back - _today()).days)

    def model(self, told: str, percent: int | None) -> MistakesModel:
        """The list; ``told`` of the last search, empty for none, and how far the present one is."""
        say = self._say()
        states = [self._state(tries) for _, tries in self._found]
        if not told and states:
            told = say("mistakes-about", due=states.count("due") + states.count("new"), puzzles=len(states))
        undo = "" if self._deleted is None else _about(self._deleted[0], say)
        rows = tuple(self._row(puzzle, tries, say) for puzzle, tries in self._found)
        return MistakesModel(rows, self.marked, told or say("mistakes-intro"), percent, undo)

    def _row(self, puzzle: MistakePuzzle, tries: list[MistakeTried], say: Translate) -> MistakeRow:
        players = ", ".join(player_names(puzzle.setup, BOTS, say))
        state, back = self._state(tries), due(tries)
        days = 0 if back is None else max(0, (back - _today()).days)
        told = say(f"mistakes-state-{state}", days=days)
        return MistakeRow(puzzle.id, players, date_text(puzzle.created, say), _about(puzzle, say), state, told)

    def _state(self, tries: list[MistakeTried]) -> MistakeState:
        back = due(tries)
        if not tries:
            return "new"
        if back is not None and back <= _today():
            return "due"
        return "solved" if tries[-1].how == "solved" else "failed"


def _about(puzzle: MistakePuzzle, say: Translate) -> str:
    """The turn, what it lost, and the kind of mistake."""
    moment = say("analysis-moment", phase=puzzle.phase, round=puzzle.round)
    lost = say("mistakes-lost", points=round(puzzle.loss))
    told = [moment, lost, *([say(f"mistake-{puzzle.mistake}")] if puzzle.mistake else [])]
    return " · ".join(told)


def _today() -> date:
    return datetime.now().astimezone().date()
