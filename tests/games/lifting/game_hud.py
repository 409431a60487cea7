"""The HUD of Lifting: its panel beside those of simple games."""

from tests.games.lifting.height_panel import HeightModel
from torres3d.base.lazy import Lazy
from torres3d.hud.game_hud import PanelSpec
from torres3d.hud.simple_hud import simple_hud

PANEL = Lazy("tests.games.lifting.height_panel:HeightPanel")
HUD = simple_hud(PanelSpec("height", HeightModel, PANEL, "left", 101))
