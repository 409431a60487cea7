"""Which key does what: config/keys.yaml, and what the player changed of it in a file of the user's own folder.

A file of the player's that cannot be read never stops the program: the usual keys are used and the fault is told.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Annotated

from msgspec import Meta
from panda3d.core import ButtonRegistry

from torres3d.app.window.keyboard import HELD
from torres3d.app.window.settings import write_values
from torres3d.base import paths
from torres3d.base.faults import FileFault, clip
from torres3d.base.quarantine import quarantine
from torres3d.base.read_document import Source, read_source

ACTIONS = (
    "cancel",
    "skip",
    "help",
    "look",
    "rules",
    "screenshot",
    "fullscreen",
    "cursor_left",
    "cursor_right",
    "cursor_up",
    "cursor_down",
    "turn_left",
    "turn_right",
    "tilt_up",
    "tilt_down",
    "zoom_in",
    "zoom_out",
)
"""What a key can do in any game."""
GROUPS: dict[str, tuple[str, ...]] = {
    "board": ("cursor_up", "cursor_down", "cursor_left", "cursor_right", "cancel", "skip"),
    "view": ("turn_left", "turn_right", "tilt_up", "tilt_down", "zoom_in", "zoom_out"),
    "program": ("help", "rules", "screenshot", "fullscreen", "look"),
}
"""Which of them stand together on the page of keys."""
FIXED = ("enter", "tab", "shift-tab", "escape")
"""Keys that choose, go on and let go everywhere: nothing else can be put on them by the program's own page."""
NO_KEY = "none"
"""Stands in a file for an action without a key."""
SAME = {"=": "+", "shift-=": "+", "shift-+": "+", "shift-_": "-"}
"""Where the sign of a key needs Shift on some keyboards and not on others, either is meant."""
FORM = 'the name of a key in quotes, such as "z"'

KeyName = Annotated[str, Meta(min_length=1, description=FORM)]
Keys = dict[str, str]
"""Action -> key, as Panda3D names keys; actions without a key are left out."""


@dataclass(frozen=True)
class GameActions:
    """What keys can do in games besides `ACTIONS`, by the id of the game. No two games are played at the same time, so
    one key may stand for an action of each."""

    by_game: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys(chain.from_iterable(self.by_game.values())))

    def games_of(self, action: str) -> frozenset[str]:
        """The games that know an action: all of them for one of the program."""
        found = frozenset(game for game, actions in self.by_game.items() if action in actions)
        return found or frozenset(self.by_game)

    def only_game(self, action: str) -> str:
        """The one of several games that knows an action; empty if more do."""
        found = self.games_of(action)
        return next(iter(found)) if len(found) == 1 < len(self.by_game) else ""

    def clash(self, one: str, other: str) -> bool:
        """Whether a key cannot stand for two different actions, since both mean something in the same game."""
        known = self.games_of(one), self.games_of(other)
        return one != other and (not self.by_game or bool(known[0] & known[1]))


NO_GAME = GameActions()
"""Where there is nothing to play."""


def user_file() -> Path:
    """Where the player's own keys are kept."""
    return paths.user_config() / "keys.yaml"


def known_key(name: str) -> bool:
    """Whether there is such a key: perhaps with others that are held, each once and in their order."""
    parts = name.rsplit("-", 1) if len(name) > 1 and not name.endswith("--") else [name]
    if name.endswith("--"):
        parts = [name[:-2], "-"]
    held = parts[0].split("-") if len(parts) > 1 else []
    in_order = [key for key in HELD if key in held]
    return held == in_order and parts[-1] not in HELD and ButtonRegistry.ptr().find_button(parts[-1]).name != "none"


def read(path: Path, of_game: GameActions) -> Keys:
    """What a file says, with `NO_KEY` for actions it takes the key from; the actions are `ACTIONS` and those
    ``of_game``.

    Raises `FileFault`, which names the line, the action and what is allowed.
    """
    keys, fault = _read(path, of_game)
    if fault is not None:
        raise fault
    return keys


def _read(path: Path, of_game: GameActions) -> tuple[Keys, FileFault | None]:
    """As `read`; actions that are not known, perhaps those of a later version, are left out, with the fault of the
    first."""
    found = read_source(path)
    known = (*of_game, *ACTIONS)
    keys = found.value(dict[str, KeyName], {})
    actions: Keys = {}
    unknown = [action for action in keys if action not in known]
    for action in unknown:
        del keys[action]
    for action, key in keys.items():
        if key != NO_KEY:
            _check(found, action, key, actions, of_game)
            actions[action] = key
    if not unknown:
        return keys, None
    given, allowed = clip(unknown[0]), ", ".join(known)
    return keys, found.fault("unknown_key", unknown[0], given=given, within="", allowed=allowed)


def _check(found: Source, action: str, key: str, before: Keys, of_game: GameActions) -> None:
    if not known_key(key):
        raise found.wrong((action,), key, FORM)
    for other, held in before.items():
        if held == key and of_game.clash(action, other):
            raise found.fault("shared", action, given=clip(key), allowed=f"{other}, {action}")


def load(usual: Mapping[str, str], of_game: GameActions, user: Path | None = None) -> tuple[Keys, FileFault | None]:
    """The keys in force, and the fault of the player's own file if not all of it could be used."""
    try:
        own, fault = _read(user or user_file(), of_game)
    except FileFault as fault:
        return dict(usual), None if fault.reason == "not_found" else fault
    return merged(usual, own, of_game), fault


def merged(usual: Mapping[str, str], own: Mapping[str, str], of_game: GameActions) -> Keys:
    """The usual keys with a player's own: what the player put on a key is taken from what it usually does, unless that
    is of another game."""

    def taken(action: str, key: str) -> bool:
        return any(held == key and of_game.clash(action, other) for other, held in own.items())

    kept = {action: key for action, key in usual.items() if action not in own and not taken(action, key)}
    chosen = {**kept, **{action: key for action, key in own.items() if key != NO_KEY}}
    # In the order of the usual ones, whichever were changed.
    return {action: chosen[action] for action in (*usual, *own) if action in chosen}


def changes(usual: Mapping[str, str], keys: Mapping[str, str]) -> Keys:
    """What has to be kept of some keys: those that are not the usual ones, `NO_KEY` for actions without any."""
    return {
        action: keys.get(action, NO_KEY)
        for action in dict.fromkeys((*usual, *keys))
        if keys.get(action) != usual.get(action)
    }


def save(
    usual: Mapping[str, str],
    keys: Mapping[str, str],
    of_game: GameActions,
    user: Path | None = None,
    actions: Collection[str] | None = None,
) -> None:
    """Write what differs from the usual keys for these ``actions``, all of them if None, onto what stands in the file:
    another window may have given keys to the others. What these take from the others goes; actions that are not known
    here stay. An older file that cannot be read is kept as ``keys.yaml.old``.

    Raises `OSError` when the folder cannot be written.
    """
    path, own = user or user_file(), changes(usual, keys)
    values: dict[str, str | None] = {action: own.get(action) for action in (*usual, *own)}
    try:
        before, _ = _read(path, of_game)
    except FileFault as fault:
        if fault.reason != "not_found":
            quarantine(path)
    else:
        if actions is not None:
            values = {action: own.get(action) for action in actions}
            taken = [(action, key) for action, key in values.items() if key not in (None, NO_KEY)]
            for other, key in before.items():
                if other not in values and any(key == held and of_game.clash(action, other) for action, held in taken):
                    values[other] = NO_KEY
    write_values(path, {action: key for action, key in values.items() if key is not None}, tuple(values))


def holders(keys: Mapping[str, str], key: str) -> tuple[str, ...]:
    """The actions that have a key, in any game; a sign that needs Shift on some keyboards is meant in either way."""
    found = tuple(action for action, held in keys.items() if held == key)
    return found if found or key not in SAME else tuple(action for action, held in keys.items() if held == SAME[key])
