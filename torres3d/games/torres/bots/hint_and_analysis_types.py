"""Reports of bots for players: hints, and analyses of positions and games.

Values only, so that a window that asks another process needs nothing of the search.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import Square

ReasonKind = Literal["castle", "king", "knights", "blocks", "hand", "master", "marker"]
"""Kinds of advantages of a position: points and chances in a castle, the king's bonus, knights and their levels, blocks
kept, cards in hand, the master card, the marker."""


class Stance(msgspec.Struct, frozen=True):
    """Position of a player in a castle: on ``level`` of one with this ``area``; 0 and 0 where he is absent."""

    area: int = 0
    level: int = 0


class Reason(msgspec.Struct, frozen=True):
    """One difference between two turns: ``points`` more for the player, negative for costs.

    ``seat`` owns the castle, bonus, blocks and so on. Of a castle, ``square`` is the highest knight's, ``better`` and
    ``other`` the stance of ``seat`` there after both turns. Of all else, ``counts`` are its numbers after both: points
    of the bonus and the master card, knights, blocks, cards, the marker's space.
    """

    kind: ReasonKind
    seat: Seat
    points: float
    square: Square | None = None
    better: Stance = Stance()
    other: Stance = Stance()
    counts: tuple[int, int] = (0, 0)


Mistake = Literal["scoring", "height", "king", "card", "others", "blocks", "knights", "cards", "master", "marker"]
"""Mistakes of a turn: points missed at the scoring of its year, a way up not taken, the king's bonus let go, a card
kept too long, a castle left to others, blocks wasted, knights not brought in, cards spent or not bought, the master
card, points of the marker."""


class Hint(msgspec.Struct, frozen=True):
    """A turn to its end: ``commands`` in order.

    A purchase is the last of them: what to keep depends on the cards on offer (ask again then). ``points``
    are the expectations of each seat for the end of the game, ``now`` the seat's points if the phase were scored right
    then. ``gains``: what that is more than before the turn, castle by castle, ``other`` as it was before. ``reasons``:
    the advantages over the next best turn that leaves the knights elsewhere; none without another turn, or without one
    that is worse by at least a point. Single commands have no gains, and reasons for the king and a card to keep, if
    the position shows them at once.
    """

    commands: tuple[Command, ...]
    points: tuple[float, ...]
    now: int
    reasons: tuple[Reason, ...] = ()
    gains: tuple[Reason, ...] = ()


def lead(points: Sequence[float], seat: Seat) -> float:
    """The lead of a seat over the best of the others, in points."""
    return points[seat] - max(other for number, other in enumerate(points) if number != seat)


class LineFound(msgspec.Struct, frozen=True):
    """A turn for a position: ``commands``, ``points``, ``now``, ``reasons`` and ``gains`` as in `Hint`.

    ``behind`` is its distance to the best one in points, by the search that found both.
    """

    commands: tuple[Command, ...]
    points: tuple[float, ...]
    now: int
    behind: float = 0.0
    reasons: tuple[Reason, ...] = ()
    gains: tuple[Reason, ...] = ()


class PositionReport(msgspec.Struct, frozen=True):
    """Best turns in a position, best first (none where the game is over).

    ``effort`` (from 0) is one of ``efforts``. ``points`` are the expectations of each seat for the end of the game.
    """

    effort: int
    efforts: int
    lines: tuple[LineFound, ...]
    points: tuple[float, ...]


class TurnReport(msgspec.Struct, frozen=True):
    """Report on one turn.

    ``first`` and ``last`` are numbers of commands in the log, ``phase`` and ``round`` its time. ``expected``: each
    seat's expectation for the end of the game after it; ``scores``: the points then. ``played`` and ``best`` are the
    seat's gains by the turn, as it was and as it could have been; ``loss`` is the difference, all in points, give or
    take ``margin``; 0 unless it holds after the opponents' answers. ``mistake`` is its cause, ``reasons``
    are the advantages of the better turn and ``gains`` what that brings against the position before it, as in `Hint`
    (None and none where nothing was lost). ``commands`` were played, ``better`` is the whole turn found, cards kept as
    they lay in the deck (empty where none was better). ``scoring``: whether a phase was scored.
    """

    seat: Seat
    phase: int
    round: int
    first: int
    last: int
    commands: tuple[Command, ...]
    expected: tuple[float, ...]
    scores: tuple[int, ...]
    played: float
    best: float
    loss: float
    better: tuple[Command, ...]
    scoring: bool
    mistake: Mistake | None = None
    reasons: tuple[Reason, ...] = ()
    gains: tuple[Reason, ...] = ()
    margin: float = 0.0


class Analysis(msgspec.Struct, frozen=True):
    """Analysis of a game.

    ``start``: expectations before the first turn; ``turning_points``: indices of the turns that changed the game most,
    the greatest change first; ``losses``: by seat.
    """

    players: tuple[str, ...]
    colours: tuple[str, ...]
    start: tuple[float, ...]
    turns: tuple[TurnReport, ...]
    turning_points: tuple[int, ...]
    losses: tuple[float, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
