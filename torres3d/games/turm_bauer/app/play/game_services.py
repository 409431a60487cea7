"""Services of the screens of Turm Bauer: its table, the mind of its bots and its judge, each made on first use."""

from functools import cached_property
from typing import TYPE_CHECKING

from direct.showbase.ShowBase import ShowBase

from torres3d.app.window.services import BaseGameServices, Services
from torres3d.base import paths
from torres3d.games.turm_bauer.app.play.game_session import AskedJudge
from torres3d.games.turm_bauer.app.play.risk_meter import AskedRisk
from torres3d.games.turm_bauer.game import GAME

if TYPE_CHECKING:
    from torres3d.games.turm_bauer.scene.table import Table


class GameServices(BaseGameServices["Table"]):
    """The parts of Turm Bauer beside the program's services; see `BaseGameServices`."""

    made = ("mind", "judge", "risk")

    def __init__(self, window: ShowBase, services: Services) -> None:
        super().__init__(window, services, GAME)

    @cached_property
    def table(self) -> "Table":
        from torres3d.games.turm_bauer.scene.table import Table

        table = Table(self._window, paths.assets(), quality=self.quality)
        table.heard = self.services.effects.sound
        return table

    @cached_property
    def judge(self) -> AskedJudge:
        from torres3d.games.turm_bauer.scene.physics.background_judge import BackgroundJudge

        return BackgroundJudge()

    @cached_property
    def risk(self) -> AskedRisk:
        from torres3d.games.turm_bauer.scene.physics.background_risk import BackgroundRisk

        return BackgroundRisk()
