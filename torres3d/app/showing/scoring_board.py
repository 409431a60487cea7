"""The scoring of a phase as it is shown, column by column; and a game's points by where they came from."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from torres3d.hud.contract.models import CastleLine, PlayerLook, ScoringColumn, ScoringModel
from torres3d.hud.contract.page_models import EndModel, ResultRow
from torres3d.kits.torres.torres_kit import TorresStep
from torres3d.rules.events import CastlesScored, Event, KingBonusScored, MarkerMoved, MasterScored
from torres3d.rules.kinds import PHASES
from torres3d.rules.squares import NAMES
from torres3d.rules.state import State


class Scoring(msgspec.Struct, frozen=True):
    """The scoring of a phase as far as it was shown: the state before it, what was scored since; ``done`` when
    that was all."""

    before: State
    scored: tuple[Event, ...] = ()
    done: bool = False

    def scored_on(self, event: Event, last: bool) -> "Scoring":
        """The scoring with one more event, the ``last`` one or not."""
        return Scoring(self.before, (*self.scored, event), last)


def scoring_board(scoring: Scoring, players: Sequence[PlayerLook]) -> ScoringModel:
    """The scoring board, column by column."""
    state = scoring.before
    columns = [ScoringColumn(player, before=state.scores[player.seat]) for player in players]
    for event in scoring.scored:
        if isinstance(event, CastlesScored | KingBonusScored | MasterScored):
            columns = [replace(column, current=False) for column in columns]
            columns[event.seat] = _with(columns[event.seat], event, state.king)
    if scoring.done:
        columns = [replace(column, current=False) for column in columns]
    return ScoringModel(state.phase, tuple(columns), state.master, scoring.done)


def _with(column: ScoringColumn, event: CastlesScored | KingBonusScored | MasterScored, king: int) -> ScoringColumn:
    """The column of a player with what was scored; ``king`` is the king's bitboard."""
    if isinstance(event, CastlesScored):
        castles = tuple(
            CastleLine(c.area, c.level, c.points, NAMES[c.knight], bool(c.squares & king)) for c in event.castles
        )
        column = replace(column, castles=castles, king=event.bonus or None)
    elif isinstance(event, KingBonusScored):
        column = replace(column, king=event.bonus)
    else:
        column = replace(column, master=event.points)
    return replace(column, after=event.after, current=True)


def result(state: State, players: Sequence[PlayerLook], steps: Iterable[TorresStep]) -> EndModel:
    """The end screen: for each player the points of each phase and those of the marker, best first.

    ``steps`` are the steps that stand, without those taken back.
    """
    phases = {player.seat: [[0, 0, 0] for _ in range(PHASES)] for player in players}
    marker = dict.fromkeys(phases, 0)
    for event in (event for step in steps for event in step.events):
        if isinstance(event, MarkerMoved):
            marker[event.seat] += event.after - event.before
        elif isinstance(event, CastlesScored):
            points = phases[event.seat][event.phase - 1]
            points[0] += event.after - event.before - event.bonus
            points[1] += event.bonus
        elif isinstance(event, KingBonusScored):
            phases[event.seat][event.phase - 1][1] += event.after - event.before
        elif isinstance(event, MasterScored):
            phases[event.seat][event.phase - 1][2] += event.after - event.before
    rows = [
        ResultRow(
            name=player.name,
            colour=player.colour,
            bot=player.bot,
            phases=tuple((castles, king, master) for castles, king, master in phases[player.seat]),
            marker=marker[player.seat],
            total=state.scores[player.seat],
            winner=player.seat in state.winners,
            seat=player.seat,
        )
        for player in players
    ]
    return EndModel(tuple(sorted(rows, key=lambda row: -row.total)), state.master is not None)
