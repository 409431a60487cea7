"""Menus and flow of a simple game."""

from collections.abc import Callable, Mapping
from typing import Any

from torres3d.app.default_screens.app_declaration import SimpleApp
from torres3d.app.default_screens.game_services import SimpleServices
from torres3d.app.default_screens.play_screen import PlayScreen
from torres3d.app.default_screens.replay_screen import ReplayScreen
from torres3d.app.default_screens.setup_screen import SetupScreen, to_draft
from torres3d.app.menus.base_game_menus import BaseGameMenus
from torres3d.app.menus.game_flow import BaseGameFlow, GameWays
from torres3d.app.menus.menu_context import MenuContext, Way
from torres3d.app.menus.setup.continue_from_moment import BaseContinueFrom
from torres3d.app.menus.strength_screens import StrengthScreens
from torres3d.app.screens.replay_screen import LiveReplay
from torres3d.engine.history import History
from torres3d.engine.kit import GameSetup, Seat
from torres3d.engine.logged_game import Game
from torres3d.hud.models.default_screens_models import ResultRow, SimpleResultModel
from torres3d.hud.models.setup_models import BaseDraft


class ContinueFrom(BaseContinueFrom[Any, BaseDraft]):
    """Asks who plays whom from a moment on; see `BaseContinueFrom`."""

    _parts: SimpleServices

    def _draft(self, setup: GameSetup) -> BaseDraft:
        return to_draft(setup)

    def _setup(self, draft: BaseDraft) -> GameSetup:
        return self._parts.app.setup_of([(row.name, row.bot) for row in draft.players])

    def _moment(self, state: Any) -> str:
        return self._parts.words.situation(state, self._services.say)


class GameFlow(BaseGameFlow[Any, Any]):
    """Opens games and replays; see `BaseGameFlow`."""

    _parts: SimpleServices

    def __init__(self, context: MenuContext, parts: SimpleServices, strength: StrengthScreens) -> None:
        branch = ContinueFrom(parts, context.faults, self.open_game).open
        super().__init__(context, parts, strength, branch)

    def _screen(self, game: Game[Any, Any], finished: Way, ways: GameWays) -> PlayScreen:
        return PlayScreen(self._parts, game, finished, ways)

    def _result(self, game: Game[Any, Any], strengths: Mapping[Seat, str]) -> SimpleResultModel:
        kit, history = self._parts.kit, game.history
        states = [history.start, *(step.after for step in history.standing_steps())]
        scores = [kit.progress(state, 0).scores for state in states]
        end = kit.progress(history.state, history.n)
        rows = [
            ResultRow(look, end.scores[look.seat], look.seat in end.winners, tuple(each[look.seat] for each in scores))
            for look in self._parts.players(game.header.setup)
        ]
        return SimpleResultModel(tuple(sorted(rows, key=lambda row: (not row.winner, -row.score))))

    def _replay(
        self,
        history: History[Any, Any],
        analyse: Way | None,
        branch: Callable[[int], None],
        watching: LiveReplay | None,
    ) -> ReplayScreen:
        return ReplayScreen(self._parts, history, self._services.screens.pop, branch, watching)


class SimpleMenus(BaseGameMenus[SimpleServices]):
    """See `BaseGameMenus`; behind them a game that is about to begin."""

    def __init__(self, context: MenuContext, app: SimpleApp) -> None:
        parts = SimpleServices(context.window, context.services, app)
        super().__init__(context, parts)
        self.flow = GameFlow(context, parts, self.strength)
        file = context.personal / f"setup-{app.game.id}.yaml"
        self.setup_screen = SetupScreen(parts, context.faults, self.flow.begin, context.read, file)
