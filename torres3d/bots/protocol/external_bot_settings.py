"""Declaration of an external bot in a file of bots."""

from typing import Annotated

import msgspec
from msgspec import Meta

from torres3d.bots.bot_ids import Title

Seconds = Annotated[float, Meta(ge=0.01, le=3600)]


class ExternalProgram(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A program under ``programs`` in a file of bots; the shipped files explain the keys.

    ``games`` are ids. Times in seconds.
    """

    title: Title
    games: Annotated[tuple[str, ...], Meta(min_length=1, description="a list of ids of games")]
    command: Annotated[
        tuple[Annotated[str, Meta(min_length=1)], ...],
        Meta(min_length=1, description="a list: the program, then its words"),
    ]
    seconds: Seconds = 20.0
    start_seconds: Seconds = 20.0
    folder: str = ""
    """Where it runs and relative paths begin; a relative one, as none, begins at the folder of the file."""
