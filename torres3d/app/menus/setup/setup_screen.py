"""The set-up screen of any game: what is planned, kept for good as it is changed, until it begins.

A file that cannot be used never stops anything: the usual set-up is shown, the fault is told, and the file is kept
beside the new one.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from torres3d.app.menus.menu_screens import PanelScreen
from torres3d.app.menus.setup.setup_file import write_setup
from torres3d.app.menus.setup.setup_rows import DraftT, renamed
from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.app.window.services import Services
from torres3d.base.faults import FileFault
from torres3d.hud.frame.frame_model import ScreenModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.i18n.system_errors import told_refusal

PlannedT = TypeVar("PlannedT", bound=msgspec.Struct)


class BaseSetupScreen(ABC, Generic[PlannedT, DraftT]):
    """What is set up for the next game; ``file`` keeps it. ``start`` begins it, ``read`` opens its rules."""

    def __init__(
        self,
        services: Services,
        faults: FaultDialogs,
        start: Callable[[PlannedT], None],
        read: Callable[[PlannedT, str], None],
        file: Path,
    ) -> None:
        self._services = services
        self._faults = faults
        self._start = start
        self._read = read
        self._file = file
        self._draft: DraftT | None = None
        self._fault: FileFault | None = None
        self._told_unkept = False

    # what differs from game to game

    @abstractmethod
    def _kept(self) -> DraftT:
        """The set-up of the file. Raises `FileFault` where none can be played."""

    @abstractmethod
    def _usual(self) -> DraftT:
        """The set-up of somebody who never played."""

    @abstractmethod
    def _setup(self, draft: DraftT) -> PlannedT:
        """The set-up a draft becomes."""

    @abstractmethod
    def _can_be_played(self, draft: DraftT) -> bool:
        """Whether a game can begin with this."""

    @abstractmethod
    def _model(self) -> ScreenModel:
        """What the screen shows."""

    @abstractmethod
    def _took(self, intent: Intent) -> None:
        """Take a set-up that was changed, or with which a game is to begin."""

    # what is the same

    @property
    def draft(self) -> DraftT:
        """The set-up as it was left last time; the usual one where there is none."""
        if self._draft is None:
            try:
                self._draft = self._kept()
            except FileFault as fault:
                self._fault = None if fault.reason == "not_found" else fault
                self._draft = self._usual()
        return self._draft

    @property
    def setup(self) -> PlannedT:
        """The set-up that would be played now."""
        return self._setup(self.draft)

    def open(self) -> None:
        """The set-up screen; names nobody has written are said in today's language."""
        screens = self._services.screens
        self._draft = renamed(self.draft, self._services.say)
        screens.over(PanelScreen(self._model, self._told, screens.back))
        if self._fault is not None:
            self._faults.tell_some((self._fault,), "fault-setup-title", "fault-setup-todo")

    def _told(self, intent: Intent) -> None:
        match intent:
            case MenuChoice("rules"):
                self._read(self.setup, "")
            case MenuChoice():
                self._services.screens.back()
            case _:
                self._took(intent)

    def _begin(self, draft: DraftT) -> None:
        """Remember the set-up, and begin a game with it."""
        self._keep(draft)
        self._start(self._setup(draft))

    def _keep(self, draft: DraftT) -> None:
        """Remember the set-up; on the disk only one that can be played."""
        services = self._services
        self._draft = draft
        if not self._can_be_played(draft):
            return
        try:
            write_setup(self._file, self._setup(draft), keep=self._fault is not None)
        except OSError as error:
            if not self._told_unkept:
                services.refuse(services.say("setup-not-saved", why=told_refusal(error, services.say)))
            self._told_unkept = True
        else:
            self._fault = None
