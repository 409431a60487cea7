"""Key bindings in force, changed one by one and saved at once in the user's own file."""

from collections.abc import Mapping
from pathlib import Path

from torres3d.app.window import key_config as key_file
from torres3d.app.window.key_config import NO_GAME, GameActions, Keys


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
        """The action of a key in a game, or else in another game.

        A lesson or a replay may know what to do with the latter.
        """
        found = key_file.holders(self.keys, key)
        known = (action for action in found if game in self.of_game.games_of(action))
        return next(known, found[0] if found else None)

    def in_the_way(self, action: str, key: str) -> tuple[str, ...]:
        """The actions on a key that clash with this one: one, or one of each game."""
        return tuple(other for other in key_file.holders(self.keys, key) if self.of_game.clash(action, other))

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
        """Restore all default keys."""
        self._put(self.usual)

    def _put(self, keys: Mapping[str, str]) -> None:
        ordered = {action: keys[action] for action in self.usual if action in keys}
        changed = [action for action in self.usual if self.keys.get(action) != ordered.get(action)]
        self.keys.clear()
        self.keys.update(ordered)
        # What could not be written is tried again with the next change.
        self._unwritten = list(dict.fromkeys((*self._unwritten, *changed)))
        key_file.save(self.usual, self.keys, self.of_game, self._file, self._unwritten)
        self._unwritten = []
