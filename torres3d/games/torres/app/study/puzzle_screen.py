"""The puzzle screen: the play screen in a game from the puzzle's position, with the points wanted and reached."""

from collections.abc import Callable

from msgspec.structs import replace

from torres3d.engine.player_names_and_colours import USUAL_COLOURS
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.hud.models.turn_models import DoAction, TurnModel
from torres3d.games.torres.kit.engine_adapter import TorresGame, as_command
from torres3d.games.torres.kit.from_position import begun_game
from torres3d.games.torres.kit.setup_and_options import Player, Setup
from torres3d.games.torres.puzzles.puzzle import Brought, Puzzle, solution_of, state_of_puzzle, turn_points
from torres3d.games.torres.puzzles.puzzle_tries import How
from torres3d.games.torres.rules.commands import SQUARE_NAMES, Command
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
NOT_HERE = ("hint", "log", "recap")
"""Actions of a game that a puzzle lacks."""


class PuzzleScreen(PlayScreen):
    """A `Screen` for one puzzle. ``told`` is called once with the result of the try, and may
    give what is to be said of that; ``following`` opens the next
    puzzle (None: there is none), ``back`` leaves, ``study`` opens its position as a study."""

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
        panels, prompt = {**shown.panels, "turn": turn}, self._prompt(shown.prompt)
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
            case DoAction(action) if action in NOT_HERE:
                self._services.refuse(self._services.say("puzzle-no-hint"))
            case _:
                super().intent(intent)
                return
        self._mark_stale()

    def key(self, action: str) -> None:
        """Do a key's action as in a game, except for the end of the turn and whatever a puzzle lacks."""
        if action == "end_turn":
            self.hand_in()
        elif action in NOT_HERE:
            self._services.refuse(self._services.say("puzzle-no-hint"))
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
            self._asked_at, self._given_up_at = self.session.game.n, -1
            self.input_guard.note_opened()
            return
        self._too_few = self.session.game.n
        self._end("failed")

    def give_up(self) -> None:
        """The solution is asked for: while the first try goes on, that ends only when asked again."""
        if self.input_guard.too_early():
            return
        if self.ended is None and self._given_up_at != self.session.game.n:
            self._given_up_at, self._asked_at = self.session.game.n, -1
            self.input_guard.note_opened()
            return
        self.show_solution()

    def start_over(self) -> None:
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

    def _prompt(self, shown: PromptModel | None) -> PromptModel:
        """The prompt: its buttons are always the same, so that none comes to lie under the pointer."""
        say, solved, chosen = self._services.say, self.solved, self.controller.selection.kind != "none"
        answers = [
            ("cancel", say("prompt-cancel"), chosen),
            ("study", say("replay-study"), self._study is not None and self.ended is not None),
            ("again", say("puzzle-again"), bool(self.standing_commands)),
            ("solution", say("puzzle-solution"), not solved),
            ("next", say("puzzle-next"), self._next is not None and self.ended is not None),
        ]
        text, *shorter = self._told_in_prompt(shown.text if shown is not None and chosen else "")
        return PromptModel(
            text,
            say("back"),
            "back",
            tuple((answer, label) for answer, label, _ in answers),
            why=(ReasonGroup(say("puzzle-out-of"), self._out_of(self.turn_points)),) if solved else (),
            shorter=tuple(shorter),
            signs=SIGNS,
            disabled=tuple((answer, say(f"puzzle-{answer}-not")) for answer, _, enabled in answers if not enabled),
            steady=True,
        )

    def _told_in_prompt(self, asked: str) -> tuple[str, ...]:
        """The text of the prompt, and shorter ones: points wanted and reached, then what is ``asked`` for the thing in
        the hand."""
        say, n = self._services.say, self.session.game.n
        values = {"wanted": self.puzzle.points, "points": self.turn_points.points}
        if self.solved:
            return self._with_learned("puzzle-solved" if self.ended == "solved" else "puzzle-solution-done", **values)
        if self._too_few == n:
            return self._with_learned("puzzle-few", **values)
        if self._asked_at == n:
            return (say("puzzle-sure", **values),)
        if self._given_up_at == n and self.ended is None:
            return (say("puzzle-give-up"),)
        so_far = say("puzzle-so-far", **values)
        return (f"{so_far} {asked}" if asked else say("puzzle-wanted", **values), so_far)

    def _with_learned(self, key: str, **values: int) -> tuple[str, ...]:
        say = self._services.say
        texts = (say(key, **values), say("puzzle-so-far", **values))
        return tuple(f"{text} {self._learned}" for text in texts) if self._learned else texts[:1]

    def _out_of(self, now: Brought) -> tuple[tuple[str, str], ...]:
        say = self._services.say
        found = [
            (
                f"+{castle.points}",
                say("puzzle-castle", area=castle.area, level=castle.level, square=SQUARE_NAMES[castle.knight]),
            )
            for castle in now.castles
        ]
        if now.bonus:
            found.append((f"+{now.bonus}", say("puzzle-king")))
        if now.marker:
            found.append((f"+{now.marker}", say("puzzle-marker", ap=now.marker)))
        return tuple(found)
