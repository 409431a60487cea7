"""Playing on from a moment of a game of Turm Bauer."""

from collections.abc import Callable
from pathlib import Path

from torres3d.app.menus.fault_dialogs import ToldFaults
from torres3d.app.menus.setup.continue_from import AnyBranching
from torres3d.app.menus.setup.setup_rows import bot_choices
from torres3d.games.turm_bauer.app.menus.setup_form import to_turm_draft, to_turm_setup
from torres3d.games.turm_bauer.app.play.services import TurmParts
from torres3d.games.turm_bauer.app.presentation.players import GAME
from torres3d.games.turm_bauer.hud.models.setup_models import TurmDraft
from torres3d.games.turm_bauer.kit.chance import Chance
from torres3d.games.turm_bauer.kit.setup import Setup
from torres3d.games.turm_bauer.rules.commands import Command
from torres3d.games.turm_bauer.rules.events import Event
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.words.outcome import turn_words
from torres3d.hud.models.setup_models import BotChoice


class TurmBranching(AnyBranching[Setup, Chance, State, Command, Event, TurmDraft]):
    """Asks who plays whom from a moment of Turm Bauer on; see `AnyBranching`."""

    def __init__(self, parts: TurmParts, faults: ToldFaults, opened: Callable[[Path], None]) -> None:
        super().__init__(parts.services, faults, opened)
        self._parts = parts

    def _draft(self, setup: Setup) -> TurmDraft:
        return to_turm_draft(setup)

    def _setup(self, draft: TurmDraft) -> Setup:
        return to_turm_setup(draft)

    def _bots(self) -> tuple[BotChoice, ...]:
        return bot_choices(self._parts.levels, self._services.say, GAME)

    def _moment(self, state: State) -> str:
        say = self._services.say
        return say("turm-branch-moment", moment=turn_words(state.turn, len(state.sets), say))

    def _about(self) -> str:
        return self._services.say("turm-branch-about")
