"""What stands in config/games/torres/bots.yaml: levels, how far each thinks, and programs of others. A person can add
some."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from torres3d.base.json_values import format_value
from torres3d.base.read_document import read_source
from torres3d.bots.bot_declaration import Id, Title
from torres3d.bots.protocol.external_program import ExternalProgram

SHIPPED = "games/torres/bots.yaml"
"""The program's own bots, in config."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level; the file explains the fields. Times in seconds, softness in points, ``elo`` None if never measured."""

    title: Title
    width: Annotated[int, Meta(ge=1, le=5000)]
    depth: Annotated[int, Meta(ge=1, le=16)]
    cards: Annotated[int, Meta(ge=0, le=5000)]
    replies: Annotated[int, Meta(ge=0, le=200)]
    reply_width: Annotated[int, Meta(ge=1, le=1000)]
    softness: Annotated[float, Meta(ge=0, le=1000)]
    seconds: Annotated[float, Meta(ge=0.01, le=600)]
    nodes: Annotated[int, Meta(ge=1, le=100_000_000)]
    grasp: Annotated[float, Meta(ge=0, le=1)] = 1.0
    notice: Annotated[float, Meta(ge=0, le=1)] = 1.0
    whim: Annotated[float, Meta(ge=0, le=1)] = 0.0
    elo: Annotated[int, Meta(ge=-5000, le=10_000)] | None = None


class Levels(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    levels: Annotated[dict[Id, Level], Meta(min_length=1, description="an id and a level, or several")]
    programs: dict[Id, ExternalProgram] = {}


class MoreBots(msgspec.Struct, forbid_unknown_fields=True):
    """A file that adds some to those of the program."""

    levels: dict[Id, Level] = {}
    programs: dict[Id, ExternalProgram] = {}


def read_bots(
    file: Path, taken: Collection[str] = (), kind: type[Levels] | type[MoreBots] = Levels
) -> tuple[dict[str, Level], dict[str, ExternalProgram]]:
    """The levels and the programs of a file by their ids, in its order. `FileFault` names the line, the key and what is
    allowed; an id that is ``taken`` by another bot is one too."""
    found = read_source(file)
    read: Levels | MoreBots = found.value(kind)
    sections: Mapping[str, Mapping[str, object]] = {"levels": read.levels, "programs": read.programs}
    others = list(taken)
    for section, bots in sections.items():
        for name in bots:
            if name in others:
                allowed = f"an id that no other bot has; those have {', '.join(others)}"
                within = f" in `{section}`"
                raise found.fault("key_form", section, name, given=format_value(name), within=within, allowed=allowed)
        others += bots
    folder = file.resolve().parent
    programs = {
        name: msgspec.structs.replace(program, folder=str(folder / program.folder))
        for name, program in read.programs.items()
    }
    return read.levels, programs


def read_levels(file: Path, taken: Collection[str] = ()) -> dict[str, Level]:
    """The levels of a file; see `read_bots`."""
    return read_bots(file, taken)[0]
