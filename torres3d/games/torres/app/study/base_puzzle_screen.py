"""Base of puzzle screens: the play screen in a game from the puzzle's position, with hint, solution and a way on."""

from abc import abstractmethod
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from torres3d.app.screens.puzzle_questions import leave_question
from torres3d.app.session.player_looks import names_of
from torres3d.engine.puzzles.return_schedule import How
from torres3d.games.torres.app.input.prompts import prompt
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.app.study.puzzle_words import step_words
from torres3d.games.torres.bots.hint_and_analysis_types import Hint
from torres3d.games.torres.hud.models.turn_models import DoAction, TurnModel
from torres3d.games.torres.kit.engine_adapter import TorresGame, as_command
from torres3d.games.torres.rules.commands import Command
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.turn_models import PromptModel, ReasonGroup

NOT_HERE = ("log", "recap")
"""Actions of a game that a puzzle lacks."""


class BasePuzzleScreen(PlayScreen):
    """A `Screen` for one puzzle. ``told`` is called once with the result of the try, and may give what is to be said of
    that; ``following`` opens the next puzzle (None: there is none), ``back`` leaves, ``study`` opens its position as a
    study."""

    hidden_actions: Sequence[str] = NOT_HERE
    """Actions that are not shown."""
    hint_costs = True
    """Whether the first step costs something, so that it is asked for twice."""
    signs: Sequence[tuple[str, str]] = (("cancel", "close"), ("study", "board"), ("again", "reset"))
    """Buttons beside the prompt that are signs, to leave room for the text."""

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
        super().__init__(parts, game, lambda: None, lambda: self._if_nothing_is_lost(back))
        self.session.bot_turns.paused = True
        self.log_and_recap.off = True
        self.ended: How | None = None
        """The result of the first try; None while it goes on."""
        self.hinted = False
        """Whether the first step was told while the first try went on."""
        self._solution = solution
        self._told = told
        self._learned = ""
        """What is said of the result."""
        self._back = back
        self._next = following
        self._study = study
        self._too_few = -1
        """The number of commands with which the turn was ended, and was not good enough."""
        self._asked_at = -1
        """The number of commands with which it was first to be ended so."""
        self._given_up_at = -1
        """The number of commands with which the solution was first asked for."""
        self._hint_asked_at = -1
        """The number of commands with which the first step was first asked for."""
        self._hint_told_at = -1
        """The number of commands with which it was told."""

    # what differs from puzzle to puzzle

    @property
    @abstractmethod
    def solved(self) -> bool:
        """Whether what was done is the answer."""

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
        """Let the game go on; all points are seen as soon as they are shown."""
        stale = super().step(seconds)
        if self.ended is None and self.solved and self.playback.idle:
            self._end("solved")
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
        panels, prompt = {**shown.panels, "turn": turn}, self._prompt()
        return replace(shown, panels=panels, prompt=prompt, log=None, recap=None, pace=None)

    def intent(self, intent: Intent) -> None:
        """Handle solution, next puzzle, exit, and the end of the turn as the answer; otherwise as in a game."""
        match intent:
            case Answer("prompt", "solution"):
                self.give_up()
            case Answer("prompt", "again"):
                self.start_over()
            case Answer("prompt", "next") if self._next is not None:
                self._if_nothing_is_lost(self._next)
            case Answer("prompt", "study") if self._study is not None:
                self._study()
            case Answer("prompt", "back"):
                self._if_nothing_is_lost(self._back)
            case DoAction("end_turn"):
                self.hand_in()
            case DoAction("hint"):
                self.tell_first_step()
            case DoAction(action) if action in NOT_HERE:
                self._services.refuse(self._services.say("puzzle-not-here"))
            case _:
                super().intent(intent)
                return
        self._mark_stale()

    def key(self, action: str) -> None:
        """Do a key's action as in a game, except for the end of the turn and whatever a puzzle lacks."""
        if action == "end_turn":
            self.hand_in()
        elif action == "hint":
            self.tell_first_step()
        elif action in NOT_HERE:
            self._services.refuse(self._services.say("puzzle-not-here"))
        else:
            super().key(action)
        self._mark_stale()

    # what can be done with a puzzle

    def give_up(self) -> None:
        """The solution is asked for: while the first try goes on, that ends only when asked again."""
        if self.input_guard.too_early():
            return
        if self.ended is None and self._given_up_at != self.session.game.n:
            self._given_up_at, self._asked_at, self._hint_asked_at = self.session.game.n, -1, -1
            self.input_guard.note_opened()
            return
        self.show_solution()

    def tell_first_step(self) -> None:
        """Tell the first step of the solution; where that costs something it is asked for twice."""
        if self.playback.busy or self.input_guard.too_early():
            return
        n = self.session.game.n
        if self.solved:
            self._services.refuse(self._services.say("puzzle-solution-not"))
        elif self.hint_costs and self.ended is None and not self.hinted and self._hint_asked_at != n:
            self._hint_asked_at, self._asked_at, self._given_up_at = n, -1, -1
            self.input_guard.note_opened()
        else:
            self._hint_asked_at, self._hint_told_at = -1, n
            self.hinted = self.hinted or self.ended is None
            if self.controller.selection.kind != "none":
                self.controller.let_go()
            if not self.standing_commands:
                self.controller.hints.begin(Hint(self._solution[:1], (), 0))

    def start_over(self) -> None:
        self.controller.hints.close()
        self.controller.let_go()
        if self.session.own_last is not None:
            self.session.go_back("reset_turn")
        self.playback.finish()

    def show_solution(self) -> None:
        """Do the solution from the beginning, step by step."""
        self._end("shown")
        self.start_over()
        for command in self._solution:
            self.session.game.submit(command)

    # from here on private

    def _if_nothing_is_lost(self, leave: Callable[[], None]) -> None:
        """Leave the puzzle; where own steps would be lost, ask first."""
        given = self.standing_commands
        if self.solved or not given or (given == self._solution[: len(given)] and self.ended == "shown"):
            leave()
            return
        self._services.screens.ask(leave_question(len(given), self._services.say), {"leave": leave})

    def _end(self, how: How) -> None:
        if self.ended is None:
            self.ended = how
            self._learned = self._told(how) or ""

    def _buttons(self) -> list[tuple[str, str, bool]]:
        """The buttons beside the prompt: their ids and labels, and whether they can be pressed."""
        say, chosen = self._services.say, self.controller.selection.kind != "none"
        return [
            ("cancel", say("prompt-cancel"), chosen),
            ("study", say("replay-study"), self._study is not None and self.ended is not None),
            ("again", say("puzzle-again"), bool(self.standing_commands)),
            ("solution", say("puzzle-solution"), not self.solved),
            ("next", say("puzzle-next"), self._next is not None and self.ended is not None),
        ]

    def _prompt(self) -> PromptModel:
        """The prompt: its buttons are always the same, so that none comes to lie under the pointer."""
        say, answers = self._services.say, self._buttons()
        text, *shorter = self._told_in_prompt()
        return PromptModel(
            text,
            say("back"),
            "back",
            tuple((answer, label) for answer, label, _ in answers),
            why=self._why(),
            shorter=tuple(shorter),
            signs=tuple(self.signs),
            disabled=tuple((answer, say(f"puzzle-{answer}-not")) for answer, _, enabled in answers if not enabled),
            steady=True,
        )

    def _told_in_prompt(self) -> tuple[str, ...]:
        """The text of the prompt, and shorter ones: what is to be done, then what is asked for the thing in the
        hand."""
        say, n = self._services.say, self.session.game.n
        if answered := self._told_of_answer():
            return answered
        if self.ended is None and n in (self._given_up_at, self._hint_asked_at):
            return (say("puzzle-give-up" if self._given_up_at == n else "puzzle-hint-sure"),)
        so_far = self._so_far()
        if self.controller.selection.kind != "none":
            facts = self.controller.commands, self.controller.selection
            asked = prompt(self.playback.shown, self.players, say, *facts)
            return (so_far if asked is None else f"{so_far} {asked.text}", so_far)
        if self._hint_told_at == n:
            what = step_words(self.session.game.history.start, self._solution[0], names_of(self.players), say)
            return (f"{so_far} {say('puzzle-first-step', what=what)}",)
        return (self._goal(), so_far)
