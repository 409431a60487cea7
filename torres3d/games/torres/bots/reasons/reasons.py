"""Reasons for one turn over another: the largest differences between the terms of their values; mistakes.

The sum of the terms is the evaluation (`torres3d.games.torres.bots.search.evaluation.worth`); there it is computed as
fast as possible, here term by term.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from torres3d.games.torres.bots.hint_and_analysis_types import Mistake, Reason, ReasonKind, Stance
from torres3d.games.torres.bots.search import features as f
from torres3d.games.torres.bots.search.evaluation import blocks_after
from torres3d.games.torres.bots.search.evaluation_weights import Weights
from torres3d.games.torres.rules.commands import Command, Play
from torres3d.games.torres.rules.ending import turns_left
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import Bitboard, Square, square_list
from torres3d.games.torres.rules.state import State

_OF: Mapping[ReasonKind, tuple[str, ...]] = {
    "king": ("bonus", "court", "gap", "next_gap"),
    "knights": ("knights", "ground", "levels"),
    "blocks": ("blocks",),
    "hand": ("hand",),
    "master": ("master",),
    "marker": ("one",),
}
"""Features reported as one thing; those of castles are reported castle by castle."""
_ELSEWHERE = frozenset(name for names in _OF.values() for name in names)
_COUNTED: Mapping[ReasonKind, str] = {"king": "bonus", "knights": "knights", "blocks": "blocks", "master": "master"}
"""Features whose number a reason states."""


class WorthTerm(NamedTuple):
    """One term of a position's value, of ``seat``.

    ``value`` is in points of the evaluated player, negative for what opponents have. ``castle`` and the ``square`` of
    its highest knight are set for a castle, ``counted`` is a number of things.
    """

    kind: ReasonKind
    seat: Seat
    value: float
    castle: Bitboard = 0
    square: Square | None = None
    stance: Stance = Stance()
    counted: int = 0


def terms_of(state: State, seat: Seat, known: Weights, shares: Sequence[float]) -> list[WorthTerm]:
    """All terms of a position's value for a seat whose own turn ends there or has ended.

    What opponents have counts against it by ``shares`` (see `torres3d.games.torres.bots.search.evaluation.shares_of`).
    """
    found: list[WorthTerm] = []
    for other in range(state.players):
        count = 1.0 if other == seat else -shares[other]
        moment = f.moment_of(state, other)
        row = known.row(moment) if other == seat else known.row_alone(moment)
        terms = [*_castles(state, other, row), *_others(state, other, known, row, ends=other == seat == state.actor)]
        found += [term._replace(value=count * term.value) for term in terms]
    return found


def _castles(state: State, seat: Seat, row: Sequence[float]) -> Iterator[WorthTerm]:
    """The term of each castle in which a seat has a knight."""
    board, own = state.board, state.knights[seat]
    weight = dict(zip(f.FEATURES, row, strict=True))
    for castle, its in f.castles_of(state, seat):
        square = max(square_list(castle & own), key=lambda each: board.heights[each])
        counted = zip(f.CASTLE_FEATURES, its, strict=True)
        value = sum(weight[name] * amount for name, amount in counted if name not in _ELSEWHERE)
        yield WorthTerm("castle", seat, value, castle, square, Stance(castle.bit_count(), board.heights[square]))


def _others(state: State, seat: Seat, known: Weights, row: Sequence[float], ends: bool) -> Iterator[WorthTerm]:
    """The terms outside single castles; ``ends``: the seat's turn ends with this position."""
    hand = known.hand(f.hand_of(state, seat), state.phase, f.later_turns(state, seat))
    found = dict(zip(f.FEATURES, f.features(state, seat, hand), strict=True))
    if ends:
        # Only those that then stay with him.
        found["blocks"] = blocks_after(state.stacks[seat], state.stack, turns_left(state))
    weight = dict(zip(f.FEATURES, row, strict=True))
    for kind, names in _OF.items():
        value = sum(weight[name] * found[name] for name in names)
        if kind == "marker":
            yield WorthTerm(kind, seat, value + state.scores[seat], counted=state.scores[seat])
        elif kind == "hand":
            yield WorthTerm(kind, seat, value, counted=len(f.hand_of(state, seat)))
        else:
            yield WorthTerm(kind, seat, value, counted=round(found[_COUNTED[kind]]))


MOST_REASONS = 3
LEAST_POINTS = 0.75
"""Minimum points of a reason."""


def reasons(better: Sequence[WorthTerm], other: Sequence[WorthTerm], seat: Seat) -> tuple[Reason, ...]:
    """The main differences that favour a position for ``seat``, in its points, and then their costs.

    The largest gains come first. Together the costs never exceed the gains.
    """
    found = [*differences(better, other)]
    told = _of(found, seat)
    told += [_in_all(_of(found, other_seat)) for other_seat in sorted({each.seat for each in found} - {seat})]
    told = sorted((each for each in told if abs(each.points) >= LEAST_POINTS), key=lambda each: -abs(each.points))
    chosen = [each for each in told if each.points > 0][:1]
    while chosen and len(chosen) < MOST_REASONS:
        so_far = sum(each.points for each in chosen)
        more = next((each for each in told if each not in chosen and so_far + each.points > 0), None)
        if more is None:
            break
        chosen.append(more)
    return tuple(sorted(chosen, key=lambda each: (each.points < 0, -abs(each.points))))


def _of(found: Sequence[Reason], seat: Seat) -> list[Reason]:
    return [each for each in found if each.seat == seat]


def _in_all(against: Sequence[Reason]) -> Reason:
    """All differences of an opponent as one reason: the largest one's kind, with the points of all."""
    points = sum(each.points for each in against)
    named = max(against, key=lambda each: each.points if points > 0 else -each.points)
    return replace(named, points=points)


def differences(better: Sequence[WorthTerm], other: Sequence[WorthTerm]) -> list[Reason]:
    """All differences between two positions; their points add up to the difference in value."""
    found: list[Reason] = []
    for seat in sorted({term.seat for term in better}):
        here, there = ([term for term in terms if term.seat == seat] for terms in (better, other))
        found += _castle_differences(here, there)
        plain = {term.kind: term for term in there if term.kind != "castle"}
        found += [_one(term, plain[term.kind]) for term in here if term.kind != "castle"]
    return found


def _one(here: WorthTerm, there: WorthTerm) -> Reason:
    return Reason(here.kind, here.seat, here.value - there.value, counts=(here.counted, there.counted))


def _castle_differences(here: Sequence[WorthTerm], there: Sequence[WorthTerm]) -> list[Reason]:
    """The differences castle by castle, those of one origin together."""
    mine = [term for term in here if term.kind == "castle"]
    theirs = [term for term in there if term.kind == "castle"]
    found = []
    for place in places_of([term.castle for term in (*mine, *theirs)]):
        now = [term for term in mine if term.castle & place]
        then = [term for term in theirs if term.castle & place]
        first = max(now, key=_worth) if now else None
        second = max(then, key=_worth) if then else None
        named = first or second
        assert named is not None
        points = sum(term.value for term in now) - sum(term.value for term in then)
        stands = Stance() if first is None else first.stance
        stood = Stance() if second is None else second.stance
        found.append(Reason("castle", named.seat, points, named.square, stands, stood))
    return found


def _worth(term: WorthTerm) -> float:
    return abs(term.value)


def places_of(castles: Sequence[Bitboard]) -> list[Bitboard]:
    """The places of castles: overlapping ones are one place."""
    found: list[Bitboard] = []
    for castle in castles:
        apart = [place for place in found if not place & castle]
        for place in found:
            if place & castle:
                castle |= place  # noqa: PLW2901  # it grows by what it meets
        found = [*apart, castle]
    return found


def mistake_of(
    reasons: Sequence[Reason], seat: Seat, played: Sequence[Command], better: Sequence[Command], last: bool
) -> Mistake | None:
    """The mistake of a turn of ``seat`` with these reasons for a better one.

    ``last``: it was the seat's last turn before a scoring. None where nothing favours the better one.
    """
    if not reasons or reasons[0].points <= 0:
        return None
    first = reasons[0]
    if first.seat != seat:
        return "others"
    if first.kind in ("castle", "king") and _plays(better) and not _plays(played):
        return "card"
    if first.kind == "castle":
        return "scoring" if last else "height"
    return "cards" if first.kind == "hand" else first.kind


def _plays(commands: Sequence[Command]) -> bool:
    return any(isinstance(command, Play) for command in commands)
