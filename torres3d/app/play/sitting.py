"""One game being played: whose move it is, whose hand is seen, what is being shown, which bot thinks.

Knows no screen: it is told what a person wants (`give`, `go_back`, …), asks bots through a `Mind`, and hands
what happened to a `Showing`. `step` is called every frame and never waits for anything.
"""

import math
import zlib
from collections.abc import Callable
from typing import Literal, Protocol

from torres3d.app.showing.showing import Showing
from torres3d.bots.thinking import BotFailure
from torres3d.engine.errors import UndoRefused
from torres3d.kits.torres.torres_kit import TorresGame, TorresStep
from torres3d.rules.commands import Command, EndTurn
from torres3d.rules.kinds import Seat
from torres3d.rules.legal import legal
from torres3d.rules.state import State
from torres3d.rules.view import View, view
from torres3d.words.phrases import TAKEN_BACK

BOT_PAUSE = 0.45
"""Seconds between the commands of a bot, at pace 1."""
WATCHED = 1.5
"""Seconds that a scoring stays on the screen where no person plays, at pace 1."""


class Mind(Protocol):
    """Something that thinks for the bots, elsewhere: it never makes the caller wait."""

    def ask(self, seen: View, level: str, seed: int) -> None:
        """Begin to think about what ``seen.seat`` does."""

    def poll(self) -> Command | BotFailure | None:
        """The answer, what went wrong with the bot, None while it thinks."""

    def cancel(self) -> None:
        """Stop thinking at once; nothing is left of it."""

    def close(self) -> None:
        """End for good, with the program."""


class NotWanted(Exception):
    """A legal command that a guard does not let through; its text says why, in words."""


class Guard(Protocol):
    """Somebody who lets only some of the legal commands through, as a lesson does."""

    def offers(self, command: Command) -> bool:
        """Whether the command is shown as one that can be given."""

    def why_not(self, command: Command) -> str:
        """Why the command is not let through, in words; empty where it is."""


Way = Literal["undo", "redo", "reset_turn"]
"""Ways through what was done: back by a command, forth again, back to the beginning of the turn."""


class Sitting:
    """A game, its bots and how it is shown.

    ``bots`` names the level of each seat that a bot plays. ``viewer`` is the seat whose hand may be seen,
    None when all are face down; ``covered`` the seat that has to take the screen over first. ``changed`` is
    called when somebody else may act than before, or nobody.
    """

    def __init__(
        self,
        game: TorresGame,
        bots: dict[Seat, str],
        mind: Mind,
        showing: Showing,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self.game = game
        self.bots = dict(bots)
        self.bot_pace = 1.0
        self.paused = False
        """Whether the bots wait."""
        self.viewer: Seat | None = None
        self.covered: Seat | None = None
        self.fault: BotFailure | Exception | None = None
        """Why a bot could not answer; `ask_again` or `take_over` ends it."""
        self.guard: Guard | None = None
        """Who lets commands through; None lets all."""
        self.floor = 0
        """So many of the commands that stand cannot be taken back."""
        self._mind = mind
        self.showing = showing
        self._changed = changed
        self._thinking = False
        self._rest = 0.0
        self._settled = False
        self._legal: tuple[int, list[Command]] | None = None
        self._leave: Callable[[], None] = game.listen(self._happened)
        self._seat()

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
        """The one who follows the others at this screen now; None while it waits for somebody to take it."""
        if self.covered is not None:
            return None
        return self.state.actor if self.viewer is None else self.viewer

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
        """Whether a person may give a command now."""
        actor = self.state.actor
        return (
            self._settled
            and actor is not None
            and actor not in self.bots
            and self.covered is None
            and not self.showing.reading
        )

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
        why = "" if self.guard is None else self.guard.why_not(command)
        if why:
            raise NotWanted(why)
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
        """The id of why the actor can take nothing back; empty where something can be."""
        if self._at_floor:
            return "game_start"
        try:
            self.game.history.check_undo(self.state.actor)
        except UndoRefused as refused:
            return refused.reason
        return ""

    @property
    def others_last(self) -> TorresStep | None:
        """A person's last step that can still be taken back while another one is to act, or under the cover."""
        last = self.game.can_undo()
        if last is None or last.by in self.bots or type(last.command) not in TAKEN_BACK:
            return None
        return last if last.by != self.state.actor or self.covered is not None else None

    def take_back_other(self) -> None:
        """Take `others_last` back; nothing happens where it is none. Raises `UndoRefused` or `WriteFault`."""
        last = self.others_last
        if last is None:
            return
        self._mind.cancel()
        self._thinking = False
        self.game.undo(last.by)
        self.covered = None
        if len(self.persons) > 1:
            self.viewer = None

    def take_over_screen(self) -> None:
        """The person the screen waits for has taken it."""
        if self.covered is not None:
            self.viewer, self.covered = self.covered, None
            self._changed()

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
        self._seat()

    def stop(self) -> None:
        """End the match: no bot thinks on, no event is heard any more."""
        self._mind.cancel()
        self._thinking = False
        self._leave()

    def step(self, seconds: float) -> None:
        """Do what is due now."""
        self.showing.step(seconds)
        if not self.showing.idle:
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

    @property
    def _at_floor(self) -> bool:
        return self.floor > 0 and len(self.game.history.live()) <= self.floor

    def _seat(self) -> None:
        """A person alone always sees their hand; persons read a scoring as long as they like."""
        self.viewer = self.persons[0] if len(self.persons) == 1 else None
        self.showing.reading_time = math.inf if self.persons else WATCHED

    def _happened(self, step: TorresStep) -> None:
        self.showing.add(step)
        self._settled = False
        if isinstance(step.command, EndTurn) and len(self.persons) > 1:
            self.viewer = None

    def _settle(self) -> None:
        self._settled = True
        self._rest = BOT_PAUSE / self.bot_pace
        actor = self.state.actor
        person = actor is not None and actor not in self.bots
        if person and len(self.persons) > 1 and self.state.stage in ("turn", "keep") and self.viewer != actor:
            self.covered = actor
        self._changed()

    def _think(self, seconds: float) -> None:
        actor = self.state.actor
        assert actor is not None
        self._rest -= seconds
        if not self._thinking:
            self._thinking = True
            # One seed for the whole game: the bot keeps its plan of the turn from one question to the next.
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
            self.game.submit(answer, actor)
        except Exception as error:  # noqa: BLE001  # a bot must never bring the game down
            self.fault = error
            self._changed()
