"""What the bots of Turm Bauer tell people: a hint, and a finished game gone through. Values only."""

from typing import Literal

import msgspec

from torres3d.games.turm_bauer.rules.commands import Choice, Placement
from torres3d.games.turm_bauer.rules.places import BlockId, Colour, Seat

TermKind = Literal["climbs", "keeps", "leaves", "hinders", "bars", "steady", "risky", "ring", "boxed"]


class Term(msgspec.Struct, frozen=True):
    """A reason in a word and a number.

    ``climbs``: the own figure gets so many levels higher than it stands; ``keeps``: it gets no higher, but as high as
    it stands; ``leaves``, where it might stand higher, or as high as before: a field of that level stays free to be
    built on, or else ``hinders``: so many figures of others get less high for where it stands; ``bars``: so many levels
    (at least one) that the others together get less high than without the block; ``steady`` and ``risky``: of 100
    hands so many let something fall there; ``ring``: so many levels higher than without the ring; ``boxed``: nothing
    can be built, and so many parts in the box count in a tie.
    """

    kind: TermKind
    amount: int


class Hint(msgspec.Struct, frozen=True):
    """A turn to its end: ``choices`` in order, a place for a block or a block for the box, then the walk. ``level`` is
    the one the figure then stands on, ``falls`` the share of hands that let something fall, ``terms`` the reasons."""

    choices: tuple[Choice, ...]
    level: int
    falls: float
    terms: tuple[Term, ...]


class TurnReport(msgspec.Struct, frozen=True):
    """One turn. ``first`` and ``last`` are numbers of commands in the log. ``levels`` are the sums of the figures'
    levels by seat after it, ``chances`` what each seat's share of winning then was thought to be. ``block``: what was
    let go or boxed last. ``falls`` and ``collapses``: the shares of hands that would have let something fall at that
    place, and the tower; 0 where nothing was built. ``slips``: how often it slipped. ``loss``: levels by which the best
    place found was better than the one chosen first, and ``better`` that place where it was better by more than half a
    level."""

    turn: int
    seat: Seat
    colour: Colour
    first: int
    last: int
    levels: tuple[int, ...]
    chances: tuple[float, ...]
    block: BlockId
    falls: float
    collapses: float
    slips: int
    loss: float
    better: Placement | None


class Analysis(msgspec.Struct, frozen=True):
    """A game gone through. ``start``: the chances before the first turn; ``turning_points``: indices of turns after
    which the chances were most different, the greatest change first; ``losses`` by seat, in levels; ``collapse``: the
    seat that brought the tower down."""

    players: tuple[str, ...]
    colours: tuple[tuple[str, ...], ...]
    start: tuple[float, ...]
    turns: tuple[TurnReport, ...]
    turning_points: tuple[int, ...]
    losses: tuple[float, ...]
    levels: tuple[int, ...]
    winners: tuple[Seat, ...]
    collapse: Seat | None
