"""One game of Turm Bauer being played: whose turn it is, which bot thinks, which block the judge looks at.

Knows no screen: it is told what a person wants (`give`, `take_back`), asks bots through a mind and outcomes through a
judge, both in other processes, and hands what happened to a `TurmShowing`. `step` is called every frame and never
waits.
"""

import zlib
from collections.abc import Callable
from typing import Protocol

from torres3d.app.turm.choosing.turm_choices import TurmChoices
from torres3d.app.turm.showing.turm_showing import TurmShowing
from torres3d.bots.thinking import BotFailure
from torres3d.engine.errors import StaleCommand, UndoRefused, WriteFault
from torres3d.kits.turm.turm_kit import TurmGame, TurmStep
from torres3d.turm.commands import Build, Choice, Discard, Hand, Move, Placement, Stay
from torres3d.turm.legal import legal
from torres3d.turm.places import Seat
from torres3d.turm.state import State
from torres3d.turm.view import View, view

BOT_PAUSE = 0.6
"""Seconds between the choices of a bot, at pace 1."""


class TurmMind(Protocol):
    """Something that thinks for the bots, elsewhere: it never makes the caller wait."""

    def ask(self, seen: View, level: str, seed: int) -> None:
        """Begin to think about what ``seen.seat`` chooses."""

    def poll(self) -> Choice | BotFailure | None:
        """The answer, what went wrong with the bot, None while it thinks."""

    def cancel(self) -> None:
        """Stop thinking at once; nothing is left of it."""

    def close(self) -> None:
        """End for good, with the program."""


class JudgeFailed(Protocol):
    """Why a judge said nothing."""

    @property
    def reason(self) -> str:
        """``raised`` or ``died``."""

    @property
    def detail(self) -> str:
        """More about it, for a bug report."""


class AsideJudge(Protocol):
    """A judge in another process (T-7.2, the judge): it never makes the caller wait."""

    def ask(self, state: State, placement: Placement, hand: Hand | None = None) -> None:
        """Let a block go: with this hand, cut as it must be, or as the options say."""

    def poll(self) -> "Build | JudgeFailed | None":
        """The build with its outcome, what went wrong, None while the judge looks."""

    def cancel(self) -> None:
        """What was let go is not let go."""

    def close(self) -> None:
        """End for good, with the program."""


class TurmGuard(Protocol):
    """Somebody who lets only some of the legal choices through, as a lesson does."""

    def offers(self, command: Choice) -> bool:
        """Whether the choice is shown as one that can be made."""

    def why_not(self, command: Choice) -> str:
        """Why the choice is not let through, in words; empty where it is."""


class NotLetThrough(Exception):
    """A legal choice that a guard does not let through; its text says why, in words."""


class TurmSitting:
    """A game, its bots and how it is shown.

    ``bots`` names the level of each seat that a bot plays. ``changed`` is called when somebody else may act than
    before, or nobody.
    """

    def __init__(
        self,
        game: TurmGame,
        bots: dict[Seat, str],
        mind: TurmMind,
        judge: AsideJudge,
        showing: TurmShowing,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self.game = game
        self.bots = dict(bots)
        self.bot_pace = 1.0
        self.paused = False
        """Whether the bots wait."""
        self.guard: TurmGuard | None = None
        self.fault: BotFailure | Exception | None = None
        """Why a bot could not answer; `ask_again` or `take_over` ends it."""
        self.judge_fault: JudgeFailed | None = None
        """Why a block that was let go has no outcome; `judge_again` ends it."""
        self.unwritten: WriteFault | None = None
        """Why a block that a person let go, and that was judged, is not in the log; nothing happened then."""
        self.falling: Placement | None = None
        """The block that was let go and is judged now."""
        self.showing = showing
        self._mind = mind
        self._judge = judge
        self._changed = changed
        self._thinking = False
        self._rest = 0.0
        self._settled = False
        self._asked_at = -1
        self._hand: Hand | None = None
        self._choices: tuple[int, TurmChoices] = (-1, TurmChoices())
        self._leave: Callable[[], None] = game.listen(self._happened)

    @property
    def persons(self) -> list[Seat]:
        """The seats played by people."""
        return [seat for seat in range(len(self.game.header.setup.players)) if seat not in self.bots]

    @property
    def state(self) -> State:
        """The game's state now."""
        return self.game.state

    @property
    def follower(self) -> Seat | None:
        """The one who follows the others at this screen now: nothing is hidden, so whoever is to act."""
        persons = self.persons
        if self.state.actor in persons:
            return self.state.actor
        return persons[0] if len(persons) == 1 else None

    @property
    def settled(self) -> bool:
        """Whether everything that happened has been shown."""
        return self._settled

    @property
    def thinking(self) -> bool:
        """Whether a bot is thinking."""
        return self._thinking

    @property
    def ready(self) -> bool:
        """Whether a person may choose now."""
        actor = self.state.actor
        free = self._settled and self.falling is None and self.judge_fault is None
        return free and actor is not None and actor not in self.bots

    @property
    def choices(self) -> TurmChoices:
        """What a person may choose now; nothing while nobody may."""
        if not self.ready:
            return TurmChoices()
        if self._choices[0] != self.game.n:
            found = legal(self.state)
            guard = self.guard
            offered = found if guard is None else [choice for choice in found if guard.offers(choice)]
            self._choices = (self.game.n, TurmChoices(offered))
        return self._choices[1]

    def choose_anew(self) -> None:
        """What the guard lets through has changed."""
        self._choices = (-1, TurmChoices())

    def give(self, choice: Choice, made_for: int, hand: Hand | None = None) -> None:
        """A person chose this when ``made_for`` commands had been given; a block is let go with ``hand``, or as the
        options say (T-7.1, hand), and judged before anything is written.

        Raises `IllegalCommand`, `StaleCommand`, `NotLetThrough` or `WriteFault`; nothing happened then.
        """
        if made_for != self.game.n or self.falling is not None:
            raise StaleCommand(made_for, self.game.n)
        why = "" if self.guard is None else self.guard.why_not(choice)
        if why:
            raise NotLetThrough(why)
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
            self._mind.cancel()
            self._thinking = False
            self.fault = BotFailure("stopped", self.bots[actor], "")
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
        """End the match: no bot thinks on, nothing falls, no event is heard any more."""
        self._mind.cancel()
        self._judge.cancel()
        self._thinking, self.falling = False, None
        self._leave()

    def step(self, seconds: float) -> None:
        """Do what is due now."""
        self.showing.step(seconds)
        if self.falling is not None:
            self._hear_judge()
            return
        if not self.showing.idle:
            return
        if not self._settled:
            self._settle()
        elif self.state.actor in self.bots and self.fault is None and not self.paused:
            self._think(seconds)

    def hurry(self) -> bool:
        """Show at once what is still being shown; whether a person may act then."""
        if self.falling is not None:
            return False
        self.showing.finish()
        if self.showing.idle and not self._settled:
            self._settle()
        return self.ready

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
                self.fault = fault
            else:
                self.unwritten = fault
            self._changed()

    def _happened(self, step: TurmStep) -> None:
        self.showing.add(step)
        self._settled = False

    def _settle(self) -> None:
        self._settled = True
        self._rest = BOT_PAUSE / self.bot_pace
        self._changed()

    def _think(self, seconds: float) -> None:
        actor = self.state.actor
        assert actor is not None
        self._rest -= seconds
        if not self._thinking:
            self._thinking = True
            self._mind.ask(view(self.state, actor), self.bots[actor], zlib.crc32(self.game.header.game.encode()))
            return
        if self._rest > 0:
            return
        answer = self._mind.poll()
        if answer is None:
            return
        self._thinking = False
        if isinstance(answer, BotFailure):
            self.fault = answer
            self._changed()
            return
        try:
            self._take(answer)
        except Exception as error:  # noqa: BLE001  # a bot must never bring the game down
            self.fault = error
            self._changed()

    def _take(self, choice: Choice) -> None:
        """What a bot chose; its hand is always drawn (T-9.5, drawn hand)."""
        if isinstance(choice, Placement):
            self._let_go(choice, None)
        else:
            self.game.submit(choice, self.state.actor)
