"""A step of the game in pieces that are shown one after another: each scoring of a player on its own."""

from itertools import pairwise

import msgspec

from torres3d.kits.torres.torres_kit import TorresStep
from torres3d.rules.events import CastlesScored, Event, KingBonusScored, MasterScored
from torres3d.rules.state import State

SCORING = (CastlesScored, KingBonusScored, MasterScored)

Happened = tuple[tuple[Event, State], ...]
"""Events, each with the state after it."""


class Beat(msgspec.Struct, frozen=True):
    """Events of step ``n`` that are shown together, with the states before and after them; none for a command taken
    back.

    ``last_scoring`` marks the end of a phase's scoring: there the players look at the result.
    """

    before: State
    happened: Happened
    after: State
    scoring: bool = False
    last_scoring: bool = False
    n: int = 0

    @property
    def events(self) -> tuple[Event, ...]:
        """The events alone."""
        return tuple(event for event, _ in self.happened)


def beats_of(step: TorresStep) -> list[Beat]:
    """The beats of a step, in order; an undo has one without events."""
    if not step.happened:
        return [Beat(step.before, (), step.after, n=step.n)]
    scorings = [number for number, (event, _) in enumerate(step.happened) if isinstance(event, SCORING)]
    edges = {0, len(step.happened), *scorings, *(number + 1 for number in scorings)}
    beats: list[Beat] = []
    before = step.before
    for first, end in pairwise(sorted(edges)):
        part = step.happened[first:end]
        beats.append(Beat(before, part, part[-1][1], first in scorings, first in scorings[-1:], step.n))
        before = part[-1][1]
    return beats
