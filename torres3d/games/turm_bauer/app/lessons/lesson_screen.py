"""The lesson screen of Turm Bauer: the play screen with a guard, a text and lit places."""

from collections.abc import Sequence

from msgspec.structs import replace

from torres3d.app.screens.lesson.base_lesson_screen import BaseLessonScreen, Lesson
from torres3d.app.screens.lesson.chapter_in_progress import LessonProgress
from torres3d.app.screens.lesson.chapter_list_and_progress_file import BaseLessonPath
from torres3d.games.turm_bauer.app.input.click_to_command import Selection, lacks_place, meant_block, why_not_block
from torres3d.games.turm_bauer.app.lessons import lesson_steps_and_games as lessons
from torres3d.games.turm_bauer.app.play.block_in_hand import Pixel
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.play.input_router import CURSOR_DIRECTIONS
from torres3d.games.turm_bauer.app.play.panels import RINGS
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
from torres3d.games.turm_bauer.hud.models.supply_models import SupplyModel
from torres3d.games.turm_bauer.hud.models.turn_models import (
    BuildingAction,
    BuildingActionId,
    DoBuilding,
    RingUse,
    TurnModel,
)
from torres3d.games.turm_bauer.rules.cell_and_column_names import Place
from torres3d.games.turm_bauer.rules.commands import Build, Command, Discard, Move, Placement
from torres3d.games.turm_bauer.rules.state import Stage
from torres3d.games.turm_bauer.scene.interaction.picking import Pick
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel
from torres3d.i18n.texts import Translate

BUTTONS: dict[Stage, tuple[BuildingActionId, ...]] = {
    "build": ("let_go", "turn", "tip", "previous_way", "next_way", "discard", "hint"),
    "move": ("stay", "undo", "hint"),
}


def reading_turn(turn: TurnModel, stage: Stage, say: Translate) -> TurnModel:
    """The turn of a stage as it looks while the lesson's text is read: as high as else, so that the table stays."""
    why = say("turm-task-read-about")
    actions = tuple(BuildingAction(name, False, why) for name in BUTTONS.get(stage, ()))
    uses = tuple(RingUse(ring, reason=why) for ring in RINGS)
    return replace(turn, task="read", sizes=(), uses=uses, chosen=None, actions=actions)


NOT_HERE = ("log", "recap", "pause", "undo", "end_turn")
"""Actions of a game that a lesson lacks."""


class LessonScreen(BaseLessonScreen, PlayScreen):
    """A `Screen` for the steps of a chapter that continue from one position."""

    def __init__(
        self, parts: GameServices, course: LessonProgress[lessons.LessonStep], ways: BaseLessonPath[lessons.LessonStep]
    ) -> None:
        self.progress = course
        self._ways = ways
        self.lesson = Lesson(parts.services, course, ways, self)
        game = lessons.lesson_game(lessons.begun_with(course.chapter, course.at), parts.services.say)
        super().__init__(parts, game, lambda: None, ways.chapters, ways.read)
        self.session.bot_turns.paused = True
        self.playback.reading_time = 0.0  # a lesson itself says how to go on from ruins
        self.session.guard = course
        self.view.messages.wanted = self._tells_what_fell
        # Blocks are taken from the panel, so that the tower is large.
        self.view.needed = lambda: ()
        self.view.lit = lambda: () if self.progress.done else lessons.places_lit(self.progress.step)
        self.lesson.begin()

    # the Screen protocol

    def model(self) -> HudModel:
        """The panels of the game as far as they are wanted, and the lesson's own; none gives an answer away."""
        shown, wanted, step = super().model(), set(self.progress.chapter.panels), self.progress.step
        if step.choices and "standing" not in step.point:
            wanted.discard("standing")
        panels = {slot: panel for slot, panel in shown.panels.items() if slot in wanted}
        turn = panels.get("turn")
        if isinstance(turn, TurnModel) and self.progress.waits:
            panels["turn"] = reading_turn(turn, self.session.state.stage, self._services.say)
        # Blocks that the dice allow have places in all lessons: one that is said to have none is kept back by the step.
        no_place, refusal = self._services.say("turm-advise-no-place"), self.progress.refusal
        supply = panels.get("supply")
        if isinstance(supply, SupplyModel):
            blocks = (
                replace(each, reason=refusal, rule=step.rule) if each.reason == no_place else each
                for each in supply.blocks
            )
            panels["supply"] = replace(supply, blocks=tuple(blocks))
        prompt = shown.prompt if self.controller.hand.trial is not None else None
        if prompt is not None and prompt.text == no_place:
            prompt = replace(prompt, text=refusal)
        lesson = self.lesson.panel()
        return replace(shown, panels=panels, prompt=prompt, log=None, recap=None, pace=None, lesson=lesson)

    def intent(self, intent: Intent) -> None:
        if self.lesson.intent(intent):
            self._mark_stale()
            return
        match intent:
            case DoBuilding("hint"):
                self._mark_stale()
                self._show_model()
            case DoBuilding(action) if action in NOT_HERE or (action == "stay" and not self._staying):
                self.lesson.refuse()
            case _:
                super().intent(intent)

    def key(self, action: str) -> None:
        if self.lesson.key(action):
            pass
        elif action == "hint":
            self._show_model()
        elif action in NOT_HERE and not (action == "end_turn" and self._staying):
            self.lesson.refuse()
        elif self.progress.step.watch == "refused" and (
            action in CURSOR_DIRECTIONS or action in ("next_target", "previous_target")
        ):
            self._lead_to_what_is_closed()
        else:
            super().key(action)
        self._mark_stale()

    def click(self, pick: Pick | None, second: bool) -> None:
        if (self._closed or self._keeps_back(pick)) and not second:
            self.lesson.refuse()
        else:
            super().click(pick, second)

    def grip(self, place: Pixel) -> bool:
        return not self._closed and super().grip(place)

    # what the lesson asks

    @property
    def at_rest(self) -> bool:
        """Whether nothing falls, and all was shown."""
        return super().at_rest and self.session.falling is None

    def start_step(self) -> None:
        """Begin a step: the guard allows other choices now."""
        self._turned_from = self._way()
        self.session.choose_anew()
        self._mark_stale()

    def has_seen(self, kind: str) -> bool | None:
        """Whether a block was taken, or turned."""
        if kind == "held":
            return self.controller.selection.block is not None
        if kind == "block":
            if self._turned_from is None:
                self._turned_from = self._way()
            return self._way() not in (None, self._turned_from)
        return None

    @property
    def failure(self) -> tuple[str, str] | None:
        """A third slip (T-7.5, slips) or a collapse (T-7.6) where the block was to stand."""
        step, stage, given = self.progress.step, self.session.state.stage, self._given
        if stage == "build" or not given or step.otherwise or lessons.as_expected(step, given[-1]):
            return None
        name, rule = ("collapse", "T-7.6") if stage == "over" else ("slips", "T-7.5")
        return self._ways.tell()(f"turm-lesson-failed-{name}"), rule

    def let_all_go(self) -> None:
        self.controller.let_be()
        if self.session.falling is not None:
            self.session.give_up_falling()

    def do_as_written(self) -> None:
        """Do the step as its model says, where nothing was done yet."""
        course, game = self.progress, self.session.game
        if course.step.do and not course.done and not self._given:
            for choice in lessons.choices_of(course.step.model):
                game.submit(lessons.command_of(game.state, choice, course.step.outcome))

    # from here on private

    @property
    def _given(self) -> Sequence[Command]:
        """The commands of this step so far."""
        return self.standing_commands()[self.lesson.floor :]

    def _tells_what_fell(self) -> bool:
        """Whether what fell is said as in a game: not where the lesson itself says it."""
        built = bool(self._given) and isinstance(self._given[-1], Build)
        return built and not self.progress.step.otherwise and self.failure is None

    @property
    def _closed(self) -> bool:
        """Whether nothing is to be done on the table now."""
        return self.progress.done or not (self.progress.step.do or self.progress.step.watch)

    def _keeps_back(self, pick: Pick | None) -> bool:
        """Whether this is one of the learner's blocks, which the dice allow and the step does not."""
        state = self.session.state
        acting = state.acting
        if pick is None or pick.kind != "heap" or pick.block is None or acting is None or pick.colour != acting.colour:
            return False
        block = meant_block(state.options.blocks, pick.block, acting.supply)
        error = why_not_block(state, self.controller.choices, block)
        return error is not None and lacks_place(error)

    @property
    def _staying(self) -> bool:
        return "stay" in self.progress.step.do.split()

    def _way(self) -> object:
        trial = self.controller.hand.trial
        return None if trial is None else trial.way

    def _show_model(self) -> None:
        """Show how the step can be done, so that it only has to be done: the hint of a lesson."""
        step, controller = self.progress.step, self.controller
        if self._closed or not step.do or not self.session.ready:
            self.lesson.refuse()
            return
        match lessons.choices_of(step.model)[0]:
            case Placement() as placement:
                controller.show_choice(placement)
            case Discard(block):
                controller.select(Selection(block))
            case Move(to, ring):
                controller.select(Selection(ring=ring))
                self._point_at(to)

    def _lead_to_what_is_closed(self) -> None:
        """Keys lead to fields that can be gone to, but here to the one that cannot."""
        self._point_at(lessons.places_lit(self.progress.step)[0])

    def _point_at(self, place: Place) -> None:
        self.controller.goal = place
        self.view.keyed = True
