"""What the questions of a turn show: ending it, what a hint proposes in a dialog, taking back what was done before."""

from typing import Literal

import msgspec

Help = Literal["undo", "redo", "hint"]


class EndQuestion(msgspec.Struct, frozen=True):
    """The turn of ``name`` would end with something ``lost`` (in words) that could still be used: by these ``cards``
    (in words) where no AP are left, else by AP."""

    name: str
    lost: str
    cards: str = ""


class Aid(msgspec.Struct, frozen=True):
    """What helps within a dialog: ``keys`` are pairs of a key's name and what it does (`hint`, `redo`, `undo`),
    ``can_redo`` whether there is something to do again, ``advice`` the hint in words, empty for none."""

    keys: tuple[tuple[str, Help], ...] = ()
    can_redo: bool = False
    advice: str = ""

    def action_of(self, key: str) -> Help | None:
        """What a key does here; None for nothing."""
        return dict(self.keys).get(key)


class KeepProposed(msgspec.Struct, frozen=True):
    """A way to answer a purchase: the card kept, the others by where they go (R-6.2)."""

    card: str
    top: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()
