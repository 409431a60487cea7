"""The HUD of Lifting: its panel beside those of simple games."""

from tests.games.lifting.height_panel import HeightModel
from torres3d.base.lazy import Lazy
from torres3d.hud.default_screens_hud import simple_hud
from torres3d.hud.hud_declaration import PanelSpec

PANEL = Lazy("tests.games.lifting.height_panel:HeightPanel")
HUD = simple_hud(PanelSpec("height", HeightModel, PANEL, "left", 101))
