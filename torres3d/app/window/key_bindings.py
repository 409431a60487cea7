"""The keys in force while the program runs: changed one by one, kept at once in the player's own file."""

from collections.abc import Mapping
from pathlib import Path

from torres3d.app.window import key_config as key_file
from torres3d.app.window.key_config import NO_GAME, GameActions, Keys


class KeyBindings:
    """``keys`` are in force (one mapping for good: whoever holds it sees what changes), ``usual`` those of the
    program. Whatever changes is written to ``file``, the usual place if None; `OSError` where that cannot be.
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
    def changed(self) -> bool:
        """Whether any key is not the usual one."""
        return self.keys != self.usual

    def doing(self, key: str, game: str) -> str | None:
        """The action that has a key in a game. Where it has none, that of another game: a lesson or a replay may know
        what to do with it."""
        found = key_file.holders(self.keys, key)
        known = (action for action in found if game in self.of_game.games_of(action))
        return next(known, found[0] if found else None)

    def in_the_way(self, action: str, key: str) -> tuple[str, ...]:
        """The actions that have a key and would not go with this one on it: one, or one of each game."""
        return tuple(other for other in key_file.holders(self.keys, key) if self.of_game.clash(action, other))

    def bind(self, action: str, key: str) -> None:
        """Give an action this key; others that had it and would not go with it have none any more."""
        kept = {
            other: held for other, held in self.keys.items() if held != key or not self.of_game.clash(action, other)
        }
        self._put({**kept, action: key})

    def swap(self, action: str, key: str) -> None:
        """Give an action this key; others that had it and would not go with it get the one it had, and so on."""
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
        """Take the key from an action."""
        self._put({name: key for name, key in self.keys.items() if name != action})

    def reset(self) -> None:
        """All keys are the usual ones again."""
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
