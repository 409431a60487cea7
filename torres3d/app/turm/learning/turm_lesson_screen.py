"""The screen of a lesson of Turm Bauer: that of a game, with a guard, a text and what it points at."""

from typing import Literal, Protocol

from msgspec.structs import replace

from torres3d.app.learning.attending import Course
from torres3d.app.turm.hand.holding import Pixel
from torres3d.app.turm.learning.lesson_judge import LessonJudge
from torres3d.app.turm.learning.turm_lesson_game import turm_begun_with, turm_lesson_game
from torres3d.app.turm.learning.turm_positions import choices_of, command_of, places_lit
from torres3d.app.turm.playing.turm_parts import TurmParts
from torres3d.app.turm.playing.turm_screen import TurmScreen
from torres3d.hud.contract.intents import Intent
from torres3d.hud.contract.lesson_models import AnswerLesson, GoInLesson, LessonModel
from torres3d.hud.contract.models import HudModel
from torres3d.hud.contract.turm.turm_intents import DoBuilding
from torres3d.table.turm.touch.turm_picking import TurmPick

PAUSE = 0.5
"""Seconds between what was done and the next step."""
TURNED = 15.0
"""Degrees by which the view has to be turned."""
NOT_HERE = ("hint", "log", "recap", "pause", "undo", "end_turn")
"""What a game has and a lesson has not."""


class TurmWays(Protocol):
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


class TurmLessonScreen(TurmScreen):
    """A `Screen` for a chapter from a step on, as far as it goes on with one position."""

    def __init__(self, parts: TurmParts, course: Course, ways: TurmWays) -> None:
        self.course = course
        self._ways = ways
        self._rested = 0.0
        self._heading = 0.0
        self._floor = 0
        game = turm_lesson_game(turm_begun_with(course.chapter, course.at), parts.services.say)
        judge = LessonJudge(lambda: self.course.step.outcome)
        super().__init__(parts, game, lambda _game: None, ways.chapters, ways.read, judge=judge)
        self.match.paused = True
        self.match.guard = course
        self._begin()

    # the Screen protocol

    def step(self, seconds: float) -> bool:
        """Let the game go on, see whether the step is done, and what comes after it."""
        done = self.course.done
        stale = super().step(seconds)
        self._look_at_it()
        if self.course.done and self.showing.idle and self.match.falling is None:
            self._rested += seconds
            if self._rested >= PAUSE and not self.course.waits:
                self._next()
        if done != self.course.done:
            self._mark_stale()
            stale = True
        return stale

    def model(self) -> HudModel:
        """The panels of the game as far as they are wanted, and the lesson's own; none gives an answer away."""
        shown, panels = super().model(), self.course.chapter.panels
        turm = shown.turm
        if turm is not None:
            turm = replace(
                turm,
                standing=turm.standing if "standing" in panels and not self.course.step.choices else None,
                turn=turm.turn if "turn" in panels else None,
                supply=turm.supply if "supply" in panels else None,
                steadiness=turm.steadiness if "steadiness" in panels else None,
            )
        prompt = shown.prompt if self.commanding.trial is not None else None
        return replace(shown, turm=turm, prompt=prompt, log=None, recap=None, pace=None, lesson=self._lesson())

    def intent(self, intent: Intent) -> None:
        """A panel tells what the person wants."""
        match intent:
            case GoInLesson(way):
                self._mark_stale()
                self._go(way)
            case AnswerLesson(number):
                self._mark_stale()
                self._choose_answer(number)
            case DoBuilding(action) if action in NOT_HERE or (action == "stay" and not self._staying):
                self._refuse()
            case _:
                super().intent(intent)

    def key(self, action: str) -> None:
        """A key was pressed; Enter and Space go on where there is nothing else to be done."""
        course = self.course
        if action in ("choose", "skip") and course.waits and self.showing.idle:
            self._go("play" if course.step.finish else "next")
        elif action == "recap_back":
            self._go("back")
        elif action == "recap_next":
            self._go("next" if course.waits else "skip")
        elif action == "rules" and not self._services.effects.refused:
            self._go("rules")
        elif course.step.choices and action.startswith("stack_"):
            self._choose_answer(int(action[-1]) - 1)
        elif action in NOT_HERE or (action == "stay" and not self._staying):
            self._refuse()
        else:
            super().key(action)
        self._mark_stale()

    def click(self, pick: TurmPick | None, second: bool) -> None:
        """The table was clicked."""
        if self._closed and not second:
            self._refuse()
        else:
            super().click(pick, second)

    def grip(self, place: Pixel) -> bool:
        """The first button went down."""
        return not self._closed and super().grip(place)

    # from here on private

    @property
    def _closed(self) -> bool:
        """Whether nothing is to be done on the table now."""
        return self.course.done or not (self.course.step.do or self.course.step.watch)

    @property
    def _staying(self) -> bool:
        return "stay" in self.course.step.do.split()

    def _begin(self) -> None:
        """Begin with the present step."""
        step, services = self.course.step, self._services
        self._floor = len(self.match.game.history.live())
        self._rested = 0.0
        services.effects.hush()
        self._ways.reached(self.course.number, self.course.at)
        if step.view == "iso":
            self.at_table.camera.preset("iso")
        self._heading = self.at_table.camera.goal.heading
        self._turned_from = self._way()
        self.match.choose_anew()
        self._mark_stale()

    def _way(self) -> object:
        """How the block in the hand lies."""
        trial = self.commanding.trial
        return None if trial is None else trial.way

    def _look_at_it(self) -> None:
        """Whether the step is done."""
        course, step = self.course, self.course.step
        if course.done:
            return
        course.follow([each.given for each in self.match.game.history.live()[self._floor :]])
        kind, _, name = step.watch.partition(":")
        match kind:
            case "turned":
                away = abs(self.at_table.camera.goal.heading - self._heading) % 360
                course.done = min(away, 360 - away) >= TURNED
            case "held":
                course.done = self.commanding.selection.block is not None
            case "block":
                if self._turned_from is None:
                    self._turned_from = self._way()
                course.done = self._way() not in (None, self._turned_from)
            case "refused":
                course.done = self._services.effects.refused == step.rule
            case "overlay":
                course.done = name in self.at_table.overlays.active

    def _go(self, way: str) -> None:
        course = self.course
        match way:
            case "next":
                if course.waits:
                    self._next()
            case "skip":
                self._skip()
            case "back":
                self._ways.open(course.number, course.at - 1)
            case "chapters":
                self._ways.chapters()
            case "rules":
                self._ways.read(course.step.rule)
            case "play":
                self._ways.through(course.number)
                self._ways.play()

    def _next(self) -> None:
        course = self.course
        if course.last or course.chapter.steps[course.at + 1].position:
            if course.last:
                self._ways.through(course.number)
            self._ways.open(course.number, course.at + 1)
            return
        course.go_on()
        self._begin()

    def _skip(self) -> None:
        """Do the step as its model says, and go on."""
        course, game = self.course, self.match.game
        self.showing.finish()
        self.commanding.let_be()
        if course.step.finish:
            self._ways.through(course.number)
            self._ways.chapters()
            return
        if course.step.do and not course.done and len(game.history.live()) == self._floor:
            for choice in choices_of(course.step.model):
                game.submit(command_of(game.state, choice, course.step.outcome))
        self.showing.finish()
        self._next()

    def _choose_answer(self, number: int) -> None:
        if self.course.done or number >= len(self.course.step.choices):
            return
        if not self.course.answer(number):
            self._refuse()

    def _refuse(self) -> None:
        self._services.refuse(self.course.why, self.course.step.rule)

    def _refresh(self) -> None:
        """Bring what lies on the table up to date, with the places that the lesson speaks of."""
        super()._refresh()
        lit = () if self.course.done else places_lit(self.course.step)
        self.at_table.lights.show((), lit)

    def _lesson(self) -> LessonModel:
        course, step = self.course, self.course.step
        button: Literal["", "next", "play"] = "play" if step.finish else "next" if course.waits else ""
        keys = tuple((name, self._services.keys.get(name, "")) for name in ("recap_back", "recap_next", "rules"))
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
            keys=keys,
        )
