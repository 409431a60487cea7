"""Screenshot of the window in the user's folder of pictures, by a key."""

import platformdirs
from panda3d.core import GraphicsOutput

from torres3d.app.window.services import Services
from torres3d.app.window.window import save_new_screenshot
from torres3d.base import paths
from torres3d.i18n.fault_messages import system_message


def keep_screenshot(window: GraphicsOutput, services: Services) -> None:
    """Save what the window shows, and say where, or why that failed."""
    say = services.say
    try:
        file = save_new_screenshot(window, paths.user_output(platformdirs.user_pictures_path()))
    except OSError as error:
        services.refuse(say("picture-not-saved", why=system_message(error, say)))
        return
    services.toast(say("picture-saved", file=str(file)))
