"""Lifting for the window: its saved games in lists and crash reports. Its menus and screens are not written yet."""

from torres3d.app.game_app import GameApp, GameMenus, MenuContext
from torres3d.base.lazy import Lazy


class LiftApp(GameApp):
    """See `GameApp`."""

    icon = "tower"
    key_groups = {"game": ("lift_one", "lift_two", "end_turn")}  # noqa: RUF012
    sounds = {}  # noqa: RUF012
    bots = Lazy("tests.games.lifting.bots:BOTS")

    def menus(self, context: MenuContext) -> GameMenus:
        """There are none yet."""
        raise NotImplementedError


APP = LiftApp()
