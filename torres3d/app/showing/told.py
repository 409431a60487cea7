"""What was shown so far, event by event, as the log and the recap need it: only what stands, nothing taken back."""

from collections.abc import Iterable

import msgspec

from torres3d.app.showing.beats import Beat
from torres3d.kits.torres.torres_kit import TorresStep
from torres3d.rules.events import Event
from torres3d.rules.state import State


class ToldEvent(msgspec.Struct, frozen=True, gc=False):
    """An event that was shown, the state after it, and the number ``n`` of the step it belongs to."""

    n: int
    event: Event
    after: State


def told_of(steps: Iterable[TorresStep]) -> tuple[ToldEvent, ...]:
    """All that live steps tell."""
    return tuple(ToldEvent(step.n, event, after) for step in steps for event, after in step.happened)


def with_beat(told: tuple[ToldEvent, ...], beat: Beat) -> tuple[ToldEvent, ...]:
    """What was told, and a beat more; where it is a step taken back, all of that step vanishes."""
    if beat.happened:
        return (*told, *(ToldEvent(beat.n, event, after) for event, after in beat.happened))
    end = len(told)
    while end and told[end - 1].n == told[-1].n:
        end -= 1
    return told[:end]
