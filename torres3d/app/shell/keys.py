"""Which key does what: config/keys.yaml."""

from pathlib import Path

import yaml

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


class KeysFault(ValueError):
    """A keys file that cannot be used: which, and why."""


def load(path: Path) -> dict[str, str]:
    """Action -> key; raises `KeysFault` naming the file and the line's key."""
    try:
        content = yaml.safe_load(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise KeysFault(f"{path}: {str(error).replace(chr(10), ' ')}") from error
    if not isinstance(content, dict):
        raise KeysFault(f"{path}: must hold lines such as `undo: z`")
    for action, key in content.items():
        if action not in ACTIONS:
            raise KeysFault(f"{path}: unknown action `{action}`; the actions are {', '.join(ACTIONS)}")
        if not isinstance(key, str) or not key:
            raise KeysFault(f"{path}: `{action}` needs the name of a key in quotes, not {key!r}")
    keys = list(content.values())
    for key in keys:
        if keys.count(key) > 1:
            twice = ", ".join(action for action, other in content.items() if other == key)
            raise KeysFault(f"{path}: key `{key}` is given to {twice}; each needs its own")
    return {str(action): str(key) for action, key in content.items()}
