"""The scoring of a phase, column by column; and the points of a game by source."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from torres3d.games.torres.app.presentation.statistics import BestKnight, PlayerStatistics, tallies
from torres3d.games.torres.hud.models.result_models import EndModel, ResultRow, ScoredCastle
from torres3d.games.torres.hud.models.score_models import CastleLine, ScoringColumn, ScoringModel
from torres3d.games.torres.kit.engine_adapter import TorresStep
from torres3d.games.torres.rules.events import CastlesScored, Event, KingBonusScored, MarkerMoved, MasterScored
from torres3d.games.torres.rules.literal_types import PHASES, Seat
from torres3d.games.torres.rules.squares import NAMES
from torres3d.games.torres.rules.state import State
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate


class ScoringBoard(msgspec.Struct, frozen=True):
    """The scoring of a phase as far as it was shown: the state before it and its events; ``done`` if complete."""

    before: State
    scored: tuple[Event, ...] = ()
    done: bool = False

    def scored_on(self, event: Event, last: bool) -> "ScoringBoard":
        """The scoring with one more event, the ``last`` one or not."""
        return ScoringBoard(self.before, (*self.scored, event), last)


def scoring_board(scoring: ScoringBoard, players: Sequence[PlayerLook]) -> ScoringModel:
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
        points = sum(castle.points for castle in castles) + event.bonus
    elif isinstance(event, KingBonusScored):
        column, points = replace(column, king=event.bonus), event.bonus
    else:
        column, points = replace(column, master=event.points), event.points
    passed = column.passed + event.after - event.before - points
    return replace(column, passed=passed, after=event.after, current=True)


def result(
    state: State,
    players: Sequence[PlayerLook],
    steps: Sequence[TorresStep],
    strengths: Mapping[Seat, str],
    say: Translate,
) -> EndModel:
    """The end screen: for each player the points of each phase and those of the marker, best first, and what his game
    came to.

    ``steps`` are the steps that stand, without those taken back; ``strengths`` are lines on persons by seat.
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
    found = tallies(steps, len(players))
    rows = [
        ResultRow(
            name=player.name,
            colour=player.colour,
            bot=player.bot,
            phases=tuple((castles, king, master) for castles, king, master in phases[player.seat]),
            marker=marker[player.seat],
            total=state.scores[player.seat],
            winner=player.seat in state.winners,
            castles=_castles(found.players[player.seat]),
            uses=found.players[player.seat].uses,
            knight=_knight(found.players[player.seat].best, say),
            course=found.players[player.seat].course,
            seat=player.seat,
            emblem=player.emblem,
            strength=strengths.get(player.seat, ""),
            character=player.character,
        )
        for player in players
    ]
    ranked = tuple(sorted(rows, key=lambda row: -row.total))
    return EndModel(ranked, state.master is not None, scorings=found.scorings)


def _castles(tally: PlayerStatistics) -> tuple[tuple[ScoredCastle, ...], ...]:
    return tuple(
        tuple(
            ScoredCastle(castle.area, castle.level, NAMES[castle.knight], castle.points)
            for castle in sorted(year, key=lambda castle: -castle.points)
        )
        for year in tally.castles
    )


def _knight(best: BestKnight | None, say: Translate) -> str:
    """The best knight in words: its points, and where it stood."""
    if best is None:
        return say("end-no-knight")
    squares = " → ".join(NAMES[square] for square in best.squares)
    return say("end-best-knight", points=best.points, squares=squares)
