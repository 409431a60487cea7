"""The levels of config/bots.yaml: how far each bot thinks. A person can add one."""

from collections.abc import Collection
from pathlib import Path
from typing import Annotated, Any

import msgspec
import yaml

from torres3d.bots.faults import BotsFault
from torres3d.kits.torres.setup import NAME_LENGTH

FILE = "bots.yaml"


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level; the file explains the fields. Times in seconds, softness in points."""

    title: Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH, pattern=r"\S")]
    width: int
    depth: int
    cards: int
    replies: int
    reply_width: int
    softness: float
    seconds: float
    nodes: int


LIMITS: dict[str, tuple[float, float]] = {
    "width": (1, 5000),
    "depth": (1, 16),
    "cards": (0, 5000),
    "replies": (0, 200),
    "reply_width": (1, 1000),
    "softness": (0, 1000),
    "seconds": (0.01, 600),
    "nodes": (1, 100_000_000),
}
"""For each field the least and the greatest value."""


class LevelFault(BotsFault):
    """The file of levels cannot be used: which file, which key, and what would be allowed."""


def read_levels(file: Path, taken: Collection[str] = ()) -> dict[str, Level]:
    """The levels of a file by their ids, in its order; an id that is ``taken`` by another bot is a fault."""
    try:
        content: Any = yaml.safe_load(file.read_text("utf8"))
    except OSError as error:
        raise LevelFault(f"{file}: cannot be read ({error.strerror}); install torres3d again") from error
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise LevelFault(f"{file}: this is not YAML: {' '.join(str(error).split())}") from error
    if not isinstance(content, dict) or list(content) != ["levels"] or not isinstance(content["levels"], dict):
        raise LevelFault(f"{file}: there must be one key `levels`, and under it a level for each id")
    found: dict[str, Level] = {}
    for name, fields in content["levels"].items():
        found[str(name)] = _level(file, str(name), fields, (*taken, *found))
    if not found:
        raise LevelFault(f"{file}: `levels` is empty; name at least one level")
    return found


def _level(file: Path, name: str, fields: object, taken: Collection[str]) -> Level:
    where = f"{file}: level `{name}`"
    if not name or not all(letter.isalnum() or letter in "-_" for letter in name):
        raise LevelFault(f"{where}: an id has only letters, digits, `-` and `_`")
    if name in taken:
        raise LevelFault(f"{where}: this id is taken by another bot; choose another id")
    if not isinstance(fields, dict):
        raise LevelFault(f"{where}: needs the keys {', '.join(Level.__struct_fields__)}")
    for key in fields:
        if key not in Level.__struct_fields__:
            raise LevelFault(f"{where}: there is no key `{key}`; there are: {', '.join(Level.__struct_fields__)}")
    for key in Level.__struct_fields__:
        if key not in fields:
            raise LevelFault(f"{where}: the key `{key}` is missing")
    try:
        level = msgspec.convert(fields, Level)
    except msgspec.ValidationError as error:
        raise LevelFault(f"{where}: {error}") from error
    for key, (least, most) in LIMITS.items():
        if not least <= getattr(level, key) <= most:
            raise LevelFault(f"{where}: `{key}` is {getattr(level, key)}; it can be {least:g} to {most:g}")
    return level
