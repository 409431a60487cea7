"""Playing on from a moment of a game of Turm Bauer."""

from collections.abc import Callable
from pathlib import Path

from torres3d.app.menus.planning.any_branching import AnyBranching
from torres3d.app.menus.planning.planned_rows import bot_choices
from torres3d.app.menus.told_faults import ToldFaults
from torres3d.app.menus.turm.turm_setup_form import to_turm_draft, to_turm_setup
from torres3d.app.turm.playing.turm_parts import TurmParts
from torres3d.app.turm.showing.turm_people import GAME
from torres3d.hud.contract.setup_models import BotChoice
from torres3d.hud.contract.turm.turm_setup_models import TurmDraft
from torres3d.kits.turm.chance import Chance
from torres3d.kits.turm.setup import Setup
from torres3d.turm.commands import Command
from torres3d.turm.events import Event
from torres3d.turm.state import State
from torres3d.words.turm.turm_outcome import turn_words


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
