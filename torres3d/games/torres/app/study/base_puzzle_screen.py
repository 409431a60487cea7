"""Base of puzzle screens: the play screen in a game from the puzzle's position, with hint, solution and a way on."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar

from msgspec.structs import replace

from torres3d.app.screens.puzzle_try import BaseTryScreen, TryWays
from torres3d.app.session.player_looks import names_of
from torres3d.app.session.puzzle_attempt import PuzzleTry
from torres3d.engine.puzzles.return_schedule import How
from torres3d.games.torres.app.input.prompts import prompt
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.app.study.puzzle_words import step_words
from torres3d.games.torres.bots.hint_and_analysis_types import Hint
from torres3d.games.torres.hud.models.turn_models import DoAction, TurnModel
from torres3d.games.torres.kit.engine_adapter import TorresGame, as_command
from torres3d.games.torres.rules.commands import Command
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.turn_models import ReasonGroup


class BasePuzzleScreen(BaseTryScreen, PlayScreen):
    """A `Screen` for one puzzle. ``told`` is called once with the result of the try, and may give what is to be said of
    that; ``following`` opens the next puzzle (None: there is none), ``back`` leaves, ``study`` opens its position as a
    study."""

    hidden_actions: Sequence[str] = BaseTryScreen.not_here
    """Actions that are not shown."""
    signs: ClassVar[tuple[tuple[str, str], ...]] = (("cancel", "close"), ("study", "board"), ("again", "reset"))

    def __init__(
        self,
        parts: GameServices,
        game: TorresGame,
        solution: tuple[Command, ...],
        told: Callable[[How], str | None],
        back: Callable[[], None],
        following: Callable[[], None] | None = None,
        study: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(parts, game, lambda: None, lambda: self.leave_for(back))
        self.session.bot_turns.paused = True
        self.log_and_recap.off = True
        self.attempt = PuzzleTry(told)
        self.ways = TryWays(back, following, study)
        self._solution = solution
        self._too_few = -1
        """The number of commands with which the turn was ended, and was not good enough."""

    # what differs from puzzle to puzzle

    @abstractmethod
    def hand_in(self) -> None:
        """Hand in the answer, the end of the turn."""

    @abstractmethod
    def _goal(self) -> str:
        """What is to be done, before anything else is said."""

    @abstractmethod
    def _so_far(self) -> str:
        """The same in short, beside other texts."""

    @abstractmethod
    def _told_of_answer(self) -> tuple[str, ...]:
        """The text of the prompt about an answer that was given, and shorter ones; empty where there is none."""

    @abstractmethod
    def _why(self) -> tuple[ReasonGroup, ...]:
        """What is said below the prompt."""

    # what is the same

    @property
    def standing_commands(self) -> tuple[Command, ...]:
        return tuple(as_command(step.standing_command) for step in self.session.game.history.standing_steps())

    # the Screen protocol

    def step(self, seconds: float) -> bool:
        """Let the game continue; all points appear as soon as they are shown."""
        stale = super().step(seconds)
        if self.ended is None and self.solved and self.playback.idle:
            self.attempt.end("solved")
            self._services.effects.sound("victory")
            self._mark_stale()
            return True
        return stale

    def model(self) -> HudModel:
        shown = super().model()
        turn = shown.panels.get("turn")
        if isinstance(turn, TurnModel):
            turn = replace(
                turn, actions=tuple(action for action in turn.actions if action.id not in self.hidden_actions)
            )
        panels, prompt = {**shown.panels, "turn": turn}, self._try_prompt()
        return replace(shown, panels=panels, prompt=prompt, log=None, recap=None, pace=None)

    def intent(self, intent: Intent) -> None:
        """Handle the end of the turn as the answer; otherwise as in any puzzle."""
        match intent:
            case DoAction("end_turn"):
                self.hand_in()
            case DoAction("hint"):
                self.tell_first_step()
            case DoAction(action) if action in self.not_here:
                self._services.refuse(self._services.say("puzzle-not-here"))
            case _:
                super().intent(intent)
        self._mark_stale()

    def key(self, action: str) -> None:
        """Do a key's action as in any puzzle, except for the end of the turn."""
        if action == "end_turn":
            self.hand_in()
            self._mark_stale()
        else:
            super().key(action)

    # what can be done with a puzzle

    def start_over(self) -> None:
        self.controller.hints.close()
        self.controller.let_go()
        if self.session.own_last is not None:
            self.session.go_back("reset_turn")
        self.playback.finish()

    def show_solution(self) -> None:
        self.attempt.end("shown")
        self.start_over()
        for command in self._solution:
            self.session.game.submit(command)

    # from here on private

    def _show_hint(self) -> None:
        if self.controller.selection.kind != "none":
            self.controller.let_go()
        if not self.standing_commands:
            self.controller.hints.begin(Hint(self._solution[:1], (), 0))

    def _why_no_hint(self) -> str:
        return self._services.say("puzzle-solution-not") if self.solved else ""

    @property
    def _steps_lost(self) -> int:
        given = self.standing_commands
        shown = self.ended == "shown" and given == self._solution[: len(given)]
        return 0 if self.solved or shown else len(given)

    def _buttons(self) -> list[tuple[str, str, bool]]:
        chosen = self.controller.selection.kind != "none"
        return [("cancel", self._services.say("prompt-cancel"), chosen), *self._usual_buttons(self.standing_commands)]

    def _told_in_prompt(self) -> tuple[str, ...]:
        """The text of the prompt, and shorter ones: what is to be done, then what is asked for the thing in the
        hand."""
        say, n = self._services.say, self.session.game.n
        if answered := self._told_of_answer():
            return answered
        if asked_again := self._asked_again():
            return (asked_again,)
        so_far = self._so_far()
        if self.controller.selection.kind != "none":
            facts = self.controller.commands, self.controller.selection
            asked = prompt(self.playback.shown, self.players, say, *facts)
            return (so_far if asked is None else f"{so_far} {asked.text}", so_far)
        if self.attempt.hint_told(n):
            what = step_words(self.session.game.history.start, self._solution[0], names_of(self.players), say)
            return (f"{so_far} {say('puzzle-first-step', what=what)}",)
        return (self._goal(), so_far)
