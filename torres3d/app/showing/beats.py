"""A step of the game in pieces that are shown one after another: each scoring of a player on its own."""

import msgspec

from torres3d.kits.torres.kit import TorresStep
from torres3d.rules.events import CastlesScored, Event, KingBonusScored, MasterScored
from torres3d.rules.state import State

SCORING = (CastlesScored, KingBonusScored, MasterScored)


class Beat(msgspec.Struct, frozen=True):
    """Events that are shown together, with the states before and after them.

    ``last_scoring`` marks the end of a phase's scoring: there the players look at the result.
    """

    before: State
    events: tuple[Event, ...]
    after: State
    scoring: bool = False
    last_scoring: bool = False


def beats_of(step: TorresStep) -> list[Beat]:
    """The beats of a step, in order; an undo has one without events."""
    if not step.happened:
        return [Beat(step.before, (), step.after)]
    beats: list[Beat] = []
    state = start = step.before
    run: list[Event] = []
    scorings = [index for index, event in enumerate(step.events) if isinstance(event, SCORING)]
    for index, (event, following) in enumerate(step.happened):
        if isinstance(event, SCORING):
            if run:
                beats.append(Beat(start, tuple(run), state))
                run = []
            beats.append(Beat(state, (event,), following, scoring=True, last_scoring=index == scorings[-1]))
            start = following
        else:
            run.append(event)
        state = following
    if run:
        beats.append(Beat(start, tuple(run), state))
    return beats
