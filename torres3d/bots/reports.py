"""What the bots tell people: a hint, and a finished game gone through. Values only, so that a window that asks another
process needs nothing of the search."""

import msgspec

from torres3d.rules.commands import Command
from torres3d.rules.kinds import Seat


class Hint(msgspec.Struct, frozen=True):
    """A turn to the end: ``commands`` in order. A purchase is the last of them: what to keep can be said
    only when the cards are seen (ask again then). ``points`` are those each seat may then expect at the
    end of the game, ``now`` those the seat would have if the phase were scored right then."""

    commands: tuple[Command, ...]
    points: tuple[float, ...]
    now: int


class TurnReport(msgspec.Struct, frozen=True):
    """One turn. ``first`` and ``last`` are numbers of commands in the log, ``phase`` and ``round`` when it
    was played. ``expected``: the points each seat could then expect at the end of the game; ``scores``
    those it had. ``played`` and ``best`` are how much better the seat stood after the turn than before, as
    it was and as it could have been; ``loss`` the difference, all in points. ``commands`` were played,
    ``better`` is the turn found up to its end, cards bought last (empty where none was better). ``scoring``: whether a
    phase was scored."""

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
