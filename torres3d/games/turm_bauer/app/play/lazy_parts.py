"""Making the parts of Turm Bauer, each when it is first needed: what they load stays away from the first frame."""

from pathlib import Path
from typing import TYPE_CHECKING

from direct.showbase.ShowBase import ShowBase

from torres3d.bots.registry import level_ids
from torres3d.games.torres.app.play.services import TorresServices
from torres3d.games.turm_bauer.app.play.game_session import AsideJudge, TurmMind
from torres3d.games.turm_bauer.app.play.services import TurmParts
from torres3d.games.turm_bauer.app.presentation.players import GAME

if TYPE_CHECKING:
    from torres3d.games.turm_bauer.scene.table import TurmTable


def turm_parts(base: ShowBase, services: TorresServices, assets: Path) -> TurmParts:
    """The parts in the window of ``base``; ``assets`` is the folder of assets."""

    def table() -> "TurmTable":
        from torres3d.games.turm_bauer.scene.table import TurmTable

        settings = services.settings
        wanted = settings.measured_quality if settings.quality == "auto" else settings.quality
        return TurmTable(base, assets, quality="medium" if wanted == "auto" else wanted)

    def mind() -> TurmMind:
        from torres3d.bots.background_bots import TurmThinker

        return TurmThinker()

    def judge() -> AsideJudge:
        from torres3d.games.turm_bauer.scene.physics.background_judge import JudgeAside

        return JudgeAside()

    return TurmParts(services, table, mind, judge, level_ids(GAME))
