"""The installer for Windows under Wine: ``python .ci/try_installer.py INSTALLER``.

In a new home of Wine it installs silently, twice, as an update does, and the start menu, the file types and the list
of programs know it. Commands are tried as those of a wheel are (installed.py), a game of bots is the same as here, and
in the window a game is begun by keys against a bot; then it is uninstalled silently, and nothing stays but the games
and settings of the person.

Windows has what Wine lacks (seen with 8.0 and 10.0): functions of the C library that numpy calls, and, before Wine 9,
the library from which pydantic, a part of the command line, gets random numbers. They are added to that home alone.
"""

import json
import os
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / ".ci")]

from installed import done, try_commands  # noqa: E402
from installer import LISTED, PROGRAM, UNINSTALLER  # noqa: E402  # it lies beside this file
from windows import place_of  # noqa: E402

from tests.app.windows import PATIENCE, Window, comes, until, virtual_display  # noqa: E402  # it lies in the tree
from torres3d.cli.file_associations import CLASSES, FILE_TYPES, NAME, type_id  # noqa: E402

COMPLEX = {
    "creal": "f20f1001c3", "cimag": "f20f104108c3", "creall": "f20f1001c3", "cimagl": "f20f104108c3",
    "crealf": "660f6ec1c3", "cimagf": "48c1e920660f6ec1c3",
}  # fmt: skip
"""The parts of a complex number, by their names in the C library, as machine code: load or move one half, return."""
STUB = bytes.fromhex("4883ec28488d0d")
"""How a function of Wine begins that only says that it is missing."""
BUILTIN = b"Wine builtin DLL"
"""The mark for which Wine takes its own library in place of a file."""
RANDOM = """#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length) { return SystemFunction036(data, length); }
"""
"""Microsoft's one function that draws random numbers, by the older one that Wine has."""
HOME = Path("AppData", "Local", "Programs", NAME)
OWN = ("torres3d",)
"""Folders of the person's own games and settings, by their names."""
PASSING = ("Temp",)
"""Folders that any program may leave something in."""
GAME = ("watch", "--players", "greedy,random", "--seed", "7", "--log")


class Wine:
    """A new home of Wine below a folder, with a program that starts others in it."""

    def __init__(self, place: Path, display: str) -> None:
        self.place, self.prefix = place, place / "wine"
        self.variables = {
            **{name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ},
            "DISPLAY": display,
            "LC_ALL": "C.UTF-8",
            "WINEPREFIX": str(self.prefix),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=;ucrtbase=n,b",
        }
        self.run("wineboot", "-i")
        self.settle()

    def run(self, *words: str | Path) -> str:
        """What a program for Windows prints."""
        return done("wine", *words, env=self.variables, cwd=self.place)

    def settle(self) -> None:
        """Wait until all that runs has ended, and what it registered is in files."""
        done("wineserver", "-w", env=self.variables)

    @property
    def person(self) -> Path:
        """The folder of the one person."""
        (found,) = (one for one in (self.prefix / "drive_c" / "users").iterdir() if one.name != "Public")
        return found

    def here(self, named: str) -> Path:
        """The path on this machine of one that a program for Windows names."""
        path = PureWindowsPath(named)
        root = self.prefix / "drive_c" if path.drive.upper() == "C:" else Path("/")
        return root.joinpath(*path.parts[1:])

    def files(self) -> set[str]:
        """Every file and folder that is not the person's own."""
        found = (place.relative_to(self.prefix) for place in (self.prefix / "drive_c").rglob("*"))
        return {place.as_posix() for place in found if not {*OWN, *PASSING} & set(place.parts)}

    def registered(self) -> list[str]:
        """The lines of the registry that name the program or its files."""
        files = (self.prefix / f"{name}.reg" for name in ("system", "user"))
        lines = [line for file in files for line in file.read_text("utf-8", "replace").splitlines()]
        return [line for line in lines if "torres" in line.lower()]

    def program(self, name: str, program: Path) -> Path:
        """A program of this machine that starts one for Windows here. Under Wine no Python can write into a file that
        it was given as its output, so all goes through pipes."""
        wrapper = self.place / name
        given = " ".join(f"{name}='{value}'" for name, value in self.variables.items() if name != "HOME")
        start = f'{{ /usr/bin/env {given} wine "{program}" "$@" 2>&3 | cat; }} 3>&1 >&4 | cat >&2'
        wrapper.write_text(f"#!/bin/bash\nset -o pipefail\n{{ {start}; }} 4>&1\n", "utf-8")
        wrapper.chmod(0o755)
        return wrapper


@contextmanager
def a_wine() -> Iterator[Wine]:
    """A new home of Wine on a virtual screen."""
    with tempfile.TemporaryDirectory(prefix="torres3d-") as folder, virtual_display() as display:
        wine = Wine(Path(folder), display)
        try:
            yield wine
        finally:
            subprocess.run(["wineserver", "-k"], env=wine.variables, check=False)  # noqa: S607  # no shell


def complete(wine: Wine) -> None:
    """Add to this home of Wine what it may lack."""
    system = wine.prefix / "drive_c" / "windows" / "system32"
    library = system / "ucrtbase.dll"
    data, added = bytearray(library.read_bytes()), []
    for name, at in exported(data):
        if name in COMPLEX and data[at:].startswith(STUB):
            code = bytes.fromhex(COMPLEX[name])
            data[at : at + len(code)] = code
            added.append(name)
    begin = data.index(BUILTIN)
    data[begin : begin + len(BUILTIN)] = bytes(len(BUILTIN))
    library.unlink()
    library.write_bytes(data)
    if not (system / "bcryptprimitives.dll").exists():
        source = wine.place / "random.c"
        source.write_text(RANDOM, "utf-8")
        words = ("-shared", "-Os", "-s", "-o", system / "bcryptprimitives.dll", source, "-ladvapi32")
        done("x86_64-w64-mingw32-gcc", *words)
        added.append("bcryptprimitives.dll")
    print(f"  added, as this Wine lacks them: {', '.join(sorted(added)) or 'nothing'}", flush=True)


def exported(data: bytes) -> Iterator[tuple[str, int]]:
    """The functions of a library for Windows by name, and where each begins in the file."""
    header = struct.unpack_from("<I", data, 0x3C)[0] + 4
    count, length = struct.unpack_from("<H12xH", data, header + 2)
    sections = [header + 20 + length + 40 * number for number in range(count)]
    (table,) = struct.unpack_from("<I", data, header + 20 + 112)
    number, functions, names, order = struct.unpack_from("<4I", data, place_of(data, sections, table) + 24)
    functions, names, order = (place_of(data, sections, address) for address in (functions, names, order))
    for each in range(number):
        begin = place_of(data, sections, struct.unpack_from("<I", data, names + 4 * each)[0])
        (place,) = struct.unpack_from("<H", data, order + 2 * each)
        (address,) = struct.unpack_from("<I", data, functions + 4 * place)
        yield data[begin : data.index(b"\0", begin)].decode(), place_of(data, sections, address)


def check_installed(wine: Wine, folder: Path) -> None:
    """What the installer has to have done."""
    missing = [name for name in (PROGRAM, UNINSTALLER, "licences/LIST.txt") if not (folder / name).is_file()]
    if not list(wine.person.rglob(f"Start Menu/**/{NAME}.lnk")):
        missing.append("the entry of the start menu")
    if missing:
        raise SystemExit(f"after the installation there is no {', '.join(missing)}")
    wine.run("reg", "query", f"HKCU\\{LISTED}", "/v", "QuietUninstallString")
    for kind in FILE_TYPES:
        told = wine.run("reg", "query", f"HKCU\\{CLASSES}\\{type_id(kind)}\\shell\\open\\command", "/ve")
        if PROGRAM not in told:
            raise SystemExit(f"files {kind.suffix} are opened by: {told}")


def check_game(program: Path, wine: Wine) -> None:
    """A game of bots is the same as the one that the program of this tree plays."""
    done(sys.executable, "-m", "torres3d", *GAME, wine.place / "here.torres", cwd=ROOT)
    done(program, *GAME, "there.torres", cwd=wine.place)
    texts = [(wine.place / f"{name}.torres").read_text("utf-8") for name in ("here", "there")]
    here, there = ([json.loads(line)["do"] for line in text.splitlines()[1:]] for text in texts)
    if here != there or not here:
        raise SystemExit(f"bots play another game under Wine: {len(there)} commands in place of {len(here)}")
    print(f"  bots play the same game as here, {len(here)} commands", flush=True)


def try_window(program: Path, wine: Wine) -> None:
    """The window opens, a game is begun by keys, a bot answers, and the window ends well when it is closed."""
    games = wine.person / "AppData" / "Local" / "torres3d" / "games"

    def commands() -> int:
        return sum(len(log.read_bytes().splitlines()) - 1 for log in games.glob("*.torres"))

    with Window(wine.variables["DISPLAY"], wine.place / "home", None, [str(program)]) as window:
        window.until_drawn()
        window.until_still()
        # "Play at once" lies below the lesson. On the board the frame goes left, until it stands on a castle.
        window.xdotool("key", "Down")
        window.press_and_see("Return")
        window.until_still()
        for _ in range(8):
            window.xdotool("key", "Left", "key", "Return")
            if comes(lambda: commands() > 1, 5):
                break
        until(lambda: commands() > 1, "the bot's answer")
        window.close_by_manager()
        status = window.process.wait(PATIENCE)
    printed = window.errors.read_text("utf-8")
    if status != 0 or "Traceback" in printed:
        raise SystemExit(f"the window ended with {status}: {printed}")
    print(f"  in the window {commands()} commands were played", flush=True)


def main(words: list[str]) -> None:
    """Install, try, uninstall."""
    with a_wine() as wine:
        print(f"  {done('wine', '--version').strip()}", flush=True)
        before, registered = wine.files(), wine.registered()
        complete(wine)
        before |= wine.files()
        for _ in ("the first time", "an update"):
            wine.run(Path(words[0]).resolve(), "/S")
            wine.settle()
        folder = wine.person / HOME
        check_installed(wine, folder)
        program = wine.program("started", folder / PROGRAM)
        try_commands(program, wine.place / "commands", wine.here)
        check_game(program, wine)
        try_window(program, wine)
        wine.run(folder / UNINSTALLER, "/S")
        until(lambda: not folder.exists(), "the uninstaller to end")
        wine.settle()
        stayed = sorted(wine.files() - before) + [line for line in wine.registered() if line not in registered]
    if stayed:
        raise SystemExit("uninstalled, but there is still:\n" + "\n".join(stayed))
    print("  installed, tried and uninstalled; nothing stayed", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
