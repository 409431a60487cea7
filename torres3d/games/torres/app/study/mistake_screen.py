"""The mistake screen: a turn of one's own game that lost points, to be played better; another process judges it."""

from collections.abc import Callable

from torres3d.app.session.player_looks import names_of
from torres3d.base.worker_processes import CallFailure, ChildProcess
from torres3d.engine.puzzles.return_schedule import How
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.presentation.reason_words import gain_and_reasons
from torres3d.games.torres.app.study.base_puzzle_screen import BasePuzzleScreen
from torres3d.games.torres.app.study.mistake_game import judged, mistake_game
from torres3d.games.torres.app.study.puzzle_words import steps_in_words
from torres3d.games.torres.bots.puzzles.mistake_answers import TurnVerdict
from torres3d.games.torres.bots.puzzles.mistake_puzzle import MistakePuzzle, better_of
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.turn_models import ReasonGroup
from torres3d.i18n.fault_messages import failure_reason


class MistakeScreen(BasePuzzleScreen):
    """A `Screen` for a puzzle from one's own game; see `BasePuzzleScreen`. ``game`` opens the game at that
    moment."""

    hint_costs = False
    signs = (("cancel", "close"), ("study", "board"), ("game", "hourglass"), ("again", "reset"))

    def __init__(
        self,
        parts: GameServices,
        puzzle: MistakePuzzle,
        told: Callable[[How], str | None],
        back: Callable[[], None],
        following: Callable[[], None] | None = None,
        study: Callable[[], None] | None = None,
        game: Callable[[], None] = lambda: None,
    ) -> None:
        self.puzzle = puzzle
        self._open_game = game
        self._judge: ChildProcess[TurnVerdict] = ChildProcess("torres3d-judge")
        self._judging = -1
        """The number of commands of the turn that is judged."""
        self._verdict: tuple[int, TurnVerdict | CallFailure] | None = None
        """The last verdict, and the number of commands of its turn."""
        super().__init__(
            parts, mistake_game(puzzle, parts.services.say), better_of(puzzle), told, back, following, study
        )

    # the Screen protocol

    def enter(self) -> None:
        super().enter()
        self._judge.start()

    def leave(self) -> None:
        self._judge.close()
        super().leave()

    def step(self, seconds: float) -> bool:
        stale = super().step(seconds)
        if self._judging >= 0 and self._judging != self.session.game.n:
            self._judge.cancel()
            self._judging = -1
            stale = True
        answer = self._judge.poll()
        if answer is None:
            return stale
        self._verdict, self._judging = (self._judging, answer), -1
        if isinstance(answer, TurnVerdict):
            if answer.good:
                self._services.effects.sound("victory")
            self.attempt.end("solved" if answer.good else "failed")
        self._mark_stale()
        return True

    def intent(self, intent: Intent) -> None:
        match intent:
            case Answer("prompt", "game"):
                self._open_game()
            case _:
                super().intent(intent)

    # what can be done with a puzzle

    @property
    def solved(self) -> bool:
        if self.ended is not None and self.standing_commands == self._solution:
            return True
        verdict = self._verdict_now
        return isinstance(verdict, TurnVerdict) and verdict.good

    def hand_in(self) -> None:
        """Hand in the turn, to be judged. With AP left this is said first; once it is solved the next puzzle comes."""
        state, n = self.session.state, self.session.game.n
        if self.playback.busy or self.input_guard.too_early() or state.stage != "turn" or self._judging == n:
            return
        if self.solved:
            if self.ways.following is not None:
                self.ways.following()
            return
        if state.ap and self.attempt.ask("end", n):
            # One press must not cost the try.
            self.input_guard.note_opened()
            return
        if isinstance(self._verdict_now, TurnVerdict):
            self._services.effects.sound("refuse")
            return
        self._judging = n
        self._judge.submit(judged, self.puzzle, self.standing_commands)

    def wait(self, seconds: float) -> None:
        """Wait for the verdict, at most so long; for callers who have nothing else to do."""
        self._judge.wait(seconds)

    # from here on private

    @property
    def _verdict_now(self) -> TurnVerdict | CallFailure | None:
        """The verdict on the turn as it is now; None where it was not judged."""
        return self._verdict[1] if self._verdict is not None and self._verdict[0] == self.session.game.n else None

    def _buttons(self) -> list[tuple[str, str, bool]]:
        buttons = super()._buttons()
        return [*buttons[:2], ("game", self._services.say("mistakes-game"), True), *buttons[2:]]

    def _goal(self) -> str:
        say, persons = self._services.say, [player for player in self.puzzle.setup.players if player.bot is None]
        points, state = round(self.puzzle.loss), self.session.state
        if state.stage == "turn" and not state.ap:
            return say("mistake-end-it")
        if len(persons) == 1:
            return say("mistake-goal", points=points)
        return say("mistake-goal-of", name=self.players[self.puzzle.seat].name, points=points)

    def _so_far(self) -> str:
        return self._services.say("mistake-so-far")

    def _told_of_answer(self) -> tuple[str, ...]:
        say, n, verdict = self._services.say, self.session.game.n, self._verdict_now
        if self._judging == n:
            return (say("mistake-judging"),)
        if self.solved:
            return self._with_result(self._solved_in_words(verdict))
        if isinstance(verdict, CallFailure):
            return (say("mistake-judge-failed", why=failure_reason(verdict.reason, verdict.text, say)),)
        if verdict is not None:
            nearer = verdict.behind < self.puzzle.loss - 1
            text = say("mistake-nearer" if nearer else "mistake-worse", points=round(verdict.behind))
            return self._with_result(text)
        return (say("mistake-ap-left", ap=self.session.state.ap),) if self.attempt.waits("end", n) else ()

    def _solved_in_words(self, verdict: TurnVerdict | CallFailure | None) -> str:
        say = self._services.say
        if not isinstance(verdict, TurnVerdict):
            return say("mistake-solution-done")
        short = round(verdict.behind)
        if short:
            return say("mistake-solved-hinted-nearly" if self.hinted else "mistake-solved-nearly", points=short)
        return say("mistake-solved-hinted" if self.hinted else "mistake-solved")

    def _why(self) -> tuple[ReasonGroup, ...]:
        """Why the better turn is better, and its steps, once they may be shown."""
        if self.ended not in ("solved", "shown"):
            return ()
        say, names = self._services.say, names_of(self.players)
        found = gain_and_reasons(self.puzzle, self.puzzle.seat, names, say, "better-turn-why")
        steps = steps_in_words(self.session.game.history.start, self._solution, names, say)
        return (*found, ReasonGroup(say("mistake-steps"), steps))
