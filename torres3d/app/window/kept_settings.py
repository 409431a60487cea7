"""Kept settings: writes what has changed into the user's file, and says where that fails."""

from pathlib import Path

from torres3d.app.window import settings as user_settings
from torres3d.app.window.services import Services
from torres3d.i18n.fault_messages import system_message


class KeptSettings:
    """The settings of ``services`` in a ``file``. What could not be written is tried again with the next change."""

    def __init__(self, services: Services, file: Path) -> None:
        self._services = services
        self._file = file
        self._unwritten: set[str] = set()

    def note(self, key: str) -> None:
        """A setting has changed that need not be written before the next one, or the end."""
        self._unwritten.add(key)

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
