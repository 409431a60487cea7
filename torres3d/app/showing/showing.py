"""The one queue of what is still to be shown, with the one state that is shown: for a game, a replay and a film.

Steps go in and are cut into beats; each beat is played on the table, told by a sound, remembered for the log and
put on the scoring board when its time has come. Nothing is decided or folded again: a step keeps what happened.
"""

import math
from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

from torres3d.app.shell.effects import Effects
from torres3d.app.showing.beats import Beat, Happened, beats_of
from torres3d.app.showing.scoring_board import Scoring
from torres3d.app.showing.sounding import TAKEN_BACK, sound_of
from torres3d.app.showing.told import told_of, with_beat
from torres3d.kits.torres.torres_kit import TorresStep
from torres3d.rules.events import CardPlayed
from torres3d.rules.squares import Square
from torres3d.rules.state import State

SCORING_PAUSE = 0.7
"""Seconds after each line of a scoring, at pace 1."""


class ShownTable(Protocol):
    """What a table has to do for a `Showing`."""

    speed: float

    @property
    def animating(self) -> bool:
        """Whether something still moves."""

    @property
    def animate(self) -> bool:
        """Whether things move at all."""

    def show(self, state: State) -> None:
        """Show a state at once; what was still playing is dropped."""

    def play(self, before: State, happened: Happened) -> None:
        """Show how ``before`` became the last state."""

    def skip(self) -> None:
        """Show at once what everything that still plays leads to."""

    def focus(self, square: Square) -> None:
        """Look where something happens."""


class Showing:
    """Shows steps one after another. ``changed`` is called whenever the panels have something else to show.

    ``shown`` is the state on the table (while a beat is played: the one it leads to), ``log`` all that was shown so
    far and stands, ``scoring`` the phase's scoring that is on the screen. ``pace`` is a factor, 1 as designed. What was
    scored stays for ``reading_time`` seconds at pace 1, and each line of it for ``scoring_pause``.
    """

    def __init__(
        self,
        table: ShownTable,
        effects: Effects,
        state: State,
        told: Iterable[TorresStep] = (),
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        """``told`` are the steps before ``state``, for the log."""
        self._table = table
        self._effects = effects
        self._changed = changed
        self._beats: deque[Beat] = deque()
        self._pause = 0.0
        self._read = 0.0
        self.pace = 1.0
        self.scoring_pause = SCORING_PAUSE
        self.reading_time = math.inf
        self.shown = state
        self.log = told_of(told)
        self.scoring: Scoring | None = None

    @property
    def busy(self) -> bool:
        """Whether a beat is being shown."""
        return self._table.animating or self._pause > 0

    @property
    def reading(self) -> bool:
        """Whether nothing more is shown until the players have read a scoring; `go_on` ends it."""
        return self.scoring is not None and self.scoring.done

    @property
    def idle(self) -> bool:
        """Whether everything was shown."""
        return not (self.busy or self.reading or self._beats)

    def add(self, step: TorresStep) -> None:
        """Show this step after what is still to be shown."""
        self._beats.extend(beats_of(step))

    def step(self, seconds: float) -> None:
        """Let time pass, and begin with the next beat if it is due."""
        self._table.speed = self.pace
        self._pause = max(0.0, self._pause - seconds * self.pace)
        if self.busy:
            return
        if self.reading:
            self._read += seconds * self.pace
            if self._read < self.reading_time:
                return
            self.go_on()
        if self._beats:
            self._begin(self._beats.popleft())

    def skip(self) -> None:
        """Show at once how the present beat ends; where nothing moves any more, go on after a scoring."""
        if self.busy:
            self._table.skip()
            self._pause = 0.0
        else:
            self.go_on()

    def go_on(self) -> None:
        """The players have read the scoring."""
        if self.reading:
            self._table.skip()
            self._pause = 0.0
            self.scoring = None
            self._changed()

    def finish(self) -> None:
        """Show at once all that is still to be shown, up to a scoring that has to be read."""
        while True:
            self._table.skip()
            self._pause = 0.0
            if self.reading:
                if self.reading_time > 0:
                    return
                self.go_on()
            if not self._beats:
                return
            self._begin(self._beats.popleft())

    def jump(self, state: State, told: Iterable[TorresStep] = ()) -> None:
        """Show another moment of the game at once; ``told`` are the steps before it, for the log."""
        self._beats.clear()
        self._pause = 0.0
        self.scoring = None
        self.shown = state
        self.log = told_of(told)
        self.show()
        self._changed()

    def show(self) -> None:
        """Put what is shown on the table again, after others have used it."""
        self._table.show(self.shown)

    def _begin(self, beat: Beat) -> None:
        table, effects = self._table, self._effects
        self.shown = beat.after
        if beat.happened:
            table.play(beat.before, beat.happened)
        else:
            table.show(beat.after)
        self.log = with_beat(self.log, beat)
        sound = sound_of(beat.events, beat.before) if beat.happened else TAKEN_BACK
        if sound is not None:
            effects.sound(sound)
        for event in beat.events:
            if isinstance(event, CardPlayed):
                effects.turn_card(event.card, self.pace, still=not table.animate)
        at = next((event.at for event in beat.events if hasattr(event, "at")), None)
        if at is not None:
            table.focus(at)
        if beat.scoring:
            self.scoring = (self.scoring or Scoring(beat.before)).scored_on(beat.events[0], last=beat.last_scoring)
            self._pause = self.scoring_pause
            self._read = 0.0
        self._changed()
