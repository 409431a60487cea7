"""Dialogs over the game: which page is shown for which question."""

from collections.abc import Mapping
from typing import Any, ClassVar

from torres3d.hud.contract.models import CarryDialog, EndTurnDialog, OfferDialog, StarterDialog
from torres3d.hud.contract.turn_models import EndQuestion
from torres3d.hud.dialogs.blocks_dialog import BlocksPage
from torres3d.hud.dialogs.choice_dialog import ChoicePage, StarterPage
from torres3d.hud.dialogs.end_question import EndQuestionPage
from torres3d.hud.dialogs.offer_dialog import OfferPage
from torres3d.hud.frame.question import ChoiceDialog
from torres3d.hud.kit.page import Page, PagePanel


class DialogPanel(PagePanel):
    """The panel of the dialogs; each new question begins with nothing chosen."""

    pages: ClassVar[Mapping[type, type[Page[Any]]]] = {
        OfferDialog: OfferPage,
        EndTurnDialog: BlocksPage,
        CarryDialog: BlocksPage,
        StarterDialog: StarterPage,
        EndQuestion: EndQuestionPage,
        ChoiceDialog: ChoicePage,
    }

    def update(self, model: Any) -> None:
        if model is not None and model != self.model:
            self.turn_to(model)
        super().update(model)
