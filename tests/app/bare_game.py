"""A game with a table and nothing that a game can go without: no lessons, no analysis, no strengths."""

from collections.abc import Mapping
from dataclasses import replace

from torres3d.app.menus.menu_context import MenuContext, Way
from torres3d.base.lazy import Lazy
from torres3d.games.turm_bauer.app.app_declaration import TurmBauerApp
from torres3d.games.turm_bauer.app.menus.game_menus import GameMenus
from torres3d.games.turm_bauer.bots.registry import TurmBauerBots
from torres3d.games.turm_bauer.game import GAME


class BareBots(TurmBauerBots):
    """The bots of Turm Bauer, whose games do not count for anybody's strength."""

    rated = False


class BareMenus(GameMenus):
    """The menus of Turm Bauer without lessons and analysis, with these bots."""

    def __init__(self, context: MenuContext) -> None:
        super().__init__(context)
        self.parts.bots = BOTS
        self.lessons = None  # type: ignore[assignment]  # this game has none
        self.flow.analyst = None

    @property
    def entries(self) -> Mapping[str, Way]:
        """Nothing but what every game has."""
        return {name: way for name, way in super().entries.items() if name not in ("puzzles", "study", "practice")}


class BareApp(TurmBauerApp):
    """See `BareMenus`."""

    teaches = False

    def menus(self, context: MenuContext) -> BareMenus:
        return BareMenus(context)


APP = BareApp()
BOTS = BareBots()
BARE = replace(GAME, app=Lazy("tests.app.bare_game:APP"), bots=Lazy("tests.app.bare_game:BOTS"))
