"""Reports of bots for players: hints, and analyses of games. Values only."""

from typing import Literal

import msgspec

from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Colour, Seat
from torres3d.games.turm_bauer.rules.commands import Choice, Placement

TermKind = Literal["climbs", "keeps", "descends", "leaves", "hinders", "bars", "steady", "risky", "ring", "boxed"]


class Term(msgspec.Struct, frozen=True):
    """A reason in a word and a number.

    ``climbs``: the own figure gets so many levels higher; ``keeps``: it gets only as high as it stands; ``descends``:
    it goes down to that level; ``leaves``, where it might stand higher, or as high as before: a field of that level
    stays free for building; otherwise ``hinders``: so many figures of others get less high because of its place;
    ``bars``: the others together get so many levels (at least one) less high than without the block; ``steady`` and
    ``risky``: so many of 100 hands bring something down there; ``ring``: so many levels higher than without the ring;
    ``boxed``: nothing can be built, and so many parts in the box count in a tie.
    """

    kind: TermKind
    amount: int


RISK_TERMS: tuple[TermKind, ...] = ("steady", "risky")
RISKY = 0.1
"""Minimum share of hands that let something fall for a place to be called risky."""


def risk_term(falls: float) -> Term:
    """The reason that a place is steady, or risky."""
    return Term("risky" if falls >= RISKY else "steady", round(100 * falls))


class Hint(msgspec.Struct, frozen=True):
    """A turn to its end: ``choices`` in order, a place for a block or a block for the box, then the walk.

    ``level`` is that of the figure afterwards, ``falls`` the share of hands that let something fall, ``terms`` the
    reasons.
    """

    choices: tuple[Choice, ...]
    level: int
    falls: float
    terms: tuple[Term, ...]

    def with_risk(self, falls: float) -> tuple[Term, ...]:
        """The reasons with a risk that is known better by now."""
        return tuple(risk_term(falls) if term.kind in RISK_TERMS else term for term in self.terms)


class LineFound(msgspec.Struct, frozen=True):
    """A turn found in the analysis of a position: its ``worth`` in levels, over doing nothing."""

    hint: Hint
    worth: float


class PositionReport(msgspec.Struct, frozen=True):
    """Analysis of a position with an ``effort``, from 0, of so many ``efforts``: the best turns in different places."""

    effort: int
    efforts: int
    lines: tuple[LineFound, ...]


class TurnReport(msgspec.Struct, frozen=True):
    """Report on one turn.

    ``first`` and ``last`` are numbers of commands in the log. ``levels`` are the sums of the figures' levels by seat
    after it, ``chances`` the estimated winning chances then. ``block``: the last one let go or boxed, ``tried``
    the first one let go. ``falls`` and
    ``collapses``: the shares of hands that would have let something fall at that place, and the tower; 0 where nothing
    was built. ``slips``: the number of slips. ``loss``: the advantage in levels of the best place found over the one
    chosen first, and ``better`` that place where it was better by more than half a level; ``risks`` are then the shares
    of hands that bring something down there, and at the place chosen first.
    """

    turn: int
    seat: Seat
    colour: Colour
    first: int
    last: int
    levels: tuple[int, ...]
    chances: tuple[float, ...]
    block: BlockId
    tried: BlockId
    falls: float
    collapses: float
    slips: int
    loss: float
    better: Placement | None
    risks: tuple[float, float] = (0.0, 0.0)


class Analysis(msgspec.Struct, frozen=True):
    """Analysis of a game.

    ``start``: the chances before the first turn; ``turning_points``: indices of the turns that changed the chances
    most, the greatest change first; ``losses`` by seat, in levels; ``collapse``: the seat that brought the tower down.
    """

    players: tuple[str, ...]
    colours: tuple[tuple[str, ...], ...]
    start: tuple[float, ...]
    turns: tuple[TurnReport, ...]
    turning_points: tuple[int, ...]
    losses: tuple[float, ...]
    levels: tuple[int, ...]
    winners: tuple[Seat, ...]
    collapse: Seat | None
