"""Probes of OpenGL, screen and sound that print JSON. Run as a process, since a driver may crash or hang it."""

import json
import sys
from typing import Any


def opengl() -> dict[str, object]:
    """Version, renderer, and whether it renders in software. Raises what Panda3D raises."""
    from torres3d.scene.render.open_panda3d import open_offscreen
    from torres3d.scene.render.render_targets import is_software

    base = open_offscreen((64, 64))
    gsg = base.win.get_gsg()
    version = f"{gsg.get_driver_version_major()}.{gsg.get_driver_version_minor()}"
    return {"version": version, "renderer": gsg.get_driver_renderer(), "software": is_software(base.win)}


def screen() -> dict[str, object]:
    """The size of the screen and its scale, or why windows cannot be opened."""
    from panda3d.core import GraphicsPipeSelection, load_prc_file_data

    from torres3d.app.window.screen_scale import system_screen

    load_prc_file_data("doctor", "load-display pandagl\naux-display\nnotify-level fatal")
    pipe: Any = GraphicsPipeSelection.get_global_ptr().make_default_pipe()
    if pipe is None or not pipe.is_valid():
        return {"error": "no window can be opened"}
    return {"size": [pipe.get_display_width(), pipe.get_display_height()], "scale": system_screen().scale}


def sound() -> dict[str, object]:
    """Whether there is a sound device."""
    from panda3d.core import AudioManager, load_prc_file_data

    load_prc_file_data("doctor", "audio-library-name p3openal_audio\nnotify-level fatal")
    return {"heard": AudioManager.create_AudioManager().is_valid()}


if __name__ == "__main__":
    asked = {"opengl": opengl, "screen": screen, "sound": sound}[sys.argv[1]]
    try:
        found = asked()
    except Exception as error:  # noqa: BLE001  # whatever it is, it is what is asked for
        found = {"error": str(error) or type(error).__name__}
    print(json.dumps(found))
