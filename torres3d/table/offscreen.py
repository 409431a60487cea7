"""Panda3D without a window, for pictures and films from the command line."""

from direct.showbase.ShowBase import ShowBase
from panda3d.core import load_prc_file_data

PRC = """
load-display p3headlessgl
aux-display
window-type offscreen
win-size {width} {height}
audio-library-name null
sync-video 0
framebuffer-alpha 0
textures-power-2 none
gl-version 3 3
model-cache-dir
print-pipe-types 0
notify-level error
notify-level-device fatal
notify-level-egldisplay fatal
notify-level-display fatal
"""


class NoGraphics(Exception):
    """No picture can be drawn: there is no OpenGL."""


def open_offscreen(size: tuple[int, int]) -> ShowBase:
    """Open Panda3D with an invisible picture of ``size``; raises `NoGraphics` with the reason. Once a process."""
    load_prc_file_data("torres3d-offscreen", PRC.format(width=size[0], height=size[1]))
    try:
        base = ShowBase(windowType="offscreen")
    except Exception as error:  # ShowBase raises bare exceptions of several kinds
        raise NoGraphics(f"OpenGL cannot draw without a screen here ({error})") from error
    gsg = base.win.get_gsg()
    version = gsg.get_driver_version_major(), gsg.get_driver_version_minor()
    if version < (3, 3):
        raise NoGraphics(f"OpenGL {version[0]}.{version[1]} is too old, 3.3 is needed")
    return base
