"""Panda3D without a window, for pictures and films from the command line."""

import sys

from direct.showbase.ShowBase import ShowBase

from torres3d.scene.render.panda_setup import open_panda

PRC = """
load-display {display}
aux-display {other}
window-type offscreen
win-size {width} {height}
audio-library-name null
sync-video 0
framebuffer-alpha 0
framebuffer-depth 0
depth-bits 0
textures-power-2 none
gl-version 3 3
model-cache-dir
print-pipe-types 0
notify-level error
notify-level-device fatal
notify-level-egldisplay fatal
notify-level-display fatal
notify-level-x11display fatal
notify-level-glxdisplay fatal
notify-level-ShowBase error
"""


def drawn_by(system: str) -> tuple[str, str]:
    """The Panda3D display that draws without a window on a system, as `sys.platform` calls it, and another one to try
    next (empty: none). Only on Linux a display works without a screen; it needs libEGL."""
    return ("p3headlessgl", "pandagl") if system.startswith("linux") else ("pandagl", "")


def open_offscreen(size: tuple[int, int]) -> ShowBase:
    """Open Panda3D with an invisible picture of ``size``; raises `NoGraphics` with the reason. Once a process."""
    display, other = drawn_by(sys.platform)
    return open_panda("offscreen", PRC.format(display=display, other=other, width=size[0], height=size[1]))
