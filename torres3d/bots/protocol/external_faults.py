"""Faults of external bots, with their id and output."""

from collections.abc import Mapping
from typing import ClassVar

from torres3d.base.faults import Fault, clip
from torres3d.base.sanitise import sanitise

MAX_OUTPUT_LENGTH = 200
"""Maximum characters of a program's output in a message."""
_AUTHOR = "tell its author, and choose another bot meanwhile"
_COMMAND = "look at its `command` in bots.yaml"
FOREIGN_MESSAGES: dict[str, tuple[str, str]] = {
    "foreign_not_started": ("the program of the bot `{bot}` cannot be started: {said}", _COMMAND),
    "foreign_ended": ("the program of the bot `{bot}` ended with status {status}; it said last: {said}", _AUTHOR),
    "foreign_closed": ("the program of the bot `{bot}` does not speak any more; it said last: {said}", _AUTHOR),
    "foreign_no_start": ("the program of the bot `{bot}` was not ready after {seconds} seconds", _COMMAND),
    "foreign_late": ("the bot `{bot}` gave no answer within {seconds} seconds", _AUTHOR),
    "foreign_garbled": ("the bot `{bot}` said {given}, which is none of: {allowed}", _AUTHOR),
    "foreign_too_long": ("the bot `{bot}` wrote a line of more than {limit} bytes", _AUTHOR),
    "foreign_talks": ("the bot `{bot}` said more than {limit} things and answered nothing", _AUTHOR),
    "foreign_version": (
        "the bot `{bot}` speaks version {given} of the protocol; this program speaks {allowed}",
        "get a version of it that fits",
    ),
    "foreign_game": (
        "the bot `{bot}` says that it does not play `{game}`, but: {given}",
        "mend its `games` in bots.yaml",
    ),
    "foreign_illegal": ("the bot `{bot}` wants to do what the rules do not allow now: {given}", _AUTHOR),
    "foreign_gave_up": ("the bot `{bot}` gave up: {said}", _AUTHOR),
}
"""Reason id of a `ExternalBotFault` -> (what is wrong, what to do)."""


class ExternalBotFault(Fault):
    """An external bot without a valid answer; the game is unchanged."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = FOREIGN_MESSAGES


def quoted(text: str) -> str:
    """The output of another program, sanitised in one line; a sign where it is empty."""
    return f"“{sanitise(clip(text, MAX_OUTPUT_LENGTH))}”" if text.strip() else "–"


def end_of(text: str) -> str:
    """The last line of a program's stderr, which says most: that of a traceback is its error."""
    lines = text.strip().splitlines()
    return quoted(lines[-1] if lines else "")
