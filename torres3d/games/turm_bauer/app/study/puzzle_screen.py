"""The puzzle screen: the play screen in a turn from the puzzle's position, with a steady hand."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from torres3d.app.screens.puzzle_try import BaseTryScreen, TryWays
from torres3d.app.session.puzzle_attempt import PuzzleTry
from torres3d.engine.puzzles.return_schedule import How
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
from torres3d.games.turm_bauer.app.play.risk_meter import RiskMeter
from torres3d.games.turm_bauer.app.study.puzzle_game import NoRisk, puzzle_game
from torres3d.games.turm_bauer.app.study.puzzle_outcome import PuzzleOutcome
from torres3d.games.turm_bauer.app.study.puzzle_rules import ClimbOnly, PlacesOnly
from torres3d.games.turm_bauer.app.study.puzzle_words import ended_turn, solution_list
from torres3d.games.turm_bauer.hud.models.turn_models import DoBuilding, Outcome, TurnModel
from torres3d.games.turm_bauer.kit.engine_adapter import TurmStep
from torres3d.games.turm_bauer.puzzles.puzzle import Puzzle, solution_of
from torres3d.games.turm_bauer.rules.commands import Build, Choice
from torres3d.hud.kit.base_models import Answer, PanelModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.turn_models import PromptModel, ReasonGroup

PLACE = "place_"
"""Begins the answers that hold the block at a place, before its number."""
SHOWN = ("standing", "turn", "supply")
"""Panels of a game that a puzzle has."""


class PuzzleScreen(BaseTryScreen, PlayScreen):
    """A `Screen` for one puzzle. ``told`` is called once with the result of the try, and may give what is to be said of
    that; ``following`` opens the next puzzle (None: there is none), ``back`` leaves, ``study`` opens its position as a
    study."""

    around_one_table = False
    signs = (("study", "board"), ("again", "reset"))
    not_here = ("log", "recap", "pause")

    def __init__(
        self,
        parts: GameServices,
        puzzle: Puzzle,
        told: Callable[[How], str | None],
        back: Callable[[], None],
        following: Callable[[], None] | None = None,
        study: Callable[[], None] | None = None,
    ) -> None:
        say = parts.services.say
        game, self._seat = puzzle_game(puzzle, say)
        super().__init__(parts, game, lambda: None, lambda: self.leave_for(back))
        self.puzzle = puzzle
        self.outcome = PuzzleOutcome(puzzle, game)
        self.places = self.outcome.places
        self.session.bot_turns.paused = True
        self.log_and_recap.off = True
        self.playback.reading_time = 0.0
        self.view.meter = RiskMeter(NoRisk())
        self.hints.figure_of = self.view.meter.figure_of
        self.view.messages.wanted = lambda: False
        # Blocks are taken from the panel, so that the tower is large.
        self.view.needed = lambda: ()
        self.session.guard = (
            PlacesOnly(game, self.places, say)
            if puzzle.kind == "stands"
            else ClimbOnly(game, puzzle.level, lambda: self.ended is None, say)
        )
        self.attempt = PuzzleTry(told)
        self.ways = TryWays(back, following, study)
        self._queue: tuple[Choice, ...] = ()
        """Choices of the solution that are still to be shown."""
        self._of_game: PromptModel | None = None
        """What the game says in its prompt."""
        self._looked_at = -1
        """The number of commands whose outcome was looked at."""

    @property
    def built(self) -> Build | None:
        """What was let go, and stands or has fallen; None before."""
        return self.outcome.built

    @property
    def fell(self) -> bool:
        """Whether something fell."""
        return self.outcome.fell

    @property
    def level(self) -> int:
        """The level of the figure whose turn it was."""
        return self.outcome.level

    @property
    def turn_over(self) -> bool:
        return self.outcome.turn_over

    @property
    def solved(self) -> bool:
        """Whether the block stands, or the figure is as high as it can be."""
        return self.outcome.solved

    @property
    def failed(self) -> bool:
        """Whether something fell, or the turn has ended lower."""
        return self.outcome.failed

    @property
    def in_suspense(self) -> bool:
        return self.session.falling is not None

    @property
    def coming(self) -> bool:
        """Whether more of the solution is still to be shown."""
        return bool(self._queue)

    # the Screen protocol

    def enter(self) -> None:
        super().enter()
        self._take_block()

    def leave(self) -> None:
        self._parts.table.numbered.clear()
        super().leave()

    def step(self, seconds: float) -> bool:
        """Let the turn go on; the result appears as soon as it is shown."""
        stale = super().step(seconds)
        session = self.session
        if not self.playback.idle or session.falling is not None:
            return stale
        if self._queue and session.ready:
            choice, self._queue = self._queue[0], self._queue[1:]
            session.give(choice, session.game.n)
            return True
        if self._looked_at != session.game.n:
            self._looked_at = session.game.n
            if self.ended is None and (self.solved or self.failed):
                self.attempt.end("solved" if self.solved else "failed")
                self._services.effects.sound("victory" if self.solved else "refuse")
            if self.puzzle.kind == "stands" and self.built is not None:
                self.view.marks.clear()
            self._mark_stale()
            return True
        return stale

    def model(self) -> HudModel:
        shown = super().model()
        self._show_places()
        panels = {slot: panel for slot, panel in shown.panels.items() if slot in SHOWN}
        panels["turn"] = self._turn_panel(panels.get("turn"))
        # Who would climb how high from there is no part of a question of balance.
        tip = None if self.places else shown.tooltip
        self._of_game = shown.prompt
        return replace(shown, panels=panels, prompt=self._try_prompt(), tooltip=tip, log=None, recap=None, pace=None)

    def intent(self, intent: Intent) -> None:
        """Hold the block at a place; otherwise as in any puzzle."""
        match intent:
            case Answer("prompt", answer) if answer.startswith(PLACE):
                self.try_place(int(answer.removeprefix(PLACE)) - 1)
            case DoBuilding("hint"):
                self.tell_first_step()
            case DoBuilding("undo"):
                self.take_back()
            case _:
                super().intent(intent)
        self._mark_stale()

    def key(self, action: str) -> None:
        """Do a key's action as in any puzzle; what is solved leads on with the key that ends a turn."""
        following = self.ways.following
        if action == "undo":
            self.take_back()
        elif self.turn_over and self.solved and action in ("end_turn", "choose") and following is not None:
            self.leave_for(following)
        else:
            super().key(action)
        self._mark_stale()

    # what can be done with a puzzle

    def try_place(self, number: int) -> None:
        """Hold the block at a place to choose from, by its index."""
        if self.built is not None:
            self._services.refuse(self._services.say("turm-puzzle-over"))
        elif number < len(self.places) and self.session.ready and not self.playback.busy:
            self.view.keyed = True
            self.controller.show_choice(self.places[number])

    def take_back(self) -> None:
        """Take back what was done last; nothing is final in a puzzle."""
        if self.session.falling is not None or not self.session.game.history.standing_steps():
            self._services.refuse(self._services.say("puzzle-again-not"))
            return
        self._let_be()
        self.session.game.undo()
        self.playback.finish()
        self._take_block()

    def start_over(self) -> None:
        if self.session.falling is not None:
            return
        self._let_be()
        while self.session.game.history.standing_steps():
            self.session.game.undo()
        self.playback.finish()
        self._take_block()

    def show_solution(self) -> None:
        self.attempt.end("shown")
        self.start_over()
        self._let_be()
        self._queue = solution_of(self.puzzle)

    # from here on private

    def _show_hint(self) -> None:
        first = solution_of(self.puzzle)[0]
        if self.puzzle.kind == "height" and first in self.session.choices.all:
            self.controller.show_choice(first)

    def _why_no_hint(self) -> str:
        return self._services.say("turm-puzzle-hint-not") if self.solved or self.built is not None else ""

    @property
    def _steps_lost(self) -> int:
        return len(self._given) if self.ended is None else 0

    @property
    def _given(self) -> Sequence[TurmStep]:
        """The steps that stand."""
        return self.session.game.history.standing_steps()

    def _let_be(self) -> None:
        self._queue = ()
        self.controller.let_be()
        self.hints.close()

    def _take_block(self) -> None:
        """Take the block whose place is asked for."""
        if self.places and self.built is None and self.session.hurry():
            self.controller.show_choice(self.places[0])

    def _turn_panel(self, shown: PanelModel | None) -> PanelModel | None:
        """The turn, with a hint at any time; once nothing can be done in it any more, what has come of it."""
        over = (self.solved or self.failed) and self.playback.idle and self.session.falling is None
        if isinstance(shown, TurnModel) and (shown.actions or not over):
            actions = tuple(replace(each, enabled=True) if each.id == "hint" else each for each in shown.actions)
            return replace(shown, actions=actions)
        if not over:
            return shown
        outcome: Outcome = "failed" if self.failed else "shown" if self.ended == "shown" else "solved"
        return ended_turn(self.session.game.history, self.players, outcome, self._services.say)

    def _show_places(self) -> None:
        table, trial = self._parts.table, self.controller.hand.trial
        if self.session.falling is not None or not self.places or self.built is not None:
            table.numbered.clear()
            return
        cells = [place.cells for place in self.places]
        chosen = cells.index(trial.cells) if trial is not None and trial.cells in cells else None
        table.numbered.show(cells, chosen)

    def _buttons(self) -> list[tuple[str, str, bool]]:
        places = [(f"{PLACE}{number}", str(number), self.built is None) for number in range(1, len(self.places) + 1)]
        return [*places, *self._usual_buttons(self._given)]

    def _why_not(self, answer: str) -> str:
        return self._services.say("turm-puzzle-over") if answer.startswith(PLACE) else super()._why_not(answer)

    def _told_in_prompt(self) -> tuple[str, ...]:
        """The text of the prompt, and shorter ones: what is asked, then what has come of it."""
        say, of_game = self._services.say, self._of_game
        if self.session.falling is not None or self.playback.busy:
            return (say("turm-prompt-falling") if self.session.falling is not None else self._question,)
        if self.solved or self.failed:
            return self._with_result(self.outcome.answer(self.ended, self.hinted, say))
        if asked_again := self._asked_again():
            return (asked_again,)
        if self.attempt.hint_told(self.session.game.n):
            return (f"{self._question} {self._first_step}", self._first_step)
        if of_game is not None and (self.built is not None or self.controller.selection.block is not None):
            both = (f"{each} {of_game.text}" for each in (self._question, *self._shorter))
            return (*both, *self._shorter, of_game.text)
        return (self._question, *self._shorter)

    @property
    def _shorter(self) -> tuple[str, ...]:
        """The question where there is less room."""
        return (self._services.say("turm-puzzle-stands-short"),) if self.places else ()

    @property
    def _question(self) -> str:
        """What the puzzle asks."""
        return self.outcome.question(self._services.settings.puzzle_target, self._services.say)

    @property
    def _first_step(self) -> str:
        """The first step of the solution; of a place to choose, one where something falls."""
        return self.outcome.first_step(self._services.say)

    def _why(self) -> tuple[ReasonGroup, ...]:
        """The solution once it may be shown."""
        return (solution_list(self.puzzle, self._services.say),) if self.ended in ("solved", "shown") else ()
