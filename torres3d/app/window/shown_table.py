"""Shown table: that of the uppermost screen with a table, by the settings, in the room between panels."""

from collections.abc import Callable, Iterable

from torres3d.app.window.base_screen import AnyTable, Screen
from torres3d.app.window.pointer import Pointer
from torres3d.app.window.settings import Settings
from torres3d.hud.hud import Hud
from torres3d.hud.kit.layout import Rect
from torres3d.scene.camera.framing import Room
from torres3d.scene.camera.viewpoint import Viewpoint

GAP = 2.0
"""Pixels between the table and the panels."""


def room_in(free: Rect, size: tuple[int, int]) -> Room:
    """A rectangle of a window of so many pixels as a camera's room, slightly smaller."""
    width, height = size
    return Room(
        2 * (free.x + GAP) / width - 1,
        2 * (free.right - GAP) / width - 1,
        1 - 2 * (free.bottom - GAP) / height,
        1 - 2 * (free.y + GAP) / height,
    )


LABELLED = 480.0
"""Minimum height of the table in pixels for each unit of label size: larger labels would hide a small table."""


def table_of(pile: Iterable[Screen]) -> AnyTable | None:
    """The table of the uppermost screen that has one."""
    return next((screen.at_table for screen in pile if screen.at_table is not None), None)


class ShownTable:
    """The table that is ``shown`` now, at first the given one; ``settings`` gives those in force."""

    def __init__(self, table: AnyTable, hud: Hud, settings: Callable[[], Settings], size: tuple[int, int]) -> None:
        self.shown = table
        self._all = [table]
        """All that were in the window."""
        self._hud = hud
        self._settings = settings
        self._size = size
        self.pointer: Pointer | None = None
        self._beside_result: tuple[Viewpoint, str | None] | None = None
        """The view beside a result that stands aside, and its name."""
        hud.keep_clear(table.marked_places)

    def follow(self, pile: Iterable[Screen]) -> bool:
        """Switch to the table of the screens; True if it is another one."""
        wanted = table_of(pile) or self.shown
        if wanted is self.shown:
            return False
        self.shown.set_shown(False)
        self.shown = wanted
        self._beside_result = None
        if wanted not in self._all:
            self._all.append(wanted)
        wanted.resize(*self._size)
        self._hud.keep_clear(wanted.marked_places)
        if self.pointer is not None:
            self.pointer.take(wanted)
        self.apply_settings()
        wanted.set_shown(True)
        self.make_room()
        return True

    def apply_settings(self) -> None:
        settings, table = self._settings(), self.shown
        table.animate = not (settings.reduced_motion or settings.instant)
        table.plain_stone = settings.plain_stone
        table.letters.shown = settings.letters
        table.camera.follow = settings.follow_camera
        table.camera.still = settings.reduced_motion
        wanted = settings.wanted_quality
        if wanted != "auto" and table.quality != wanted:
            table.set_quality(wanted)

    def make_room(self) -> None:
        """Fit the camera to the room between the panels."""
        free = self._hud.free_area
        if free is not None:
            self.shown.camera.room = room_in(free, self._size)
            self.shown.labels.rescale(min(self._hud.pixels_per_unit, free.h / LABELLED))
        self._look()

    def _look(self) -> None:
        """Show all of the table in the whole window while a result stands aside, and after it what was shown beside the
        result."""
        camera, aside = self.shown.camera, self._hud.result_aside
        if aside and self._beside_result is None:
            self._beside_result = camera.goal, camera.view_name
            camera.preset(camera.view_name or "iso")
        elif not aside and self._beside_result is not None:
            (view, name), self._beside_result = self._beside_result, None
            camera.go(view) if name is None else camera.preset(name)

    def resize(self, size: tuple[int, int]) -> None:
        self._size = size
        self.shown.resize(*size)

    def close(self) -> None:
        """Give all tables back to the window."""
        for table in self._all:
            table.close()
