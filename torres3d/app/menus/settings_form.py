"""Form of the settings screen: rows for settings."""

import os
from collections.abc import Iterable, Iterator
from typing import get_args

from msgspec.structs import replace

from torres3d.app.window.settings import SLIDERS, SWITCHES, Letters, Palette, Recap, Settings
from torres3d.engine.library.shelf import FOLDER_VARIABLE, games_folder
from torres3d.hud.models.page_models import Setting, SettingsModel
from torres3d.i18n.languages import Language
from torres3d.i18n.texts import Translate

QUALITIES = ("auto", "low", "medium", "high", "ultra")
RECAPS = get_args(Recap)
GROUPS: dict[str, tuple[str, ...]] = {
    "general": ("language", "ui_scale", "fullscreen"),
    "picture": ("quality", "palette", "letters", "plain_stone", "reduced_motion", "follow_camera"),
    "play": ("animation_speed", "bot_pace", "instant", "recap", "ask_before_ending"),
    "sound": ("sound_volume", "pieces_volume", "scoring_volume", "interface_volume"),
    "files": ("games_folder",),
}
"""Groups of settings in their order."""
PALETTES = get_args(Palette)
LETTERS = get_args(Letters)


def settings_model(settings: Settings, languages: Iterable[Language], say: Translate) -> SettingsModel:
    """The rows of the settings screen."""
    qualities = tuple((name, say(f"settings-quality-{name}")) for name in QUALITIES)
    spoken = tuple((language.id, language.name) for language in languages)
    rows = [
        Setting("language", say("settings-language"), "choice", settings.language, spoken),
        Setting("quality", say("settings-quality"), "choice", settings.quality, qualities),
    ]
    for key, (low, high, step) in SLIDERS.items():
        value = getattr(settings, key)
        percent = key == "ui_scale" or key.endswith("_volume")
        shown = f"{value:.0%}" if percent else f"× {value:g}"
        rows.append(Setting(key, say(f"settings-{key}"), "slider", f"{value:g}", (), low, high, step, shown))
    recaps = tuple((name, say(f"settings-recap-{name}")) for name in RECAPS)
    rows.append(Setting("recap", say("settings-recap"), "choice", settings.recap, recaps))
    palettes = tuple((name, say(f"settings-palette-{name}")) for name in PALETTES)
    rows.append(Setting("palette", say("settings-palette"), "palette", settings.palette, palettes))
    letters = tuple((name, say(f"settings-letters-{name}")) for name in LETTERS)
    rows.append(Setting("letters", say("settings-letters"), "choice", settings.letters, letters))
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
