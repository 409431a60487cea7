"""The set-up screen of Turm Bauer: who builds in which colours, how blocks are let go, with which blocks, rules."""

from collections.abc import Mapping
from typing import Any

from torres3d.games.turm_bauer.hud.models.setup_models import SetupModel
from torres3d.games.turm_bauer.hud.pages.blocks_and_hand_tabs import BlocksTab, HandTab
from torres3d.hud.kit.panel import Panel
from torres3d.hud.pages.setup.base_draft_page_and_tab import SetupTab
from torres3d.hud.pages.setup.base_setup_page import BaseSetupPage

PAIRED = 2
"""T-11.1: in a game of this many players each has two colours."""


class SetupPage(BaseSetupPage[SetupModel]):
    """Players with the hand beside them, the blocks to choose from as pictures, and the other rules."""

    def __init__(self, panel: Panel[Any], model: SetupModel) -> None:
        super().__init__(panel, model)
        self.blocks = BlocksTab(self)
        self.hand = HandTab(self)

    @property
    def labels(self) -> Mapping[str, str]:
        texts = self.kit.texts
        return {
            "players": texts("turm-setup-players"),
            "blocks": texts("turm-setup-blocks"),
            "rules": texts("setup-tab-rules", changed=len(self.model.draft.rules)),
        }

    @property
    def tabs(self) -> Mapping[str, SetupTab[SetupModel]]:
        return {"players": self.players, "rules": self.rules, "blocks": self.blocks}

    @property
    def second_tab(self) -> SetupTab[SetupModel]:
        return self.hand

    def has_two_colours(self, count: int) -> bool:
        return count == PAIRED

    def option_name(self, option: str) -> str:
        return self.kit.texts(f"turm-option-{option}")

    def option_note(self, option: str) -> str:
        return self.kit.texts(f"turm-option-{option}-about")

    def value_name(self, option: str, value: str) -> str:
        return value if value.isdigit() else self.kit.texts(f"turm-option-{option}-{value}")

    def default_note(self, value: str) -> str:
        return self.kit.texts("turm-setup-usual", value=value)

    @property
    def fairness_note(self) -> str:
        steady = self.changed_options.get("hand") == "steady"
        return self.kit.texts("turm-setup-fair-steady" if steady else "turm-setup-fair")

    def reset_labels(self, count: int) -> tuple[str, str]:
        return self.kit.texts("turm-setup-changed", count=count), self.kit.texts("turm-setup-as-usual")
