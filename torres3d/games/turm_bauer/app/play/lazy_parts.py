"""Making the parts of Turm Bauer, each when it is first needed: what they load stays away from the first frame."""

from pathlib import Path
from typing import TYPE_CHECKING

from direct.showbase.ShowBase import ShowBase

from torres3d.bots.registry import level_ids
from torres3d.games.torres.app.play.services import TorresServices
from torres3d.games.turm_bauer.app.play.game_session import AskedJudge, Mind
from torres3d.games.turm_bauer.app.play.services import GameServices
from torres3d.games.turm_bauer.app.presentation.players import GAME

if TYPE_CHECKING:
    from torres3d.games.turm_bauer.scene.table import Table


def game_services(base: ShowBase, services: TorresServices, assets: Path) -> GameServices:
    """The parts in the window of ``base``; ``assets`` is the folder of assets."""

    def table() -> "Table":
        from torres3d.games.turm_bauer.scene.table import Table

        settings = services.settings
        wanted = settings.measured_quality if settings.quality == "auto" else settings.quality
        return Table(base, assets, quality="medium" if wanted == "auto" else wanted)

    def mind() -> Mind:
        from torres3d.bots.background_bots import TurmThinker

        return TurmThinker()

    def judge() -> AskedJudge:
        from torres3d.games.turm_bauer.scene.physics.background_judge import BackgroundJudge

        return BackgroundJudge()

    return GameServices(services, table, mind, judge, level_ids(GAME))
