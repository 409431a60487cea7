"""Keys are called alike in a window, whose thrower says what is held before a key's name, and offscreen."""

import pytest

from tests.panda import VirtualScreen
from torres3d.app.window.keyboard import DOWN, UP, Keyboard


@pytest.mark.parametrize("told", ["enter", "control-enter"])
def test_a_key_that_is_held_with_another_is_named_once(screen: VirtualScreen, told: str) -> None:
    pressed: list[str] = []
    keyboard = Keyboard(screen.base, lambda key, _again: pressed.append(key))
    send = screen.base.messenger.send
    for name in ("control", "lcontrol", told):
        send(DOWN, [name])
    send(UP, ["control"])
    for name in ("enter", "-", "control"):
        send(DOWN, [name])
    send(DOWN, ["control--"])
    keyboard.destroy()
    assert pressed == ["control-enter", "enter", "-", "control--"]
