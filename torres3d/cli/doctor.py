"""``torres3d doctor``: checks of the machine in words or as JSON, and whether the game can be played here."""

import json
import os
import platform
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from torres3d import __version__
from torres3d.app.window import settings
from torres3d.app.window.speech.voice_programs import found_programs, to_install
from torres3d.base import crash_report, paths
from torres3d.base.anonymise import without_home
from torres3d.base.faults import FileFault
from torres3d.base.subprocesses import RunFailed, last_line_of
from torres3d.bots.registry import own_bots_fault
from torres3d.cli import opengl_probe
from torres3d.cli.drawing_options_and_errors import NO_DISPLAY
from torres3d.cli.game_options import games_are_compiled
from torres3d.engine.saved_games_folder import games_folder
from torres3d.games.registered import GAMES
from torres3d.scene.own_pieces.own_folder import own_folder, own_piece_faults
from torres3d.terminal.error_exit import Stop, printable


class Finding(msgspec.Struct, frozen=True):
    """Result of a check: ``todo`` says what to do if it is not ``well``. What is ``needed`` no game can do without."""

    name: str
    found: str
    well: bool = True
    needed: bool = False
    todo: str = ""


PROBE_SECONDS = 30.0
"""Seconds that a probe may take."""
BROKEN = "install torres3d again"
PACKAGES = "on Debian: apt install libegl1 libgl1 libgl1-mesa-dri"
VOICE_PACKAGE = ", on Debian: apt install espeak-ng" if sys.platform.startswith("linux") else ""
FONTS = 10
"""The program brings more files of fonts than this."""


def findings() -> Iterator[Finding]:
    """All findings, one after another. Never raises for a missing thing, and every wait has a limit."""
    compiled = "compiled" if games_are_compiled() else "plain: bots think more slowly but play the same moves"
    yield Finding("torres3d", f"{__version__} ({compiled})")
    yield Finding("Python", f"{platform.python_version()}{' (frozen)' if getattr(sys, 'frozen', False) else ''}")
    yield Finding("system", platform.platform())
    yield _libraries()
    yield from _files()
    yield _screen()
    yield opengl()
    yield _sound()
    yield _voice()
    chosen, fault = _settings()
    yield fault
    yield Finding("quality", _quality(chosen))
    yield _bots()
    yield own_pieces_finding()
    yield _folder("folder of settings", paths.user_config())
    yield _folder("folder of games", games_folder(chosen.games_folder), needed=True)
    yield _folder("folder of reports", crash_report.folders()[0])


def _libraries() -> Finding:
    try:
        lines = [line for line in requires("torres3d") or () if "extra ==" not in line]
    except PackageNotFoundError:
        return Finding("libraries", "those that came with this build")
    # A name ends where its bounds begin, upper or lower ones.
    wanted = [name[0] for name in (re.match(r"[\w.-]+", line) for line in lines) if name]
    found, missing = [], []
    for name in sorted(wanted, key=str.lower):
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            missing.append(name)
    if missing:
        return Finding("libraries", f"missing: {', '.join(missing)}", False, True, BROKEN)
    return Finding("libraries", ", ".join(found))


def _files() -> Iterator[Finding]:
    for name, folder in (("assets", paths.assets), ("config", paths.config)):
        try:
            yield Finding(f"files of the program: {name}", str(folder()))
        except paths.MissingFiles as error:
            yield Finding(f"files of the program: {name}", str(error), False, True, BROKEN)
            return
    fonts = sorted((paths.assets() / "fonts").rglob("*.[ot]tf"))
    well = len(fonts) >= FONTS
    yield Finding("fonts", f"{len(fonts)} files", well, not well, "" if well else BROKEN)


def _screen() -> Finding:
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return Finding("screen", "none", False, True, NO_DISPLAY)
    found = _asked("screen")
    if "error" in found:
        todo = "start it from a desktop; what $DISPLAY names cannot be reached"
        return Finding("screen", found["error"], False, True, todo)
    scale = f", everything {found['scale']:g} times as large" if found["scale"] > 1 else ""
    return Finding("screen", f"{found['size'][0]} x {found['size'][1]} pixels{scale}")


def opengl() -> Finding:
    found = _asked("opengl")
    if "error" in found:
        return Finding("OpenGL", found["error"], False, True, f"install a driver for the graphics card; {PACKAGES}")
    # Imported here: where a library of the system is missing it cannot be.
    from torres3d.scene.render.open_panda3d import OPENGL

    least = ".".join(map(str, OPENGL))
    told = f"{found['version']}, {found['renderer']}"
    if found["software"]:
        return Finding("OpenGL", f"{told}: the processor draws; the quality `low` is made for that")
    return Finding("OpenGL", f"{told} ({least} is needed)")


def _sound() -> Finding:
    found = _asked("sound")
    if found.get("heard"):
        return Finding("sound", "there is a device")
    todo = "there is no sound; connect a device and start the program again"
    return Finding("sound", found.get("error", "no device"), False, False, todo)


def _voice() -> Finding:
    found = [program.name for program in found_programs()]
    if found:
        return Finding("voice", ", ".join(found))
    return Finding("voice", "none", False, False, f"nothing is spoken; install {to_install()}{VOICE_PACKAGE}")


def _asked(what: str) -> dict[str, Any]:
    """The answer of a process of its own, as drivers may crash or hang."""
    try:
        # -P: no module of the folder that it is started in.
        said = last_line_of([sys.executable, "-P", "-m", opengl_probe.__name__, what], PROBE_SECONDS)
        found: dict[str, Any] = msgspec.json.decode(said)
    except RunFailed as error:
        return {"error": str(error)}
    except msgspec.DecodeError:
        return {"error": "it ended without an answer"}
    return found


def _settings() -> tuple[settings.Settings, Finding]:
    try:
        chosen, fault = settings.load(paths.config())
    except (FileFault, paths.MissingFiles) as error:
        return settings.Settings(), Finding("settings", str(error), False, True, BROKEN)
    if fault is not None:
        return chosen, Finding("settings", str(fault), False, False, "until then the default ones are used")
    return chosen, Finding("settings", f"can be read; the language is `{chosen.language}`")


def _quality(chosen: settings.Settings) -> str:
    if chosen.quality != "auto":
        return f"{chosen.quality}, as chosen"
    if chosen.measured_quality == "auto":
        return "measured at the first start of the window"
    return f"{chosen.measured_quality}, as measured"


def _bots() -> Finding:
    fault = own_bots_fault(GAMES)
    if fault is None:
        return Finding("bots of your own", "none, or they can be read")
    return Finding("bots of your own", str(fault), False, False, "until then they are left out")


def own_pieces_finding() -> Finding:
    folder, faults = own_folder(), own_piece_faults(GAMES)
    if not faults:
        return Finding("pieces of your own", f"{folder}: all can be used" if folder.is_dir() else f"none in {folder}")
    told = "\n".join(map(str, faults))
    return Finding("pieces of your own", told, False, False, "until then the program's own pieces are used")


def _folder(name: str, folder: Path, needed: bool = False) -> Finding:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return Finding(name, str(folder))
    except OSError as error:
        todo = f"allow writing there, or free some disk space ({error.strerror or error})"
        return Finding(name, f"{folder}: nothing can be written there", False, needed, todo)


CANNOT = "the window does not work here: follow the advice above. The terminal does: `torres3d play --text`"


def run_doctor(as_json: bool) -> None:
    """Print all findings. Raises `Stop` where the game cannot be played."""
    found = list(findings())
    well = not any(each.needed and not each.well for each in found)
    if as_json:
        told = json.dumps({"playable": well, "found": msgspec.to_builtins(found)}, indent=1)
        print(without_home(told))  # it is sent to others
    else:
        _tell(found)
    if not well:
        raise Stop(CANNOT)


def _tell(found: Sequence[Finding]) -> None:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for each in found:
        sign = "" if each.well else "!!" if each.needed else "!"
        words = printable(each.found) + (f"\n→ {printable(each.todo)}" if each.todo else "")
        table.add_row(sign, each.name, escape(words))
    Console(highlight=False).print(table)
    missing = sum(not each.well for each in found)
    print("\nAll checks passed." if not missing else f"\n{missing} of {len(found)} checks need attention.")
