"""The set-up screen of Turm Bauer."""

from collections.abc import Callable, Sequence
from pathlib import Path

from torres3d.app.menus.setup.setup_file import check_bots
from torres3d.app.menus.setup.setup_rows import Problems
from torres3d.app.menus.setup.setup_screen import BaseSetupScreen
from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.app.window.services import Services
from torres3d.base.faults import FileFault
from torres3d.base.json_values import ListIndex
from torres3d.base.read_document import read_source
from torres3d.games.turm_bauer.app.menus.setup_form import (
    coloured_draft,
    first_draft,
    problems,
    setup_model,
    to_draft,
    to_setup,
)
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.hud.models.setup_models import SetupDraft, SetupModel
from torres3d.games.turm_bauer.kit.setup import Setup, options_of
from torres3d.games.turm_bauer.kit.setup_fault import SetupFault
from torres3d.hud.kit.theme import COLOURS
from torres3d.i18n.guide_texts import guide

FILE = "setup-turm.yaml"
"""File of the set-up, beside the settings."""


def read_draft(path: Path, levels: Sequence[str]) -> SetupDraft:
    """The set-up of a file: one that can be played, of colours and levels there are. Raises `FileFault`."""
    found = read_source(path)
    setup = found.value(Setup)
    for row, player in enumerate(setup.players):
        for colour in player.colours:
            if colour not in COLOURS:
                raise found.wrong(("players", ListIndex(row), "colours"), colour, ", ".join(COLOURS))
    check_bots(found, setup.players, levels, BOTS)
    try:
        options_of(setup)
    except SetupFault as fault:
        raise FileFault.in_file(fault, path, 1) from fault
    return to_draft(setup)


class SetupScreen(BaseSetupScreen[Setup, SetupDraft]):
    """Set-up of the next game of Turm Bauer; ``levels`` are those of its bots. See `BaseSetupScreen`."""

    def __init__(
        self,
        services: Services,
        faults: FaultDialogs,
        levels: Sequence[str],
        start: Callable[[Setup], None],
        read: Callable[[Setup, str], None],
        file: Path,
    ) -> None:
        super().__init__(services, faults, start, read, file)
        self._levels = levels

    def _kept(self) -> SetupDraft:
        return read_draft(self._file, self._levels)

    def _usual(self) -> SetupDraft:
        return first_draft(self._services.say, self._levels)

    def _setup(self, draft: SetupDraft) -> Setup:
        return to_setup(draft)

    def _problems(self, draft: SetupDraft) -> Problems:
        return problems(draft, self._services.say)

    def _fitted(self, draft: SetupDraft) -> SetupDraft:
        return coloured_draft(draft)

    def _model(self) -> SetupModel:
        services = self._services
        return setup_model(self.draft, services.say, guide(services.settings.language))
