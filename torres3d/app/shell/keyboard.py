"""The keyboard as the program gets it from Panda3D: every key by its name, with those that are held before it."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from direct.showbase.DirectObject import DirectObject
from panda3d.core import KeyboardButton

DOWN, AGAIN, UP = "keyboard-down", "keyboard-again", "keyboard-up"
HELD = tuple(key.name for key in (KeyboardButton.shift(), KeyboardButton.control(), KeyboardButton.alt()))
"""Keys that others are held with, in the order in which they stand in a name: ``shift-control-z``."""
SIDES = ("l", "r")
"""Each of them is told by its side, too: ``lshift``."""
SILENT = ("mouse", "wheel", "num_lock", "caps_lock", "scroll_lock", "meta", "lmeta", "rmeta", "menu")
"""What begins like this is no key that could mean something."""


class Buttons(Protocol):
    """The part of ShowBase that tells of keys."""

    @property
    def buttonThrowers(self) -> Sequence[Any] | None:  # noqa: N802  # Panda3D's name
        """Node paths of those who tell of pressed keys (the type stub says the nodes themselves)."""


class Keyboard(DirectObject):
    """Calls ``pressed`` with the name of each key and whether it only repeats, in the order they were pressed.

    Which keys are held is followed here: what is asked of the window is true at the end of a frame, and much may
    have been typed in it.
    """

    def __init__(self, screen: Buttons, pressed: Callable[[str, bool], None]) -> None:
        super().__init__()
        self._pressed = pressed
        self._held: set[str] = set()
        for thrower in screen.buttonThrowers or []:
            node = thrower.node()
            node.set_button_down_event(DOWN)
            node.set_button_repeat_event(AGAIN)
            node.set_button_up_event(UP)
        self.accept(DOWN, self._down)
        self.accept(AGAIN, self._again)
        self.accept(UP, self._up)

    def _down(self, name: str) -> None:
        key = _alone(name)
        if key in HELD:
            self._held.add(key)
        elif not key.startswith(SILENT) and not _side(key):
            self._pressed(self._name(key), False)

    def _again(self, name: str) -> None:
        key = _alone(name)
        if key not in HELD and not key.startswith(SILENT) and not _side(key):
            self._pressed(self._name(key), True)

    def _up(self, key: str) -> None:
        self._held.discard(key)

    def _name(self, key: str) -> str:
        return "-".join([*(held for held in HELD if held in self._held), key])

    def destroy(self) -> None:
        """Stop listening."""
        self.ignore_all()


def _alone(name: str) -> str:
    """A key without those held with it, which a window's thrower says before its name (an offscreen one does not)."""
    for held in HELD:
        if name.startswith(f"{held}-") and len(name) > len(held) + 1:
            return _alone(name[len(held) + 1 :])
    return name


def _side(key: str) -> bool:
    return key[:1] in SIDES and key[1:] in HELD
