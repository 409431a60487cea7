"""Window: opens it (or says why not), and draws frames only when something changed.

Only this module uses Panda3D's globals; all others get the objects passed in.
"""

import errno
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from direct.showbase.ShowBase import ShowBase
from panda3d.core import Filename, GraphicsOutput, GraphicsWindow, WindowProperties

from torres3d.app.window.x11.display_loss import when_display_is_lost
from torres3d.app.window.x11.expose_events import ExposeEvents
from torres3d.app.window.x11.window_class_name import WINDOW_CLASS
from torres3d.base import paths
from torres3d.base.atomic_write import PartFile
from torres3d.scene.render.open_panda3d import open_panda

TITLE = "Torres 3D"
FRAMES_A_SECOND = 60
IDLE_LOOKS_A_SECOND = 50
RESTING_LOOKS_A_SECOND = 16
RESTING_AFTER = 3.0
"""Intervals between looks at the input while nothing is drawn: longer after some seconds. A look takes nearly a
millisecond; so many leave the processor alone (at most 2 % of a core), and nobody feels a first click 60 ms late."""
SAVED = "your games are saved; start torres3d again to continue"
HUNG_UP = f"the terminal was closed: {SAVED}"
DESTROYED = f"another program closed the window: {SAVED}"
DISPLAY_LOST = f"the connection to the display is lost: {SAVED}"
"""Message about a lost window on stderr: nobody can read anything else."""
REFRESH_SECONDS = 4.0
"""Interval for redrawing a still window, in case another window covered it unnoticed (`ExposeEvents`)."""

PRC = """
window-title {title}
x-wm-class-name torres3d
x-wm-class {wm_class}
icon-filename {icon}
win-size {width} {height}
fullscreen {fullscreen}
framebuffer-alpha 0
framebuffer-depth 0
depth-bits 0
textures-power-2 none
gl-version 3 3
sync-video 1
model-cache-dir
notify-level-display fatal
notify-level-glxdisplay fatal
notify-level-x11display fatal
notify-level-windisplay fatal
notify-level-egldisplay error
notify-level-audio fatal
print-pipe-types 0
notify-level-device fatal
notify-level-task fatal
notify-level-ShowBase error
load-display pandagl
aux-display
"""


def open_window(size: tuple[int, int], fullscreen: bool = False) -> ShowBase:
    """Open the program's window; raises `NoGraphics` with the reason."""
    icon = paths.assets() / "program" / "torres3d.ico"
    settings = PRC.format(
        title=TITLE, wm_class=WINDOW_CLASS, icon=icon, width=size[0], height=size[1], fullscreen=int(fullscreen)
    )
    base = open_panda("onscreen", settings)
    when_display_is_lost(f"torres3d: {DISPLAY_LOST}", lambda: None)
    base.disable_mouse()
    return base


class Frames:
    """Main loop that draws a frame when ``needed`` says that something changed.

    ``needed()`` is asked once a round after all tasks have run. While it is false, nothing is drawn and the program
    sleeps between looks at the input. ``took`` gets the seconds of each drawn frame, all work for it included.
    ``safely`` carries out each round. ``let_go`` tidies up when the display is lost, and with it everything visible.
    """

    def __init__(
        self,
        base: ShowBase,
        needed: Callable[[], bool],
        took: Callable[[float], None],
        safely: Callable[[Callable[[], object]], None],
        let_go: Callable[[], object],
    ) -> None:
        self._base = base
        self._safely = safely
        self._needed = needed
        self._let_go = let_go
        self._took = took
        self._drawn_at = 0.0
        self._changed_at = 0.0
        self._ended = False
        self._lost = ""
        self._uncovered = ExposeEvents(lambda: base.win)
        base.task_mgr.remove("igLoop")
        base.task_mgr.add(self._draw, "draw", sort=50)
        base.accept("window-event", self._window_event)

    def run(self) -> str:
        """Run until `end`, or until the system asks the program to end (SIGTERM), or until Ctrl+C in its terminal.

        It then ends as if the window were closed. A program that was started to ignore Ctrl+C does so. Returns why the
        window was lost, empty where it was not: its terminal was closed (SIGHUP), or another program destroyed it.
        """
        asking = [signal.SIGTERM]
        if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
            asking.append(signal.SIGINT)
        before = {asked: signal.signal(asked, lambda *_: self.end()) for asked in asking}
        hangup = getattr(signal, "SIGHUP", None)
        if hangup is not None and signal.getsignal(hangup) is not signal.SIG_IGN:  # as by nohup
            before[hangup] = signal.signal(hangup, lambda *_: self.end(HUNG_UP))
        when_display_is_lost(f"torres3d: {DISPLAY_LOST}", self._let_go)
        # Panda3D prints the traceback of an error in a task and raises it; here a message replaces the traceback.
        printing, sys.excepthook = sys.excepthook, lambda *_: None
        try:
            while not self._ended:
                # `step` would take Ctrl+C for itself, and print something.
                self._safely(self._base.task_mgr.mgr.poll)
        finally:
            sys.excepthook = printing
            for asked, handler in before.items():
                signal.signal(asked, handler)
        return self._lost

    def end(self, lost: str = "") -> None:
        """Leave `run` after this round; ``lost`` says why the window was lost."""
        self._lost = self._lost or lost
        self._ended = True

    def refresh(self) -> None:
        """Draw the next frame in any case."""
        self._drawn_at = 0.0

    def _draw(self, task: Any) -> int:
        window = self._base.win
        if isinstance(window, GraphicsWindow) and window.is_closed():
            self.end()
            return int(task.cont)  # it has no graphics any more that a round could ask for
        now = time.monotonic()
        changed = self._needed()
        if changed:
            self._changed_at = now
        due = self._uncovered.take_uncovered() or changed or now - self._drawn_at > REFRESH_SECONDS
        if self._uncovered.is_destroyed:
            self.end(DESTROYED)
            return int(task.cont)  # nothing can be drawn into it
        window.set_active(due)
        started = time.perf_counter()
        self._base.graphics_engine.render_frame()
        if due:
            # Panda3D shows a frame at the beginning of the next one; while nothing is drawn there is no next one.
            self._base.graphics_engine.flip_frame()
            self._drawn_at = now
            self._took(time.monotonic() - now)
        resting = now - self._changed_at > RESTING_AFTER
        looks = FRAMES_A_SECOND if due else RESTING_LOOKS_A_SECOND if resting else IDLE_LOOKS_A_SECOND
        pause = 1.0 / looks - (time.perf_counter() - started)
        if pause > 0:
            time.sleep(pause)
        return int(task.cont)

    def _window_event(self, window: GraphicsWindow) -> None:
        # Of a closed window Panda3D would leave the program from within a task; `_draw` ends it.
        if window is not self._base.win or window.is_closed():
            return
        self.refresh()
        self._base.windowEvent(window)  # type: ignore[arg-type]  # the stub names the wrong class


class Focus:
    """Whether a window has lost the focus since something went down: then Panda3D reports it as let go."""

    def __init__(self, window: Callable[[], GraphicsOutput]) -> None:
        self._window = window
        self._had = True

    def note_down(self) -> None:
        """Note that a key or button goes down."""
        self._had = has_focus(self._window())

    @property
    def lost(self) -> bool:
        """Whether the window had the focus then, and has it no longer."""
        return self._had and not has_focus(self._window())


def has_focus(window: GraphicsOutput) -> bool:
    """Whether keys go to this window; they always go to a picture that is drawn offscreen."""
    return not isinstance(window, GraphicsWindow) or window.get_properties().get_foreground()


def toggle_fullscreen(window: GraphicsWindow, size: tuple[int, int]) -> None:
    """Switch between the whole screen and a window of ``size``."""
    wanted = WindowProperties()
    if window.is_fullscreen():
        wanted.set_fullscreen(False)
        wanted.set_size(*size)
    else:
        wanted.set_fullscreen(True)
        wanted.set_size(window.pipe.get_display_width(), window.pipe.get_display_height())
    window.request_properties(wanted)


def save_screenshot(window: GraphicsOutput, file: Path) -> None:
    """Write the content of the window to a new file, whole or not at all; raises `OSError`."""
    with PartFile(file, suffix=file.suffix) as part:
        if not window.save_screenshot(Filename.from_os_specific(str(part.path))):
            # Panda3D does not say why, and a full disk is by far the most likely reason.
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(file))
        part.sync()
        part.link_as(file)


def save_new_screenshot(window: GraphicsOutput, folder: Path) -> Path:
    """Write the content of the window to a new file in a folder; raises `OSError`."""
    number = 1
    while (file := folder / f"torres3d-{number:03}.png").exists():
        number += 1
    save_screenshot(window, file)
    return file
