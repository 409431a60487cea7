"""Mouse and keyboard as the HUD gets them from Panda3D, and reactions of panels to wheel and keys."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from direct.showbase.DirectObject import DirectObject
from panda3d.core import MouseWatcher, NodePath


class InputHooks:
    """Each method says whether the input meant something."""

    def key(self, name: str) -> bool:
        """A key was pressed; panels hear of it while they are the uppermost modal one."""
        return False

    def wheel(self, steps: int) -> bool:
        """The wheel was turned over it (positive: away)."""
        return False

    def turn_list(self, name: str, steps: int) -> bool:
        """An arrow up (1) or down (-1) leads on from a spot; whether a list was turned for it, and it stays there."""
        return False

    def press_enter(self) -> bool:
        """Enter was pressed on a spot that cannot be pressed, as a slider."""
        return False

    @property
    def first_focus(self) -> str:
        """The spot that has the keyboard to begin with; empty for the one painted first."""
        return ""

    def type_text(self, text: str) -> None:
        """A character was typed while `typing`."""

    @property
    def typing(self) -> bool:
        """Whether a text field of it has the keyboard."""
        return False


KEYSTROKE = "hud-keystroke"
TYPED_IN_NAMES = "\u200c\u200d\u3000"
"""Joiners of scripts that need them and the wide space: not printable for Python, but typed in names."""


class Display(Protocol):
    """The part of ShowBase that the HUD needs."""

    @property
    def render2d(self) -> NodePath:
        """The root of everything on the screen."""

    @property
    def mouseWatcherNode(self) -> MouseWatcher | None:  # noqa: N802  # Panda3D's name
        """The node with the mouse position; None without a window."""

    @property
    def buttonThrowers(self) -> Sequence[Any] | None:  # noqa: N802  # Panda3D's name
        """Node paths of the button throwers (the type stub says the nodes themselves)."""


class Press(NamedTuple):
    """Something that happened: ``what`` is ``down``, ``up``, ``wheel_up`` or ``wheel_down``; x and y are window
    pixels, ``on`` is what lay there then."""

    what: str
    x: float
    y: float
    on: object


class InputEvents(DirectObject):
    """Position of the mouse, and presses since the last call."""

    def __init__(self, screen: Display, width: int, height: int) -> None:
        super().__init__()
        self._screen = screen
        self.size = (width, height)
        self.pressed: list[Press] = []
        self.heard: Callable[[str], None] = lambda text: None
        """Gets each text at once when it is typed, so that it stays in order with the keys around it."""
        self.seen_at: Callable[[float, float], object] = lambda x, y: None
        """What lies at a pixel now."""
        self._at = (-1.0, -1.0)
        for prefix in ("", "shift-", "control-", "alt-"):
            self.accept(f"{prefix}mouse1", self._note, ["down"])
            self.accept(f"{prefix}wheel_up", self._note, ["wheel_up"])
            self.accept(f"{prefix}wheel_down", self._note, ["wheel_down"])
        self.accept("mouse1-up", self._note, ["up"])
        for thrower in screen.buttonThrowers or []:
            thrower.node().set_keystroke_event(KEYSTROKE)
        self.accept(KEYSTROKE, self._typed)
        self._held: set[str] = set()
        for prefix in ("", "shift-", "control-", "alt-"):
            for key in ("control", "alt"):
                self.accept(f"{prefix}{key}", self._held.add, [key])
                self.accept(f"{key}-up", self._held.discard, [key])

    def pointer(self) -> tuple[float, float]:
        """The pointer in window pixels; where it last was if it left the window."""
        watcher = self._screen.mouseWatcherNode
        if watcher is not None and watcher.has_mouse():
            mouse = watcher.get_mouse()
            self._at = ((mouse.x + 1) / 2 * self.size[0], (1 - mouse.y) / 2 * self.size[1])
        return self._at

    @property
    def inside(self) -> bool:
        watcher = self._screen.mouseWatcherNode
        return watcher is not None and watcher.has_mouse()

    def _note(self, what: str) -> None:
        at = self.pointer()
        self.pressed.append(Press(what, *at, self.seen_at(*at)))

    def _typed(self, text: str) -> None:
        # With Ctrl a Cyrillic keyboard still writes its letters; with Ctrl and Alt Windows writes what stands third.
        if (text.isprintable() or text in TYPED_IN_NAMES) and self._held != {"control"}:
            self.heard(text)

    def take(self) -> list[Press]:
        taken, self.pressed = self.pressed, []
        return taken

    def destroy(self) -> None:
        self.ignore_all()
