"""Playing on from a moment of a game of Torres."""

from collections.abc import Callable
from pathlib import Path

from torres3d.app.menus.setup.continue_from import BaseContinueFrom
from torres3d.app.menus.setup.setup_rows import bot_choices
from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.engine.kit import GameSetup
from torres3d.games.torres.app.menus.saved_game_row import names_of
from torres3d.games.torres.app.menus.setup_form import to_draft, to_setup
from torres3d.games.torres.app.play.services import GameServices
from torres3d.games.torres.hud.models.setup_models import SetupDraft
from torres3d.games.torres.kit.setup import Setup, as_setup
from torres3d.games.torres.rules.state import State
from torres3d.hud.models.setup_models import BotChoice


class ContinueFrom(BaseContinueFrom[State, SetupDraft]):
    """Asks who plays whom from a moment of Torres on; see `BaseContinueFrom`."""

    def __init__(self, parts: GameServices, faults: FaultDialogs, opened: Callable[[Path], None]) -> None:
        super().__init__(parts.services, faults, opened)
        self._parts = parts

    def _draft(self, setup: GameSetup) -> SetupDraft:
        return to_draft(as_setup(setup))

    def _setup(self, draft: SetupDraft) -> Setup:
        return to_setup(draft)

    def _names(self, setup: GameSetup) -> list[str]:
        return names_of(as_setup(setup), self._services.say)

    def _bots(self) -> tuple[BotChoice, ...]:
        return bot_choices(self._parts.levels, self._services.say, self._parts.bots)

    def _noted(self, game: str) -> None:
        self._services.strengths.take_out(game, "branch")

    def _moment(self, state: State) -> str:
        say = self._services.say
        if state.stage in ("foundations", "knights") or (state.stage == "king" and not state.king):
            return say("branch-moment-setup")
        return say("branch-moment", phase=state.phase, round=state.round)
