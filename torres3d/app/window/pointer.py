"""Pointer: clicks on the table, drags that turn or shift the view, the wheel, and the thing under the mouse.

A button pressed and released nearly at the same place is a click; otherwise it was a drag of the camera.
"""

from collections.abc import Callable
from typing import Any

from direct.showbase.ShowBase import ShowBase
from panda3d.core import KeyboardButton, MouseWatcher

from torres3d.app.window.base_screen import AnyTable, Gripping
from torres3d.app.window.window import Focus
from torres3d.scene.camera.viewpoint import Viewpoint

SLACK = 6.0
"""Units of layout by which the hand may move within a click, but at least as many pixels."""
BUTTONS = ("mouse1", "mouse2", "mouse3")

Place = tuple[float, float]


class Pointer:
    """Listener to the mouse of ``base``.

    ``covers`` tells whether a panel covers a pixel, ``gripping`` gives the screen where something may be held in the
    hand, ``steered`` tells whether keys have the lead on the table now: then a resting mouse is ignored when the view
    changes. ``unit`` is the size of a unit of layout in pixels.
    """

    def __init__(
        self,
        base: ShowBase,
        table: AnyTable,
        covers: Callable[[float, float], bool],
        point: Callable[[Any], None],
        click: Callable[[Any, bool], None],
        gripping: Callable[[], Gripping | None] = lambda: None,
        steered: Callable[[], bool] = lambda: False,
        unit: Callable[[], float] = lambda: 1.0,
    ) -> None:
        self._base = base
        self._table = table
        self._covers = covers
        self._point = point
        self._click = click
        self._gripping = gripping
        self._steered = steered
        self._unit = unit
        self._held: Gripping | None = None
        """The screen on which something is held now."""
        self._focus = Focus(lambda: base.win)
        self._pressed: dict[str, Place] = {}
        self._last: Place | None = None
        self._dragging = False
        self._pointed: tuple[Place | None, int] | None = None
        self._found: Any = None
        self._seen: Viewpoint | None = None
        """From where the table was last seen at rest: when that changes, another thing lies under a mouse at rest, but
        what is in the hand does not move."""
        self._began: Place | None = None
        self._used: bool | None = None
        for button in BUTTONS:
            base.accept(button, self._down, [button])
            base.accept(f"shift-{button}", self._down, [button])
            base.accept(f"control-{button}", self._down, [button])
            base.accept(f"{button}-up", self._up, [button])
        base.accept("wheel_up", self._wheel, [1.0])
        base.accept("wheel_down", self._wheel, [-1.0])

    @property
    def place(self) -> Place | None:
        """The pixel under the pointer, None outside of the window."""
        watcher: MouseWatcher = self._base.mouseWatcherNode
        return self._table.pointer(watcher)

    def step(self) -> None:
        """Follow a drag, or report the thing under the pointer. Call once a round."""
        place = self.place
        if self._held is not None:
            self._held.hold(place)
            return
        if self._pressed and place is not None and self._last is not None:
            self._drag(place)
            return
        if not self._in_use(place):
            place = None
        camera = self._table.camera
        seen, aimed = camera.view if camera.view == camera.goal else self._seen, (place, id(self._table.state))
        if (seen, aimed) != (self._seen, self._pointed):
            found, before = self._pick(place), self._found
            self._seen, self._found = seen, found
            if aimed != self._pointed or (found != before and not self._steered()):
                self._point(found)
        if aimed != self._pointed:
            self._pointed = aimed
            screen = self._gripping()
            if screen is not None:
                screen.aim(None if place is None or self._covers(*place) else place)

    def _in_use(self, place: Place | None) -> bool:
        """Whether the mouse was moved since the window opened.

        For a player with keys it may lie anywhere, and should cause no tooltips.
        """
        if self._used is None:
            self._began, self._used = place, False
        self._used = self._used or place != self._began
        return self._used

    def take(self, table: AnyTable) -> None:
        """Switch to another table, and drop anything held or dragged."""
        self._table = table
        self._pressed.clear()
        self._held, self._last, self._dragging = None, None, False
        self.forget()

    def release(self) -> None:
        """Drop anything held: the screen has put it back."""
        self._held = None

    def forget(self) -> None:
        """Point anew, since the table changed."""
        self._pointed = None

    def _pick(self, place: Place | None) -> Any:
        if place is None or self._covers(*place):
            return None
        return self._table.pick(*place)

    def _down(self, button: str) -> None:
        place = self.place
        if self._held is not None:
            self._held.put_back()
            self._held = None
            return
        if place is None or self._covers(*place):
            return
        screen = self._gripping()
        if button == "mouse1" and screen is not None and screen.grip(place):
            self._held = screen
            self._focus.note_down()
            return
        self._pressed[button] = place
        self._last = place

    def _up(self, button: str) -> None:
        if self._held is not None and button == "mouse1":
            held, self._held = self._held, None
            if self._focus.lost:
                held.put_back()
            else:
                held.let_go(self.place)
            self._pointed = None
            return
        began = self._pressed.pop(button, None)
        if began is None:
            return
        place = self.place or self._last or began
        if not self._dragging and self._near(began, place):
            self._click(self._pick(place), button != "mouse1")
        if not self._pressed:
            self._dragging = False
            self._last = None
        self._pointed = None

    def _drag(self, place: Place) -> None:
        assert self._last is not None
        if not self._dragging:
            if any(self._near(began, place) for began in self._pressed.values()):
                return
            self._dragging = True
            self._last = place
            return
        right, down = place[0] - self._last[0], place[1] - self._last[1]
        self._last = place
        if not right and not down:
            return
        watcher: MouseWatcher = self._base.mouseWatcherNode
        shifting = "mouse2" in self._pressed or watcher.is_button_down(KeyboardButton.shift())
        if shifting:
            self._table.camera.pan(place[0], place[1], right, down)
        else:
            self._table.camera.orbit(right, down)

    def _wheel(self, steps: float) -> None:
        if self._held is not None:
            self._held.wheel(steps)  # wherever the hand has led what it holds
            return
        place = self.place
        if place is None or self._covers(*place):
            return
        screen = self._gripping()
        if screen is not None and screen.wheel(steps):
            self._pointed = None
            return
        self._table.camera.zoom(steps, place[0], place[1])
        self._pointed = None

    def _near(self, one: Place, other: Place) -> bool:
        slack = SLACK * max(1.0, self._unit())
        return abs(one[0] - other[0]) < slack and abs(one[1] - other[1]) < slack
