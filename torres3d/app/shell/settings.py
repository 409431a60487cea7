"""The player's settings: defaults in config/settings.yaml, changes in the user's own folder.

A settings file that cannot be read never stops the program: the defaults are used and the fault is
told, and the file is kept beside the new one.
"""

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.base.read import source
from torres3d.base.regular import make_folder, write_whole
from torres3d.words.languages import language_ids

Quality = Literal["auto", "low", "medium", "high", "ultra"]
Recap = Literal["offered", "shown", "asked"]
Letters = Literal["off", "pointed", "always"]
Palette = Literal["standard", "red_green", "blue_yellow", "contrast"]
Pixels = Annotated[int, msgspec.Meta(ge=1, le=16384)]
Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Pace = Annotated[float, msgspec.Meta(ge=0.5, le=8.0)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a player may set. ``language`` is a folder of config/locale.

    Paces are factors (1 = as designed, 8 = eight times as fast).

    ``game`` is the one that the menus are about, by its id; the first one where it is empty or unknown.

    ``sound_volume`` is that of all sounds, the other volumes are shares of it. ``games_folder`` is empty for the usual
    one.

    With ``quality: auto`` the machine is measured at the first start and the level found is kept as
    ``measured_quality`` (``auto``: not measured yet).
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
    ask_before_ending: bool = True
    sound_volume: Share = 0.7
    pieces_volume: Share = 1.0
    interface_volume: Share = 1.0
    scoring_volume: Share = 1.0
    games_folder: str = ""
    fullscreen: bool = False
    window: tuple[Pixels, Pixels] = (1280, 720)
    plain_stone: bool = False
    palette: Palette = "standard"
    letters: Letters = "pointed"
    game: str = ""


SLIDERS: dict[str, tuple[float, float, float]] = {
    "ui_scale": (0.8, 2.0, 0.1),
    "animation_speed": (0.5, 8.0, 0.5),
    "bot_pace": (0.5, 8.0, 0.5),
    "sound_volume": (0.0, 1.0, 0.1),
    "pieces_volume": (0.0, 1.0, 0.1),
    "interface_volume": (0.0, 1.0, 0.1),
    "scoring_volume": (0.0, 1.0, 0.1),
}
"""Lowest, highest value and step."""
SWITCHES = ("instant", "reduced_motion", "follow_camera", "ask_before_ending", "fullscreen", "plain_stone")


def user_file() -> Path:
    """Where the player's settings are kept."""
    return paths.personal() / "settings.yaml"


def read(path: Path, base: Settings | None = None) -> Settings:
    """The settings in a YAML file, over ``base``. Raises `FileFault`."""
    found = source(path)
    settings = found.value(Settings, msgspec.to_builtins(base or Settings()))
    languages = language_ids(paths.config() / "locale")
    if settings.language not in languages:
        raise found.wrong(("language",), settings.language, ", ".join(languages))
    return settings


def load(config: Path, user: Path | None = None) -> tuple[Settings, FileFault | None]:
    """The settings in force, and the fault of the user's file if it could not be used.

    Raises `FileFault` only for the program's own defaults, which are part of the installation.
    """
    defaults = read(config / "settings.yaml")
    try:
        return read(user or user_file(), defaults), None
    except FileFault as fault:
        return defaults, None if fault.reason == "not_found" else fault


def save(settings: Settings, user: Path | None = None) -> None:
    """Write the settings; an older file that cannot be read is kept as ``settings.yaml.old``.

    Raises `OSError` when the folder cannot be written.
    """
    path = user or user_file()
    make_folder(path.parent)
    try:
        read(path)
    except FileFault as fault:
        if fault.reason != "not_found":
            path.replace(path.with_suffix(".yaml.old"))
    # Imported where it is needed: settings are seldom written.
    import yaml

    write_whole(path, yaml.safe_dump(msgspec.to_builtins(settings), sort_keys=False).encode())


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
