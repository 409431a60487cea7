"""The set-up screen of Turm Bauer: the game that is planned, kept for good as it is changed, until it begins.

A file that cannot be used never stops anything: the usual set-up is shown, the fault is told, and the file is kept
beside the new one.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

from torres3d.app.menus.menu_screens import PanelScreen
from torres3d.app.menus.planning import remembered_setup
from torres3d.app.menus.told_faults import ToldFaults
from torres3d.app.menus.turm.turm_setup_form import (
    LevelName,
    coloured_draft,
    to_turm_draft,
    to_turm_setup,
    turm_first_draft,
    turm_problems,
    turm_renamed,
    turm_setup_model,
)
from torres3d.app.play.torres_services import TorresServices
from torres3d.base.faults import FileFault
from torres3d.base.plain import Item
from torres3d.base.read import source
from torres3d.hud.contract.intents import Intent, MenuChoice
from torres3d.hud.contract.turm.turm_setup_models import StartTurm, TurmDraft, TurmSetupChanged, TurmSetupModel
from torres3d.hud.kit.theme import COLOURS
from torres3d.kits.turm.setup import Setup, options_of
from torres3d.kits.turm.turm_setup_fault import TurmSetupFault
from torres3d.words.guide import guide
from torres3d.words.system_faults import told_refusal

TURM_FILE = "setup-turm.yaml"
"""Where the set-up is kept, beside the settings."""


def read_turm_draft(path: Path, levels: Sequence[str]) -> TurmDraft:
    """The set-up of a file: one that can be played, of colours and levels there are. Raises `FileFault`."""
    found = source(path)
    setup = found.value(Setup)
    for row, player in enumerate(setup.players):
        for colour in player.colours:
            if colour not in COLOURS:
                raise found.wrong(("players", Item(row), "colours"), colour, ", ".join(COLOURS))
        if player.bot is not None and player.bot not in levels:
            raise found.wrong(("players", Item(row), "bot"), player.bot, ", ".join(("null", *levels)))
    try:
        options_of(setup)
    except TurmSetupFault as fault:
        raise FileFault.about(fault, path, 1) from fault
    return to_turm_draft(setup)


class PlannedTurm:
    """What is set up for the next game of Turm Bauer; ``file`` keeps it, ``levels`` are those of its bots, ``called``
    says what they are called. ``start`` begins the game, ``read`` opens its rules."""

    def __init__(
        self,
        services: TorresServices,
        faults: ToldFaults,
        levels: Sequence[str],
        called: LevelName,
        start: Callable[[Setup], None],
        read: Callable[[Setup], None],
        file: Path,
    ) -> None:
        self._services = services
        self._faults = faults
        self._levels = levels
        self._called = called
        self._start = start
        self._read = read
        self._file = file
        self._draft: TurmDraft | None = None
        self._fault: FileFault | None = None
        self._told_unkept = False

    @property
    def draft(self) -> TurmDraft:
        """The set-up as it was left last time; the usual one where there is none."""
        if self._draft is None:
            try:
                self._draft = read_turm_draft(self._file, self._levels)
            except FileFault as fault:
                self._fault = None if fault.reason == "not_found" else fault
                self._draft = turm_first_draft(self._services.say, self._levels, self._called)
        return self._draft

    @property
    def setup(self) -> Setup:
        """The set-up that would be played now."""
        return to_turm_setup(self.draft)

    def open(self) -> None:
        """The set-up screen; names nobody has written are said in today's language."""
        screens = self._services.screens
        self._draft = turm_renamed(self.draft, self._services.say)
        screens.over(PanelScreen(self._model, self._told, screens.back))
        if self._fault is not None:
            self._faults.tell_some((self._fault,), "fault-setup-title", "fault-setup-todo")

    def _model(self) -> TurmSetupModel:
        services = self._services
        tell = guide(services.settings.language)
        return turm_setup_model(self.draft, self._levels, self._called, services.say, tell)

    def _told(self, intent: Intent) -> None:
        match intent:
            case TurmSetupChanged(draft):
                self._keep(coloured_draft(draft))
            case StartTurm(draft):
                self._keep(draft)
                self._start(to_turm_setup(draft))
            case MenuChoice("rules"):
                self._read(self.setup)
            case MenuChoice():
                self._services.screens.back()

    def _keep(self, draft: TurmDraft) -> None:
        """Remember the set-up; on the disk only one that can be played."""
        services = self._services
        self._draft = draft
        if turm_problems(draft, services.say):
            return
        try:
            remembered_setup.save(self._file, to_turm_setup(draft), keep=self._fault is not None)
        except OSError as error:
            if not self._told_unkept:
                services.refuse(services.say("setup-not-saved", why=told_refusal(error, services.say)))
            self._told_unkept = True
        else:
            self._fault = None
