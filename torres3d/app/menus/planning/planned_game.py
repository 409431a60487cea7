"""The set-up screen: the game that is planned, kept for good as it is changed, until it begins."""

from collections.abc import Callable
from pathlib import Path

from torres3d.app.menus.menu_screens import PanelScreen
from torres3d.app.menus.planning import remembered_setup
from torres3d.app.menus.planning.setup_form import first_draft, problems, renamed, setup_model, to_setup
from torres3d.app.menus.told_faults import ToldFaults
from torres3d.app.play.torres_services import TorresServices
from torres3d.base.faults import FileFault
from torres3d.hud.contract.intents import Intent, MenuChoice, SetupChanged, StartGame
from torres3d.hud.contract.page_models import SetupDraft, SetupModel
from torres3d.kits.torres.setup import Setup
from torres3d.words.guide import guide
from torres3d.words.system_faults import told_refusal

FIRST_OPPONENT = "easy"


class PlannedGame:
    """What is set up for the next game; ``file`` keeps it. ``start`` begins it, ``read`` opens its rules."""

    def __init__(
        self,
        services: TorresServices,
        faults: ToldFaults,
        start: Callable[[SetupDraft], None],
        read: Callable[[Setup], None],
        file: Path,
    ) -> None:
        self._services = services
        self._faults = faults
        self._start = start
        self._read = read
        self._file = file
        self._draft: SetupDraft | None = None
        self._fault: FileFault | None = None
        self._told_unkept = False

    @property
    def draft(self) -> SetupDraft:
        """The set-up as it was left last time; the usual one where there is none."""
        if self._draft is None:
            services = self._services
            kept, self._fault = remembered_setup.load(self._file, services.editions, services.levels)
            self._draft = kept or first_draft(services.say, services.level(FIRST_OPPONENT))
        return self._draft

    def open(self) -> None:
        """The set-up screen; names nobody has written are said in today's language."""
        screens = self._services.screens
        self._draft = renamed(self.draft, self._services.say)
        screens.over(PanelScreen(self._model, self._told, screens.back))
        if self._fault is not None:
            self._faults.tell_some((self._fault,), "fault-setup-title", "fault-setup-todo")

    def _model(self) -> SetupModel:
        services = self._services
        return setup_model(
            self.draft, services.editions, services.levels, services.say, guide(services.settings.language)
        )

    def _told(self, intent: Intent) -> None:
        match intent:
            case SetupChanged(draft):
                self._keep(draft)
            case StartGame(draft):
                self._keep(draft)
                self._start(draft)
            case MenuChoice("rules"):
                self._read(to_setup(self.draft))
            case MenuChoice():
                self._services.screens.back()

    def _keep(self, draft: SetupDraft) -> None:
        """Remember the set-up; on the disk only one that can be played."""
        services = self._services
        self._draft = draft
        if problems(draft, services.editions, services.say):
            return
        try:
            remembered_setup.save(self._file, to_setup(draft), keep=self._fault is not None)
        except OSError as error:
            if not self._told_unkept:
                say = services.say
                services.refuse(say("setup-not-saved", why=told_refusal(error, say)))
            self._told_unkept = True
        else:
            self._fault = None
