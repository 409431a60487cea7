"""Panda3D without a window, for pictures and films from the command line."""

import sys

from direct.showbase.ShowBase import ShowBase

from torres3d.table.render.panda import open_panda

PRC = """
load-display {display}
aux-display
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
"""


def drawn_by(system: str) -> str:
    """Which of Panda3D's displays draws without a window on a system, as `sys.platform` calls it: one that needs no
    screen comes for Linux only."""
    return "p3headlessgl" if system.startswith("linux") else "pandagl"


def open_offscreen(size: tuple[int, int]) -> ShowBase:
    """Open Panda3D with an invisible picture of ``size``; raises `NoGraphics` with the reason. Once a process."""
    return open_panda("offscreen", PRC.format(display=drawn_by(sys.platform), width=size[0], height=size[1]))
