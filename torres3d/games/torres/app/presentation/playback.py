"""Playback of Torres: turns cards over, and stops at a scoring, player by player, until it has been read."""

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from torres3d.app.session.playback import BasePlayback, BasePlaybackStep, BaseShownEvent, pieces
from torres3d.games.torres.app.presentation.scoring_board import ScoringBoard
from torres3d.games.torres.app.presentation.sounds import sound_of
from torres3d.games.torres.hud.models.turn_models import CardTurned
from torres3d.games.torres.kit.engine_adapter import TorresStep
from torres3d.games.torres.rules.events import (
    CardPlayed,
    CastlesScored,
    Event,
    GameEnded,
    KingBonusScored,
    MasterScored,
)
from torres3d.games.torres.rules.literal_types import Card, MasterCard, Seat
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.rules.state import State

if TYPE_CHECKING:
    from torres3d.games.torres.scene.table import Table

SCORING = (CastlesScored, KingBonusScored, MasterScored)

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


SCORING_PAUSE = 0.7
"""Seconds after each line of a scoring, at pace 1."""


class Playback(BasePlayback[State, Event]):
    """Shows steps of Torres one after another.

    ``scoring`` is the scoring on the screen. Its result stays for ``reading_time`` seconds at pace 1, each line of it
    for ``scoring_pause``.
    """

    ends = (GameEnded,)
    _table: "Table"
    scoring: ScoringBoard | None = None
    scoring_pause = SCORING_PAUSE
    reading_time = math.inf
    _master_shown = False
    """Whether the master card was shown in the scoring on the screen."""

    @property
    def at_moment(self) -> bool:
        return self.scoring is not None or super().at_moment

    @property
    def reading(self) -> bool:
        return self.scoring is not None and self.scoring.done

    def _finish_beat(self) -> None:
        """Show at once how the present beat ends, of a scoring all of it."""
        super()._finish_beat()
        while self.scoring is not None and not self.reading and self._beats:
            self._begin(self._beats.popleft())
            super()._finish_beat()

    def _put_aside(self) -> None:
        self.scoring = None

    def jump(self, state: State, told: Iterable[TorresStep] = ()) -> None:
        self.scoring = None
        super().jump(state, told)

    def _cut(self, step: TorresStep) -> Sequence[PlaybackStep]:
        return playback_steps(step)

    def _sound(self, beat: BasePlaybackStep[State, Event]) -> str | None:
        return sound_of(beat.events, beat.before, self._table.animate)

    def _focus(self, event: Event) -> bool:
        at: Square | None = getattr(event, "at", None)
        if at is not None:
            self._table.focus(at)
        return at is not None

    def _begun(self, beat: BasePlaybackStep[State, Event]) -> None:
        assert isinstance(beat, PlaybackStep)
        for event in beat.events:
            if isinstance(event, CardPlayed):
                self._turn_over(event.card, event.seat)
            elif isinstance(event, MasterScored) and not self._master_shown:
                self._master_shown = True
                self._turn_over(event.card, event.seat, master=True)
        self._master_shown = self._master_shown and beat.scoring
        if beat.scoring:
            self.scoring = (self.scoring or ScoringBoard(beat.before)).scored_on(beat.events[0], last=beat.last_scoring)
            self._pause = self.scoring_pause

    def _turn_over(self, card: Card | MasterCard, seat: Seat, master: bool = False) -> None:
        """Show a card that is played: out of the hand of who looks, or from its player's seat."""
        table = self._table
        self._effects.play(CardTurned(0, card, self.pace, not table.animate, seat, seat == table.near, master))
