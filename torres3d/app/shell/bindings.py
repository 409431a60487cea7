"""The keys in force while the program runs: changed one by one, kept at once in the player's own file."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from torres3d.app.shell import keys as key_file
from torres3d.app.shell.keys import Keys


class Bindings:
    """``keys`` are in force (one mapping for good: whoever holds it sees what changes), ``usual`` those of the
    program. Whatever changes is written to ``file``, the usual place if None; `OSError` where that cannot be.
    """

    def __init__(
        self, usual: Mapping[str, str], keys: Keys, of_game: Sequence[str] = (), file: Path | None = None
    ) -> None:
        self.usual = dict(usual)
        self.keys = dict(keys)
        self._of_game = tuple(of_game)
        self._file = file

    @property
    def changed(self) -> bool:
        """Whether any key is not the usual one."""
        return self.keys != self.usual

    def holder(self, key: str) -> str | None:
        """The action that has a key."""
        return key_file.actions_of(self.keys).get(key)

    def bind(self, action: str, key: str) -> None:
        """Give an action this key; another that had it has none any more."""
        self._put({**{other: held for other, held in self.keys.items() if held != key}, action: key})

    def swap(self, action: str, other: str) -> None:
        """Each of two actions gets the key of the other."""
        given = {action: self.keys.get(other), other: self.keys.get(action)}
        rest = {name: key for name, key in self.keys.items() if name not in given}
        self._put({**rest, **{name: key for name, key in given.items() if key is not None}})

    def free(self, action: str) -> None:
        """Take the key from an action."""
        self._put({name: key for name, key in self.keys.items() if name != action})

    def reset(self) -> None:
        """All keys are the usual ones again."""
        self._put(self.usual)

    def _put(self, keys: Mapping[str, str]) -> None:
        ordered = {action: keys[action] for action in self.usual if action in keys}
        self.keys.clear()
        self.keys.update(ordered)
        key_file.save(self.usual, self.keys, self._of_game, self._file)
