"""Interface of the set-up page for the tabs of Torres."""

from typing import Protocol

from torres3d.games.torres.hud.models.setup_models import SetupDraft, SetupModel
from torres3d.hud.pages.setup.setup_tab import PlayersSheet


class SetupSheet(PlayersSheet, Protocol):
    """The page of Torres: what is set up, and what a tab may do about it."""

    model: SetupModel

    def change(self, draft: SetupDraft) -> None:
        """Send a new draft."""

    @property
    def draft(self) -> SetupDraft:
        """The draft as it was sent last."""
