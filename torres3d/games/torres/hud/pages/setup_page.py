"""The set-up screen of Torres: who plays, which edition and mode; its tabs hold the house rules and the material."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from torres3d.games.torres.hud.models.setup_models import SetupModel
from torres3d.games.torres.hud.pages.edition_and_stacks_tabs import EditionTab, MaterialTab
from torres3d.hud.kit.panel import Panel
from torres3d.hud.models.setup_models import Draft
from torres3d.hud.pages.setup.base_draft_page_and_tab import SetupTab
from torres3d.hud.pages.setup.base_setup_page import BaseSetupPage


class SetupPage(BaseSetupPage[SetupModel]):
    """Players with edition and mode beside them, house rules, material."""

    def __init__(self, panel: Panel[Any], model: SetupModel) -> None:
        super().__init__(panel, model)
        self.material = MaterialTab(self)
        self.game = EditionTab(self)

    @property
    def labels(self) -> Mapping[str, str]:
        texts = self.kit.texts
        return {
            "players": texts("setup-tab-players"),
            "rules": texts("setup-tab-rules", changed=len(self.model.draft.rules)),
            "material": texts("setup-tab-material"),
        }

    @property
    def tabs(self) -> Mapping[str, SetupTab[SetupModel]]:
        return {"players": self.players, "rules": self.rules, "material": self.material}

    @property
    def second_tab(self) -> SetupTab[SetupModel]:
        return self.game

    def seat(self, players: tuple[Draft, ...]) -> None:
        # Another number of players has stacks of its own.
        stacks = self.draft.stacks if len(players) == len(self.planned) else None
        self.change(replace(self.draft, players=players, stacks=stacks))
