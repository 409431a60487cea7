"""User settings: defaults in config/settings.yaml, changes in the user's own folder.

A faulty settings file never stops the program: its good part is used, defaults for the rest, and the fault is reported.
Unknown keys in it stay.
"""

import contextlib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from torres3d.base import paths
from torres3d.base.atomic_write import exclusive_access, quarantine, write_file
from torres3d.base.faults import FileFault
from torres3d.base.read_document import read_raw_text, read_source
from torres3d.i18n.texts import language_ids

Quality = Literal["auto", "low", "medium", "high", "ultra"]
Recap = Literal["offered", "shown", "asked"]
Letters = Literal["off", "pointed", "always"]
Palette = Literal["standard", "red_green", "blue_yellow", "contrast"]
SpeechLevel = Literal["off", "prompts", "all"]
Pixels = Annotated[int, msgspec.Meta(ge=1, le=16384)]
Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Pace = Annotated[float, msgspec.Meta(ge=0.5, le=8.0)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings. ``language`` is a folder of config/locale.

    Paces are factors (1 = as designed, 8 = eight times as fast).

    ``game`` is the id of the menus' game; the first game where it is empty or unknown.

    ``reading_width`` is that of a panel that is read beside the table, in units; 0 for the usual one.

    ``sound_volume`` is that of all sounds, the other volumes are shares of it. ``games_folder`` is empty for the
    default one.

    ``window`` is the size in pixels that the window had last; None for one by the screen.

    With ``quality: auto`` the machine is measured at the first start and the result is saved as ``measured_quality``
    (``auto``: not measured yet).
    """

    language: str = "en"
    ui_scale: Annotated[float, msgspec.Meta(ge=0.8, le=2.0)] = 1.0
    quality: Quality = "auto"
    measured_quality: Quality = "auto"
    animation_speed: Pace = 1.0
    bot_pace: Pace = 1.0
    instant: bool = False
    recap: Recap = "offered"
    reduced_motion: bool = False
    follow_camera: bool = True
    turn_table: bool = True
    ask_before_ending: bool = True
    sound_volume: Share = 0.7
    pieces_volume: Share = 1.0
    interface_volume: Share = 1.0
    scoring_volume: Share = 1.0
    speech: SpeechLevel = "off"
    speech_volume: Share = 1.0
    games_folder: str = ""
    fullscreen: bool = False
    window: tuple[Pixels, Pixels] | None = None
    plain_stone: bool = False
    puzzle_target: bool = True
    palette: Palette = "standard"
    letters: Letters = "pointed"
    game: str = ""
    reading_width: Annotated[float, msgspec.Meta(ge=0.0, le=4000.0)] = 0.0

    @property
    def wanted_quality(self) -> Quality:
        """The quality chosen, or measured; ``auto`` while it is to be measured."""
        return self.measured_quality if self.quality == "auto" else self.quality


SLIDERS: dict[str, tuple[float, float, float]] = {
    "ui_scale": (0.8, 2.0, 0.1),
    "animation_speed": (0.5, 8.0, 0.5),
    "bot_pace": (0.5, 8.0, 0.5),
    "sound_volume": (0.0, 1.0, 0.1),
    "pieces_volume": (0.0, 1.0, 0.1),
    "interface_volume": (0.0, 1.0, 0.1),
    "scoring_volume": (0.0, 1.0, 0.1),
    "speech_volume": (0.0, 1.0, 0.1),
}
"""Minimum, maximum and step."""
SWITCHES = (
    "instant",
    "reduced_motion",
    "follow_camera",
    "turn_table",
    "ask_before_ending",
    "fullscreen",
    "plain_stone",
    "puzzle_target",
)


def user_file() -> Path:
    return paths.user_config() / "settings.yaml"


def read(path: Path, base: Settings | None = None) -> Settings:
    """The settings in a YAML file, over ``base``. Raises `FileFault`."""
    found = read_source(path)
    settings = found.value(Settings, msgspec.to_builtins(base or Settings()))
    languages = language_ids(paths.config() / "locale")
    if settings.language not in languages:
        raise found.wrong(("language",), settings.language, ", ".join(languages))
    return settings


def load(config: Path, user: Path | None = None) -> tuple[Settings, FileFault | None]:
    """The settings in force, and the fault of the user's file if not all of it could be used.

    Raises `FileFault` only for the program's own defaults, which are part of the installation.
    """
    defaults, path = read(config / "settings.yaml"), user or user_file()
    try:
        return read(path, defaults), None
    except FileFault as fault:
        return (defaults, None) if fault.reason == "not_found" else (_usable(path, defaults), fault)


def _usable(path: Path, settings: Settings) -> Settings:
    """The ``settings`` with the known and valid ones of a file."""
    languages = language_ids(paths.config() / "locale")
    content = None
    with contextlib.suppress(FileFault):
        content = read_source(path).content
    for key, value in content.items() if isinstance(content, dict) else ():
        builtins = msgspec.to_builtins(settings)
        with contextlib.suppress(msgspec.ValidationError):
            found = msgspec.convert({**builtins, key: value}, Settings)
            settings = found if found.language in languages else settings
    return settings


def save(settings: Settings, user: Path | None = None, keys: Collection[str] | None = None) -> None:
    """Merge the settings of these ``keys``, all of them if None, into the file.

    Another window may have written others, a later version unknown ones, and a person comments or errors. A new file
    gets all of them. A file without keys and values is kept as ``settings.yaml.old``. Raises `OSError` when the folder
    cannot be written.
    """
    path, values = user or user_file(), msgspec.to_builtins(settings)
    write_values(path, values, values if keys is None else keys)


def write_values(path: Path, values: Mapping[str, object], keys: Collection[str]) -> None:
    """Merge values into any file of keys and values; ``keys`` without a value are removed. See `save`."""
    # Imported where it is needed: settings are seldom written.
    from torres3d.base.yaml_edit import set_values

    with exclusive_access(path):
        before = ""
        try:
            found = read_source(path)
            if found.content is None or isinstance(found.content, dict):
                before = read_raw_text(path)
            else:
                quarantine(path)
        except FileFault as fault:
            if fault.reason != "not_found":
                quarantine(path)
        after = set_values(before, {key: values.get(key) for key in (keys if before.strip() else values)})
        write_file(path, after.encode())


def changed(settings: Settings, key: str, value: str) -> Settings:
    """The settings with one change from the screen; raises `msgspec.ValidationError` for a wrong value."""
    builtins = msgspec.to_builtins(settings)
    if key in SLIDERS:
        low, high, _ = SLIDERS[key]
        builtins[key] = min(max(round(float(value), 3), low), high)
    elif key in SWITCHES:
        builtins[key] = value == "true"
    elif key == "reading_width":
        builtins[key] = float(value)
    else:
        builtins[key] = value
    return msgspec.convert(builtins, Settings)
