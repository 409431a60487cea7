"""Settings screen and choice of the games' folder, over the current screen, with the form's rows."""

import errno
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Literal, get_args

from msgspec.structs import replace

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.menus.library.file_chooser_screen import FileChoice
from torres3d.app.window.services import Services
from torres3d.app.window.settings import SLIDERS, SWITCHES, Letters, Palette, Quality, Recap, Settings, SpeechLevel
from torres3d.app.window.speech.voice_programs import found_programs, to_install
from torres3d.engine.saved_games_folder import FOLDER_VARIABLE, games_folder
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice, SettingChanged
from torres3d.hud.models.library_models import ExportForm
from torres3d.hud.models.page_models import FolderModel, Setting, SettingsModel
from torres3d.i18n.fault_messages import system_message
from torres3d.i18n.texts import Language, Translate

CHOICES = {
    "quality": get_args(Quality), "recap": get_args(Recap), "palette": get_args(Palette), "letters": get_args(Letters),
    "speech": get_args(SpeechLevel),
}  # fmt: skip
"""Values of settings to choose from, besides the languages."""
GROUPS: dict[str, tuple[str, ...]] = {
    "general": ("language", "ui_scale", "fullscreen"),
    "picture": ("quality", "palette", "letters", "reduced_motion", "follow_camera"),
    "play": ("animation_speed", "bot_pace", "instant", "recap", "turn_table"),
    "one_game": ("ask_before_ending", "plain_stone", "puzzle_target"),
    "sound": ("sound_volume", "pieces_volume", "scoring_volume", "interface_volume", "speech", "speech_volume"),
    "files": ("games_folder",),
}
"""Groups of settings in their order; ``one_game`` has what only one game has, which words its heading."""


def settings_model(settings: Settings, languages: Iterable[Language], say: Translate) -> SettingsModel:
    spoken = tuple((language.id, language.name) for language in languages)
    rows = [Setting("language", say("settings-language"), "choice", settings.language, spoken)]
    for key, names in CHOICES.items():
        choices = tuple((name, say(f"settings-{key}-{name}")) for name in names)
        kind: Literal["palette", "choice"] = "palette" if key == "palette" else "choice"
        about = say("speech-no-voice", name=to_install()) if key == "speech" and not found_programs() else ""
        rows.append(Setting(key, say(f"settings-{key}"), kind, getattr(settings, key), choices, about=about))
    for key, (low, high, step) in SLIDERS.items():
        value = getattr(settings, key)
        percent = key == "ui_scale" or key.endswith("_volume")
        shown = f"{value:.0%}" if percent else f"× {value:g}"
        rows.append(Setting(key, say(f"settings-{key}"), "slider", f"{value:g}", (), low, high, step, shown))
    for key in SWITCHES:
        value = "true" if getattr(settings, key) else "false"
        rows.append(Setting(key, say(f"settings-{key}"), "switch", value))
    rows.append(_folder(settings, say))
    return SettingsModel(tuple(_grouped(rows, say)))


def _folder(settings: Settings, say: Translate) -> Setting:
    """The row for the folder of games; the environment variable overrides the setting."""
    named = os.environ.get(FOLDER_VARIABLE)
    about = say("settings-folder-named", variable=FOLDER_VARIABLE) if named else say("settings-folder-about")
    place = str(games_folder(settings.games_folder))
    fixed = bool(named)
    return Setting("games_folder", say("settings-games_folder"), "folder", place, about=about, fixed=fixed)


def _grouped(rows: Iterable[Setting], say: Translate) -> Iterator[Setting]:
    """The rows by groups, each with its heading; ungrouped ones belong to the picture."""
    group_of = {key: group for group, keys in GROUPS.items() for key in keys}
    found = list(rows)
    for group, keys in GROUPS.items():
        inside = [row for row in found if group_of.get(row.key, "picture") == group]
        inside.sort(key=lambda row: keys.index(row.key) if row.key in keys else len(keys))
        for row in inside:
            yield replace(row, group=say(f"settings-group-{group}"))


FOLDER = "games_folder"
"""Key of the setting."""


class SettingsScreens:
    """``keys`` opens the page of keys."""

    def __init__(self, services: Services, keys: Callable[[], None]) -> None:
        self._services = services
        self._keys = keys

    def open(self) -> None:
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
