"""The lines of the log panel: what happened, in the colours of those who did it."""

from collections.abc import Iterable, Sequence

from torres3d.hud.contract.models import LogLine, PlayerLook
from torres3d.kits.torres.kit import TorresStep
from torres3d.rules.events import Event
from torres3d.words.phrases import event_line
from torres3d.words.texts import Say


def log_line(event: Event, players: Sequence[PlayerLook], say: Say) -> LogLine | None:
    """The line for an event; None for events nobody needs to read of."""
    told = event_line(event, [player.name for player in players], say)
    if told is None:
        return None
    text, seat = told
    return LogLine(text, None if seat is None else players[seat].colour)


def lines_of(steps: Iterable[TorresStep], players: Sequence[PlayerLook], say: Say) -> list[LogLine]:
    """The lines for some steps."""
    told = (log_line(event, players, say) for step in steps for event in step.events)
    return [line for line in told if line is not None]
