"""Into a game of Turm Bauer and out of it, and on from one of its moments; all of it is loaded late."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from torres3d.app.menus.game_flow import BaseGameFlow, GameWays
from torres3d.app.menus.menu_context import MenuContext, Way
from torres3d.app.menus.setup.continue_from_moment import BaseContinueFrom
from torres3d.app.menus.strength_screens import StrengthScreens
from torres3d.app.screens.replay_screen import LiveReplay
from torres3d.app.session.kept_analyses import Analyst
from torres3d.app.session.player_looks import bots_of
from torres3d.engine.kit import GameSetup
from torres3d.games.turm_bauer.app.menus.result_page_model import result
from torres3d.games.turm_bauer.app.menus.setup_screen import to_draft, to_setup
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.presentation.player_looks import players_by_seat
from torres3d.games.turm_bauer.hud.models.result_models import EndModel
from torres3d.games.turm_bauer.hud.models.setup_models import SetupDraft
from torres3d.games.turm_bauer.kit.engine_adapter import TurmGame, TurmHistory
from torres3d.games.turm_bauer.kit.setup_and_options import as_setup
from torres3d.games.turm_bauer.rules.cell_and_column_names import Seat
from torres3d.games.turm_bauer.rules.events import Event
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.display_colours_and_emblems import emblems_of, shown_as
from torres3d.games.turm_bauer.words.outcome import turn_words

if TYPE_CHECKING:
    from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
    from torres3d.games.turm_bauer.app.replay.replay_screen import ReplayScreen
    from torres3d.games.turm_bauer.bots.hint_and_analysis_types import Analysis, TurnReport


class ContinueFrom(BaseContinueFrom[State, SetupDraft]):
    """Asks who plays whom from a moment of Turm Bauer on; see `BaseContinueFrom`."""

    _setup = staticmethod(to_setup)

    def _draft(self, setup: GameSetup) -> SetupDraft:
        return to_draft(as_setup(setup))

    def _moment(self, state: State) -> str:
        say = self._services.say
        return say("turm-branch-moment", moment=turn_words(state.turn, len(state.sets), say))

    def _about(self) -> str:
        return self._services.say("turm-branch-about")


class GameFlow(BaseGameFlow[State, Event]):
    """Opens games of Turm Bauer, replays and analyses of them; see `BaseGameFlow`."""

    _parts: GameServices
    study: Callable[[TurmHistory, int], None]
    """Opens a study of a game after so many standing commands, over the current screen; put here by the menus."""

    def __init__(self, context: MenuContext, parts: GameServices, strength: StrengthScreens) -> None:
        branch = ContinueFrom(parts, context.faults, self.open_game).open
        super().__init__(context, parts, strength, branch, self._analyst)

    def _screen(self, game: TurmGame, finished: Way, ways: GameWays) -> "PlayScreen":
        from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen

        return PlayScreen(self._parts, game, finished, ways.pause, ways.read, ways.play_on)

    def _result(self, game: TurmGame, strengths: Mapping[Seat, str]) -> EndModel:
        setup, say = as_setup(game.header.setup), self._services.say
        players = players_by_seat(setup, bots_of(setup, self._parts.bots), say)
        return result(game.history, players, shown_as(setup), emblems_of(setup), strengths, say)

    def _replay(
        self, history: TurmHistory, analyse: Way | None, branch: Callable[[int], None], watching: LiveReplay | None
    ) -> "ReplayScreen":
        from torres3d.games.turm_bauer.app.replay.replay_screen import ReplayScreen

        def study(at: int, finished: bool) -> None:
            if not finished:
                # As a hint: it says what would be good in a game that is still played.
                self._parts.leave_out_kept(history.header, "hint")
            self.study(history, at)

        return ReplayScreen(self._parts, history, self._services.screens.pop, analyse, branch, watching, study)

    def _analyst(self) -> "Analyst[Analysis]":
        from torres3d.games.turm_bauer.app.replay.analysis_screen import analyst

        return analyst(self._parts, self._compare)

    def _compare(self, history: TurmHistory, replay: Callable[[int], None], report: "TurnReport") -> None:
        """Show a turn beside a better place, over the current screen."""
        from torres3d.games.turm_bauer.app.study.better_turn_screen import BetterTurn

        def make(close: Way, in_game: Way) -> BetterTurn:
            return BetterTurn(self._parts, history, report, close, in_game)

        self._show_better(history, report.first, replay, make)
