"""Summary of an analysed game of Turm Bauer: how somebody played, in three lines."""

from collections.abc import Sequence

from torres3d.games.turm_bauer.bots.hint_and_analysis_types import Analysis, TurnReport
from torres3d.games.turm_bauer.rules.cell_and_column_names import Seat
from torres3d.hud.models.page_models import AnalysisRow
from torres3d.i18n.texts import Translate

LEAST = 0.5
"""Fewest lost levels of a turn that the summary names."""


def summary(
    found: Analysis,
    own: Sequence[Seat],
    names: Sequence[str],
    costliest: Sequence[AnalysisRow],
    best: Sequence[AnalysisRow],
    say: Translate,
) -> tuple[str, ...]:
    """What one player lost and let slip, the costliest turn, the best one; the rows are the player's, the first of them
    first. Of several players what each of them lost, a line each."""
    if len(own) > 1:
        return tuple(say("turm-summary-of", name=names[seat], what=_lost(found, seat, say)) for seat in own)
    (seat,) = own
    lines = [_lost(found, seat, say)]
    lines += [say("turm-summary-costliest", turn=row.text, lost=row.lost) for row in costliest[:1]]
    lines += [say("turm-summary-best", turn=row.text, gained=row.gained) for row in best[:1]]
    return tuple(lines)


def _lost(found: Analysis, seat: Seat, say: Translate) -> str:
    """The levels that a player lost, in how many turns, and the blocks that slipped."""
    turns: list[TurnReport] = [turn for turn in found.turns if turn.seat == seat]
    lost = sum(turn.loss >= LEAST for turn in turns)
    slips = say("turm-summary-slips", slips=sum(turn.slips for turn in turns))
    return say("turm-summary-lost", levels=found.losses[seat], lost=lost, turns=len(turns), slips=slips)
