"""Which key does what: config/keys.yaml."""

from pathlib import Path
from typing import Annotated

from msgspec import Meta

from torres3d.base.faults import clipped
from torres3d.base.read import source
from torres3d.table.overlays.declared import SWITCHES

ACTIONS: tuple[str, ...] = (
    "undo",
    "redo",
    "reset_turn",
    "end_turn",
    "add_knight",
    "stack_1",
    "stack_2",
    "stack_3",
    "stack_4",
    "buy",
    "score",
    "cancel",
    "skip",
    "hint",
    "view_south",
    "view_west",
    "view_north",
    "view_east",
    "view_top",
    *(f"overlay_{overlay.id}" for overlay in SWITCHES),
    "screenshot",
    "fullscreen",
    "turn_left",
    "turn_right",
    "tilt_up",
    "tilt_down",
    "zoom_in",
    "zoom_out",
)

KeyName = Annotated[str, Meta(min_length=1, description='the name of a key in quotes, such as "z"')]


def load(path: Path) -> dict[str, str]:
    """Action -> key. Raises `FileFault`, which names the line, the action and what is allowed."""
    found = source(path)
    keys = found.value(dict[str, KeyName])
    actions: dict[str, str] = {}
    for action, key in keys.items():
        if action not in ACTIONS:
            raise found.fault("unknown_key", action, given=clipped(action), within="", allowed=", ".join(ACTIONS))
        other = actions.setdefault(key, action)
        if other != action:
            raise found.fault("shared", action, given=clipped(key), allowed=f"{other}, {action}")
    return keys
