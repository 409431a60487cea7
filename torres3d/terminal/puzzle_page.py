"""``torres3d puzzles --text``: the page of puzzles in the terminal, and from one puzzle to the next."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar, Generic

from torres3d.app.menus.puzzles.puzzle_book import PuzzleBook
from torres3d.app.session.puzzle_attempt import PuzzleTry
from torres3d.base.faults import Fault, FileFault
from torres3d.base.notation_reader import NotationFault
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.puzzles.puzzle_file import PuzzleT
from torres3d.engine.puzzles.return_schedule import How
from torres3d.i18n.dates import date_text
from torres3d.i18n.fault_messages import fault_message
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.dialogue import numbered_lines
from torres3d.terminal.puzzle_conversation import BasePuzzleConversation, Way
from torres3d.terminal.text_page import TextPage

TRIES = 10
"""Tries that the history tells, the newest first."""
AnyConversation = BasePuzzleConversation[Any]


class BaseOwnPuzzles(ABC):
    """Puzzles from one's own games, in a game that makes them."""

    @abstractmethod
    def waiting(self) -> int:
        """How many are due or new."""

    @abstractmethod
    def lines(self) -> Sequence[str]:
        """A line for each puzzle, those to practise first."""

    @abstractmethod
    def told(self) -> Sequence[str]:
        """What is said above the list."""

    @abstractmethod
    def search(self, tell: Callable[[str], None]) -> Sequence[str]:
        """Make puzzles from the last finished game that was not searched; what came of it."""

    @abstractmethod
    def solve(self, number: int, terminal: Console, run: Callable[[AnyConversation, PuzzleTry], Way]) -> Way:
        """Solve a puzzle of the list, by its number from 0, and those that follow; the way out. Raises `Fault`."""


class BaseGamePuzzles(ABC, Generic[PuzzleT]):
    """The puzzles of a game in the terminal; ``about`` is the key of the text about them.

    ``own`` are those from one's own games, None in a game without such puzzles.
    """

    about: ClassVar[str]
    themes: ClassVar[Sequence[str]]

    def __init__(self, book: PuzzleBook[PuzzleT], own: BaseOwnPuzzles | None = None) -> None:
        self.book = book
        self.own = own

    @abstractmethod
    def conversation(self, puzzle: PuzzleT, terminal: Console, say: Translate) -> AnyConversation:
        """The conversation about a puzzle; raises a `Fault` or `NotationFault` for one that cannot be read."""


class PuzzlePage(TextPage, Generic[PuzzleT]):
    """The page: what there is to solve, one's rating, the history."""

    words = ("help", "list", "day", "fitting", "easy", "medium", "hard", "theme", "mistakes", "search", "history",
             "brief", "quit")  # fmt: skip
    help_keys = ("text-puzzles-help",)
    prompt = "text-puzzles-prompt"

    def __init__(self, puzzles: BaseGamePuzzles[PuzzleT], terminal: Console, say: Translate, brief: bool) -> None:
        super().__init__(terminal, say, brief)
        self._puzzles = puzzles
        self._book = puzzles.book
        self._opened = False
        """Whether it was said what the puzzles are about."""
        self._answers |= {
            "list": lambda rest: self.opening(),
            "day": lambda rest: self._solve(self._book.of_the_day(), None) if self._book.puzzles else [],
            "fitting": lambda rest: self._begin(None),
            "easy": lambda rest: self._begin(1),
            "medium": lambda rest: self._begin(2),
            "hard": lambda rest: self._begin(3),
            "theme": self._theme,
            "mistakes": lambda rest: self._mistakes(),
            "search": lambda rest: self._search(),
            "history": lambda rest: self._history(),
        }

    def opening(self) -> list[str]:
        """What there is to solve, numbered, and one's rating."""
        say, puzzles = self._say, self._puzzles
        waiting = None if puzzles.own is None else puzzles.own.waiting()
        page = self._book.page(puzzles.themes, waiting, say(puzzles.about), say)
        if page.fault:
            return [page.fault]
        today = say(f"puzzles-today-{page.today}") if page.today else say("text-puzzles-untried")
        back = f", {say('puzzles-back', puzzles=page.back)}" if page.back else ""
        rows: list[tuple[str, Callable[[], list[str]]]] = [
            (f"{say('puzzles-today')}: {today}", lambda: self._solve(self._book.of_the_day(), None)),
            (f"{say('puzzles-fitting')}: {say('puzzles-near')}{back}", lambda: self._begin(None)),
        ]
        for row in page.rows:
            solved = say("puzzles-solved", solved=row.solved, tried=row.tried, of=row.of)
            rows.append((f"{say(f'puzzles-grade-{row.grade}')}: {solved}", partial(self._begin, row.grade)))
        if waiting is not None:
            rows.append((f"{say('mistakes-practise-all')}: {say('mistakes-waiting', puzzles=waiting)}", self._mistakes))
        self._choices = [action for _, action in rows]
        lines = [
            *([] if self.brief or self._opened else [page.about]),
            *([page.unread] if page.unread else []),
            *([say("text-puzzles-theme", theme=say(f"puzzles-theme-{page.theme}"))] if page.theme else []),
            *numbered_lines(line for line, _ in rows),
            *([] if page.rating is None else [say("puzzles-rating", rating=page.rating[0], margin=page.rating[1])]),
        ]
        self._opened = True
        return lines

    def _begin(self, grade: int | None) -> list[str]:
        first = self._book.next(grade)
        return [self._say("puzzles-none")] if first is None else self._solve(first, grade)

    def _solve(self, puzzle: PuzzleT, grade: int | None) -> list[str]:
        """Solve a puzzle, and then the next ones of a grade, or of those that fit."""
        following: PuzzleT | None = puzzle
        while following is not None:
            present = following
            try:
                conversation = self._puzzles.conversation(present, self._terminal, self._say)
            except (Fault, NotationFault) as fault:
                return [self._say("puzzle-unreadable", id=present.id, why=str(fault))]

            way = self._run(conversation, PuzzleTry(partial(self._noted, present, conversation)))
            if way == "quit":
                self.over = True
                return []
            following = self._book.next(grade, present) if way == "next" else None
        return ["", *self.opening()]

    def _noted(self, puzzle: PuzzleT, conversation: AnyConversation, how: How) -> str:
        """Record the result of a first try; what follows from it."""
        try:
            self._book.note(puzzle, how, how == "solved" and conversation.attempt.hinted)
        except (WriteFault, FileFault) as fault:
            self._terminal.say(fault_message(fault, self._say).in_one)
        return self._book.learned(puzzle, self._say)

    def _run(self, conversation: AnyConversation, attempt: PuzzleTry) -> Way:
        conversation.attempt, conversation.brief = attempt, self.brief
        conversation.run()
        self.brief = conversation.brief
        return conversation.way or "quit"

    def _theme(self, rest: str) -> list[str]:
        say, themes = self._say, self._puzzles.themes
        named = {say(f"puzzles-theme-{theme}").casefold(): theme for theme in themes} | {each: each for each in themes}
        if rest.casefold() in (say("puzzles-theme-all").casefold(), "all"):
            return self._restricted("")
        if rest.casefold() in named:
            return self._restricted(named[rest.casefold()])
        self._choices = [partial(self._restricted, theme) for theme in ("", *themes)]
        about = (say(f"puzzles-theme-{theme}-about") for theme in themes)
        titles = (f"{say(f'puzzles-theme-{theme}')}: {what}" for theme, what in zip(themes, about, strict=True))
        wrong = [say("text-puzzles-no-theme", theme=rest)] if rest else []
        return [*wrong, say("text-which"), *numbered_lines((say("puzzles-theme-all-about"), *titles))]

    def _restricted(self, theme: str) -> list[str]:
        self._book.theme = theme
        return self.opening()

    def _mistakes(self) -> list[str]:
        own = self._puzzles.own
        if own is None:
            return [self._say("text-puzzles-no-mistakes")]
        lines = own.lines()
        self._choices = [partial(self._practise, number) for number in range(len(lines))]
        how = [self._say("text-puzzles-search")] if lines and not self.brief else []
        return [*own.told(), *numbered_lines(lines), *how]

    def _practise(self, number: int) -> list[str]:
        own = self._puzzles.own
        assert own is not None
        if own.solve(number, self._terminal, self._run) == "quit":
            self.over = True
            return []
        return ["", *self._mistakes()]

    def _search(self) -> list[str]:
        own = self._puzzles.own
        if own is None:
            return [self._say("text-puzzles-no-mistakes")]
        return [*own.search(self._terminal.say), *self._mistakes()]

    def _history(self) -> list[str]:
        say, known = self._say, {puzzle.id: puzzle for puzzle in self._book.puzzles}
        tries = self._book.record.tries[::-1][:TRIES]
        if not tries:
            return [say("puzzles-no-tries")]
        rows = []
        self._choices = []
        for each in tries:
            how = "hinted" if each.how == "solved" and each.hinted else each.how
            grade = say(f"puzzles-grade-{each.grade}")
            rows.append(f"{date_text(each.when, say)}, {grade}: {say(f'puzzles-how-{how}')}")
            puzzle = known.get(each.id)
            self._choices.append(
                (lambda: [say("puzzles-gone")]) if puzzle is None else partial(self._solve, puzzle, None)
            )
        return numbered_lines(rows)
