"""Dialogs over the game: which page is shown for which question."""

from typing import Any

from torres3d.hud.contract.models import CarryDialog, ChoiceDialog, EndTurnDialog, OfferDialog, StarterDialog
from torres3d.hud.dialogs.blocks_dialog import BlocksPage
from torres3d.hud.dialogs.choice_dialog import ChoicePage, StarterPage
from torres3d.hud.dialogs.offer_dialog import OfferPage
from torres3d.hud.kit.page import Page, PagePanel

PAGES: dict[type, type[Page[Any]]] = {
    OfferDialog: OfferPage,
    EndTurnDialog: BlocksPage,
    CarryDialog: BlocksPage,
    StarterDialog: StarterPage,
    ChoiceDialog: ChoicePage,
}


class DialogPanel(PagePanel):
    """The panel of the dialogs; each new question begins with nothing chosen."""

    def make(self, model: Any) -> Page[Any]:
        return PAGES[type(model)](self, model)

    def update(self, model: Any) -> None:
        if model is not None and model != self.model:
            self.page = self.make(model)
            self.focus = ""
        super().update(model)
