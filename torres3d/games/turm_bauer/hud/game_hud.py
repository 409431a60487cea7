"""HUD of Turm Bauer: its panels, pages, dialogs and effects."""

from torres3d.base.lazy import Lazy
from torres3d.games.turm_bauer.hud.models.end_models import EndModel
from torres3d.games.turm_bauer.hud.models.models import StandingModel, SteadinessModel, SupplyModel, TurnModel
from torres3d.games.turm_bauer.hud.models.setup_models import SetupModel
from torres3d.hud.game_hud import GameHud, PanelSpec

_HUD = "torres3d.games.turm_bauer.hud."

HUD = GameHud(
    panels=(
        PanelSpec("turn", TurnModel, Lazy(_HUD + "panels.building_panel:BuildingPanel"), "right", 41),
        PanelSpec("supply", SupplyModel, Lazy(_HUD + "panels.supply_panel:SupplyPanel"), "bottom", 42),
        PanelSpec("steadiness", SteadinessModel, Lazy(_HUD + "panels.steadiness_panel:SteadinessPanel"), "right", 43),
        PanelSpec("standing", StandingModel, Lazy(_HUD + "panels.standing_panel:StandingPanel"), "left", 101),
    ),
    pages={
        SetupModel: Lazy(_HUD + "pages.setup_page:SetupPage"),
        EndModel: Lazy(_HUD + "pages.end_page:EndPage"),
    },
)
