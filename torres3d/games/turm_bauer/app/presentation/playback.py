"""Playback of Turm Bauer: a fall that is shown ends in the state of the log (T-10.1, outcome logged)."""

from collections.abc import Container, Iterable, Sequence
from typing import TYPE_CHECKING

from torres3d.app.session.playback import BasePlayback, BasePlaybackStep, BaseShownEvent, pieces
from torres3d.games.turm_bauer.app.presentation.sounds import sound_of_events
from torres3d.games.turm_bauer.kit.engine_adapter import TurmStep
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells, Place, Seat
from torres3d.games.turm_bauer.rules.events import BlockLetGo, Event, GameEnded, TurnBegan
from torres3d.games.turm_bauer.rules.state import State

if TYPE_CHECKING:
    from torres3d.games.turm_bauer.scene.table import Table

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


CURTAIN = 0.6
"""Seconds after the last thing that was shown before a game is over, at pace 1."""
MOST_KEPT = 20
"""How much of what was shown is kept for whoever says it: more than is ever shown at once."""


class Playback(BasePlayback[State, Event]):
    """Shows steps of Turm Bauer one after another."""

    ends = (GameEnded,)
    _table: "Table"
    last: PlaybackStep | None = None
    """The last event shown."""
    hurried_seats: Container[Seat] | None = None
    """The seats whose turns are shown at the pace, None for all; those of others at pace 1 at most: players want to see
    what becomes of their block."""
    _in_ruins = False
    _not_taken: tuple[PlaybackStep, ...] = ()
    """What was shown since `take_ended`, the latest only."""

    @property
    def reading(self) -> bool:
        """Whether the players still look at the ruins of a tower that has just come down."""
        return self._in_ruins and self.reading_time > 0.0 and not self.busy

    @property
    def told(self) -> tuple[ShownEvent, ...]:
        """The log, without the outcome of a block as long as it is still seen to fall."""
        let_go = self.in_the_air
        if self.last is None or let_go is None:
            return self.log
        return self.log[: self.last.events.index(let_go) - len(self.last.events)]

    @property
    def in_the_air(self) -> BlockLetGo | None:
        """The block whose fall is being shown, if any."""
        events = self.last.events if self.last is not None and self.busy else ()
        return next((event for event in events if isinstance(event, BlockLetGo)), None)

    def take_ended(self) -> tuple[PlaybackStep, ...]:
        """What was shown to its end since the last call, the earliest first."""
        count = max(0, len(self._not_taken) - (self.busy and not self.planning))
        ended, self._not_taken = self._not_taken[:count], self._not_taken[count:]
        return ended

    def _put_aside(self) -> None:
        self._in_ruins = False

    @property
    def _pace_now(self) -> float:
        beat = self.plan if self.planning else self.last
        seat = None if beat is None else beat.before.actor
        if seat is None or self.hurried_seats is None or seat in self.hurried_seats:
            return self.pace
        return min(self.pace, 1.0)

    def jump(self, state: State, told: Iterable[TurmStep] = ()) -> None:
        self.last, self._in_ruins, self._not_taken = None, False, ()
        super().jump(state, told)

    def _cut(self, step: TurmStep) -> Sequence[PlaybackStep]:
        return playback_steps(step)

    def _sound(self, beat: PlaybackStep) -> str | None:
        return sound_of_events(beat.events, self._table.animate)

    def _focus(self, event: Event) -> bool:
        place = place_of(event)
        if place is not None:
            self._table.focus(place)
        return place is not None

    def _begun(self, beat: PlaybackStep) -> None:
        self.last, self._in_ruins = beat, beat.after.stage == "over" and beat.after.ruin is not None
        self._not_taken = (*self._not_taken, beat)[-MOST_KEPT:]
        if beat.after.stage == "over" and self._table.animate:
            self._pause = CURTAIN


def place_of(event: object) -> Place | None:
    """The place of an event: the highest cell of a block, the target of a figure; None for one without a place."""
    to: Place | None = getattr(event, "to", None)
    cells: Cells = getattr(event, "cells", ())
    highest = sorted(cells, key=lambda cell: -cell[2])
    return highest[0] if highest else to
