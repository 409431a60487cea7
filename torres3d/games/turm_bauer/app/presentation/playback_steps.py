"""Playback steps of Turm Bauer."""

from torres3d.app.session.playback_steps import BasePlaybackStep, BaseShownEvent, pieces
from torres3d.games.turm_bauer.kit.kit import TurmStep
from torres3d.games.turm_bauer.rules.events import Event, GameEnded, TurnBegan
from torres3d.games.turm_bauer.rules.state import State

OWN_STEP = (TurnBegan, GameEnded)
"""Events that begin a beat: the dice after the walk, the end after the dust has settled."""

PlaybackStep = BasePlaybackStep[State, Event]
"""Events of Turm Bauer that are shown together."""
ShownEvent = BaseShownEvent[State, Event]
"""An event of Turm Bauer that was shown."""


def playback_steps(step: TurmStep) -> list[PlaybackStep]:
    """The beats of a step, in order; an undo has one without events."""
    if not step.happened:
        return [PlaybackStep(step.before, (), step.after, step.n)]
    apart = [number for number, (event, _) in enumerate(step.happened) if isinstance(event, OWN_STEP)]
    return [beat for _, beat in pieces(step, apart)]
