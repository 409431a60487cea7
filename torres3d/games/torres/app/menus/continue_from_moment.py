"""Playing on from a moment of a game of Torres."""

from torres3d.app.menus.setup.continue_from_moment import BaseContinueFrom
from torres3d.engine.kit import GameSetup
from torres3d.games.torres.app.menus.setup_form import to_draft, to_setup
from torres3d.games.torres.hud.models.setup_models import SetupDraft
from torres3d.games.torres.kit.setup import Setup, as_setup
from torres3d.games.torres.rules.state import State


class ContinueFrom(BaseContinueFrom[State, SetupDraft]):
    """Asks who plays whom from a moment of Torres on; see `BaseContinueFrom`."""

    def _draft(self, setup: GameSetup) -> SetupDraft:
        return to_draft(as_setup(setup))

    def _setup(self, draft: SetupDraft) -> Setup:
        return to_setup(draft)

    def _noted(self, game: str) -> None:
        self._services.strengths.take_out(game, "branch")

    def _moment(self, state: State) -> str:
        say = self._services.say
        if state.stage in ("foundations", "knights") or (state.stage == "king" and not state.king):
            return say("branch-moment-setup")
        return say("branch-moment", phase=state.phase, round=state.round)
