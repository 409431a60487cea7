"""Set-up page of a simple game: its players, and what the game is about."""

from collections.abc import Mapping
from typing import Any

from torres3d.hud.kit.canvas import BODY, HEADING, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel
from torres3d.hud.models.simple_game_models import SimpleSetupModel
from torres3d.hud.pages.setup.base_setup_page import BaseSetupPage
from torres3d.hud.pages.setup.setup_draft_page import SetupTab

LEAST, PAD = 160.0, 14.0


class AboutTab(SetupTab[SimpleSetupModel]):
    """The game in a sentence."""

    def height(self, width: float) -> float:
        return LEAST

    def paint(self, canvas: Canvas, box: Rect) -> None:
        model = self.page.model
        canvas.panel(box, "inset")
        canvas.text(box.x + PAD, box.y + 26, model.title, HEADING, width=box.w - 2 * PAD)
        canvas.paragraph(box.x + PAD, box.y + 48, box.w - 2 * PAD, model.about, BODY, 8)


class SetupPage(BaseSetupPage[SimpleSetupModel]):
    """Players, with the game's sentence beside them."""

    def __init__(self, panel: Panel[Any], model: SimpleSetupModel) -> None:
        super().__init__(panel, model)
        self._about = AboutTab(self)

    @property
    def labels(self) -> Mapping[str, str]:
        return {"players": self.kit.texts("simple-players")}

    @property
    def tabs(self) -> Mapping[str, SetupTab[SimpleSetupModel]]:
        return {"players": self.players}

    @property
    def chooses_colours(self) -> bool:
        return False

    @property
    def fairness_note(self) -> str:
        return self.kit.texts("simple-fair")

    @property
    def second_tab(self) -> SetupTab[SimpleSetupModel]:
        return self._about
