"""The screen of a lesson: that of a game, with a guard, a text and what it points at."""

from collections.abc import Iterable
from typing import Protocol

from msgspec.structs import replace

from torres3d.app.learning.attending import Course
from torres3d.app.learning.lecture import PAUSE, TURNED, Lecture, Ways
from torres3d.app.learning.lesson_game import begun_with, lesson_game
from torres3d.app.play.game_screen import GameScreen
from torres3d.app.play.torres_services import TorresServices
from torres3d.hud.contract.intents import DoAction, Intent
from torres3d.hud.contract.lesson_models import AnswerLesson, GoInLesson
from torres3d.hud.contract.models import HudModel
from torres3d.rules.commands import EndTurn
from torres3d.rules.notation import read_turn
from torres3d.rules.squares import Square
from torres3d.table.touch.marks import MarkKind
from torres3d.table.touch.picking import Pick

BACKWARD = ("undo", "redo", "reset_turn")
NOT_HERE = ("hint", "log", "recap", "pause")
"""What a game has and a lesson has not."""


class WaysWithCursor(Ways, Protocol):
    """The same, where keys lead a cursor."""

    def open(self, chapter: int, at: int, cursor: Square | None = None) -> None:
        """Show a step with its own position, the cursor where it was."""


class LessonScreen(GameScreen):
    """A `Screen` for a chapter from a step on, as far as it goes on with one position."""

    def __init__(
        self, services: TorresServices, course: Course, ways: WaysWithCursor, cursor: Square | None = None
    ) -> None:
        game = lesson_game(begun_with(course.chapter, course.at), services.say)
        super().__init__(services, game, lambda _game: None, ways.chapters, ways.read)
        self.course = course
        self._ways = ways
        self.lecture = Lecture(services, course, ways, self._open_step, self._begin, self._skip)
        self._rested = 0.0
        self._scripted = False
        self._heading = 0.0
        self.match.paused = True
        self.match.guard = course
        if cursor is not None:
            self.steering.go(cursor)
        self._begin()

    # the Screen protocol

    def step(self, seconds: float) -> bool:
        """Let the game go on, see whether the step is done, and what comes after it."""
        done = self.course.done
        stale = super().step(seconds)
        self._look_at_it()
        if self.course.done and self.showing.idle:
            self._rested += seconds
            self._go_on_by_itself()
        if done != self.course.done:
            self._mark_stale()
            stale = True
        return stale

    def model(self) -> HudModel:
        """The panels of the game as far as they are wanted, and the lesson's own; none gives an answer away."""
        shown, panels = super().model(), self.course.chapter.panels
        return replace(
            shown,
            score=shown.score if "score" in panels and not self.course.step.choices else None,
            turn=shown.turn if "turn" in panels else None,
            hand=shown.hand if "hand" in panels else None,
            prompt=shown.prompt if self._prompted else None,
            log=None,
            recap=None,
            pace=None,
            lesson=self.lecture.panel(self.match.state.stage == "keep"),
        )

    def intent(self, intent: Intent) -> None:
        """A panel tells what the person wants."""
        match intent:
            case GoInLesson(way):
                self._mark_stale()
                self.lecture.go(way)
            case AnswerLesson(number):
                self._mark_stale()
                self.lecture.answer(number)
            case DoAction(name) if not self._wanted(name):
                self.lecture.refuse()
            case _:
                super().intent(intent)

    def key(self, action: str) -> None:
        """A key was pressed; Enter and Space go on where there is nothing else to be done."""
        course = self.course
        if action in ("choose", "skip") and course.waits and self.showing.idle:
            self.lecture.go("play" if course.step.finish else "next")
        elif action == "recap_back":
            self.lecture.go("back")
        elif action == "recap_next":
            self.lecture.go("next" if course.waits else "skip")
        elif action == "rules" and not self._services.effects.refused:
            self.lecture.go("rules")
        elif course.step.choices and action.startswith("stack_"):
            self.lecture.answer(int(action[-1]) - 1)
        elif action == "choose" and course.step.watch == "click" and self.steering.square is not None:
            self._clicked(self.steering.square)
        elif not self._wanted(action):
            self.lecture.refuse()
        else:
            super().key(action)
        self._mark_stale()

    def click(self, pick: Pick | None, second: bool) -> None:
        """The table was clicked."""
        if self.course.step.watch == "click" and not second and pick is not None and pick.square is not None:
            self._clicked(pick.square)
            self._mark_stale()
        else:
            super().click(pick, second)

    # from here on private

    def _begin(self) -> None:
        """Begin with the present step."""
        step, services = self.course.step, self._services
        self.match.floor = len(self.match.game.history.live())
        self._rested, self._scripted = 0.0, False
        self._heading = services.table.camera.goal.heading
        services.effects.hush()
        self._ways.reached(self.course.number, self.course.at)
        if step.view == "iso":
            services.table.camera.preset("iso")
            self._heading = services.table.camera.goal.heading
        self._mark_stale()

    def _open_step(self, chapter: int, at: int) -> None:
        self._ways.open(chapter, at, self.steering.square)

    def _look_at_it(self) -> None:
        """Whether the step is done."""
        course, step = self.course, self.course.step
        if course.done:
            return
        course.follow([each.given for each in self.match.game.history.live()[self.match.floor :]])
        kind, _, name = step.watch.partition(":")
        match kind:
            case "turned":
                away = abs(self._services.table.camera.goal.heading - self._heading) % 360
                course.done = min(away, 360 - away) >= TURNED
            case "chosen":
                course.done = self.commanding.selection.kind == "stack"
            case "refused":
                course.done = self._services.effects.refused == step.rule
            case "overlay":
                course.done = any(overlay.id == name and overlay.on for overlay in self.overlays.model().overlays)

    def _go_on_by_itself(self) -> None:
        """After what was done comes what the others do, then the next step where nobody has to go on first."""
        if self._script():
            return
        if self._rested >= PAUSE and not self.course.waits:
            self.lecture.next()

    def _script(self) -> bool:
        """Let the others do what the step says; whether there was something."""
        if self._scripted or not self.course.step.script:
            return False
        self._scripted = True
        self._rested = 0.0
        for command in read_turn(self.course.step.script):
            self.match.game.submit(command)
        return True

    def _skip(self) -> None:
        """Do the step as its model says, and go on."""
        course, game = self.course, self.match.game
        self.showing.finish()
        self.showing.go_on()
        self.commanding.let_go()
        if course.step.finish:
            self._ways.through(course.number)
            self._ways.chapters()
            return
        if course.step.do and not course.done:
            while len(game.history.live()) > self.match.floor:
                game.undo()
            for command in read_turn(course.step.model):
                game.submit(command)
        self._script()
        self.showing.finish()
        self.showing.go_on()
        self.lecture.next()

    def _clicked(self, square: Square) -> None:
        if square in self.course.step.squares:
            self.course.done = True
            self._services.effects.hush()
            self._services.effects.sound("click")
        else:
            self.lecture.refuse()

    def _wanted(self, action: str) -> bool:
        """Whether an action of the turn panel may be begun now."""
        if action in NOT_HERE or (self.course.done and action in BACKWARD):
            return False
        if action != "end_turn":
            return True
        return any(isinstance(command, EndTurn) for command in self.match.commands)

    @property
    def _prompted(self) -> bool:
        """Whether the game's own prompt helps: something was chosen, or there is a cursor to speak of."""
        return bool(self.commanding.selection.kind != "none" or self.steering.square is not None)

    def _marks(self, hovered: Square | None) -> dict[MarkKind, Iterable[Square]]:
        """The marks of the game, and the squares that the lesson speaks of."""
        step = self.course.step
        marks = super()._marks(hovered)
        if step.do:
            marks["far"] = step.squares & frozenset(marks.get("far", ()))
        return {**marks, "lesson": () if self.course.done else step.squares}

    def _follow(self) -> None:
        """A lesson has no log, and offers no recap."""
