"""The installer for Windows under Wine: ``python .ci/try_installer.py INSTALLER``.

In a new home of Wine it installs silently, and the start menu, the file types and the list of programs know it.
Commands are tried as those of a wheel are (installed.py), a game of bots is the same as here, the window opens and is
closed; then it is uninstalled silently, and nothing stays but the games and settings of the person.

A library of the command line (pydantic) asks for ``bcryptprimitives.dll``, which every Windows has, but no Wine before
9: where it is missing, one of a few lines is laid into that home (by Debian's gcc-mingw-w64-x86-64), and this is said.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / ".ci")]

from installed import done, try_commands  # noqa: E402
from installer import LISTED, PROGRAM, UNINSTALLER  # noqa: E402  # it lies beside this file

from tests.app.windows import PATIENCE, Window, until, virtual_display  # noqa: E402  # it lies in the tree
from torres3d.cli.file_associations import CLASSES, FILE_TYPES, NAME, type_id  # noqa: E402

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
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",
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
        """A program of this machine that starts one for Windows here."""
        wrapper = self.place / name
        given = " ".join(f"{name}='{value}'" for name, value in self.variables.items() if name != "HOME")
        wrapper.write_text(f'#!/bin/sh\nexec /usr/bin/env {given} wine "{program}" "$@"\n', "utf-8")
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
    """Lay the library into Wine that it may lack."""
    system = wine.prefix / "drive_c" / "windows" / "system32"
    if (system / "bcryptprimitives.dll").exists():
        return
    source = wine.place / "random.c"
    source.write_text(RANDOM, "utf-8")
    made = system / "bcryptprimitives.dll"
    done("x86_64-w64-mingw32-gcc", "-shared", "-Os", "-s", "-o", made, source, "-ladvapi32")
    print("  this Wine has no bcryptprimitives.dll; one of our own was laid into its home", flush=True)


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
    ours = done(sys.executable, "-m", "torres3d", *GAME, wine.place / "here.torres", cwd=ROOT)
    done(program, *GAME, "there.torres", cwd=wine.place)
    one, other = ((wine.place / f"{name}.torres").read_bytes() for name in ("here", "there"))
    lines = [text.replace(b"\r\n", b"\n").splitlines()[1:] for text in (one, other)]
    print(f"  the game of bots from one seed is {'the same' if lines[0] == lines[1] else 'another'} here", flush=True)
    if not ours:
        raise SystemExit("no game was played")


def try_window(program: Path, wine: Wine) -> None:
    """The window opens, shows its menu and the way to a game and back, and ends well when it is closed."""
    home = wine.place / "home"
    with Window(wine.variables["DISPLAY"], home, None, [str(program)]) as window:
        window.until_drawn()
        window.until_still()
        for key in ("Return", "Escape"):
            window.press_and_see(key)
            window.until_still()
            window.picture().save(wine.place / f"{key}.png")
        window.close_by_manager()
        status = window.process.wait(PATIENCE)
    if status != 0:
        raise SystemExit(f"the window ended with {status}: {window.errors.read_text('utf-8')}")


def main(words: list[str]) -> None:
    """Install, try, uninstall."""
    with a_wine() as wine:
        print(f"  {done('wine', '--version').strip()}", flush=True)
        before, registered = wine.files(), wine.registered()
        complete(wine)
        before |= wine.files()
        wine.run(Path(words[0]).resolve(), "/S")
        wine.settle()
        folder = wine.person / HOME
        check_installed(wine, folder)
        program = wine.program("started", folder / PROGRAM)
        try_commands(program, wine.place / "commands")
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
