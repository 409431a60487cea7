"""Gains of a turn for its player against the position before it, as a scoring right then would give them."""

from collections.abc import Sequence

from torres3d.games.torres.bots.hint_and_analysis_types import Reason, ReasonKind, Stance
from torres3d.games.torres.bots.reasons.reasons import places_of
from torres3d.games.torres.rules.events import CastleScore
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.scoring import bonus_now, castle_scores, master_now
from torres3d.games.torres.rules.state import State


def gains_of(before: State, after: State, seat: Seat) -> tuple[Reason, ...]:
    """What changed for a seat between two positions of one phase, the largest gain first and losses last.

    Each castle, the king's bonus, the master card and the marker by its points (R-7.1, R-9.1 to R-9.3); their sum is
    the difference of `torres3d.games.torres.bots.simple_bots.score_now`.
    """
    found = _of_castles(before, after, seat)
    numbers: tuple[tuple[ReasonKind, int, int], ...] = (
        ("king", bonus_now(before, seat), bonus_now(after, seat)),
        ("master", master_now(before, seat), master_now(after, seat)),
        ("marker", before.scores[seat], after.scores[seat]),
    )
    found += [Reason(kind, seat, now - was, counts=(now, was)) for kind, was, now in numbers]
    return tuple(sorted((gain for gain in found if gain.points), key=lambda gain: -gain.points))


def _of_castles(before: State, after: State, seat: Seat) -> list[Reason]:
    """The gain in each castle, by its highest knight."""
    here, there = (castle_scores(state.board, state.knights[seat]) for state in (after, before))
    found = []
    for place in places_of([score.squares for score in (*here, *there)]):
        now, was = ([score for score in scores if score.squares & place] for scores in (here, there))
        points = sum(score.points for score in now) - sum(score.points for score in was)
        named = max(now or was, key=lambda score: score.points)
        found.append(Reason("castle", seat, points, named.knight, _stance(now), _stance(was)))
    return found


def _stance(scores: Sequence[CastleScore]) -> Stance:
    best = max(scores, key=lambda score: score.points, default=None)
    return Stance() if best is None else Stance(best.area, best.level)
