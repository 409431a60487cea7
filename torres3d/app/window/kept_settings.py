"""Kept settings: writes what has changed into the user's file, and says where that fails."""

from pathlib import Path

from msgspec.structs import replace
from panda3d.core import GraphicsOutput, GraphicsWindow

from torres3d.app.window import settings as user_settings
from torres3d.app.window.screen_scale import system_screen
from torres3d.app.window.services import Services
from torres3d.i18n.fault_messages import system_message


class KeptSettings:
    """The settings of ``services`` in a ``file``. What could not be written is tried again with the next change."""

    def __init__(self, services: Services, file: Path) -> None:
        self._services = services
        self._file = file
        self._unwritten: set[str] = set()

    @property
    def window_size(self) -> tuple[int, int]:
        """The size in pixels that the window has when it does not fill the screen."""
        return self._services.settings.window or system_screen().first_window

    def note_size(self, window: GraphicsOutput, size: tuple[int, int]) -> None:
        """Note the size of the window, unless it fills the screen.

        It is written with the next change or at the end: while somebody drags the edge, sizes come many times a second.
        """
        if isinstance(window, GraphicsWindow) and not window.is_fullscreen():
            self._services.settings = replace(self._services.settings, window=size)
            self._unwritten.add("window")

    def keep(self, *keys: str) -> None:
        """Write these settings, and those noted before; says why that fails."""
        self._unwritten.update(keys)
        if not self._unwritten:
            return
        try:
            user_settings.save(self._services.settings, self._file, self._unwritten)
            self._unwritten.clear()
        except OSError as error:
            say = self._services.say
            self._services.refuse(say("settings-not-saved", why=system_message(error, say)))
