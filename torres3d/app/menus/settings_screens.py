"""Settings screen and choice of the games' folder, over the current screen."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.menus.library.file_choice import FileChoice
from torres3d.app.menus.settings_form import settings_model
from torres3d.app.window.services import Services
from torres3d.engine.library.shelf import games_folder
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice, SettingChanged
from torres3d.hud.models.library_models import ExportForm
from torres3d.hud.models.page_models import FolderModel, SettingsModel
from torres3d.i18n.system_errors import system_message

FOLDER = "games_folder"
"""Key of the setting."""


class SettingsScreens:
    """``keys`` opens the page of keys."""

    def __init__(self, services: Services, keys: Callable[[], None]) -> None:
        self._services = services
        self._keys = keys

    def open(self) -> None:
        """Open the settings."""
        services = self._services
        services.screens.push(PanelScreen(self._shown, self._told, services.screens.pop))

    def _shown(self) -> SettingsModel:
        services = self._services
        return settings_model(services.settings, services.languages, services.say)

    def _told(self, intent: Intent) -> None:
        match intent:
            case SettingChanged(key, value):
                self._services.set_setting(key, value)
            case MenuChoice("keys"):
                self._keys()
            case MenuChoice("folder"):
                self._ask_folder()
            case MenuChoice():
                self._services.screens.pop()

    def _ask_folder(self) -> None:
        services = self._services

        def shown() -> FolderModel:
            say, chosen = services.say, services.settings.games_folder
            return FolderModel(
                say("settings-games_folder"), str(games_folder(chosen)), str(games_folder()), say("folder-about")
            )

        def told(intent: Intent) -> None:
            match intent:
                case SettingChanged(key, path) if self._usable(path):
                    services.screens.pop()
                    self._services.set_setting(key, str(Path(path.strip()).expanduser()) if path.strip() else "")
                case MenuChoice("browse"):
                    self._browse(told)
                case MenuChoice():
                    services.screens.pop()

        services.screens.push(PanelScreen(shown, told, services.screens.pop))

    def _browse(self, told: Callable[[Intent], None]) -> None:
        """Choose a folder on the disk, beginning with the current one."""
        services = self._services
        screens, begin = services.screens, games_folder(services.settings.games_folder)
        while not begin.is_dir() and begin != begin.parent:
            begin = begin.parent

        def taken(folder: Path, _form: ExportForm) -> None:
            if self._usable(str(folder)):
                screens.pop()
                told(SettingChanged(FOLDER, str(folder)))

        choice = FileChoice(lambda: services.say, (), begin, taken, services.refuse, screens.pop, folders=True)
        screens.push(choice.screen())

    def _usable(self, text: str) -> bool:
        """Whether games can be kept in a folder, made if missing; shows why not."""
        if not text.strip():
            return True
        say, folder = self._services.say, Path(text.strip()).expanduser()
        if not folder.is_absolute():
            self._services.refuse(say("folder-whole", path=text.strip()))
            return False
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not os.access(folder, os.W_OK | os.X_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        except (OSError, ValueError) as error:
            why = system_message(error, say) if isinstance(error, OSError) else str(error)
            self._services.refuse(say("folder-not-usable", path=text.strip(), why=why))
            return False
        return True
