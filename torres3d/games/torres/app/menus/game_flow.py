"""Into a game of Torres and out of it, and on from one of its moments."""

from collections.abc import Callable, Mapping

from torres3d.app.menus.game_flow import BaseGameFlow, GameWays
from torres3d.app.menus.menu_context import MenuContext, Way
from torres3d.app.menus.setup.continue_from_moment import BaseContinueFrom
from torres3d.app.menus.strength_screens import StrengthScreens
from torres3d.app.screens.replay_screen import LiveReplay
from torres3d.app.session.kept_analyses import Analyst
from torres3d.app.session.player_looks import bots_of
from torres3d.engine.kit import GameSetup
from torres3d.games.torres.app.menus.setup_screen import to_draft, to_setup
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.app.presentation.player_looks import default_humans, players_by_seat
from torres3d.games.torres.app.presentation.scoring_board import result
from torres3d.games.torres.app.replay.analysis_screen import analyst
from torres3d.games.torres.app.replay.position_screen import PositionScreen
from torres3d.games.torres.app.replay.replay_screen import ReplayScreen
from torres3d.games.torres.app.study.better_turn_screen import BetterTurn
from torres3d.games.torres.bots.hint_and_analysis_types import Analysis, TurnReport
from torres3d.games.torres.hud.models.result_models import EndModel
from torres3d.games.torres.hud.models.setup_models import SetupDraft
from torres3d.games.torres.kit.engine_adapter import TorresGame, TorresHistory
from torres3d.games.torres.kit.pasted_text import USUAL_EDITION
from torres3d.games.torres.kit.setup_and_options import Setup, as_setup
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.display_colours_and_emblems import seat_looks


class ContinueFrom(BaseContinueFrom[State, SetupDraft]):
    """Asks who plays whom from a moment of Torres on; see `BaseContinueFrom`."""

    _setup = staticmethod(to_setup)

    def _draft(self, setup: GameSetup) -> SetupDraft:
        return to_draft(as_setup(setup))

    def _moment(self, state: State) -> str:
        say = self._services.say
        if state.stage in ("foundations", "knights") or (state.stage == "king" and not state.king):
            return say("branch-moment-setup")
        return say("branch-moment", phase=state.phase, round=state.round)


class GameFlow(BaseGameFlow[State, Event]):
    """Opens games of Torres, replays and analyses of them; see `BaseGameFlow`."""

    _parts: GameServices
    study: Callable[[Setup, State, bool], None]
    """Opens a study of a state over the current screen, put here by `StudyScreens`; False draws hidden cards anew."""

    def __init__(self, context: MenuContext, parts: GameServices, strength: StrengthScreens) -> None:
        branch = ContinueFrom(parts, context.faults, self.open_game).open
        super().__init__(context, parts, strength, branch, self._analyst)
        self._laid: Setup | None = None
        """The set-up whose table is shown."""

    def lay_table(self, setup: Setup, state: State) -> None:
        self._laid = setup
        self._parts.table.show(state, seat_looks(setup, self._services.colours))

    def recolour(self) -> None:
        if self._laid is not None:
            self._parts.table.skip()
            self._parts.table.set_looks(seat_looks(self._laid, self._services.colours))

    def start_game(self, draft: SetupDraft) -> None:
        self.begin(to_setup(draft))

    def show_position(self, state: State) -> None:
        """Show one position to look at, over whatever is shown."""
        services = self._services
        setup = Setup(USUAL_EDITION, state.options.mode, {}, default_humans(state.players, services.say))
        self._lay(setup, state)
        screens = services.screens
        screens.push(PositionScreen(self._parts, setup, state, screens.pop, lambda: self.study(setup, state, True)))

    # what `BaseGameFlow` asks

    def _lay(self, setup: GameSetup, state: State) -> None:
        self.lay_table(as_setup(setup), state)
        self._parts.table.camera.preset("iso")

    def _screen(self, game: TorresGame, finished: Way, ways: GameWays) -> PlayScreen:
        return PlayScreen(self._parts, game, finished, ways.pause, ways.read, ways.play_on)

    def _result(self, game: TorresGame, strengths: Mapping[Seat, str]) -> EndModel:
        say, setup = self._services.say, as_setup(game.header.setup)
        players = players_by_seat(setup, bots_of(setup, self._parts.bots), say)
        return result(game.state, players, game.history.standing_steps(), strengths, say)

    def _replay(
        self, history: TorresHistory, analyse: Way | None, branch: Callable[[int], None], watching: LiveReplay | None
    ) -> ReplayScreen:
        services, setup = self._services, as_setup(history.header.setup)

        def study(state: State, finished: bool) -> None:
            if not finished:
                # As a hint: it says what would be good in a game that is still played.
                self._parts.leave_out_kept(history.header, "hint")
            self.study(setup, state, finished)

        return ReplayScreen(self._parts, history, services.screens.pop, analyse, branch, watching, study)

    def _analyst(self) -> Analyst[Analysis]:
        return analyst(self._parts, self._compare)

    def _compare(self, history: TorresHistory, replay: Callable[[int], None], report: TurnReport) -> None:
        """Show a turn beside a better one, over the current screen."""

        def make(close: Way, in_game: Way) -> BetterTurn:
            return BetterTurn(self._parts, history, report, close, in_game)

        self._show_better(history, report.first, replay, make)
