"""Conversation about a puzzle of any game: what is asked, hint and solution that are asked for twice, the ways out."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from torres3d.app.session.puzzle_attempt import PuzzleTry
from torres3d.engine.history import Step
from torres3d.hud.models.turn_models import ReasonGroup
from torres3d.terminal.base_conversation import BaseConversation
from torres3d.terminal.dialogue import ChoiceT

Way = Literal["next", "list", "quit"]
"""Ways out: the next puzzle, the page of puzzles, out of the program."""


def group_lines(group: ReasonGroup) -> list[str]:
    """Reasons with what they are for: a line each, the points behind the words."""
    return [group.lead, *(_with_points(points, what) for points, what in group.reasons)]


def _with_points(points: str, what: str) -> str:
    if points.endswith("."):
        return f"{points} {what}"
    return f"{what}: {points}" if points else what


class BasePuzzleConversation(BaseConversation[ChoiceT]):
    """A puzzle; the conversation of the game is its second base.

    ``attempt`` is put there before it runs; ``way`` is the way out that was taken.
    """

    further_words: ClassVar[tuple[str, ...]] = ("task", "solution", "next", "list")
    hint_costs: ClassVar[bool] = True
    """Whether the first step costs something, so that it is asked for twice."""
    attempt: PuzzleTry
    way: Way | None = None

    def add_words(self) -> None:
        """Understand the words of puzzles, once the game's own are known."""
        self._answers |= {
            "task": lambda rest: self._told_task(),
            "solution": lambda rest: self._solution(),
            "next": lambda rest: self._next(),
            "list": lambda rest: self._to_list(),
            "reset": lambda rest: self._reset_all(),
        }

    # what differs from game to game

    @property
    @abstractmethod
    def solved(self) -> bool:
        """Whether what was done is the answer."""

    @abstractmethod
    def _task(self) -> list[str]:
        """What is asked, and the means there are."""

    @abstractmethod
    def _outcome(self) -> list[str]:
        """What is to be said after a command, such as that the puzzle is solved; ends the first try then."""

    @abstractmethod
    def _start_over(self) -> None:
        """Take back everything."""

    @abstractmethod
    def _do_solution(self) -> None:
        """Do the solution from the beginning."""

    @abstractmethod
    def _solution_lines(self) -> list[str]:
        """The solution as a list."""

    @abstractmethod
    def _first_step(self) -> str:
        """The first step of the solution."""

    def _why_no_hint(self) -> str:
        """Why there is no hint now; empty where there is one."""
        return self._say("puzzle-solution-not") if self.solved else ""

    # what is the same

    def _talk(self) -> None:
        self._terminal.say("", *self._told_task())
        while self.way is None:
            if not self._listen():
                self.way = "quit"

    def _leave(self) -> None:
        """Nothing is said: a puzzle has no file."""

    def _told_task(self) -> list[str]:
        return [*self._task(), *([] if self.brief else [self._say("text-puzzle-how")])]

    def _said(self, step: Step[Any, Any]) -> None:
        super()._said(step)
        self._terminal.say(*self._outcome())

    def _ended(self, lines: Sequence[str]) -> list[str]:
        """Lines about an answer, with what its result means, and what to type next."""
        learned, self.attempt.learned = self.attempt.learned, ""  # said once
        return [*lines, *([learned] if learned else []), self._say("text-puzzle-next")]

    def _helped(self) -> list[str]:
        """The first step. Where that costs something it is asked for twice."""
        n, why_not = self._game.n, self._why_no_hint()
        if why_not:
            return [why_not]
        if self.hint_costs and not self.attempt.hinted and self.attempt.ask("hint", n):
            return [self._say("puzzle-hint-sure")]
        self.attempt.tell_hint(n)
        return [self._first_step()]

    def _solution(self) -> list[str]:
        """The solution as a list, which is done, too; as long as the first try goes on it is asked for twice."""
        attempt, say = self.attempt, self._say
        if attempt.ended is None and attempt.ask("solution", self._game.n):
            return [say("text-puzzle-give-up")]
        if attempt.ended == "solved":
            return self._solution_lines()
        attempt.end("shown")
        self._start_over()
        self._do_solution()
        return self._ended([*self._solution_lines(), say("text-puzzle-done")])

    def _next(self) -> list[str]:
        if self.attempt.ended is None:
            return [self._say("puzzle-next-not")]
        self.way = "next"
        return []

    def _to_list(self) -> list[str]:
        """To the page of puzzles; asks first where own steps would be lost."""
        steps = len(self._game.history.standing_steps()) if self.attempt.ended is None else 0
        if not steps or self._agreed(f"{self._say('puzzle-leave-text', steps=steps)} {self._say('text-puzzle-leave')}"):
            self.way = "list"
        return []

    def _reset_all(self) -> list[str]:
        if not self._game.history.standing_steps():
            return [self._say("puzzle-again-not")]
        self._start_over()
        return [self._say("text-puzzle-from-start")]
