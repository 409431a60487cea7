"""Playback steps: a step of the log cut into pieces that are shown one after another, and the events shown so far."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Generic

import msgspec

from torres3d.engine.history import Step
from torres3d.engine.kit import EventT, StateT


class BasePlaybackStep(msgspec.Struct, Generic[StateT, EventT], frozen=True):
    """Events of step ``n`` that are shown together, with the states before and after them; none for a command taken
    back. ``happened`` are the events, each with the state after it."""

    before: StateT
    happened: tuple[tuple[EventT, StateT], ...]
    after: StateT
    n: int = 0

    @property
    def events(self) -> tuple[EventT, ...]:
        """The events alone."""
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
