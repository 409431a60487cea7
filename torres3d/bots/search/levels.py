"""The levels of config/bots.yaml: how far each bot thinks. A person can add one."""

from collections.abc import Collection
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from torres3d.base.plain import shown
from torres3d.base.read import source
from torres3d.kits.torres.setup import NAME_LENGTH

FILE = "bots.yaml"

Title = Annotated[
    str,
    Meta(min_length=1, max_length=NAME_LENGTH, pattern=r"\S", description=f"a name of 1 to {NAME_LENGTH} characters"),
]
Id = Annotated[str, Meta(pattern=r"^[\w-]+$", description="an id of letters, digits, - and _, not a number alone")]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level; the file explains the fields. Times in seconds, softness in points."""

    title: Title
    width: Annotated[int, Meta(ge=1, le=5000)]
    depth: Annotated[int, Meta(ge=1, le=16)]
    cards: Annotated[int, Meta(ge=0, le=5000)]
    replies: Annotated[int, Meta(ge=0, le=200)]
    reply_width: Annotated[int, Meta(ge=1, le=1000)]
    softness: Annotated[float, Meta(ge=0, le=1000)]
    seconds: Annotated[float, Meta(ge=0.01, le=600)]
    nodes: Annotated[int, Meta(ge=1, le=100_000_000)]


class Levels(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    levels: Annotated[dict[Id, Level], Meta(min_length=1, description="an id and a level, or several")]


def read_levels(file: Path, taken: Collection[str] = ()) -> dict[str, Level]:
    """The levels of a file by their ids, in its order. `FileFault` names the line, the key and what is allowed; an id
    that is ``taken`` by another bot is one too."""
    found = source(file)
    levels = found.value(Levels).levels
    for name in levels:
        if name in taken:
            allowed = f"an id that no other bot has; those have {', '.join(taken)}"
            raise found.fault("key_form", "levels", name, given=shown(name), within=" in `levels`", allowed=allowed)
    return levels
