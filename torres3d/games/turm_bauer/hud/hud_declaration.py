"""HUD of Turm Bauer: its panels, pages, dialogs and effects."""

from torres3d.base.lazy import Lazy
from torres3d.games.turm_bauer.hud.models.result_models import EndModel
from torres3d.games.turm_bauer.hud.models.setup_models import SetupModel
from torres3d.games.turm_bauer.hud.models.standing_models import StandingModel
from torres3d.games.turm_bauer.hud.models.study_models import StudyModel
from torres3d.games.turm_bauer.hud.models.supply_models import SupplyModel
from torres3d.games.turm_bauer.hud.models.turn_models import SteadinessModel, TurnModel
from torres3d.hud.hud_declaration import GameHud, PanelSpec
from torres3d.hud.models.puzzle_history_models import HistoryModel
from torres3d.hud.models.puzzle_list_models import PuzzlesModel
from torres3d.hud.models.study_models import StudiesModel

HUD = GameHud(
    panels=(
        PanelSpec("turn", TurnModel, Lazy("torres3d.games.turm_bauer.hud.panels.turn_panel:TurnPanel"), "right", 41),
        PanelSpec(
            "supply", SupplyModel, Lazy("torres3d.games.turm_bauer.hud.panels.supply_panel:SupplyPanel"), "bottom", 42
        ),
        PanelSpec(
            "steadiness",
            SteadinessModel,
            Lazy("torres3d.games.turm_bauer.hud.panels.steadiness_panel:SteadinessPanel"),
            "right",
            43,
        ),
        PanelSpec(
            "study", StudyModel, Lazy("torres3d.games.turm_bauer.hud.study.study_panel:StudyPanel"), "reading", 81
        ),
        PanelSpec(
            "standing",
            StandingModel,
            Lazy("torres3d.games.turm_bauer.hud.panels.standing_panel:StandingPanel"),
            "left",
            101,
        ),
    ),
    pages={
        SetupModel: Lazy("torres3d.games.turm_bauer.hud.pages.setup_page:SetupPage"),
        EndModel: Lazy("torres3d.games.turm_bauer.hud.pages.result_page:EndPage"),
        PuzzlesModel: Lazy("torres3d.hud.pages.puzzles.puzzles_page:PuzzlesPage"),
        HistoryModel: Lazy("torres3d.hud.pages.puzzles.puzzle_history_page:PuzzleHistoryPage"),
        StudiesModel: Lazy("torres3d.hud.pages.library.studies_page:StudiesPage"),
    },
)
