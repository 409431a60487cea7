"""Game session: whose move it is, the turns of bots, what is being shown, when the next player may act.

Knows no screen: it gets the player's commands, and passes events to a playback. `step` is called every frame and never
waits for anything.
"""

import math
import zlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from torres3d.app.session.playback import BasePlayback, BasePlaybackStep
from torres3d.base.worker_processes import CallFailure
from torres3d.engine.history import Step
from torres3d.engine.kit import EventT, Seat, StateT
from torres3d.engine.log_errors import UndoRefused, WriteFault
from torres3d.engine.logged_game import Game

if TYPE_CHECKING:
    from torres3d.bots.background_bots import Thinker


ChoiceT = TypeVar("ChoiceT")
WATCHED = 1.5
"""Seconds at pace 1 for which something is shown to be read where only bots play."""


class BotTurns(Generic[ChoiceT]):
    """Turns of bots: asks the ``mind`` and hands each choice to ``take``.

    ``bots`` names the level of each bot's seat, ``rest`` are the seconds between their actions, at pace 1. ``changed``
    is called when a bot has failed.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        bots: Mapping[Seat, str],
        mind: "Thinker[Any, ChoiceT]",
        rest: float,
        take: Callable[[ChoiceT, Seat], object],
        changed: Callable[[], None],
    ) -> None:
        self.pace = 1.0
        self.paused = False
        """Whether the bots wait."""
        self.fault: CallFailure | Exception | None = None
        """The fault of a bot that could not answer, until it is asked again or somebody takes over."""
        self.thinking = False
        """Whether a bot is thinking."""
        self._game = game
        self._bots = bots
        self._mind = mind
        self._rest = rest
        self._take = take
        self._changed = changed
        self._said = ""
        self._left = 0.0

    @property
    def thoughts(self) -> str:
        """The last thoughts of the bot in a line; empty for none."""
        return self._said if self.thinking else ""

    def pause(self) -> None:
        """Let the next bot wait before it acts."""
        self._left = self._rest / self.pace

    def stop_thinking(self) -> None:
        """Stop the thinking bot; it waits until it is asked again or somebody takes over."""
        actor = self._game.state.actor
        if self.thinking and actor is not None:
            self.cancel()
            self.fault = CallFailure("stopped")
            self._changed()

    def cancel(self) -> None:
        """Stop all thinking and forget the question."""
        self._mind.cancel()
        self.thinking = False

    def step(self, seconds: float) -> None:
        """Let the acting bot think, and carry out its choice."""
        actor = self._game.state.actor
        if actor is None or actor not in self._bots or self.fault is not None or self.paused:
            return
        self._left -= seconds
        if not self.thinking:
            self.thinking = True
            # One seed for the whole game: the bot keeps its plan of the turn from one question to the next.
            seen = self._game.history.kit.view(self._game.state, actor)
            self._mind.ask(seen, self._bots[actor], zlib.crc32(self._game.header.game.encode()))
            self._said = ""
            return
        self._said = self._mind.thoughts
        answer = None if self._left > 0 else self._mind.poll()
        if answer is None:
            return
        self.thinking = False
        if isinstance(answer, CallFailure):
            self.fault = answer
            self._changed()
            return
        try:
            self._take(answer, actor)
        except Exception as error:  # noqa: BLE001  # a bot must never bring the game down
            self.fault = error
            self._changed()


ChoiceT_contra = TypeVar("ChoiceT_contra", contravariant=True)


class NotWanted(Exception):
    """Something legal that a guard does not allow; its text says why."""


class CommandGuard(Protocol[ChoiceT_contra]):
    """Filter of legal commands."""

    def offers(self, command: ChoiceT_contra) -> bool:
        """Whether this is shown as possible."""

    def why_not(self, command: ChoiceT_contra) -> str:
        """The reason why this is not allowed, in words; empty where it is."""


def check_guard(guard: CommandGuard[ChoiceT] | None, choice: ChoiceT) -> None:
    """Raise `NotWanted` for anything that the guard, if there is one, does not allow."""
    why = "" if guard is None else guard.why_not(choice)
    if why:
        raise NotWanted(why)


class BaseGameSession(Generic[StateT, EventT]):
    """A game, its bots and its playback.

    ``bots`` names the level of each bot's seat, ``bot_turns`` plays for them. ``changed`` is called when another player
    may act than before, or nobody.
    """

    def __init__(
        self,
        game: Game[StateT, EventT],
        bots: dict[Seat, str],
        bot_turns: BotTurns[Any],
        playback: BasePlayback[StateT, EventT],
        changed: Callable[[], None],
    ) -> None:
        self.game = game
        self.bots = bots
        self.bot_turns = bot_turns
        self.playback = playback
        self.unwritten: WriteFault | None = None
        """Why the last command is not in the log; nothing happened then."""
        self._changed = changed
        self.all_shown = False
        """Whether everything was shown, so that the next player may act."""
        self._leave: Callable[[], None] = game.listen(self._show)
        self._give_time()

    # what screens ask of every game's session

    @property
    def ready(self) -> bool:
        """Whether a human may act now."""
        actor = self.state.actor
        return self.all_shown and actor is not None and actor not in self.bots

    @property
    def turn(self) -> object:
        """What tells a turn from the one before and the one after it."""
        return self.state.actor

    @property
    def follower(self) -> Seat | None:
        """The seat of the human who watches this screen now; None where there is none.

        Where nothing is hidden, that is the actor, or the only human.
        """
        persons = self.human_seats
        if self.state.actor in persons:
            return self.state.actor
        return persons[0] if len(persons) == 1 else None

    # what is the same

    @property
    def human_seats(self) -> list[Seat]:
        return [seat for seat in range(len(self.game.header.setup.players)) if seat not in self.bots]

    @property
    def state(self) -> StateT:
        return self.game.state

    @property
    def only_watched(self) -> bool:
        """Whether a click finishes the current animation at once: a bot's action, a scoring, the end of the game."""
        return self.playback.at_moment or (self.playback.busy and self.state.actor in self.bots)

    @property
    def why_no_undo(self) -> str:
        """The id of the reason why the actor can undo nothing; empty where something can be undone."""
        try:
            self.game.history.check_undo(self.state.actor)
        except UndoRefused as refused:
            return refused.reason
        return ""

    def take_over(self, seat: Seat) -> None:
        """Let a human play for the bot of ``seat`` from now on."""
        self.bot_turns.fault = None
        self.bots.pop(seat, None)
        self.all_shown = False
        self._give_time()

    def stop(self) -> None:
        """End the session: no bot thinks on, no event is heard any more."""
        self.bot_turns.cancel()
        self._leave()

    def step(self, seconds: float) -> None:
        self.playback.step(seconds)
        if not self.playback.idle:
            return
        if self.all_shown:
            self.bot_turns.step(seconds)
        else:
            self._settle()

    @property
    def bots_plan(self) -> tuple[Seat, BasePlaybackStep[StateT, EventT]] | None:
        """What a bot is about to do or has just done, as long as it acts; None otherwise."""
        plan = self.playback.plan
        seat: Seat | None = None if plan is None else getattr(plan.events[0], "seat", None)
        if plan is None or seat not in self.bots or not (self.playback.busy or seat == self.state.actor):
            return None
        return seat, plan

    def finish_showing(self) -> None:
        """Finish all animations at once."""
        self.playback.finish()
        if self.playback.idle and not self.all_shown:
            self._settle()

    def _give_time(self) -> None:
        """Persons read and look as long as they like."""
        self.playback.reading_time = math.inf if self.human_seats else WATCHED

    def _show(self, step: Step[StateT, EventT]) -> None:
        self.playback.add(step, announced=step.by in self.bots)
        self.all_shown = False

    def _settle(self) -> None:
        """Let the next player act, a bot after a pause, since everything was shown."""
        self.all_shown = True
        self.bot_turns.pause()
        self._changed()
