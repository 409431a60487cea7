"""What all lesson screens share: when a step is done, answers, navigation and the panel."""

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from torres3d.app.screens.lesson.lesson_progress import LessonProgress
from torres3d.app.session.overlay_switches import BaseOverlaySwitches
from torres3d.app.window.services import Services
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.lesson_models import AnswerLesson, GoInLesson, LessonModel
from torres3d.scene.camera.camera import Camera

PAUSE = 0.5
"""Seconds between what was done and the next step."""
USUAL_KEYS = {"choose": "enter"}
"""Keys that are the same for everybody."""
TURNED = 15.0
"""Degrees by which the view has to be turned."""


class Ways(Protocol):
    """Navigation out of a lesson step."""

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


class Taught(Protocol):
    """What a `Lesson` asks of its screen."""

    @property
    def camera(self) -> Camera:
        """The camera of its table."""

    @property
    def overlays(self) -> BaseOverlaySwitches:
        """The overlays that are on."""

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves or falls, and all was shown."""

    def given(self) -> Sequence[Any]:
        """The commands that stand."""

    def open_step(self, chapter: int, at: int) -> None:
        """Show a step with its own position."""

    def begun(self) -> None:
        """A step begins with the position that is there."""

    def watched(self, kind: str) -> bool | None:
        """Whether what a step of this game watches for has happened; None for what is not seen by looking."""

    def go_on_with_others(self) -> bool:
        """Let the others do what the step says; whether there was something."""

    def let_all_go(self) -> None:
        """Let go what was chosen, or is asked."""

    def show_at_once(self) -> None:
        """Show at once what is still to be shown."""

    def do_as_written(self) -> None:
        """Do what is left of the step as its model says, the others' part included."""


class Lesson:
    """Runs the steps of a ``course`` on the screen ``taught``; ``ways`` leads elsewhere."""

    def __init__(self, services: Services, course: LessonProgress[Any], ways: Ways, taught: Taught) -> None:
        self._services = services
        self._course = course
        self._ways = ways
        self._taught = taught
        self._rested = 0.0
        self._heading = 0.0
        self.floor = 0
        """So many commands stood when the step began."""

    def begin(self) -> None:
        """Begin with the present step."""
        course, taught = self._course, self._taught
        self.floor = len(taught.given())
        self._rested = 0.0
        self._services.effects.hush()
        self._ways.reached(course.number, course.at)
        if course.step.view == "iso":
            taught.camera.preset("iso")
        self._heading = taught.camera.goal.heading
        taught.begun()

    def step(self, seconds: float) -> bool:
        """See whether the step is done, and go on after it; True where that has changed."""
        course = self._course
        done = course.done
        self._look()
        if course.done and self._taught.at_rest:
            self._rested += seconds
            if self._taught.go_on_with_others():
                self._rested = 0.0
            elif self._rested >= PAUSE and not course.waits:
                self.next()
        return done != course.done

    def _look(self) -> None:
        """Whether the step is done."""
        course, taught = self._course, self._taught
        if course.done:
            return
        course.follow(taught.given()[self.floor :])
        kind, _, name = course.step.watch.partition(":")
        if kind == "turned":
            away = abs(taught.camera.goal.heading - self._heading) % 360
            course.done = min(away, 360 - away) >= TURNED
        elif kind == "refused":
            course.done = self._services.effects.refused == course.step.rule
        elif kind == "overlay":
            course.done = taught.overlays.is_on(name)
        elif (seen := taught.watched(kind)) is not None:
            course.done = seen

    def intent(self, intent: Intent) -> bool:
        """Take what a panel tells about the lesson; False if it was something else."""
        match intent:
            case GoInLesson(way):
                self.go(way)
            case AnswerLesson(number):
                self.answer(number)
            case _:
                return False
        return True

    def key(self, action: str) -> bool:
        """Do what a key asks of the lesson; False if it was something else. Enter and Space go on where there is
        nothing else to be done."""
        course = self._course
        if action in ("choose", "skip") and course.waits and self._taught.at_rest:
            self.go("play" if course.step.finish else "next")
        elif action == "recap_back":
            self.go("back")
        elif action == "recap_next":
            self.go("next" if course.waits else "skip")
        elif action == "rules" and not self._services.effects.refused:
            self.go("rules")
        elif course.step.choices and action.startswith("stack_"):
            self.answer(int(action[-1]) - 1)
        else:
            return False
        return True

    def go(self, way: str) -> None:
        """Go where a button of the lesson's panel leads."""
        course, ways = self._course, self._ways
        match way:
            case "next":
                if course.waits:
                    self.next()
            case "skip":
                self.skip()
            case "back":
                self._taught.open_step(course.number, course.at - 1)
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
            self._taught.open_step(course.number, course.at + 1)
            return
        course.go_on()
        self.begin()

    def skip(self) -> None:
        """Do the step as its model says, and go on."""
        course, taught = self._course, self._taught
        taught.show_at_once()
        taught.let_all_go()
        if course.step.finish:
            self._ways.through(course.number)
            self._ways.chapters()
            return
        taught.do_as_written()
        taught.show_at_once()
        self.next()

    def answer(self, number: int) -> None:
        """Choose an answer, counted from 0."""
        course = self._course
        if not course.done and number < len(course.step.choices) and not course.answer(number):
            self._services.refuse(course.not_quite, course.step.rule)

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
