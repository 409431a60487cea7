"""Playback steps of Torres: each scoring of a player is a piece of its own."""

from torres3d.app.session.playback_steps import BasePlaybackStep, BaseShownEvent, pieces
from torres3d.games.torres.kit.kit import TorresStep
from torres3d.games.torres.rules.events import CastlesScored, Event, KingBonusScored, MasterScored
from torres3d.games.torres.rules.state import State

SCORING = (CastlesScored, KingBonusScored, MasterScored)

Happened = tuple[tuple[Event, State], ...]
"""Events, each with the state after it."""
ToldEvent = BaseShownEvent[State, Event]
"""An event of Torres that was shown."""


class PlaybackStep(BasePlaybackStep[State, Event], frozen=True):
    """Events of Torres that are shown together.

    ``last_scoring`` marks the end of a phase's scoring, when the players look at the result.
    """

    scoring: bool = False
    last_scoring: bool = False


def playback_steps(step: TorresStep) -> list[PlaybackStep]:
    """The beats of a step, in order; an undo has one without events."""
    if not step.happened:
        return [PlaybackStep(step.before, (), step.after, step.n)]
    scorings = [number for number, (event, _) in enumerate(step.happened) if isinstance(event, SCORING)]
    return [
        PlaybackStep(beat.before, beat.happened, beat.after, beat.n, first in scorings, first in scorings[-1:])
        for first, beat in pieces(step, (*scorings, *(number + 1 for number in scorings)))
    ]
