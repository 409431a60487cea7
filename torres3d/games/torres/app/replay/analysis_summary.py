"""Summary of an analysed game of Torres: how somebody played, in three lines."""

from collections.abc import Sequence

from torres3d.games.torres.bots.hint_and_analysis_types import Analysis, Mistake
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.hud.models.page_models import AnalysisRow
from torres3d.i18n.texts import Translate

LEAST = 1.0
"""Fewest lost points of a turn that the summary names."""


def summary(
    found: Analysis,
    own: Sequence[Seat],
    names: Sequence[str],
    costliest: Sequence[AnalysisRow],
    best: Sequence[AnalysisRow],
    say: Translate,
) -> tuple[str, ...]:
    """What one player lost and by what, the costliest turn, the best one; the rows are the player's, the first of them
    first. Of several players what each of them lost, a line each."""
    if len(own) > 1:
        return tuple(say("summary-of", name=names[seat], what=_lost(found, seat, say)) for seat in own)
    (seat,) = own
    losses = [turn.loss for turn in found.turns if turn.seat == seat]
    right = say("summary-right", right=sum(loss < LEAST for loss in losses), turns=len(losses))
    lines = [_lost(found, seat, say)]
    lines += [
        say("summary-costliest", turn=row.text, lost=row.lost, how=row.mistake or say("better-turn"))
        for row in costliest[:1]
    ]
    lines.append("; ".join([right, *(say("summary-best", turn=row.text, gained=row.gained) for row in best[:1])]))
    return tuple(lines)


def _lost(found: Analysis, seat: Seat, say: Translate) -> str:
    """The points that a player lost, and the kind of mistake that cost most of them."""
    turns = [turn for turn in found.turns if turn.seat == seat and turn.loss >= LEAST]
    points = round(found.losses[seat])
    if not turns:
        return say("summary-nothing")
    by: dict[Mistake, float] = {}
    for turn in turns:
        if turn.mistake is not None:
            by[turn.mistake] = by.get(turn.mistake, 0.0) + turn.loss
    if not by:
        return say("summary-lost", points=points, turns=len(turns))
    mistake = max(by, key=lambda each: by[each])
    return say("summary-lost-by", cost=round(by[mistake]), points=points, how=say(f"summary-by-{mistake}"))
