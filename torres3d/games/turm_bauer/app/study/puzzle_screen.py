"""The puzzle screen: the play screen in a turn from the puzzle's position, with a steady hand."""

from collections.abc import Callable

from msgspec.structs import replace

from torres3d.app.screens.puzzle_questions import leave_question
from torres3d.engine.puzzles.return_schedule import How
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
from torres3d.games.turm_bauer.app.play.risk_meter import RiskMeter
from torres3d.games.turm_bauer.app.study.puzzle_game import NoRisk, puzzle_game
from torres3d.games.turm_bauer.app.study.puzzle_rules import ClimbOnly, PlacesOnly
from torres3d.games.turm_bauer.app.study.puzzle_words import ended_turn, solution_list
from torres3d.games.turm_bauer.hud.models.turn_models import DoBuilding, Outcome, TurnModel
from torres3d.games.turm_bauer.puzzles.puzzle import Puzzle, places_of, solution_of
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.rules.commands import Build, Choice
from torres3d.games.turm_bauer.words.event_sentences import choice_in_words
from torres3d.games.turm_bauer.words.names import colour_name
from torres3d.hud.kit.base_models import Answer, PanelModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.turn_models import PromptModel, ReasonGroup

SIGNS = (("again", "reset"),)
"""Buttons beside the prompt that are signs, to leave room for the text."""
NOT_HERE = ("log", "recap", "pause")
"""Actions of a game that a puzzle lacks."""
SHOWN = ("standing", "turn", "supply")


class PuzzleScreen(PlayScreen):
    """A `Screen` for one puzzle. ``told`` is called once with the result of the try, and may give what is to be said of
    that; ``following`` opens the next puzzle (None: there is none), ``back`` leaves."""

    around_one_table = False

    def __init__(
        self,
        parts: GameServices,
        puzzle: Puzzle,
        told: Callable[[How], str | None],
        back: Callable[[], None],
        following: Callable[[], None] | None = None,
    ) -> None:
        say = parts.services.say
        game, self._seat = puzzle_game(puzzle, say)
        super().__init__(parts, game, lambda: None, lambda: self._if_nothing_is_lost(back))
        self._turm = parts
        self.puzzle = puzzle
        self.places = places_of(puzzle) if puzzle.kind == "stands" else ()
        self.session.bot_turns.paused = True
        self.log_and_recap.off = True
        self.playback.reading_time = 0.0
        self.view.meter = RiskMeter(NoRisk())
        self.hints.figure_of = self.view.meter.figure_of
        self.view.tells = lambda: False
        # Blocks are taken from the panel, so that the tower is large.
        self.view.needed = lambda: ()
        self.session.guard = (
            PlacesOnly(game, self.places, say)
            if puzzle.kind == "stands"
            else ClimbOnly(game, puzzle.level, lambda: self.ended is None, say)
        )
        self.ended: How | None = None
        """The result of the first try; None while it goes on."""
        self._told = told
        self._learned = ""
        """What is said of the result."""
        self._back = back
        self._next = following
        self._queue: tuple[Choice, ...] = ()
        """Choices of the solution that are still to be shown."""
        self._looked_at = -1
        """The number of commands whose outcome was looked at."""
        self._given_up_at = -1
        """The number of commands with which the solution was first asked for."""
        self._hint_asked_at = -1
        """The number of commands with which the first step was first asked for."""
        self._hint_told_at = -1
        """The number of commands with which it was told."""
        self.hinted = False
        """Whether the first step was told while the first try went on."""

    @property
    def built(self) -> Build | None:
        """What was let go, and stands or has fallen; None before."""
        steps = self.session.game.history.standing_steps()
        command = steps[0].standing_command if steps else None
        return command if isinstance(command, Build) else None

    @property
    def fell(self) -> bool:
        """Whether something fell."""
        return self.built is not None and bool(self.built.rest.fell)

    @property
    def level(self) -> int:
        """The level of the figure whose turn it was."""
        colour = self.session.game.history.start.to_act.colour
        return level_of(self.session.state.set_of(colour).figure)

    @property
    def turn_over(self) -> bool:
        return self.session.state.turn != self.session.game.history.start.turn or self.session.state.stage == "over"

    @property
    def solved(self) -> bool:
        """Whether the block stands, or the figure is as high as it can be."""
        if self.puzzle.kind == "stands":
            return self.built is not None and not self.fell
        return self.turn_over and not self.fell and self.level >= self.puzzle.level

    @property
    def failed(self) -> bool:
        """Whether something fell, or the turn has ended lower."""
        return self.fell or (self.puzzle.kind == "height" and self.turn_over and not self.solved)

    @property
    def coming(self) -> bool:
        """Whether more of the solution is still to be shown."""
        return bool(self._queue)

    # the Screen protocol

    def enter(self) -> None:
        super().enter()
        self._take_block()

    def leave(self) -> None:
        self._turm.table.numbered.clear()
        super().leave()

    def step(self, seconds: float) -> bool:
        """Let the turn go on; what has come of it is seen as soon as it is shown."""
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
                self._end("solved" if self.solved else "failed")
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
        prompt = self._prompt(shown.prompt)
        return replace(shown, panels=panels, prompt=prompt, tooltip=tip, log=None, recap=None, pace=None)

    def intent(self, intent: Intent) -> None:
        """Handle solution, next puzzle and exit; otherwise as in a game."""
        match intent:
            case Answer("prompt", "solution"):
                self.give_up()
            case Answer("prompt", "again"):
                self.start_over()
            case Answer("prompt", "next") if self._next is not None:
                self._if_nothing_is_lost(self._next)
            case Answer("prompt", "back"):
                self._if_nothing_is_lost(self._back)
            case Answer("prompt", answer) if answer.startswith(PLACE):
                self.try_place(int(answer.removeprefix(PLACE)) - 1)
            case DoBuilding("hint"):
                self.tell_first_step()
            case DoBuilding("undo"):
                self.take_back()
            case _:
                super().intent(intent)
                return
        self._mark_stale()

    def key(self, action: str) -> None:
        """Do a key's action as in a game, except for whatever a puzzle lacks."""
        if action == "hint":
            self.tell_first_step()
        elif action == "undo":
            self.take_back()
        elif action in NOT_HERE:
            self._services.refuse(self._services.say("puzzle-not-here"))
        elif self.turn_over and self.solved and action in ("end_turn", "choose") and self._next is not None:
            self._if_nothing_is_lost(self._next)
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

    def give_up(self) -> None:
        """The solution is asked for: while the first try goes on, that ends only when asked again."""
        if self.input_guard.too_early() or self.session.falling is not None:
            return
        if self.ended is None and self._given_up_at != self.session.game.n:
            self._given_up_at, self._hint_asked_at = self.session.game.n, -1
            self.input_guard.note_opened()
            return
        self.show_solution()

    def tell_first_step(self) -> None:
        """Tell a first step; that halves what the first try is worth, and is asked for twice."""
        if self.playback.busy or self.input_guard.too_early() or self.session.falling is not None:
            return
        n = self.session.game.n
        if self.solved or self.built is not None:
            self._services.refuse(self._services.say("turm-puzzle-hint-not"))
        elif self.ended is None and not self.hinted and self._hint_asked_at != n:
            self._hint_asked_at, self._given_up_at = n, -1
            self.input_guard.note_opened()
        else:
            self._hint_asked_at, self._hint_told_at = -1, n
            self.hinted = self.hinted or self.ended is None
            if self.puzzle.kind == "height":
                first = solution_of(self.puzzle)[0]
                if first in self.session.choices.all:
                    self.controller.show_choice(first)

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
        """Do the solution from the beginning, step by step."""
        self._end("shown")
        self.start_over()
        self._let_be()
        self._queue = solution_of(self.puzzle)

    # from here on private

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
        table, trial = self._turm.table, self.controller.hand.trial
        if self.session.falling is not None or not self.places or self.built is not None:
            table.numbered.clear()
            return
        cells = [place.cells for place in self.places]
        chosen = cells.index(trial.cells) if trial is not None and trial.cells in cells else None
        table.numbered.show(cells, chosen)

    def _if_nothing_is_lost(self, leave: Callable[[], None]) -> None:
        """Leave the puzzle; where a try that goes on would be lost, ask first."""
        given = self.session.game.history.standing_steps()
        if self.ended is not None or not given:
            leave()
            return
        self._services.screens.ask(leave_question(len(given), self._services.say), {"leave": leave})

    def _end(self, how: How) -> None:
        if self.ended is None:
            self.ended = how
            self._learned = self._told(how) or ""

    def _prompt(self, of_game: PromptModel | None) -> PromptModel:
        """The prompt: its buttons are always the same, so that none comes to lie under the pointer."""
        say = self._services.say
        answers = [
            *((f"{PLACE}{number}", str(number), self.built is None) for number in range(1, len(self.places) + 1)),
            ("again", say("puzzle-again"), bool(self.session.game.history.standing_steps())),
            ("solution", say("puzzle-solution"), not self.solved),
            ("next", say("puzzle-next"), self._next is not None and self.ended is not None),
        ]
        text, *shorter = self._told_in_prompt(of_game)
        return PromptModel(
            text,
            say("back"),
            "back",
            tuple((answer, label) for answer, label, _ in answers),
            why=self._why(),
            shorter=tuple(shorter),
            signs=SIGNS,
            disabled=tuple((answer, say(_why_not(answer))) for answer, _, enabled in answers if not enabled),
            steady=True,
        )

    def _told_in_prompt(self, of_game: PromptModel | None) -> tuple[str, ...]:
        """The text of the prompt, and shorter ones: what is asked, then what has come of it."""
        say, n, kind = self._services.say, self.session.game.n, self.puzzle.kind
        if self.session.falling is not None or self.playback.busy:
            return (say("turm-prompt-falling") if self.session.falling is not None else self._question,)
        if self.solved or self.failed:
            key = f"turm-puzzle-{kind}-{'solved' if self.solved else 'failed'}"
            if self.fell:
                key = "turm-puzzle-fell"
            elif self.solved and self.ended == "shown":
                key = f"turm-puzzle-{kind}-shown"
            elif self.solved and self.hinted:
                key = f"turm-puzzle-{kind}-hinted"
            text = say(key, level=self.level)
            return (f"{text} {self._learned}", text) if self._learned else (text,)
        if self.ended is None and n in (self._given_up_at, self._hint_asked_at):
            return (say("puzzle-give-up" if self._given_up_at == n else "puzzle-hint-sure"),)
        if self._hint_told_at == n:
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
        say, start = self._services.say, self.session.game.history.start
        colour = colour_name(start.to_act.colour, say)
        if self.puzzle.kind == "stands":
            return say("turm-puzzle-stands")
        shown = self._services.settings.puzzle_target
        key = "turm-puzzle-height" if shown else "turm-puzzle-height-hidden"
        own = level_of(start.to_act.figure)
        return say(key, colour=colour, level=self.puzzle.level, own=own)

    @property
    def _first_step(self) -> str:
        """The first step of the solution; of a place to choose, one where something falls."""
        say = self._services.say
        if self.puzzle.kind == "height":
            blocks = self.session.state.options.blocks
            return say("puzzle-first-step", what=choice_in_words(solution_of(self.puzzle)[0], blocks, say))
        solution = solution_of(self.puzzle)[0]
        wrong = next(number for number, place in enumerate(self.places, 1) if place != solution)
        return say("turm-puzzle-place-falls", number=wrong)

    def _why(self) -> tuple[ReasonGroup, ...]:
        """The solution once it may be seen."""
        return (solution_list(self.puzzle, self._services.say),) if self.ended in ("solved", "shown") else ()


PLACE = "place_"
"""Begins the answers that hold the block at a place, before its number."""


def _why_not(answer: str) -> str:
    """The key of the text that says why an answer cannot be given."""
    return "turm-puzzle-over" if answer.startswith(PLACE) else f"puzzle-{answer}-not"
