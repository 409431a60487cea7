"""A step of Turm Bauer in pieces that are shown one after another, and what was told so far."""

from collections.abc import Iterable

import msgspec

from torres3d.kits.turm.turm_kit import TurmStep
from torres3d.turm.events import Event, GameEnded, TurnBegan
from torres3d.turm.state import State

APART = (TurnBegan, GameEnded)
"""What is shown alone: the dice of the next turn when the walk is over, the end when the dust has settled."""

TurmHappened = tuple[tuple[Event, State], ...]
"""Events, each with the state after it."""


class TurmBeat(msgspec.Struct, frozen=True):
    """Events of step ``n`` that are shown together, with the states before and after; none for a command taken back."""

    before: State
    happened: TurmHappened
    after: State
    n: int = 0

    @property
    def events(self) -> tuple[Event, ...]:
        """The events alone."""
        return tuple(event for event, _ in self.happened)


class TurmTold(msgspec.Struct, frozen=True, gc=False):
    """An event that was shown, the state after it, and the number ``n`` of the step it belongs to."""

    n: int
    event: Event
    after: State


def turm_beats(step: TurmStep) -> list[TurmBeat]:
    """The beats of a step, in order; an undo has one without events."""
    if not step.happened:
        return [TurmBeat(step.before, (), step.after, step.n)]
    beats: list[TurmBeat] = []
    before = step.before
    part: list[tuple[Event, State]] = []
    for event, after in step.happened:
        if part and isinstance(event, APART):
            beats.append(TurmBeat(before, tuple(part), part[-1][1], step.n))
            before, part = part[-1][1], []
        part.append((event, after))
    beats.append(TurmBeat(before, tuple(part), part[-1][1], step.n))
    return beats


def turm_told(steps: Iterable[TurmStep]) -> tuple[TurmTold, ...]:
    """All that live steps tell."""
    return tuple(TurmTold(step.n, event, after) for step in steps for event, after in step.happened)


def told_with(told: tuple[TurmTold, ...], beat: TurmBeat) -> tuple[TurmTold, ...]:
    """What was told, and a beat more; where it is a step taken back, all of that step vanishes."""
    if beat.happened:
        return (*told, *(TurmTold(beat.n, event, after) for event, after in beat.happened))
    end = len(told)
    while end and told[end - 1].n == told[-1].n:
        end -= 1
    return told[:end]
