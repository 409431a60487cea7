"""Lesson of any game: completion of steps, ways out, answers, and its panel."""

from collections.abc import Sequence
from typing import Any, Literal

from torres3d.app.screens.lesson.chapter_in_progress import LessonProgress
from torres3d.app.screens.lesson.chapter_list_and_progress_file import BaseLessonPath
from torres3d.app.screens.play_screen import BasePlayScreen
from torres3d.app.window.services import Services
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.lesson_models import AnswerLesson, GoInLesson, LessonModel

STEP_PAUSE = 0.5
"""Seconds between a finished step and the next one."""
FAILURE_PAUSE = 2.0
"""Seconds between a failed step and its next try: what fell is visible."""
USUAL_KEYS = {"choose": "enter"}
"""Keys with a fixed meaning."""
MIN_TURN = 15.0
"""Minimum turn of the view in degrees."""


class BaseLessonScreen(BasePlayScreen):
    """Screen that a lesson teaches on; the play screen of the game is its second base."""

    progress: LessonProgress[Any]
    lesson: "Lesson"
    _ways: BaseLessonPath[Any]

    def step(self, seconds: float) -> bool:
        stale = super().step(seconds)
        if self.lesson.step(seconds):
            self._mark_stale()
            return True
        return stale

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves or falls, and everything was shown."""
        return self.playback.idle

    def standing_commands(self) -> Sequence[Any]:
        """The standing commands."""
        return [each.standing_command for each in self.session.game.history.standing_steps()]

    def open_step(self, chapter: int, at: int) -> None:
        """Show a step with its own position."""
        self._ways.open(chapter, at)

    def start_step(self) -> None:
        """Begin a step with the current position."""

    def has_seen(self, kind: str) -> bool | None:
        """Whether the learner has seen what a step asks for; None for other steps."""
        return None

    @property
    def failure(self) -> tuple[str, str] | None:
        """The reason why the step cannot be done any more, and its rule; None while it can."""
        return None

    def go_on_with_others(self) -> bool:
        """Play the other players' part of the step; whether there was any."""
        return False

    def let_all_go(self) -> None:
        """Cancel selections and questions."""

    def show_at_once(self) -> None:
        """Finish all animations at once."""
        self.playback.finish()

    def do_as_written(self) -> None:
        """Do the rest of the step as in its model, the others' part included."""


class Lesson:
    """Lesson for a ``course`` with its ``ways``, on the screen ``taught``."""

    def __init__(
        self, services: Services, course: LessonProgress[Any], ways: BaseLessonPath[Any], taught: BaseLessonScreen
    ) -> None:
        self._services = services
        self._course = course
        self._ways = ways
        self._taught = taught
        self._rested = 0.0
        self._heading = 0.0
        self.floor = 0
        """The number of commands that stood when the step began."""

    def begin(self) -> None:
        course, taught = self._course, self._taught
        self.floor = len(taught.standing_commands())
        self._rested = 0.0
        self._services.effects.clear_refusal()
        self._ways.save_step(course.number, course.at)
        if course.step.view == "iso":
            taught.at_table.camera.preset("iso")
        self._heading = taught.at_table.camera.goal.heading
        taught.start_step()

    def step(self, seconds: float) -> bool:
        """Check whether the step is done, and advance after it, or begin it again where it has failed; True when that
        has changed."""
        course = self._course
        done = course.done
        self._look()
        failure = None if course.done else self._taught.failure
        if (course.done or failure) and self._taught.at_rest:
            self._rested += seconds
            if failure:
                if self._rested >= FAILURE_PAUSE:
                    self._taught.open_step(course.number, course.at)
                    self._services.refuse(*failure)
            elif self._taught.go_on_with_others():
                self._rested = 0.0
            elif self._rested >= STEP_PAUSE and not course.waits:
                self.next()
        return done != course.done

    def _look(self) -> None:
        """Check whether the step is done."""
        course, taught = self._course, self._taught
        if course.done:
            return
        course.follow(taught.standing_commands()[self.floor :])
        kind, _, name = course.step.watch.partition(":")
        if kind == "turned":
            away = abs(taught.at_table.camera.goal.heading - self._heading) % 360
            course.done = min(away, 360 - away) >= MIN_TURN
        elif kind == "refused":
            course.done = self._services.effects.refused == course.step.rule
        elif kind == "overlay":
            course.done = name in taught.overlays.on
        elif (seen := taught.has_seen(kind)) is not None:
            course.done = seen

    def intent(self, intent: Intent) -> bool:
        """Handle an intent about the lesson; False if it was something else."""
        match intent:
            case GoInLesson(way):
                self.go(way)
            case AnswerLesson(number):
                self.answer(number)
            case _:
                return False
        return True

    def key(self, action: str) -> bool:
        """Do a key's action in the lesson; False if it was something else.

        Enter and Space continue where nothing else is to be done.
        """
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
        """Follow a button of the lesson's panel."""
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
                ways.save_done(course.number)
                ways.play()

    def next(self) -> None:
        """Go to the next step, with the current position or its own.

        A step that did not come out as expected is followed by the position of the models.
        """
        course = self._course
        if course.last or course.chapter.steps[course.at + 1].position or not course.as_expected:
            if course.last:
                self._ways.save_done(course.number)
            self._taught.open_step(course.number, course.at + 1)
            return
        course.go_on()
        self.begin()

    def skip(self) -> None:
        """Do the step as in its model, and go on."""
        course, taught = self._course, self._taught
        taught.show_at_once()
        taught.let_all_go()
        if course.step.finish:
            self._ways.save_done(course.number)
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
        """Show why something else is not allowed."""
        self._services.refuse(self._course.refusal, self._course.step.rule)

    def panel(self, over: bool = False) -> LessonModel:
        """The model of the lesson's panel; ``over`` makes room for a dialog."""
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
