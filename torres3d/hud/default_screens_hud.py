"""HUD of a simple game: the panel of commands and the pages, beside panels of its own."""

from torres3d.base.lazy import Lazy
from torres3d.hud.hud_declaration import GameHud, PanelSpec
from torres3d.hud.models.default_screens_models import CommandsModel, SimpleResultModel, SimpleSetupModel

COMMANDS = PanelSpec("commands", CommandsModel, Lazy("torres3d.hud.panels.commands_panel:CommandsPanel"), "right", 41)


def simple_hud(*panels: PanelSpec) -> GameHud:
    """The HUD of a game with these panels of its own."""
    return GameHud(
        panels=(*panels, COMMANDS),
        pages={
            SimpleSetupModel: Lazy("torres3d.hud.pages.default_screens_pages:SetupPage"),
            SimpleResultModel: Lazy("torres3d.hud.pages.default_screens_pages:SimpleResultPage"),
        },
    )
