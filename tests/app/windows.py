"""The program in a real window on a virtual screen, seen and clicked from outside. Needs Xvfb and xdotool."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from PIL import Image, ImageChops, ImageGrab

from tests.panda import HEIGHT, WIDTH
from torres3d.app.window.x11.window_class_name import WINDOW_CLASS
from torres3d.engine.log_replay import load_log
from torres3d.engine.logged_game import Game
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresGame

PATIENCE = 60.0
"""Seconds after which the window counts as hung."""

FROM_HERE = (sys.executable, "-m", "torres3d")
"""How the program of this checkout is started."""


def comes(true: Callable[[], bool], seconds: float) -> bool:
    """Look again and again; whether something becomes true in this time."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            return False
    return True


def until(true: Callable[[], bool], what: str) -> None:
    """Look again and again until something is true."""
    assert comes(true, PATIENCE), f"waited in vain for {what}"


@contextmanager
def virtual_display() -> Iterator[str]:
    """A virtual screen; its name, such as ``:7``."""
    with virtual_server() as (name, _):
        yield name


@contextmanager
def virtual_server(size: tuple[int, int] = (WIDTH, HEIGHT), dpi: int = 96) -> Iterator[tuple[str, int]]:
    """A virtual screen: its name, such as ``:7``, and its process."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-dpi", str(dpi)]
    command += ["-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    try:
        os.close(write)
        with os.fdopen(read) as answer:
            name = f":{answer.readline().strip()}"
        yield name, server.pid
    finally:
        server.terminate()
        server.wait(PATIENCE)


ASK_TO_CLOSE = """
import ctypes, sys

class Message(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int), ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong), ("kind", ctypes.c_ulong), ("format", ctypes.c_int), ("values", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 24),
    ]

x11 = ctypes.CDLL("libX11.so.6")
x11.XOpenDisplay.restype = ctypes.c_void_p
x11.XInternAtom.restype = ctypes.c_ulong
display = ctypes.c_void_p(x11.XOpenDisplay(sys.argv[1].encode()))
for number in map(int, sys.argv[2:]):
    message = Message(type=33, window=number, format=32)
    message.kind = x11.XInternAtom(display, b"WM_PROTOCOLS", 0)
    message.values[0] = x11.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    x11.XSendEvent(display, ctypes.c_ulong(number), 0, ctypes.c_long(0), ctypes.byref(message))
x11.XCloseDisplay(display)
"""
"""A program that asks windows of a display, by their numbers, to close; xdotool can only destroy them."""


READ_ICON = """
import ctypes, sys

x11 = ctypes.CDLL("libX11.so.6")
x11.XOpenDisplay.restype = ctypes.c_void_p
x11.XInternAtom.restype = ctypes.c_ulong
display = ctypes.c_void_p(x11.XOpenDisplay(sys.argv[1].encode()))
kind, form, count, rest = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_ulong(), ctypes.c_ulong()
values = ctypes.POINTER(ctypes.c_ulong)()
x11.XGetWindowProperty(
    display, ctypes.c_ulong(int(sys.argv[2])), ctypes.c_ulong(x11.XInternAtom(display, b"_NET_WM_ICON", 0)),
    ctypes.c_long(0), ctypes.c_long(1 << 20), 0, ctypes.c_ulong(6), ctypes.byref(kind), ctypes.byref(form),
    ctypes.byref(count), ctypes.byref(rest), ctypes.byref(values),
)
print(*(values[each] & 0xFFFFFFFF for each in range(count.value)))
"""
"""A program that prints the icon of a window, by its number: width, height, pixels, and so on for each picture."""


COVER = """
import ctypes, sys
x11 = ctypes.CDLL("libX11.so.6")
x11.XOpenDisplay.restype = ctypes.c_void_p
x11.XDefaultRootWindow.restype = x11.XCreateSimpleWindow.restype = ctypes.c_ulong
display = ctypes.c_void_p(x11.XOpenDisplay(sys.argv[1].encode()))
root = ctypes.c_ulong(x11.XDefaultRootWindow(display))
cover = ctypes.c_ulong(x11.XCreateSimpleWindow(display, root, 0, 0, 4000, 4000, 0, 0, 0xFFFFFF))
for line in sys.stdin:
    (x11.XMapRaised if line == "cover\\n" else x11.XUnmapWindow)(display, cover)
    x11.XSync(display, 0)
    print(flush=True)
"""
"""A program whose white window covers all others of a display, and is gone again, as it is told."""


class Window:
    """The program in a real window, with a home folder and a shelf of its own; used in a ``with``.

    Without ``games`` it has its screen and its home and no other variable, and its shelf where it puts it itself.
    """

    def __init__(self, display: str, home: Path, games: Path | None, program: Sequence[str] = FROM_HERE) -> None:
        self.display = display
        self.games = home / ".local" / "share" / "torres3d" / "games" if games is None else games
        self.program = program
        self.environment = {"DISPLAY": display, "HOME": str(home)}
        if games is not None:
            self.environment = {**os.environ, **self.environment, "TORRES3D_GAMES": str(games)}
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
            self.environment.pop(name, None)
        self.errors = home.with_name(f"{home.name}-stderr")
        """What the program prints there."""
        config = home / ".config" / "torres3d"
        config.mkdir(parents=True, exist_ok=True)
        if not (config / "settings.yaml").exists():
            (config / "settings.yaml").write_text("quality: low\nreduced_motion: true\n", "utf-8")

    def __enter__(self) -> Self:
        """Start the program, and wait until its window is visible."""
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                self.program, env=self.environment, stdout=subprocess.DEVNULL, stderr=errors
            )
        try:
            self.focus()
        except BaseException:
            self.close()
            raise
        return self

    def focus(self) -> None:
        """Let keys go to this window, once it is visible."""
        self.xdotool("search", "--sync", "--onlyvisible", "--name", "Torres 3D", "windowfocus")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the program if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)

    def reports(self) -> list[str]:
        """What it has reported of unexpected errors."""
        folder = Path(self.environment["HOME"]) / ".local" / "state" / "torres3d"
        return [file.read_text("utf-8") for file in folder.glob("report-*.txt")]

    def close_by_manager(self) -> None:
        """Ask the program to close its window, as a window manager does when its cross is pressed."""
        numbers = self.xdotool("search", "--name", "Torres 3D").split()
        subprocess.run([sys.executable, "-c", ASK_TO_CLOSE, self.display, *numbers], check=True, timeout=PATIENCE)

    def size(self) -> tuple[int, int]:
        """The window's size in pixels."""
        found = self.xdotool("search", "--onlyvisible", "--class", WINDOW_CLASS, "getwindowgeometry", "--shell")
        told = dict(line.split("=") for line in found.splitlines())
        return int(told["WIDTH"]), int(told["HEIGHT"])

    def set_size(self, size: tuple[int, int]) -> None:
        """Give the window another size, as somebody does who drags its edge."""
        words = map(str, size)
        self.xdotool("search", "--onlyvisible", "--class", WINDOW_CLASS, "windowsize", "--sync", *words)

    def icon(self) -> list[int]:
        """The window's icon, as the window manager gets it; empty where there is none."""
        number = self.xdotool("search", "--onlyvisible", "--class", WINDOW_CLASS).split()[0]
        run = subprocess.run(
            [sys.executable, "-c", READ_ICON, self.display, number], check=True, timeout=PATIENCE, capture_output=True
        )
        return [int(value) for value in run.stdout.split()]

    @contextmanager
    def another_over_it(self) -> Iterator[Callable[[bool], None]]:
        """Gives what lets a white window of another program cover this one (True), or go away."""
        words = [sys.executable, "-c", COVER, self.display]
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as other:
            assert other.stdin is not None
            assert other.stdout is not None

            def cover(over: bool) -> None:
                other.stdin.write("cover\n" if over else "go\n")
                assert other.stdout.readline()

            yield cover
            other.stdin.close()

    def xdotool(self, *words: str) -> str:
        """Let xdotool do something; what it prints."""
        run = subprocess.run(
            ["xdotool", *words],
            env={**os.environ, "DISPLAY": self.display},
            timeout=PATIENCE,
            check=True,
            capture_output=True,
            text=True,
        )
        return run.stdout.strip()

    def picture(self) -> Image.Image:
        """What the screen shows."""
        return ImageGrab.grab(xdisplay=self.display)

    def until_drawn(self) -> None:
        """Wait for the first frame."""
        until(self.is_drawn, "the first frame")

    def is_drawn(self) -> bool:
        """Whether the screen shows a frame: a picture of many colours."""
        return len(self.picture().getcolors(WIDTH * HEIGHT) or ()) > 500

    def until_still(self, seconds: float = 1) -> None:
        """Wait until the picture has been the same for some time."""

        def still() -> bool:
            before = self.picture()
            return not comes(lambda: changed(before, self.picture()) > 0, seconds)

        until(still, "a still window")

    def click(self, place: tuple[float, float]) -> None:
        """Click a pixel of the window."""
        self.xdotool("mousemove", str(round(place[0])), str(round(place[1])), "click", "1")

    def click_and_see(self, place: tuple[float, float]) -> None:
        """Click, and wait until a good part of the picture is another."""
        self._do_and_see(lambda: self.click(place))

    def press_and_see(self, key: str) -> None:
        """Press a key (as xdotool calls it), and wait until a good part of the picture is another."""
        self._do_and_see(lambda: self.xdotool("key", key))

    def _do_and_see(self, act: Callable[[], object]) -> None:
        before = self.picture()
        act()
        until(lambda: changed(before, self.picture()) > 0.02, "another picture")

    def log(self) -> TorresGame | None:
        """The game as its log stands now."""
        files = list(self.games.glob("*.torres"))
        return Game(load_log(TORRES, files[0])[1]) if files else None

    def copy_of_log(self) -> Path:
        """A copy of the log beside its folder, for another program to open: this one has the game."""
        (file,) = self.games.glob("*.torres")
        copy = self.games.with_name("copy.torres")
        copy.write_bytes(file.read_bytes())
        return copy

    def commands(self) -> int:
        """How many commands the log holds."""
        game = self.log()
        return 0 if game is None else game.n


def changed(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that differ."""
    grey = ImageChops.difference(one, other).convert("L")
    return 1.0 - grey.histogram()[0] / (grey.width * grey.height)
