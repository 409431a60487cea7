"""The page of keys and the list on the help key: what they show, and what comes back. Frozen values."""

import msgspec

from torres3d.hud.frame.base_models import ScreenModel
from torres3d.hud.kit.intent import Intent


class KeyRow(msgspec.Struct, frozen=True):
    """What a key does: ``label`` in words, ``shown`` what is printed on the key (empty: it has none). ``key`` is
    Panda3D's name of it, ``changed`` whether it is not the usual one. ``only``: the sign of the one game that has it,
    and that in words; None for what every game has."""

    action: str
    label: str
    key: str = ""
    shown: str = ""
    changed: bool = False
    only: tuple[str, str] | None = None


class KeyGroup(msgspec.Struct, frozen=True):
    """Keys that belong together."""

    id: str
    title: str
    rows: tuple[KeyRow, ...]


class KeysModel(ScreenModel, frozen=True):
    """The page on which keys are chosen. ``asking``: the action that waits for its key; ``conflict``: the key given to
    it (as it is printed) and what that key does already, None where it was free; ``refused`` why the last key cannot
    be."""

    groups: tuple[KeyGroup, ...]
    changed: bool = False
    asking: str = ""
    conflict: tuple[str, str] | None = None
    refused: str = ""


class CostRow(msgspec.Struct, frozen=True):
    """Cost of an action in a turn, both in words."""

    label: str
    cost: str


class HelpModel(ScreenModel, frozen=True):
    """The list of keys and costs. ``about`` is the mode the costs are of; ``closing`` Panda3D's name of the key that
    opened it and closes it; ``more`` are further buttons: ids and labels."""

    groups: tuple[KeyGroup, ...]
    costs: tuple[CostRow, ...]
    about: str = ""
    closing: str = ""
    more: tuple[tuple[str, str], ...] = ()


class AskKey(Intent, frozen=True):
    """The next key is for this action; an empty one stops asking."""

    action: str


class KeyPressed(Intent, frozen=True):
    """The key that was asked for, by Panda3D's name."""

    key: str


class SolveConflict(Intent, frozen=True):
    """Choice about a key that has another action: `swap`, `take` or `cancel`."""

    way: str


class FreeKey(Intent, frozen=True):
    """Take the key from an action."""

    action: str


class UsualKeys(Intent, frozen=True):
    """All keys are to be the usual ones again."""
