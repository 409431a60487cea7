"""The lesson screen: the play screen with a guard, a text and lit squares."""

from msgspec.structs import replace

from torres3d.app.screens.lesson.base_lesson_screen import BaseLessonScreen, Lesson
from torres3d.app.screens.lesson.chapter_in_progress import LessonProgress
from torres3d.app.screens.lesson.chapter_list_and_progress_file import BaseLessonPath
from torres3d.games.torres.app.lessons.lesson_steps_and_games import LessonStep, begun_with, lesson_game
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.app.play.table_marks import Marks
from torres3d.games.torres.hud.models.turn_models import DoAction
from torres3d.games.torres.rules.command_notation import read_turn
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.interaction.picking import Pick
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel

BACKWARD = ("undo", "redo", "reset_turn")
NOT_HERE = ("hint", "log", "recap", "pause")
"""Actions of a game that a lesson lacks."""


class LessonScreen(BaseLessonScreen, PlayScreen):
    """A `Screen` for the steps of a chapter that continue from one position."""

    def __init__(
        self,
        parts: GameServices,
        course: LessonProgress[LessonStep],
        ways: BaseLessonPath[LessonStep],
        cursor: Square | None = None,
    ) -> None:
        game = lesson_game(begun_with(course.chapter, course.at), parts.services.say)
        super().__init__(parts, game, lambda: None, ways.chapters, ways.read)
        self.progress = course
        self._ways = ways
        self.lesson = Lesson(parts.services, course, ways, self)
        self._scripted = False
        self.session.bot_turns.paused = True
        self.session.guard = course
        if cursor is not None:
            self.cursor.go(cursor)
        self.log_and_recap.off = True
        self.view.marks.changed = self._marks
        self.lesson.begin()

    # the Screen protocol

    def model(self) -> HudModel:
        """The panels of the game as far as they are wanted, and the lesson's own; none gives an answer away."""
        shown, wanted = super().model(), {*self.progress.chapter.panels, "scoring"}
        if self.progress.step.choices:
            wanted.discard("score")
        # The game's own prompt helps where something was chosen.
        helps = self.controller.selection.kind != "none"
        return replace(
            shown,
            panels={slot: panel for slot, panel in shown.panels.items() if slot in wanted},
            prompt=shown.prompt if helps else None,
            log=None,
            recap=None,
            pace=None,
            lesson=self.lesson.panel(self.session.state.stage == "keep"),
        )

    def intent(self, intent: Intent) -> None:
        if self.lesson.intent(intent):
            self._mark_stale()
        elif isinstance(intent, DoAction) and not self._wanted(intent.id):
            self.lesson.refuse()
        else:
            super().intent(intent)

    def key(self, action: str) -> None:
        square = self.cursor.square
        if self.lesson.key(action):
            pass
        elif action == "choose" and self.progress.step.watch == "click" and square is not None:
            self._clicked(square)
        elif not self._wanted(action):
            self.lesson.refuse()
        else:
            super().key(action)
        self._mark_stale()

    def click(self, pick: Pick | None, second: bool) -> None:
        if self.progress.step.watch == "click" and not second and pick is not None and pick.square is not None:
            self._clicked(pick.square)
            self._mark_stale()
        else:
            super().click(pick, second)

    # what the lesson asks

    def open_step(self, chapter: int, at: int) -> None:
        self._ways.open(chapter, at, self.cursor.square)

    def start_step(self) -> None:
        """Begin a step: commands before it cannot be undone in it."""
        self.session.floor = self.lesson.floor
        self._scripted = False
        self._mark_stale()

    def has_seen(self, kind: str) -> bool | None:
        """Whether a stack was chosen."""
        return self.controller.selection.kind == "stack" if kind == "chosen" else None

    def go_on_with_others(self) -> bool:
        """Let the others do what the step says, once; whether there was something."""
        if self._scripted or not self.progress.step.script:
            return False
        self._scripted = True
        for command in read_turn(self.progress.step.script):
            self.session.game.submit(command)
        return True

    def let_all_go(self) -> None:
        self.controller.let_go()

    def show_at_once(self) -> None:
        self.playback.finish()
        self.playback.go_on()

    def do_as_written(self) -> None:
        course, game = self.progress, self.session.game
        if course.step.do and not course.done:
            while len(game.history.standing_steps()) > self.session.floor:
                game.undo()
            for command in read_turn(course.step.model):
                game.submit(command)
        self.go_on_with_others()

    # from here on private

    def _clicked(self, square: Square) -> None:
        if square in self.progress.step.squares:
            self.progress.done = True
            self._services.effects.clear_refusal()
            self._services.effects.sound("click")
        else:
            self.lesson.refuse()

    def _wanted(self, action: str) -> bool:
        if action in NOT_HERE or (self.progress.done and action in BACKWARD):
            return False
        if action != "end_turn":
            return True
        return any(isinstance(command, EndTurn) for command in self.session.commands)

    def _marks(self, marks: Marks) -> Marks:
        step = self.progress.step
        if step.do:
            marks["far"] = step.squares & frozenset(marks.get("far", ()))
        return {**marks, "lesson": () if self.progress.done else step.squares}
