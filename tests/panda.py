"""An offscreen window with a mouse of its own, for tests of the table, the panels and the program.

Panda3D allows one `ShowBase` a process, so there is one for all tests of a run.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from direct.showbase.ShowBase import ShowBase
from panda3d.core import (
    ButtonHandle,
    ButtonThrower,
    MouseWatcher,
    RenderState,
    TransformState,
    VirtualMouse,
    load_prc_file_data,
)

from torres3d.scene.render.open_panda3d import CULLING

WIDTH, HEIGHT = 1280, 720
SEVERAL = 8
"""After so many tests the collector looks through everything: it takes as long as a short test."""

PRC = f"""
load-display p3headlessgl
aux-display
window-type offscreen
win-size {WIDTH} {HEIGHT}
audio-library-name null
sync-video 0
framebuffer-alpha 0
framebuffer-depth 0
depth-bits 0
textures-power-2 none
gl-version 3 3
model-cache-dir
print-pipe-types 0
notify-level-device fatal
notify-level-egldisplay error
"""


class VirtualScreen:
    """The one offscreen window and its virtual mouse; pixels count from the top left corner."""

    def __init__(self) -> None:
        load_prc_file_data("tests", PRC)
        load_prc_file_data("tests culling", CULLING)
        self.base = ShowBase()
        self.width, self.height = WIDTH, HEIGHT
        self._mouse = VirtualMouse("mouse")
        self._mouse.set_window_size(WIDTH, HEIGHT)
        self._mouse.set_mouse_on(True)
        watcher = self.base.dataRoot.attach_new_node(self._mouse).attach_new_node(MouseWatcher("watcher"))
        thrower = watcher.attach_new_node(ButtonThrower("buttons"))
        node = watcher.node()
        assert isinstance(node, MouseWatcher)
        self.base.mouseWatcherNode = node
        self.base.mouseWatcher = watcher
        self.base.buttonThrowers = [thrower]
        for root in (self.base.aspect2d, self.base.pixel2d):
            root.node().set_mouse_watcher(node)
        self._cleared = 0
        # Frames are drawn when a test wants one, not in every round.
        self.base.task_mgr.remove("igLoop")

    @contextmanager
    def cleared(self) -> Iterator[None]:
        """In the end what was hung into the window meanwhile is taken out, and nobody listens any more."""
        base = self.base
        before = {root: set(root.get_children()) for root in (base.render, base.render2d, base.aspect2d, base.pixel2d)}
        yield
        for root, known in before.items():
            for node in root.get_children():
                if node not in known:
                    node.remove_node()
        base.ignore_all()
        self._cleared += 1
        if self._cleared % SEVERAL == 0:
            # Tables and programs hold themselves by cycles, and many megabytes of pictures with them.
            gc.collect()
        # A task of the window does so, which few tests run; until then textures and shaders stay in memory. What is let
        # go of lets go of others.
        while RenderState.garbage_collect() + TransformState.garbage_collect():
            pass

    def step(self) -> None:
        """One round of Panda3D's tasks, without drawing."""
        self.base.task_mgr.step()

    def draw(self) -> None:
        """Draw a frame."""
        self.base.graphics_engine.render_frame()

    def move(self, x: float, y: float) -> None:
        """Move the mouse to a pixel."""
        self._mouse.set_mouse_pos(round(x), round(y))

    def press(self, button: ButtonHandle) -> None:
        """Press a mouse button or key."""
        self._mouse.press_button(button)

    def release(self, button: ButtonHandle) -> None:
        """Let a button or key go."""
        self._mouse.release_button(button)
