"""The puzzle screen: the play screen in a game from the puzzle's position, with the points wanted and reached."""

from collections.abc import Callable

from msgspec.structs import replace

from torres3d.app.session.player_looks import names_of
from torres3d.engine.player_names_and_colours import USUAL_COLOURS
from torres3d.games.torres.app.input.prompts import prompt
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.app.study.puzzle_words import solution_list, sources, step_words
from torres3d.games.torres.bots.hint_and_analysis_types import Hint
from torres3d.games.torres.hud.models.turn_models import DoAction, TurnModel
from torres3d.games.torres.kit.engine_adapter import TorresGame, as_command
from torres3d.games.torres.kit.from_position import begun_game
from torres3d.games.torres.kit.setup_and_options import Player, Setup
from torres3d.games.torres.puzzles.puzzle import Brought, Puzzle, solution_of, state_of_puzzle, turn_points
from torres3d.games.torres.puzzles.return_schedule import How
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.hud.kit.base_models import Answer, ChoiceDialog
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.turn_models import PromptModel, ReasonGroup
from torres3d.i18n.player_level_and_key_names import level_name, player_name
from torres3d.i18n.texts import Translate

OPPONENT_LEVEL = "novice"
"""The level of the others, who never come to play."""


def puzzle_game(puzzle: Puzzle, say: Translate) -> tuple[TorresGame, Seat]:
    """The game of a puzzle, and the seat of who solves it; raises `SetupFault` and `NotationFault`."""
    begun = state_of_puzzle(puzzle)
    seat = begun.actor
    assert seat is not None
    return begun_game(f"puzzle {puzzle.id}", puzzle_setup(puzzle, seat, say), begun), seat


def puzzle_setup(puzzle: Puzzle, solver: Seat, say: Translate) -> Setup:
    """The set-up of a puzzle: a human at the seat of ``solver``, bots elsewhere."""
    players = []
    for seat in range(puzzle.players):
        colour = USUAL_COLOURS[seat]
        if seat == solver:
            players.append(Player(player_name(1, say), colour, None))
        else:
            name = level_name(OPPONENT_LEVEL, OPPONENT_LEVEL, say)
            players.append(Player(f"{name} {seat + 1}" if puzzle.players > 2 else name, colour, OPPONENT_LEVEL))
    return Setup(puzzle.edition, puzzle.mode, {}, tuple(players))


SIGNS = (("cancel", "close"), ("study", "board"), ("again", "reset"))
"""Buttons beside the prompt that are signs, to leave room for the text."""
HIDDEN = {
    "puzzle-wanted": "puzzle-wanted-hidden",
    "puzzle-so-far": "puzzle-so-far-hidden",
    "puzzle-sure": "puzzle-sure-hidden",
    "puzzle-few": "puzzle-few-hidden",
}
"""Texts that do not tell the points wanted."""
NOT_HERE = ("log", "recap")
"""Actions of a game that a puzzle lacks."""


class PuzzleScreen(PlayScreen):
    """A `Screen` for one puzzle. ``told`` is called once with the result of the try, and may give what is to be said of
    that; ``following`` opens the next puzzle (None: there is none), ``back`` leaves, ``study`` opens its position as a
    study."""

    def __init__(
        self,
        parts: GameServices,
        puzzle: Puzzle,
        told: Callable[[How], str | None],
        back: Callable[[], None],
        following: Callable[[], None] | None = None,
        study: Callable[[], None] | None = None,
    ) -> None:
        game, self._seat = puzzle_game(puzzle, parts.services.say)
        super().__init__(parts, game, lambda: None, lambda: self._if_nothing_is_lost(back))
        self.session.bot_turns.paused = True
        self.log_and_recap.off = True
        self.puzzle = puzzle
        self.ended: How | None = None
        """The result of the first try; None while it goes on."""
        self._told = told
        self._learned = ""
        """What is said of the result."""
        self._back = back
        self._next = following
        self._study = study
        self._brought: tuple[int, Brought] | None = None
        self._too_few = -1
        """The number of commands with which the turn was ended with too few points."""
        self._asked_at = -1
        """The number of commands with which it was first to be ended so."""
        self._given_up_at = -1
        """The number of commands with which the solution was first asked for."""
        self._hint_asked_at = -1
        """The number of commands with which the first step was first asked for."""
        self._hint_told_at = -1
        """The number of commands with which it was told."""
        self.hinted = False
        """Whether the first step was told while the first try went on."""

    @property
    def standing_commands(self) -> tuple[Command, ...]:
        return tuple(as_command(step.standing_command) for step in self.session.game.history.standing_steps())

    @property
    def turn_points(self) -> Brought:
        # Asked in every frame, and another only when something was done.
        if self._brought is None or self._brought[0] != self.session.game.n:
            self._brought = self.session.game.n, turn_points(self.session.state, self._seat, self.standing_commands)
        return self._brought[1]

    @property
    def solved(self) -> bool:
        """Whether the position has all the points."""
        return self.turn_points.points >= self.puzzle.points

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
                turn, actions=tuple(action for action in turn.actions if action.id not in (*NOT_HERE, "buy"))
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

    def hand_in(self) -> None:
        """Hand in the answer, the end of the turn.

        With too few points this is said first, and a second request fails the try, which can go on; with all points the
        next puzzle comes.
        """
        if self.playback.busy or self.input_guard.too_early():
            return
        if self.solved:
            if self._next is not None:
                self._next()
            return
        self._services.effects.sound("refuse")
        if self.ended is None and self._asked_at != self.session.game.n:
            # One press must not cost the try, nor a second one in a hurry.
            self._asked_at, self._given_up_at, self._hint_asked_at = self.session.game.n, -1, -1
            self.input_guard.note_opened()
            return
        self._too_few = self.session.game.n
        self._end("failed")

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
        """Tell the first step of the solution; that halves what the first try is worth, and is asked for twice."""
        if self.playback.busy or self.input_guard.too_early():
            return
        n = self.session.game.n
        if self.solved:
            self._services.refuse(self._services.say("puzzle-solution-not"))
        elif self.ended is None and not self.hinted and self._hint_asked_at != n:
            self._hint_asked_at, self._asked_at, self._given_up_at = n, -1, -1
            self.input_guard.note_opened()
        else:
            self._hint_asked_at, self._hint_told_at = -1, n
            self.hinted = self.hinted or self.ended is None
            if self.controller.selection.kind != "none":
                self.controller.let_go()
            if not self.standing_commands:
                self.controller.hints.begin(Hint(solution_of(self.puzzle)[:1], (), 0))

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
        for command in solution_of(self.puzzle):
            self.session.game.submit(command)

    # from here on private

    def _if_nothing_is_lost(self, leave: Callable[[], None]) -> None:
        """Leave the puzzle; where own steps would be lost, ask first."""
        given = self.standing_commands
        if self.solved or not given or (given == solution_of(self.puzzle)[: len(given)] and self.ended == "shown"):
            leave()
            return
        say = self._services.say
        answers = (("stay", say("puzzle-leave-stay")), ("leave", say("puzzle-leave-leave")))
        lines = (say("puzzle-leave-text", steps=len(given)),)
        question = ChoiceDialog("puzzle-leave", say("puzzle-leave-title"), lines, answers, "leave")
        self._services.screens.ask(question, {"leave": leave})

    def _end(self, how: How) -> None:
        if self.ended is None:
            self.ended = how
            self._learned = self._told(how) or ""

    def _prompt(self) -> PromptModel:
        """The prompt: its buttons are always the same, so that none comes to lie under the pointer."""
        say, solved, chosen = self._services.say, self.solved, self.controller.selection.kind != "none"
        answers = [
            ("cancel", say("prompt-cancel"), chosen),
            ("study", say("replay-study"), self._study is not None and self.ended is not None),
            ("again", say("puzzle-again"), bool(self.standing_commands)),
            ("solution", say("puzzle-solution"), not solved),
            ("next", say("puzzle-next"), self._next is not None and self.ended is not None),
        ]
        text, *shorter = self._told_in_prompt()
        return PromptModel(
            text,
            say("back"),
            "back",
            tuple((answer, label) for answer, label, _ in answers),
            why=self._why(),
            shorter=tuple(shorter),
            signs=SIGNS,
            disabled=tuple((answer, say(f"puzzle-{answer}-not")) for answer, _, enabled in answers if not enabled),
            steady=True,
        )

    def _told_in_prompt(self) -> tuple[str, ...]:
        """The text of the prompt, and shorter ones: points wanted and reached, then what is asked for the thing in the
        hand."""
        say, n, now = self._services.say, self.session.game.n, self.turn_points.points
        if self.solved:
            solved = "puzzle-solved-hinted" if self.hinted else "puzzle-solved"
            text = say(solved if self.ended == "solved" else "puzzle-solution-done", points=now)
            return (f"{text} {self._learned}", text) if self._learned else (text,)
        so_far = self._points_told("puzzle-so-far")
        if self._too_few == n:
            text = self._points_told("puzzle-few")
            return (f"{text} {self._learned}", f"{so_far} {self._learned}") if self._learned else (text, so_far)
        if self._asked_at == n:
            return (self._points_told("puzzle-sure"), so_far)
        if self.ended is None and n in (self._given_up_at, self._hint_asked_at):
            return (say("puzzle-give-up" if self._given_up_at == n else "puzzle-hint-sure"),)
        if self.controller.selection.kind != "none":
            facts = self.controller.commands, self.controller.selection
            asked = prompt(self.playback.shown, self.players, say, *facts)
            return (so_far if asked is None else f"{so_far} {asked.text}", so_far)
        if self._hint_told_at == n:
            begun = state_of_puzzle(self.puzzle)
            what = step_words(begun, solution_of(self.puzzle)[0], names_of(self.players), say)
            return (f"{so_far} {say('puzzle-first-step', what=what)}",)
        return (self._points_told("puzzle-wanted"), so_far)

    def _points_told(self, key: str) -> str:
        """A text about the points reached, and those wanted where the settings show them."""
        shown = self._services.settings.puzzle_target
        values = {"wanted": self.puzzle.points, "points": self.turn_points.points}
        return self._services.say(key if shown else HIDDEN[key], **values)

    def _why(self) -> tuple[ReasonGroup, ...]:
        """What the points come from once all are there, and the solution once it may be seen."""
        say = self._services.say
        found = [sources(self.turn_points, say)] if self.solved else []
        if self.ended in ("solved", "shown"):
            found.append(solution_list(self.puzzle, names_of(self.players), say))
        return tuple(found)
