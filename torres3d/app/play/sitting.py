"""One game being played: whose move it is, whose hand is seen, what is being shown, which bot thinks.

Knows no screen: it is told what a person wants (`give`, `undo`, …), asks bots through a `Mind`, and hands
what happened to a `Showman` piece by piece. `step` is called every frame and never waits for anything.
"""

import zlib
from collections import deque
from collections.abc import Callable
from typing import Protocol

from torres3d.app.showing.beats import Beat, beats_of
from torres3d.bots.thinking import BotFailure
from torres3d.kits.torres.kit import TorresGame, TorresStep
from torres3d.rules.commands import Command, EndTurn
from torres3d.rules.kinds import Seat
from torres3d.rules.legal import legal
from torres3d.rules.state import State
from torres3d.rules.view import View, view

BOT_PAUSE = 0.45
"""Seconds between the commands of a bot, at pace 1."""


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


class Showman(Protocol):
    """What shows the game."""

    def play(self, beat: Beat) -> None:
        """Begin to show a beat."""

    def busy(self) -> bool:
        """Whether the last beat is still being shown."""

    def settled(self) -> None:
        """All beats have been shown: show what can be done now."""


class Sitting:
    """A game, its bots and its stage.

    ``bots`` names the level of each seat that a bot plays. ``viewer`` is the seat whose hand may be seen,
    None when all are face down; ``covered`` the seat that has to take the screen over first.
    """

    def __init__(self, game: TorresGame, bots: dict[Seat, str], mind: Mind, stage: Showman) -> None:
        self.game = game
        self.bots = dict(bots)
        self.bot_pace = 1.0
        self.viewer: Seat | None = None
        self.covered: Seat | None = None
        self.reading = False
        """Whether the players look at a scoring; `go_on` ends it."""
        self.fault: BotFailure | Exception | None = None
        """Why a bot could not answer; `ask_again` or `take_over` ends it."""
        self.shown: State = game.state
        """The state the stage shows, which lags behind the game while beats are shown."""
        self._mind = mind
        self._stage = stage
        self._beats: deque[Beat] = deque()
        self._thinking = False
        self._rest = 0.0
        self._settled = False
        self._legal: tuple[int, list[Command]] | None = None
        self._leave: Callable[[], None] = game.listen(self._happened)
        if len(self.persons) == 1:
            self.viewer = self.persons[0]

    @property
    def persons(self) -> list[Seat]:
        """The seats played by people."""
        return [seat for seat in range(len(self.game.header.setup.players)) if seat not in self.bots]

    @property
    def state(self) -> State:
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
    def ready(self) -> bool:
        """Whether a person may give a command now."""
        actor = self.state.actor
        return (
            self._settled and actor is not None and actor not in self.bots and self.covered is None and not self.reading
        )

    @property
    def commands(self) -> list[Command]:
        """All legal commands now."""
        if self._legal is None or self._legal[0] != self.game.n:
            self._legal = (self.game.n, legal(self.state))
        return self._legal[1]

    def give(self, command: Command, made_for: int) -> None:
        """A person gives a command chosen when ``made_for`` commands had been given.

        Raises `IllegalCommand`, `StaleCommand` or `WriteFault`; nothing happened then.
        """
        self.game.submit(command, made_for=made_for)

    def undo(self) -> None:
        """Take back the last command; raises `UndoRefused`."""
        undone = self.game.can_undo()
        self.game.undo(undone.by if undone and undone.by not in self.bots else self.state.actor)

    def take_over_screen(self) -> None:
        """The person the screen waits for has taken it."""
        self.viewer, self.covered = self.covered, None
        self._stage.settled()

    def go_on(self) -> None:
        """The players have read the scoring."""
        self.reading = False

    def stop_thinking(self) -> None:
        """Stop the bot that thinks; it waits until it is asked again or somebody takes over."""
        actor = self.state.actor
        if self._thinking and actor is not None:
            self._mind.cancel()
            self._thinking = False
            self.fault = BotFailure("stopped", self.bots[actor], "")
            self._stage.settled()

    def ask_again(self) -> None:
        """Ask the bot that failed once more."""
        self.fault = None

    def take_over(self, seat: Seat) -> None:
        """A person plays for the bot of ``seat`` from now on."""
        self.fault = None
        self.bots.pop(seat, None)
        if len(self.persons) > 1:
            self.viewer = None
        self._settled = False

    def stop(self) -> None:
        """End the match: no bot thinks on, no event is heard any more."""
        self._mind.cancel()
        self._thinking = False
        self._leave()

    def step(self, seconds: float) -> None:
        """Do what is due now."""
        if self._stage.busy() or self.reading:
            return
        if self._beats:
            self._show(self._beats.popleft())
        elif not self._settled:
            self._settle()
        elif self.state.actor in self.bots and self.fault is None:
            self._think(seconds)

    def _happened(self, step: TorresStep) -> None:
        self._beats.extend(beats_of(step))
        self._settled = False
        if isinstance(step.command, EndTurn) and len(self.persons) > 1:
            self.viewer = None

    def _show(self, beat: Beat) -> None:
        self.shown = beat.after
        self._stage.play(beat)
        if beat.last_scoring and self.persons:
            self.reading = True

    def _settle(self) -> None:
        self._settled = True
        self._rest = BOT_PAUSE / self.bot_pace
        self.shown = self.state
        actor = self.state.actor
        person = actor is not None and actor not in self.bots
        if person and len(self.persons) > 1 and self.state.stage in ("turn", "keep") and self.viewer != actor:
            self.covered = actor
        self._stage.settled()

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
            self._stage.settled()
            return
        try:
            self.game.submit(answer, actor)
        except Exception as error:  # noqa: BLE001  # a bot must never bring the game down
            self.fault = error
            self._stage.settled()
