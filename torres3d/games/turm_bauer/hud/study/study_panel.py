"""Panel of a study of Turm Bauer; see `torres3d.hud.panels.study.base_study_panel`."""

from collections.abc import Mapping
from typing import ClassVar

from panda3d.core import NodePath

from torres3d.games.turm_bauer.hud.models.study_models import StudyModel
from torres3d.games.turm_bauer.hud.study.dice_and_hand_menus import DiceMenu, HandMenu
from torres3d.hud.kit.panel import PanelKit
from torres3d.hud.panels.study.base_study_panel import BaseStudyPanel, FootMenu


class StudyPanel(BaseStudyPanel[StudyModel]):
    """See `BaseStudyPanel`; also menus of dice and of the hand."""

    icons: ClassVar[Mapping[str, str]] = {
        "analysis": "search",
        "mark": "",
        "dice": "die",
        "hand": "let_go",
        "players": "person",
        "promote": "promote",
        "delete": "bin",
        "copy": "copy",
        "copy_study": "book",
        "share": "share",
    }

    def __init__(self, kit: PanelKit, parent: NodePath, sort: int) -> None:
        super().__init__(kit, parent, sort)
        self._dice = DiceMenu(self)
        self._hands = HandMenu(self)

    def update(self, model: StudyModel | None) -> None:
        before = "" if self.model is None else self.model.menu
        if model is not None and model.menu != before:
            self._dice.begin()
            self._hands.begin(model.hand)
        super().update(model)

    def _menu(self, model: StudyModel | None) -> FootMenu | None:
        if model is not None and model.menu:
            return self._dice if model.menu == "dice" else self._hands
        return super()._menu(model)

    def _lit(self, model: StudyModel) -> Mapping[str, bool]:
        return {**super()._lit(model), "hand": model.hand != "steady"}

    def _able(self, model: StudyModel) -> Mapping[str, bool]:
        return {**super()._able(model), "dice": model.can_throw}
