"""What the bots tell people: a hint, and a finished game gone through. Values only, so that a window that asks another
process needs nothing of the search."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.kinds import Seat
from torres3d.games.torres.rules.squares import Square

ReasonKind = Literal["castle", "king", "knights", "blocks", "hand", "master", "marker"]
"""What makes one position better than another: points and chances in a castle, all that has to do with the king's
bonus, how many knights stand how high, blocks kept, cards in hand, the master card, the marker."""


class Stance(msgspec.Struct, frozen=True):
    """Where somebody stands in a castle: on ``level`` of one with this ``area``; 0 and 0 where he does not."""

    area: int = 0
    level: int = 0


class Reason(msgspec.Struct, frozen=True):
    """One thing in which a turn differs from another one: ``points`` more for who plays it, fewer where it costs some.

    ``seat``: whose castle, bonus, blocks and so on. Of a castle ``square`` is the highest knight's, ``better`` and
    ``other`` how ``seat`` stands there after both turns; of all else ``counts`` are its numbers after both: points of
    the bonus and the master card, knights, blocks, cards, the marker's space."""

    kind: ReasonKind
    seat: Seat
    points: float
    square: Square | None = None
    better: Stance = Stance()
    other: Stance = Stance()
    counts: tuple[int, int] = (0, 0)


Mistake = Literal["scoring", "height", "king", "card", "others", "blocks", "knights", "cards", "master", "marker"]
"""What a turn got wrong: points missed at the scoring of its year, a way up not taken, the king's bonus let go, a card
kept too long, a castle left to others, blocks wasted, knights not brought in, cards spent or not bought, the master
card, points of the marker."""


class Hint(msgspec.Struct, frozen=True):
    """A turn to the end: ``commands`` in order. A purchase is the last of them: what to keep can be said
    only when the cards are seen (ask again then). ``points`` are those each seat may then expect at the
    end of the game, ``now`` those the seat would have if the phase were scored right then. ``reasons``: what sets
    it apart from the next best turn; none where there is no other, or none that is worse by as much as a point. Of
    single commands those for the king and a card to keep have some, where the position shows at once why."""

    commands: tuple[Command, ...]
    points: tuple[float, ...]
    now: int
    reasons: tuple[Reason, ...] = ()


def lead(points: Sequence[float], seat: Seat) -> float:
    """How many points a seat is before the best of the others."""
    return points[seat] - max(other for number, other in enumerate(points) if number != seat)


class LineFound(msgspec.Struct, frozen=True):
    """A turn that was found for a position: ``commands``, ``points``, ``now`` and ``reasons`` as in `Hint`; ``behind``
    says how many points it is worse than the best one, by the search that found both."""

    commands: tuple[Command, ...]
    points: tuple[float, ...]
    now: int
    behind: float = 0.0
    reasons: tuple[Reason, ...] = ()


class PositionReport(msgspec.Struct, frozen=True):
    """What is best in a position: the turns found, best first (none where the game is over), with ``effort`` (from 0)
    of so many ``efforts``. ``points`` are those each seat may expect at the end of the game."""

    effort: int
    efforts: int
    lines: tuple[LineFound, ...]
    points: tuple[float, ...]


class TurnReport(msgspec.Struct, frozen=True):
    """One turn. ``first`` and ``last`` are numbers of commands in the log, ``phase`` and ``round`` when it
    was played. ``expected``: the points each seat could then expect at the end of the game; ``scores``
    those it had. ``played`` and ``best`` are how much better the seat stood after the turn than before, as
    it was and as it could have been; ``loss`` the difference, all in points; ``mistake`` what it comes from and
    ``reasons`` what the better turn makes otherwise (None and none where less than a point was lost). ``commands`` were
    played, ``better`` is the turn found up to its end, cards bought last (empty where none was better). ``scoring``:
    whether a phase was scored."""

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


class Analysis(msgspec.Struct, frozen=True):
    """A game gone through. ``start``: expected points before the first turn; ``turning_points``: indices of
    turns after which the game stood most differently, the greatest change first; ``losses``: by seat."""

    players: tuple[str, ...]
    colours: tuple[str, ...]
    start: tuple[float, ...]
    turns: tuple[TurnReport, ...]
    turning_points: tuple[int, ...]
    losses: tuple[float, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
