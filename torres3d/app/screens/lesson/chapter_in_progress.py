"""Lesson progress within a chapter: the current step, the commands it allows, and whether it is done.

Knows no screen.
"""

from collections.abc import Callable, Iterable, Sequence
from fnmatch import fnmatchcase
from typing import Any, Generic, NamedTuple

from torres3d.app.screens.lesson.lesson_file import Lessons, StepT
from torres3d.i18n.texts import Translate

TRYING = ("chosen", "refused", "held", "block")
"""Kinds of steps in which the learner may choose anything, even without a command."""


class LessonReading(NamedTuple, Generic[StepT]):
    """Rules of a game's lessons.

    The ``notation`` of a command, which patterns of steps match, the ``values`` of a step's text, and the prefix of its
    texts' ``keys``. In a pattern ``?`` is any letter, ``*`` any letters.

    ``as_expected`` tells whether a command had the outcome that a step expects: only such commands count, unless the
    step has a text for others (``otherwise``).
    """

    notation: Callable[[Any], str]
    values: Callable[[StepT], dict[str, object]]
    keys: str
    as_expected: Callable[[StepT, Any], bool] = lambda step, command: True

    def lets(self, step: StepT, command: object) -> bool:
        """Whether a step lets a command through."""
        return self._fits(step.do, command)

    def done(self, step: StepT, given: Iterable[object]) -> bool:
        """Whether the commands given in a step are all it asks for; False where it asks for none."""
        if not step.do:
            return False
        counted = (command for command in given if step.otherwise or self.as_expected(step, command))
        return sum(self._fits(step.until or step.do, command) for command in counted) >= step.times

    def _fits(self, patterns: str, command: object) -> bool:
        text = self.notation(command)
        return any(fnmatchcase(text, pattern) for pattern in patterns.split())


class LessonProgress(Generic[StepT]):
    """A chapter in progress, and the `CommandGuard` of its game.

    ``tell`` gives the texts of the guide in the current language, with cards by their ids. ``done`` is whether the
    current step is, ``as_expected`` whether its last command had the outcome that the step expects, ``wrong`` are the
    wrong answers so far.
    """

    def __init__(
        self,
        lessons: Lessons[StepT],
        chapter: int,
        at: int,
        tell: Callable[[], Translate],
        reading: LessonReading[StepT],
    ) -> None:
        self.lessons = lessons
        self.number = chapter
        self.chapter = lessons.chapters[chapter]
        self.at = at
        self.done = False
        self.as_expected = True
        self.wrong: tuple[int, ...] = ()
        self._tell = tell
        self._reading = reading

    @property
    def step(self) -> StepT:
        return self.chapter.steps[self.at]

    @property
    def waits(self) -> bool:
        """Whether the step only waits for the learner to go on."""
        return self.step.read_only or (self.done and self.step.after)

    @property
    def last(self) -> bool:
        return self.at == len(self.chapter.steps) - 1

    def go_on(self) -> None:
        self.at += 1
        self.done = False
        self.as_expected = True
        self.wrong = ()

    def follow(self, given: Sequence[Any]) -> None:
        """Check the step by its standing commands."""
        self.as_expected = all(self._reading.as_expected(self.step, command) for command in given[-1:])
        self.done = self.done or self._reading.done(self.step, given)

    def answer(self, number: int) -> bool:
        """Choose an answer, counted from 0; whether it is right."""
        if self.done or not 0 <= number < len(self.step.choices):
            return False
        self.done = self.step.choices[number] == self.step.right
        if not self.done and number not in self.wrong:
            self.wrong = (*self.wrong, number)
        return self.done

    @property
    def heading(self) -> str:
        title = self._tell()(f"{self._reading.keys}-{self.chapter.id}")
        return self._tell()("lesson-heading", number=self.number + 1, of=len(self.lessons.chapters), title=title)

    @property
    def text(self) -> str:
        ending = ("-after" if self.as_expected else "-otherwise") if self.done and self.step.after else ""
        return self._tell()(f"{self._reading.keys}-{self._name}{ending}", **self._reading.values(self.step))

    @property
    def refusal(self) -> str:
        """The reason why something else is not allowed."""
        return self._tell()(f"{self._reading.keys}-{self._name}-why" if self.step.why else "lesson-why")

    @property
    def not_quite(self) -> str:
        """The reply to a wrong answer: where to look again."""
        return self._tell()(f"{self._reading.keys}-{self._name}-wrong")

    def offers(self, command: Any) -> bool:
        """See `CommandGuard.offers`."""
        if self.done:
            return False
        return self._reading.lets(self.step, command) if self.step.do else self.step.watch in TRYING

    def why_not(self, command: Any) -> str:
        """See `CommandGuard.why_not`."""
        return "" if not self.done and self._reading.lets(self.step, command) else self.refusal

    @property
    def _name(self) -> str:
        return self.lessons.name(self.number, self.at)
