"""The settings screen: from settings to its rows."""

from collections.abc import Iterable
from typing import get_args

from torres3d.app.shell.settings import SLIDERS, SWITCHES, Letters, Palette, Recap, Settings
from torres3d.hud.contract.page_models import Setting, SettingsModel
from torres3d.words.languages import Language
from torres3d.words.texts import Say

QUALITIES = ("auto", "low", "medium", "high", "ultra")
RECAPS = get_args(Recap)
PALETTES = get_args(Palette)
LETTERS = get_args(Letters)


def settings_model(settings: Settings, languages: Iterable[Language], say: Say) -> SettingsModel:
    """The rows of the settings screen."""
    qualities = tuple((name, say(f"settings-quality-{name}")) for name in QUALITIES)
    spoken = tuple((language.id, language.name) for language in languages)
    rows = [
        Setting("language", say("settings-language"), "choice", settings.language, spoken),
        Setting("quality", say("settings-quality"), "choice", settings.quality, qualities),
    ]
    for key, (low, high, step) in SLIDERS.items():
        value = getattr(settings, key)
        percent = key in ("ui_scale", "sound_volume")
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
    return SettingsModel(tuple(rows))
