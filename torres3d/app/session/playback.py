"""Playback: one queue of steps to show in pieces, and the state on the table, for a game, a replay or a film.

Each step is cut into beats; a beat is played on the table, with its sound, and added to the log when its time has come.
Nothing is decided or folded again: a step keeps its events. Each game says what its beats are, how they sound and where
the camera looks.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import ClassVar, Generic

import msgspec

from torres3d.app.window.toast_and_sound_queue import Effects
from torres3d.engine.history import Step
from torres3d.engine.kit import EventT, StateT
from torres3d.scene.base_table import BaseTable


class BasePlaybackStep(msgspec.Struct, Generic[StateT, EventT], frozen=True):
    """Events of step ``n`` that are shown together, with the states before and after them; none for a command taken
    back. ``happened`` are the events, each with the state after it."""

    before: StateT
    happened: tuple[tuple[EventT, StateT], ...]
    after: StateT
    n: int = 0

    @property
    def events(self) -> tuple[EventT, ...]:
        return tuple(event for event, _ in self.happened)


class BaseShownEvent(msgspec.Struct, Generic[StateT, EventT], frozen=True, gc=False):
    """An event that was shown, the state after it, and the number ``n`` of the step it belongs to."""

    n: int
    event: EventT
    after: StateT


def pieces(step: Step[StateT, EventT], cuts: Iterable[int]) -> Iterator[tuple[int, BasePlaybackStep[StateT, EventT]]]:
    """The beats of a step that has events, cut before the events with these numbers (from 0), in order, each with the
    number of its first event."""
    before, count = step.before, len(step.happened)
    for first, end in pairwise(sorted({0, count, *cuts})):
        part = step.happened[first:end]
        after = part[-1][1]
        yield first, BasePlaybackStep(before, part, after, step.n)
        before = after


def shown_events(steps: Iterable[Step[StateT, EventT]]) -> tuple[BaseShownEvent[StateT, EventT], ...]:
    """All that live steps tell."""
    return tuple(BaseShownEvent(step.n, event, after) for step in steps for event, after in step.happened)


def shown_events_with(
    told: tuple[BaseShownEvent[StateT, EventT], ...], beat: BasePlaybackStep[StateT, EventT]
) -> tuple[BaseShownEvent[StateT, EventT], ...]:
    """The shown events with one beat more; an undo removes its whole step."""
    if beat.happened:
        return (*told, *(BaseShownEvent(beat.n, event, after) for event, after in beat.happened))
    end = len(told)
    while end and told[end - 1].n == told[-1].n:
        end -= 1
    return told[:end]


PLAN, LEAST_PLAN = 0.45, 0.2
"""Seconds for which the table shows what a bot is about to do, at pace 1, and at any pace."""
TAKEN_BACK = "undo"
"""Sound of an undone command."""


class BasePlayback(Generic[StateT, EventT]):
    """Playback of steps one after another. ``changed`` is called whenever the panels have to be updated.

    ``shown`` is the state on the table (of a playing beat, the state after it), ``log`` all standing events shown so
    far. ``pace`` is a factor, 1 as designed.
    """

    ends: ClassVar[tuple[type, ...]] = ()
    """The events that end a game, at which the winners are celebrated."""
    reading_time = 0.0
    """Seconds at pace 1 for which players may read or look at what is shown, unless they go on before."""
    _read = 0.0

    def __init__(
        self,
        table: BaseTable[StateT, EventT],
        effects: Effects,
        state: StateT,
        told: Iterable[Step[StateT, EventT]] = (),
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        """``told`` are the steps before ``state``, for the log."""
        self._table = table
        self._effects = effects
        self._changed = changed
        self._beats: deque[BasePlaybackStep[StateT, EventT]] = deque()
        self._pause = 0.0
        self._announced: set[int] = set()
        """The numbers of the steps of which the table shows first what they will be."""
        self.plan: BasePlaybackStep[StateT, EventT] | None = None
        """What a bot is about to do, for as long as the table shows it before it happens, and while it happens."""
        self.plan_pause = 0.0
        """Seconds for a plan at pace 1; 0 where none is shown."""
        self.pace = 1.0
        self._won = False
        self.shown = state
        self.log: tuple[BaseShownEvent[StateT, EventT], ...] = shown_events(told)

    # what differs from game to game

    def _cut(self, step: Step[StateT, EventT]) -> Sequence[BasePlaybackStep[StateT, EventT]]:
        """The beats of a step, in order: one, unless a game cuts it. An undo has one without events."""
        return [BasePlaybackStep(step.before, step.happened, step.after, step.n)]

    def _sound(self, beat: BasePlaybackStep[StateT, EventT]) -> str | None:
        """The sound of a beat with events; None for silence."""
        return None

    def _focus(self, event: EventT) -> bool:
        """Look at the place of an event; False if it has none."""
        return False

    def _begun(self, beat: BasePlaybackStep[StateT, EventT]) -> None:
        """Show additional effects of a beat that has begun."""

    def _put_aside(self) -> None:
        """The players have read what they were shown."""

    @property
    def _pace_now(self) -> float:
        """The pace of what is being shown."""
        return self.pace

    # what is the same

    @property
    def busy(self) -> bool:
        """Whether a beat is being shown."""
        return self._table.animating or self._pause > 0

    @property
    def effects(self) -> Effects:
        """The effects of what is shown."""
        return self._effects

    @property
    def reading(self) -> bool:
        """Whether playback waits until the players have read something; `go_on` ends it."""
        return False

    @property
    def celebrating(self) -> bool:
        """Whether the winners are being celebrated."""
        return self._won and self.busy

    @property
    def at_moment(self) -> bool:
        """Whether something is shown that belongs to all, such as a scoring: any key or click skips it."""
        return self.reading or self.celebrating

    @property
    def idle(self) -> bool:
        """Whether everything was shown."""
        return not (self.busy or self._beats or self.reading)

    @property
    def planning(self) -> bool:
        """Whether the table shows what a bot is about to do, which has not begun yet."""
        return self.plan is not None and self.plan is next(iter(self._beats), None)

    @property
    def coming(self) -> Sequence[EventT]:
        """What a bot is about to do and has not begun; nothing otherwise."""
        return self.plan.events if self.plan is not None and self.planning else ()

    def add(self, step: Step[StateT, EventT], announced: bool = False) -> None:
        """Queue a step; of an ``announced`` one the table shows first what it will be."""
        if announced and step.happened and self.plan_pause > 0.0:
            self._announced.add(step.n)
        self._beats.extend(self._cut(step))

    def step(self, seconds: float) -> None:
        """Let time pass, and begin the next beat if it is due."""
        self._pause = max(0.0, self._pause - seconds * self._pace_now)
        if not self.busy and not self._waits(seconds) and self._beats and not self._announce(self._beats[0]):
            self._begin(self._beats.popleft())
        self._table.speed = self._pace_now

    def skip(self) -> None:
        """Finish the current beat at once; where nothing moves any more, go on after what is read."""
        if self.busy:
            self._finish_beat()
        else:
            self.go_on()

    def go_on(self) -> None:
        """The players have read what they were shown."""
        if self.reading:
            self._table.skip()
            self._pause = 0.0
            self._put_aside()
            self._changed()

    def _finish_beat(self) -> None:
        self._table.skip()
        self._pause = 0.0

    def _waits(self, seconds: float) -> bool:
        """Whether the next beat waits until something was read, after so much time."""
        if self.reading:
            if not self._read:
                self._changed()  # how to go on is said from now on
            self._read += seconds * self.pace
            if self._read < self.reading_time:
                return True
            self.go_on()
        return False

    def finish(self) -> None:
        """Finish the queue at once, up to anything that waits."""
        while True:
            self._table.skip()
            self._pause = 0.0
            if self._waits(0.0) or not self._beats:
                return
            self._begin(self._beats.popleft())

    def _announce(self, beat: BasePlaybackStep[StateT, EventT]) -> bool:
        """Begin to show the plan behind the next beat, if it has one that was not shown yet."""
        if beat.n not in self._announced:
            return False
        self._announced.discard(beat.n)
        self.plan = beat
        self._pause = max(self.plan_pause, LEAST_PLAN * self._pace_now)
        self._changed()
        return True

    def jump(self, state: StateT, told: Iterable[Step[StateT, EventT]] = ()) -> None:
        """Switch to another moment of the game; ``told`` are the steps before it, for the log."""
        self._beats.clear()
        self._announced.clear()
        self.plan = None
        self._pause = 0.0
        self.shown = state
        self.log = shown_events(told)
        self.show()
        self._changed()

    def show(self) -> None:
        """Restore the shown state on the table, after others have used it."""
        self._table.show(self.shown)

    def _begin(self, beat: BasePlaybackStep[StateT, EventT]) -> None:
        table = self._table
        if self.plan is not beat:
            self.plan = None
        self._announced.discard(beat.n)
        self.shown = beat.after
        self._read = 0.0
        if beat.happened:
            table.play(beat.before, beat.happened)
        else:
            table.show(beat.after)
        self.log = shown_events_with(self.log, beat)
        sound = self._sound(beat) if beat.happened else TAKEN_BACK
        if sound is not None:
            self._effects.sound(sound)
        self._won = any(isinstance(event, self.ends) for event in beat.events)
        any(self._focus(event) for event in beat.events)
        self._begun(beat)
        self._changed()
