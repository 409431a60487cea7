"""A game of Torres in progress: whose hand is shown, who takes over the screen, what can be undone."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from torres3d.app.session.game_session import BaseGameSession, BotTurns, CommandGuard, check_guard
from torres3d.engine.log_errors import UndoRefused
from torres3d.games.torres.app.presentation.playback import Playback
from torres3d.games.torres.kit.engine_adapter import TorresGame, TorresStep
from torres3d.games.torres.rules.commands import Command, EndTurn
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import Seat, Stage
from torres3d.games.torres.rules.seat_view import View
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.event_sentences import TAKEN_BACK

if TYPE_CHECKING:
    from torres3d.bots.background_bots import Thinker


BOT_REST = 0.15
"""Seconds between what a bot does, at pace 1; what comes next is then seen before it happens."""
Way = Literal["undo", "redo", "reset_turn"]
"""Ways through what was done: back by a command, forth again, back to the beginning of the turn."""


IN_TURN: tuple[Stage, ...] = ("turn", "keep", "carry")
"""Stages of one turn."""


class GameSession(BaseGameSession[State, Event]):
    """A game of Torres with its bots and its playback.

    ``viewer`` is the seat whose hand may be shown, None when all are face down.
    """

    game: TorresGame
    playback: Playback

    def __init__(
        self,
        game: TorresGame,
        bots: dict[Seat, str],
        mind: "Thinker[View, Command]",
        playback: Playback,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        bots = dict(bots)
        super().__init__(game, bots, BotTurns(game, bots, mind, BOT_REST, game.submit, changed), playback, changed)
        self.guard: CommandGuard[Command] | None = None
        """Filter for commands; None lets all through."""
        self.viewer: Seat | None = None
        self.floor = 0
        """The number of standing commands that cannot be taken back."""
        self._legal: tuple[int, list[Command]] | None = None
        self._leave_viewer = game.listen(self._hide_hand)
        self._seat()

    @property
    def turn(self) -> object:
        state = self.state
        # Placing, and moving the king after a scoring, are no part of the turn that follows.
        return state.phase, state.round, state.actor, "turn" if state.stage in IN_TURN else state.stage

    @property
    def awaited(self) -> Seat | None:
        """The seat that has to take the screen over first, for another hand was on the screen."""
        actor = self.state.actor
        if not self.all_shown or actor is None or actor in self.bots or actor == self.viewer:
            return None
        return actor if len(self.human_seats) > 1 and self.state.stage in ("turn", "keep") else None

    @property
    def follower(self) -> Seat | None:
        """The one who follows the others at this screen now; None while it waits for somebody to take it."""
        if self.awaited is not None:
            return None
        return self.state.actor if self.viewer is None else self.viewer

    @property
    def ready(self) -> bool:
        return super().ready and self.awaited is None and not self.playback.reading

    @property
    def commands(self) -> list[Command]:
        """All legal commands now, of those that are let through."""
        if self._legal is None or self._legal[0] != self.game.n:
            self._legal = (self.game.n, legal(self.state))
        guard = self.guard
        return self._legal[1] if guard is None else [command for command in self._legal[1] if guard.offers(command)]

    def give(self, command: Command, made_for: int) -> None:
        """A person gives a command chosen when ``made_for`` commands had been given.

        Raises `IllegalCommand`, `NotWanted`, `StaleCommand` or `WriteFault`; nothing happened then.
        """
        check_guard(self.guard, command)
        self.game.submit(command, made_for=made_for)

    def go_back(self, way: Way) -> None:
        """Go back in what was done, or forth again; raises `UndoRefused` or `WriteFault`.

        Only what the actor has done is taken back, never what another one did before; redo does nothing where
        nothing was taken back.
        """
        game = self.game
        if way == "redo":
            game.redo()
        elif self._at_floor:
            raise UndoRefused("game_start")
        elif way == "reset_turn" and self.floor:
            while self.own_last is not None:
                game.undo(self.state.actor)
        elif way == "reset_turn" and self.own_last is not None:
            game.undo_turn()
        else:
            game.undo(self.state.actor)

    @property
    def own_last(self) -> TorresStep | None:
        """The actor's own step that an undo would take back; None where there is none."""
        last = None if self._at_floor else self.game.can_undo()
        return last if last is not None and last.by == self.state.actor else None

    @property
    def why_no_undo(self) -> str:
        return "game_start" if self._at_floor else super().why_no_undo

    @property
    def can_redo(self) -> bool:
        return self.game.can_redo() is not None

    @property
    def others_last(self) -> TorresStep | None:
        """A person's last step that can still be taken back while another one is to act, or under the cover."""
        last = self.game.can_undo()
        if last is None or last.by in self.bots or type(last.command) not in TAKEN_BACK:
            return None
        return last if last.by != self.state.actor or self.awaited is not None else None

    def take_back_other(self) -> None:
        """Take `others_last` back; nothing happens where it is none. Raises `UndoRefused` or `WriteFault`."""
        last = self.others_last
        if last is None:
            return
        self.bot_turns.cancel()
        self.game.undo(last.by)
        if len(self.human_seats) > 1:
            self.viewer = None

    def take_over_screen(self) -> None:
        """The person the screen waits for has taken it."""
        if self.awaited is not None:
            self.viewer = self.awaited
            self._changed()

    def hurry(self) -> bool:
        """Show at once what is still being shown; whether a person may act then."""
        self.finish_showing()
        return self.ready

    def stop(self) -> None:
        super().stop()
        self._leave_viewer()

    def take_over(self, seat: Seat) -> None:
        super().take_over(seat)
        self._seat()

    @property
    def _at_floor(self) -> bool:
        return self.floor > 0 and len(self.game.history.standing_steps()) <= self.floor

    def _seat(self) -> None:
        """A person alone always sees their hand."""
        self.viewer = self.human_seats[0] if len(self.human_seats) == 1 else None

    def _hide_hand(self, step: TorresStep) -> None:
        """At the end of a turn the hand is put away from the next person."""
        if isinstance(step.command, EndTurn) and len(self.human_seats) > 1:
            self.viewer = None
