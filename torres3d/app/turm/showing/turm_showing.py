"""The queue of what of Turm Bauer is still to be shown, with the one state that is shown: for a game and a replay.

Nothing is decided or judged again: a step keeps what happened, a fall is shown for the eye and ends in the state of
the log (T-10.1, outcome logged).
"""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

from torres3d.app.shell.effects import Effects
from torres3d.app.turm.showing.turm_beats import TurmBeat, TurmHappened, told_with, turm_beats, turm_told
from torres3d.app.turm.showing.turm_sounding import TAKEN_BACK, sound_of_events
from torres3d.kits.turm.turm_kit import TurmStep
from torres3d.turm.places import Cells, Place
from torres3d.turm.state import State

CURTAIN = 0.6
"""Seconds after the last thing that was shown before a game is over, at pace 1."""


class TurmShownTable(Protocol):
    """What a table of Turm Bauer has to do for a `TurmShowing`."""

    speed: float

    @property
    def animating(self) -> bool:
        """Whether something still moves."""

    @property
    def animate(self) -> bool:
        """Whether things move at all."""

    def show(self, state: State) -> None:
        """Show a state at once; what was still playing is dropped."""

    def play(self, before: State, happened: TurmHappened) -> None:
        """Show how ``before`` became the last state."""

    def skip(self) -> None:
        """Show at once what everything that still plays leads to."""

    def focus(self, place: Place) -> None:
        """Look where something happens."""


class TurmShowing:
    """Shows steps one after another. ``changed`` is called whenever the panels have something else to show.

    ``shown`` is the state on the table (while a beat is played: the one it leads to), ``log`` all that was shown so
    far and stands. ``pace`` is a factor, 1 as designed.
    """

    def __init__(
        self,
        table: TurmShownTable,
        effects: Effects,
        state: State,
        told: Iterable[TurmStep] = (),
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        """``told`` are the steps before ``state``, for the log."""
        self._table = table
        self._effects = effects
        self._changed = changed
        self._beats: deque[TurmBeat] = deque()
        self._pause = 0.0
        self.pace = 1.0
        self.shown = state
        self.log = turm_told(told)
        self.last: TurmBeat | None = None
        """What was shown last."""

    @property
    def busy(self) -> bool:
        """Whether a beat is being shown."""
        return self._table.animating or self._pause > 0

    @property
    def idle(self) -> bool:
        """Whether everything was shown."""
        return not (self.busy or self._beats)

    def add(self, step: TurmStep) -> None:
        """Show this step after what is still to be shown."""
        self._beats.extend(turm_beats(step))

    def step(self, seconds: float) -> None:
        """Let time pass, and begin with the next beat if it is due."""
        self._table.speed = self.pace
        self._pause = max(0.0, self._pause - seconds * self.pace)
        if self._beats and not self.busy:
            self._begin(self._beats.popleft())

    def skip(self) -> None:
        """Show at once how the present beat ends."""
        self._table.skip()
        self._pause = 0.0

    def finish(self) -> None:
        """Show at once all that is still to be shown."""
        self.skip()
        while self._beats:
            self._begin(self._beats.popleft())
            self.skip()

    def jump(self, state: State, told: Iterable[TurmStep] = ()) -> None:
        """Show another moment of the game at once; ``told`` are the steps before it, for the log."""
        self._beats.clear()
        self._pause = 0.0
        self.shown = state
        self.log = turm_told(told)
        self.last = None
        self.show()
        self._changed()

    def show(self) -> None:
        """Put what is shown on the table again, after others have used it."""
        self._table.show(self.shown)

    def _begin(self, beat: TurmBeat) -> None:
        table = self._table
        self.shown, self.last = beat.after, beat
        if beat.happened:
            table.play(beat.before, beat.happened)
        else:
            table.show(beat.after)
        self.log = told_with(self.log, beat)
        sound = sound_of_events(beat.events, table.animate) if beat.happened else TAKEN_BACK
        if sound is not None:
            self._effects.sound(sound)
        at = next((place for event in beat.events if (place := place_of(event)) is not None), None)
        if at is not None:
            table.focus(at)
        if beat.after.stage == "over" and table.animate:
            self._pause = CURTAIN
        self._changed()


def place_of(event: object) -> Place | None:
    """Where an event happens: the highest cell of a block, where a figure goes to; None for one that is nowhere."""
    to: Place | None = getattr(event, "to", None)
    cells: Cells = getattr(event, "cells", ())
    highest = sorted(cells, key=lambda cell: -cell[2])
    return highest[0] if highest else to
