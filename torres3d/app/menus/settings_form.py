"""The settings screen: from settings to its rows, and from a changed row to settings."""

from collections.abc import Iterable

import msgspec

from torres3d.app.shell.settings import Settings
from torres3d.hud.contract.page_models import Setting, SettingsModel
from torres3d.words.languages import Language
from torres3d.words.texts import Say

QUALITIES = ("auto", "low", "medium", "high", "ultra")
SLIDERS: dict[str, tuple[float, float, float]] = {
    "ui_scale": (0.8, 2.0, 0.1),
    "animation_speed": (0.5, 8.0, 0.5),
    "bot_pace": (0.5, 8.0, 0.5),
    "sound_volume": (0.0, 1.0, 0.1),
}
"""Lowest, highest value and step."""
SWITCHES = ("reduced_motion", "follow_camera", "fullscreen")


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
    for key in SWITCHES:
        value = "true" if getattr(settings, key) else "false"
        rows.append(Setting(key, say(f"settings-{key}"), "switch", value))
    return SettingsModel(tuple(rows))


def changed(settings: Settings, key: str, value: str) -> Settings:
    """The settings with one changed as the screen tells it; raises `msgspec.ValidationError` for a wrong value."""
    builtins = msgspec.to_builtins(settings)
    if key in SLIDERS:
        low, high, _ = SLIDERS[key]
        builtins[key] = min(max(round(float(value), 3), low), high)
    elif key in SWITCHES:
        builtins[key] = value == "true"
    else:
        builtins[key] = value
    return msgspec.convert(builtins, Settings)
