"""Mistake of a turn in one word: the main advantage of a better one."""

from collections.abc import Mapping, Sequence

from torres3d.games.torres.bots.reports import Mistake, Reason, ReasonKind
from torres3d.games.torres.rules.commands import Command, Play
from torres3d.games.torres.rules.kinds import Seat

_NAMED: Mapping[ReasonKind, Mistake] = {
    "king": "king",
    "knights": "knights",
    "blocks": "blocks",
    "hand": "cards",
    "master": "master",
    "marker": "marker",
}


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
    return _NAMED[first.kind]


def _plays(commands: Sequence[Command]) -> bool:
    return any(isinstance(command, Play) for command in commands)
