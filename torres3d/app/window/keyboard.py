"""Keyboard: key presses by name with modifiers, and releases of keys, from Panda3D's events.

Panda3D names keys by their labels, and has no names for non-Latin letters: for a Cyrillic key it gives only the
position (on a US keyboard) and the letter typed. Such a key is named by its position, so ``Z`` undoes on every
keyboard.
"""

import unicodedata
from collections.abc import Callable
from typing import Any

from direct.showbase.DirectObject import DirectObject
from direct.showbase.ShowBase import ShowBase
from panda3d.core import KeyboardButton

from torres3d.app.window.window import Focus
from torres3d.hud.kit.input_events import KEYSTROKE

DOWN, AGAIN, UP = "keyboard-down", "keyboard-again", "keyboard-up"
PLACE_DOWN, PLACE_UP = "keyboard-place-down", "keyboard-place-up"
MODIFIERS = tuple(key.name for key in (KeyboardButton.shift(), KeyboardButton.control(), KeyboardButton.alt()))
"""Modifiers in the order of their names: ``shift-control-z``."""
SIDES = ("l", "r")
"""Modifiers with their side: ``lshift``."""
SILENT = ("mouse", "wheel", "num_lock", "caps_lock", "scroll_lock", "meta", "lmeta", "rmeta", "menu")
"""Prefixes of names without a meaning."""


def _nothing(_key: str, _lost: bool) -> None:
    """What a released key does where nobody listens."""


class Keyboard(DirectObject):
    """Caller of ``pressed`` with the name of each key and whether it only repeats, in the order of presses, and of
    ``released`` as a key goes up, with its name, without modifiers, and whether that is only because the window has
    lost the focus.

    It tracks modifiers itself: the window's answer holds at the end of a frame, and much may have been typed in it.
    """

    def __init__(
        self, screen: ShowBase, pressed: Callable[[str, bool], None], released: Callable[[str, bool], None] = _nothing
    ) -> None:
        super().__init__()
        self._pressed = pressed
        self._released = released
        self._focus = Focus(lambda: screen.win)
        self._held: set[str] = set()
        self._named = False
        """Whether a name came for a key with a sign on it since a key was let go."""
        self._place = ""
        """The place of the key with a sign that went down last; empty when it is up again."""
        self._written: bool | None = None
        """A letter that is not Latin was written in this frame, and no name has come for it yet: whether it repeats."""
        self._repeats = False
        throwers: Any = screen.buttonThrowers or []  # the type stub has nodes here, not their paths
        for thrower in throwers:
            node = thrower.node()
            node.set_button_down_event(DOWN)
            node.set_button_repeat_event(AGAIN)
            node.set_button_up_event(UP)
            node.set_raw_button_down_event(PLACE_DOWN)
            node.set_raw_button_up_event(PLACE_UP)
            node.set_keystroke_event(KEYSTROKE)
        self.accept(DOWN, self._down)
        self.accept(AGAIN, self._again)
        self.accept(UP, self._up)
        self.accept(PLACE_DOWN, self._place_down)
        self.accept(PLACE_UP, self._place_up)
        self.accept(KEYSTROKE, self._letter)

    def step(self) -> None:
        """Process a frame's input: a letter without a name means the key at its position."""
        again, self._written = self._written, None
        if again is not None:
            self._pressed(self._name(self._place), again)

    def _down(self, name: str) -> None:
        self._focus.note_down()
        key = self._named_key(name)
        if key in MODIFIERS:
            self._held.add(key)
        elif not key.startswith(SILENT) and not _side(key):
            self._pressed(self._name(key), False)

    def _again(self, name: str) -> None:
        key = self._named_key(name)
        if key not in MODIFIERS and not key.startswith(SILENT) and not _side(key):
            self._pressed(self._name(key), True)

    def _up(self, key: str) -> None:
        # A hand's own: X would repeat a held key by releases and presses, but Panda3D asks it for presses alone
        # (XkbSetDetectableAutoRepeat), and reports those as repeats.
        self._held.discard(key)
        self._named = False
        self._released(key, self._focus.lost)

    def _named_key(self, name: str) -> str:
        """Process the name of a key, together with a letter typed before it."""
        key = _alone(name)
        if len(key) == 1:
            self._named, self._written = True, None
        return key

    def _place_down(self, place: str) -> None:
        self.step()
        self._place, self._repeats = place if len(place) == 1 else "", False

    def _place_up(self, place: str) -> None:
        self.step()
        self._named = False
        if place == self._place:
            self._place = ""

    def _letter(self, text: str) -> None:
        self.step()
        if self._place and not self._named and _foreign(text):
            self._written, self._repeats = self._repeats, True

    def _name(self, key: str) -> str:
        return "-".join([*(held for held in MODIFIERS if held in self._held), key])

    def destroy(self) -> None:
        self.ignore_all()


def _alone(name: str) -> str:
    """A key without modifiers, which a window's thrower puts before its name (an offscreen one does not)."""
    for held in MODIFIERS:
        if name.startswith(f"{held}-") and len(name) > len(held) + 1:
            return _alone(name[len(held) + 1 :])
    return name


def _side(key: str) -> bool:
    return key[:1] in SIDES and key[1:] in MODIFIERS


def _foreign(text: str) -> bool:
    """Whether a typed character is a non-Latin letter."""
    return len(text) == 1 and text.isalpha() and not unicodedata.name(text, "LATIN").startswith("LATIN")
