"""What the screens of lessons share, whatever the game: the ways out of a step, answers, what the panel shows."""

from collections.abc import Callable
from typing import Literal, Protocol

from torres3d.app.learning.attending import Course
from torres3d.app.play.torres_services import TorresServices
from torres3d.hud.contract.lesson_models import LessonModel

PAUSE = 0.5
"""Seconds between what was done and the next step."""
USUAL_KEYS = {"choose": "enter"}
"""Keys that are the same for everybody."""
TURNED = 15.0
"""Degrees by which the view has to be turned."""


class Ways(Protocol):
    """Where a lesson leads to."""

    def reached(self, chapter: int, at: int) -> None:
        """The learner is at this step now."""

    def through(self, chapter: int) -> None:
        """The chapter was gone through."""

    def open(self, chapter: int, at: int) -> None:
        """Show a step with its own position; ``at`` may lie before the chapter or behind it."""

    def chapters(self) -> None:
        """Show the list of chapters."""

    def read(self, rule: str) -> None:
        """Open the rules."""

    def play(self) -> None:
        """Begin a game of one's own."""


class Lecture:
    """A ``course`` with its ``ways``. ``open_step`` shows a step with its own position, ``begin`` the next one of the
    same position, ``skip`` does the step as its model says."""

    def __init__(
        self,
        services: TorresServices,
        course: Course,
        ways: Ways,
        open_step: Callable[[int, int], None],
        begin: Callable[[], None],
        skip: Callable[[], None],
    ) -> None:
        self._services = services
        self._course = course
        self._ways = ways
        self._open = open_step
        self._begin = begin
        self._skip = skip

    def go(self, way: str) -> None:
        """Go where a button of the lesson's panel leads."""
        course, ways = self._course, self._ways
        match way:
            case "next":
                if course.waits:
                    self.next()
            case "skip":
                self._skip()
            case "back":
                self._open(course.number, course.at - 1)
            case "chapters":
                ways.chapters()
            case "rules":
                ways.read(course.step.rule)
            case "play":
                ways.through(course.number)
                ways.play()

    def next(self) -> None:
        """The next step, with the position that was reached or its own."""
        course = self._course
        if course.last or course.chapter.steps[course.at + 1].position:
            if course.last:
                self._ways.through(course.number)
            self._open(course.number, course.at + 1)
            return
        course.go_on()
        self._begin()

    def answer(self, number: int) -> None:
        """Choose an answer, counted from 0."""
        course = self._course
        if not course.done and number < len(course.step.choices) and not course.answer(number):
            self.refuse()

    def refuse(self) -> None:
        """Say why something else is not let through."""
        self._services.refuse(self._course.why, self._course.step.rule)

    def panel(self, over: bool = False) -> LessonModel:
        """What the lesson's panel shows; ``over`` a dialog it makes room."""
        course, step, keys = self._course, self._course.step, self._services.keys
        button: Literal["", "next", "play"] = "play" if step.finish else "next" if course.waits else ""
        return LessonModel(
            heading=course.heading,
            text=course.text,
            at=course.at,
            steps=len(course.chapter.steps),
            told=course.done and step.after,
            button=button,
            choices=tuple(map(str, step.choices)),
            wrong=course.wrong,
            can_go_back=(course.number, course.at) != (0, 0),
            points=() if course.done else step.point,
            by_keys=() if course.done else tuple(keys.get(name, USUAL_KEYS.get(name, "")) for name in step.keys),
            keys=tuple((name, keys.get(name, "")) for name in ("recap_back", "recap_next", "rules")),
            over=over,
        )
