"""Playing on from a moment of a game of Turm Bauer."""

from torres3d.app.menus.setup.continue_from_moment import BaseContinueFrom
from torres3d.engine.kit import GameSetup
from torres3d.games.turm_bauer.app.menus.setup_form import to_draft, to_setup
from torres3d.games.turm_bauer.hud.models.setup_models import SetupDraft
from torres3d.games.turm_bauer.kit.setup import Setup, as_setup
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.words.outcome import turn_words


class ContinueFrom(BaseContinueFrom[State, SetupDraft]):
    """Asks who plays whom from a moment of Turm Bauer on; see `BaseContinueFrom`."""

    def _draft(self, setup: GameSetup) -> SetupDraft:
        return to_draft(as_setup(setup))

    def _setup(self, draft: SetupDraft) -> Setup:
        return to_setup(draft)

    def _moment(self, state: State) -> str:
        say = self._services.say
        return say("turm-branch-moment", moment=turn_words(state.turn, len(state.sets), say))

    def _about(self) -> str:
        return self._services.say("turm-branch-about")
