"""Which key does what: config/keys.yaml."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from torres3d.base.faults import clipped
from torres3d.base.read import source

ACTIONS = (
    "cancel",
    "skip",
    "screenshot",
    "fullscreen",
    "turn_left",
    "turn_right",
    "tilt_up",
    "tilt_down",
    "zoom_in",
    "zoom_out",
)
"""What a key can do in any game."""

KeyName = Annotated[str, Meta(min_length=1, description='the name of a key in quotes, such as "z"')]


def load(path: Path, of_game: Sequence[str]) -> dict[str, str]:
    """Action -> key; the actions are `ACTIONS` and those ``of_game``.

    Raises `FileFault`, which names the line, the action and what is allowed.
    """
    found = source(path)
    known = (*of_game, *ACTIONS)
    keys = found.value(dict[str, KeyName])
    actions: dict[str, str] = {}
    for action, key in keys.items():
        if action not in known:
            raise found.fault("unknown_key", action, given=clipped(action), within="", allowed=", ".join(known))
        other = actions.setdefault(key, action)
        if other != action:
            raise found.fault("shared", action, given=clipped(key), allowed=f"{other}, {action}")
    return keys
