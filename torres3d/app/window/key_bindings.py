"""Key bindings: config/keys.yaml, those of games, and the user's changes, each saved at once in a file of his own.

An unreadable file of the user never stops the program: the default keys are used and the fault is reported.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Annotated

from msgspec import Meta
from panda3d.core import ButtonRegistry

from torres3d.app.window.keyboard import MODIFIERS
from torres3d.app.window.settings import write_values
from torres3d.base import paths
from torres3d.base.atomic_write import quarantine
from torres3d.base.faults import FileFault, clip
from torres3d.base.read_document import Source, read_source

FOLLOWING = (
    "log", "recap", "recap_back", "recap_next", "slower", "faster", "instant", "pause", "play_on", "analyse",
    "previous_mistake", "next_mistake", "own_mistakes",
)  # fmt: skip
"""Actions for following a game, and for looking at it again."""
VIEWS = ("view_iso", "view_south", "view_west", "view_north", "view_east", "view_top")
"""Actions for the views of a table."""
PLAY = ("undo", "end_turn", "next_target", "previous_target", "hint", "study", *FOLLOWING, *VIEWS)
"""Actions of many games: config/keys.yaml has keys for them."""
GROUPS: dict[str, tuple[str, ...]] = {
    "board": ("cursor_up", "cursor_down", "cursor_left", "cursor_right", "cancel", "skip"),
    "view": ("turn_left", "turn_right", "tilt_up", "tilt_down", "zoom_in", "zoom_out"),
    "overlays": (),
    "program": ("help", "rules", "screenshot", "fullscreen", "look", "say_again"),
}
"""Groups on the page of keys of the actions in any game; overlays are found by their names."""
ACTIONS = tuple(chain.from_iterable(GROUPS.values()))
"""Actions in any game."""
FIXED = ("enter", "tab", "shift-tab", "escape")
"""Keys to choose, go on and cancel everywhere; the page of keys cannot rebind them."""
NO_KEY = "none"
"""Value in a file for an action without a key."""
SAME_SIGNS = {"=": "+", "shift-=": "+", "shift-+": "+", "shift-_": "-"}
"""Signs that need Shift on some keyboards and not on others; both forms match."""
FORM = 'the name of a key in quotes, such as "z"'

KeyName = Annotated[str, Meta(min_length=1, description=FORM)]
Keys = dict[str, str]
"""Action -> key, as Panda3D names keys; unbound actions are left out."""


@dataclass(frozen=True)
class GameActions:
    """Actions of games besides `ACTIONS`, by the id of the game.

    Only one game is played at a time, so one key may stand for an action of each.
    """

    by_game: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys(chain.from_iterable(self.by_game.values())))

    def games_of(self, action: str) -> frozenset[str]:
        """The games with an action: all of them for one of the program."""
        found = frozenset(game for game, actions in self.by_game.items() if action in actions)
        return found or frozenset(self.by_game)

    def only_game(self, action: str) -> str:
        """The only one of several games with an action; empty if more have it."""
        found = self.games_of(action)
        return next(iter(found)) if len(found) == 1 < len(self.by_game) else ""

    def clash(self, one: str, other: str) -> bool:
        """Whether two different actions need different keys, since both are in the same game."""
        known = self.games_of(one), self.games_of(other)
        return one != other and (not self.by_game or bool(known[0] & known[1]))


NO_GAME = GameActions()
"""Actions where there is no game."""


def user_file() -> Path:
    return paths.user_config() / "keys.yaml"


def known_key(name: str) -> bool:
    """Whether there is such a key, perhaps with modifiers, each once and in their order."""
    parts = name.rsplit("-", 1) if len(name) > 1 and not name.endswith("--") else [name]
    if name.endswith("--"):
        parts = [name[:-2], "-"]
    held = parts[0].split("-") if len(parts) > 1 else []
    in_order = [key for key in MODIFIERS if key in held]
    return (
        held == in_order and parts[-1] not in MODIFIERS and ButtonRegistry.ptr().find_button(parts[-1]).name != "none"
    )


def read(path: Path, of_game: GameActions) -> Keys:
    """The bindings in a file, with `NO_KEY` for unbound actions; actions are `ACTIONS` and those ``of_game``.

    Raises `FileFault`, which names the line, the action and what is allowed.
    """
    keys, fault = _read(path, of_game)
    if fault is not None:
        raise fault
    return keys


def read_usual(files: Iterable[Path], of_game: GameActions) -> Keys:
    """The bindings that the program comes with, of actions that it or a game knows. Raises `FileFault`."""
    known = {*of_game, *ACTIONS}
    keys = {action: key for file in files for action, key in read(file, of_game).items()}
    return {action: key for action, key in keys.items() if action in known}


def _read(path: Path, of_game: GameActions) -> tuple[Keys, FileFault | None]:
    """The bindings without unknown actions, perhaps of a later version, and the fault of the first of these. See
    `read`."""
    found = read_source(path)
    known = tuple(dict.fromkeys((*of_game, *PLAY, *ACTIONS)))
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
    """The keys in force, and the fault of the user's own file if not all of it could be used."""
    try:
        own, fault = _read(user or user_file(), of_game)
    except FileFault as fault:
        return dict(usual), None if fault.reason == "not_found" else fault
    return merged(usual, own, of_game), fault


def merged(usual: Mapping[str, str], own: Mapping[str, str], of_game: GameActions) -> Keys:
    """The default keys overridden by the user's own: a key of the user's loses its default action in the same game."""

    def taken(action: str, key: str) -> bool:
        return any(held == key and of_game.clash(action, other) for other, held in own.items())

    kept = {action: key for action, key in usual.items() if action not in own and not taken(action, key)}
    chosen = {**kept, **{action: key for action, key in own.items() if key != NO_KEY}}
    # In the order of the usual keys.
    return {action: chosen[action] for action in (*usual, *own) if action in chosen}


def changes(usual: Mapping[str, str], keys: Mapping[str, str]) -> Keys:
    """The bindings to save: those that differ from the defaults, `NO_KEY` for unbound actions."""
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
    """Merge the bindings of these ``actions``, all of them if None, into the file.

    Another window may have bound the others, and unknown actions stay; clashing bindings of others are dropped. An
    older unreadable file is kept as ``keys.yaml.old``. Raises `OSError` when the folder cannot be written.
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
    """The actions of a key, in any game; signs that need Shift on some keyboards match either way."""
    found = tuple(action for action, held in keys.items() if held == key)
    same = SAME_SIGNS.get(key)
    return found or tuple(action for action, held in keys.items() if held == same)


class KeyBindings:
    """Bindings: ``keys`` in force (one lasting mapping, whose holders see changes), and the default ``usual`` ones.

    Changes go to ``file``, the usual one if None; `OSError` where that fails.
    """

    def __init__(
        self, usual: Mapping[str, str], keys: Keys, of_game: GameActions = NO_GAME, file: Path | None = None
    ) -> None:
        self.usual = dict(usual)
        self.keys = dict(keys)
        self.of_game = of_game
        self._file = file
        self._unwritten: list[str] = []

    @property
    def differs_from_default(self) -> bool:
        """Whether any key differs from the default."""
        return self.keys != self.usual

    def doing(self, key: str, game: str) -> str | None:
        """The action of a key in a game, otherwise in another game.

        A lesson or a replay may know what to do with the latter.
        """
        found = holders(self.keys, key)
        known = (action for action in found if game in self.of_game.games_of(action))
        return next(known, found[0] if found else None)

    def in_the_way(self, action: str, key: str) -> tuple[str, ...]:
        """The actions on a key that clash with this one: one, or one of each game."""
        return tuple(other for other in holders(self.keys, key) if self.of_game.clash(action, other))

    def bind(self, action: str, key: str) -> None:
        """Bind an action to this key, and unbind others that clash."""
        kept = {
            other: held for other, held in self.keys.items() if held != key or not self.of_game.clash(action, other)
        }
        self._put({**kept, action: key})

    def swap(self, action: str, key: str) -> None:
        """Bind an action to this key; clashing ones get its old key, and so on."""
        was = self.keys.get(action)
        moved = self.in_the_way(action, key)
        there = "" if not moved else self.keys[moved[0]]
        given: dict[str, str | None] = {action: there or key, **dict.fromkeys(moved, was)}
        if was is not None:
            beside = {other for one in moved for other in self.in_the_way(one, was)} - {action}
            given |= dict.fromkeys(beside, there)
        rest = {name: held for name, held in self.keys.items() if name not in given}
        self._put({**rest, **{name: held for name, held in given.items() if held is not None}})

    def free(self, action: str) -> None:
        """Unbind an action."""
        self._put({name: key for name, key in self.keys.items() if name != action})

    def reset(self) -> None:
        self._put(self.usual)

    def _put(self, keys: Mapping[str, str]) -> None:
        ordered = {action: keys[action] for action in self.usual if action in keys}
        changed = [action for action in self.usual if self.keys.get(action) != ordered.get(action)]
        self.keys.clear()
        self.keys.update(ordered)
        # What could not be written is tried again with the next change.
        self._unwritten = list(dict.fromkeys((*self._unwritten, *changed)))
        save(self.usual, self.keys, self.of_game, self._file, self._unwritten)
        self._unwritten = []
