"""Menu context: what the program gives to a game's menus."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
from direct.showbase.ShowBase import ShowBase

from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.app.sharing.page_content import PageContent
from torres3d.app.window.services import Services
from torres3d.engine.kit import GameSetup
from torres3d.scene.shapes.texture_decoding import ModelPictures

Way = Callable[[], None]
"""An exit of a screen."""
Share = Callable[[PageContent | Path, str], None]
"""Function that writes the content, or the log, of a game as a page with this name."""


class WaysOut(msgspec.Struct, frozen=True):
    """Exits from a game: to the main menu, to settings and keys over it, out of the program."""

    menu: Way
    settings: Way
    keys: Way
    leave: Way


@dataclass(frozen=True, slots=True)
class MenuContext:
    """What the program gives to a game's menus.

    ``read`` opens the rules of a set-up at a rule, ``personal`` is the folder of the user's own files, ``pictures`` are
    the textures of the game's models if they are being read already. ``share`` writes a page of this name; None in a
    game without pages.
    """

    window: ShowBase
    services: Services
    faults: FaultDialogs
    ways: WaysOut
    read: Callable[[GameSetup, str], None]
    personal: Path
    pictures: ModelPictures | None = None
    share: Share | None = None
