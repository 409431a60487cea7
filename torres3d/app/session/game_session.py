"""One game being played, whichever: whose move it is, what is being shown, which bot thinks.

Knows no screen: it is told what a person wants, asks bots through an `BotMind`, and hands what happened to a showing.
`step` is called every frame and never waits for anything.
"""

import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from torres3d.app.session.playback import BasePlayback
from torres3d.base.child_process import CallFailure
from torres3d.engine.game import Game
from torres3d.engine.history import Step
from torres3d.engine.kit import EventT, Seat, StateT
from torres3d.engine.log_errors import UndoRefused

SeenT_contra = TypeVar("SeenT_contra", contravariant=True)
AnswerT_co = TypeVar("AnswerT_co", covariant=True)
ChoiceT_contra = TypeVar("ChoiceT_contra", contravariant=True)
ChoiceT = TypeVar("ChoiceT")


class BotMind(Protocol[SeenT_contra, AnswerT_co]):
    """Something that thinks for the bots, elsewhere: it never makes the caller wait."""

    def ask(self, seen: SeenT_contra, level: str, seed: int) -> None:
        """Begin to think about what the seat does whose view this is."""

    def poll(self) -> AnswerT_co | CallFailure | None:
        """The answer, what went wrong with the bot, None while it thinks."""

    @property
    def said(self) -> str:
        """What the bot that thinks tells of it, in a line; empty for nothing."""

    def cancel(self) -> None:
        """Stop thinking at once; nothing is left of it."""

    def close(self) -> None:
        """End for good, with the program."""


class NotWanted(Exception):
    """Something legal that a guard does not let through; its text says why, in words."""


class CommandGuard(Protocol[ChoiceT_contra]):
    """Somebody who lets only some of what is legal through, as a lesson does."""

    def offers(self, command: ChoiceT_contra) -> bool:
        """Whether this is shown as one that can be given."""

    def why_not(self, command: ChoiceT_contra) -> str:
        """Why this is not let through, in words; empty where it is."""


class BaseGameSession(ABC, Generic[StateT, EventT, ChoiceT]):
    """A game, its bots and how it is shown. People and bots choose what is a ``ChoiceT``, as `Kit.legal` has it.

    ``bots`` names the level of each seat that a bot plays. ``changed`` is called when somebody else may act than
    before, or nobody.
    """

    bot_pause: float
    """Seconds between what a bot does, at pace 1."""

    def __init__(
        self,
        game: Game[StateT, EventT],
        bots: dict[Seat, str],
        mind: BotMind[Any, ChoiceT],
        showing: BasePlayback[StateT, EventT],
        changed: Callable[[], None],
    ) -> None:
        self.game = game
        self.bots = dict(bots)
        self.bot_pace = 1.0
        self.paused = False
        """Whether the bots wait."""
        self.guard: CommandGuard[ChoiceT] | None = None
        """Who lets commands through; None lets all."""
        self.fault: CallFailure | Exception | None = None
        """Why a bot could not answer; `ask_again` or `take_over` ends it."""
        self.showing = showing
        self._mind = mind
        self._changed = changed
        self._thinking = False
        self._said = ""
        self._rest = 0.0
        self._settled = False
        self._leave: Callable[[], None] = game.listen(self._happened)

    # what differs from game to game

    @property
    @abstractmethod
    def ready(self) -> bool:
        """Whether a person may act now."""

    @property
    @abstractmethod
    def follower(self) -> Seat | None:
        """The one who follows the others at this screen now; None where it is nobody."""

    @abstractmethod
    def _take(self, choice: ChoiceT, seat: Seat) -> None:
        """Do what a bot chose."""

    def _waits(self) -> bool:
        """Go on with what has to end before anything else is done; whether there is something."""
        return False

    # what is the same

    @property
    def persons(self) -> list[Seat]:
        """The seats played by people."""
        return [seat for seat in range(len(self.game.header.setup.players)) if seat not in self.bots]

    @property
    def state(self) -> StateT:
        """The game's state now."""
        return self.game.state

    @property
    def settled(self) -> bool:
        """Whether everything that happened has been shown."""
        return self._settled

    @property
    def thinking(self) -> bool:
        """Whether a bot is thinking."""
        return self._thinking

    @property
    def said(self) -> str:
        """What the bot that thinks tells of it, in a line; empty for nothing."""
        return self._said if self._thinking else ""

    @property
    def only_watched(self) -> bool:
        """Whether a click shows at once what is still to be seen: what a bot does, or a scoring that is read."""
        return self.showing.reading or (self.showing.busy and self.state.actor in self.bots)

    @property
    def why_no_undo(self) -> str:
        """The id of why the actor can take nothing back; empty where something can be."""
        try:
            self.game.history.check_undo(self.state.actor)
        except UndoRefused as refused:
            return refused.reason
        return ""

    def stop_thinking(self) -> None:
        """Stop the bot that thinks; it waits until it is asked again or somebody takes over."""
        actor = self.state.actor
        if self._thinking and actor is not None:
            self._think_no_more()
            self.fault = CallFailure("stopped")
            self._changed()

    def ask_again(self) -> None:
        """Ask the bot that failed once more."""
        self.fault = None

    def take_over(self, seat: Seat) -> None:
        """A person plays for the bot of ``seat`` from now on."""
        self.fault = None
        self.bots.pop(seat, None)
        self._settled = False

    def stop(self) -> None:
        """End the match: no bot thinks on, no event is heard any more."""
        self._think_no_more()
        self._leave()

    def step(self, seconds: float) -> None:
        """Do what is due now."""
        self.showing.step(seconds)
        if self._waits() or not self.showing.idle:
            return
        if not self._settled:
            self._settle()
        elif self.state.actor in self.bots and self.fault is None and not self.paused:
            self._think(seconds)

    def hurry(self) -> bool:
        """Show at once what is still being shown; whether a person may act then."""
        self.showing.finish()
        if self.showing.idle and not self._settled:
            self._settle()
        return self.ready

    def _ask_guard(self, choice: ChoiceT) -> None:
        """Raise `NotWanted` for what the guard does not let through."""
        why = "" if self.guard is None else self.guard.why_not(choice)
        if why:
            raise NotWanted(why)

    def _happened(self, step: Step[StateT, EventT]) -> None:
        self.showing.add(step)
        self._settled = False

    def _settle(self) -> None:
        """Everything was shown: the next one may act, a bot after a pause."""
        self._settled = True
        self._rest = self.bot_pause / self.bot_pace
        self._changed()

    def _think_no_more(self) -> None:
        """Let no bot think on; what it was asked is forgotten."""
        self._mind.cancel()
        self._thinking = False

    def _think(self, seconds: float) -> None:
        actor = self.state.actor
        assert actor is not None
        self._rest -= seconds
        if not self._thinking:
            self._thinking = True
            # One seed for the whole game: the bot keeps its plan of the turn from one question to the next.
            seen = self.game.history.kit.view(self.state, actor)
            self._mind.ask(seen, self.bots[actor], zlib.crc32(self.game.header.game.encode()))
            self._said = ""
            return
        self._said = self._mind.said
        if self._rest > 0:
            return
        answer = self._mind.poll()
        if answer is None:
            return
        self._thinking = False
        if isinstance(answer, CallFailure):
            self.fault = answer
            self._changed()
            return
        try:
            self._take(answer, actor)
        except Exception as error:  # noqa: BLE001  # a bot must never bring the game down
            self.fault = error
            self._changed()
