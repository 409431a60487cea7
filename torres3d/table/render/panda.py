"""Opening Panda3D, with a window or without, or saying why it cannot be done."""

from typing import Literal

from direct.showbase.ShowBase import ShowBase
from panda3d.core import load_prc_file_data

OPENGL = (3, 3)
"""The version of OpenGL that the shaders need."""


class NoGraphics(Exception):
    """Nothing can be drawn: no display, or no OpenGL."""


def open_panda(window_type: Literal["onscreen", "offscreen"], settings: str) -> ShowBase:
    """Open Panda3D's one `ShowBase` of this process; raises `NoGraphics` with the reason.

    ``window_type`` is ``onscreen`` or ``offscreen``, ``settings`` the lines of a Panda3D configuration.
    """
    load_prc_file_data("torres3d", settings)
    try:
        base = ShowBase(windowType=window_type)
    except Exception as error:  # ShowBase raises bare exceptions of several kinds
        raise NoGraphics(f"it cannot draw here: {str(error).rstrip('.')}") from error
    gsg = base.win.get_gsg()
    version = gsg.get_driver_version_major(), gsg.get_driver_version_minor()
    if version < OPENGL:
        wanted = ".".join(map(str, OPENGL))
        raise NoGraphics(f"OpenGL {version[0]}.{version[1]} is too old, {wanted} is needed")
    return base
