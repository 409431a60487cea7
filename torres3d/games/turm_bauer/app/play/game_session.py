"""A game of Turm Bauer in progress: which block is judged, and what becomes of it.

The judge runs in another process, as the bots do.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from torres3d.app.session.game_session import BaseGameSession, BotTurns, CommandGuard, check_guard
from torres3d.base.worker_processes import CallFailure
from torres3d.engine.log_errors import StaleCommand, WriteFault
from torres3d.games.turm_bauer.app.input.click_to_command import LegalChoices
from torres3d.games.turm_bauer.app.presentation.playback import Playback
from torres3d.games.turm_bauer.kit.engine_adapter import TurmGame
from torres3d.games.turm_bauer.rules.cell_and_column_names import Seat
from torres3d.games.turm_bauer.rules.commands import Build, Choice, Discard, Hand, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.events import Event
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.seat_view import View
from torres3d.games.turm_bauer.rules.state import State

if TYPE_CHECKING:
    from torres3d.bots.background_bots import Thinker

BOT_REST = 0.6
"""Seconds between what a bot does, at pace 1."""


class AskedJudge(Protocol):
    """A judge in another process (T-7.2, the judge); never makes the caller wait."""

    def ask(self, state: State, placement: Placement, hand: Hand | None = None) -> None:
        """Let a block go: with this hand, cut as it must be, or as the options say."""

    def poll(self) -> Build | CallFailure | None:
        """The build with its outcome, what went wrong, None while the judge looks."""

    def cancel(self) -> None:
        """Withdraw the block that was let go."""

    def close(self) -> None:
        """End for good, with the program."""


class GameSession(BaseGameSession[State, Event]):
    """A game of Turm Bauer with its bots, its judge and its playback."""

    game: TurmGame
    playback: Playback

    def __init__(
        self,
        game: TurmGame,
        bots: dict[Seat, str],
        mind: "Thinker[View, Choice]",
        judge: AskedJudge,
        playback: Playback,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        bots = dict(bots)
        super().__init__(game, bots, BotTurns(game, bots, mind, BOT_REST, self._take, changed), playback, changed)
        playback.hurried_seats = bots
        self.guard: CommandGuard[Choice] | None = None
        """Filter for choices; None lets all through."""
        self.judge_fault: CallFailure | None = None
        """The reason why a released block has no outcome, until `judge_again`."""
        self.falling: Placement | None = None
        """The block that was let go and is judged now."""
        self._judge = judge
        self._asked_at = -1
        self._hand: Hand | None = None
        self._choices: tuple[int, LegalChoices] = (-1, LegalChoices())

    @property
    def turn(self) -> object:
        return self.state.turn

    @property
    def ready(self) -> bool:
        return super().ready and self.falling is None and self.judge_fault is None

    @property
    def choices(self) -> LegalChoices:
        """The choices of a person; empty while nobody may choose."""
        if not self.ready:
            return LegalChoices()
        if self._choices[0] != self.game.n:
            found = legal(self.state)
            guard = self.guard
            offered = found if guard is None else [choice for choice in found if guard.offers(choice)]
            self._choices = (self.game.n, LegalChoices(offered))
        return self._choices[1]

    def choose_anew(self) -> None:
        """Recompute the choices, since the guard has changed."""
        self._choices = (-1, LegalChoices())

    def give(self, choice: Choice, made_for: int, hand: Hand | None = None) -> None:
        """A person chose this when ``made_for`` commands had been given; a block is let go with ``hand``, or as the
        options say (T-7.1, hand), and judged before anything is written.

        Raises `IllegalCommand`, `StaleCommand`, `NotWanted` or `WriteFault`; nothing happened then.
        """
        if made_for != self.game.n or self.falling is not None:
            raise StaleCommand(made_for, self.game.n)
        check_guard(self.guard, choice)
        if isinstance(choice, Placement):
            self._let_go(choice, hand)
        elif isinstance(choice, Discard | Move | Stay):
            self.game.submit(choice, made_for=made_for)

    def judge_again(self) -> None:
        """Ask the judge once more, who failed."""
        if self.falling is not None and self.judge_fault is not None:
            self.judge_fault = None
            self._let_go(self.falling, self._hand)

    def give_up_falling(self) -> None:
        """Take the block back that the judge could say nothing of."""
        self._judge.cancel()
        self.falling, self.judge_fault = None, None
        self._changed()

    def take_back(self) -> None:
        """Take back the last command of the one to act (a discard); raises `UndoRefused` or `WriteFault`."""
        self.game.undo(self.state.actor)

    def stop(self) -> None:
        self._judge.cancel()
        self.falling = None
        super().stop()

    def hurry(self) -> bool:
        """Show at once what is still being shown; whether a person may act then. What falls cannot be hurried."""
        if self.falling is None:
            self.finish_showing()
        return self.ready

    def step(self, seconds: float) -> None:
        """Do what is due now; while a block falls, hear what the judge says of it."""
        if self.falling is None:
            super().step(seconds)
        else:
            # What is heard is shown from this frame on, so that nothing in between is visible.
            self._hear_judge()
            self.playback.step(seconds)

    def _let_go(self, placement: Placement, hand: Hand | None) -> None:
        self.falling, self._hand, self._asked_at = placement, hand, self.game.n
        self._judge.ask(self.state, placement, hand)
        self._changed()

    def _hear_judge(self) -> None:
        if self.judge_fault is not None:
            return
        answer = self._judge.poll()
        if answer is None:
            return
        if not isinstance(answer, Build):
            self.judge_fault = answer
            self._changed()
            return
        self.falling = None
        bot = self.state.actor in self.bots
        try:
            self.game.submit(answer, made_for=self._asked_at)
        except WriteFault as fault:
            if bot:
                self.bot_turns.fault = fault
            else:
                self.unwritten = fault
            self._changed()

    def _take(self, choice: Choice, seat: Seat) -> None:
        """Carry out a bot's choice; its hand is always drawn (T-9.5, drawn hand)."""
        if isinstance(choice, Placement):
            self._let_go(choice, None)
        else:
            self.game.submit(choice, seat)
