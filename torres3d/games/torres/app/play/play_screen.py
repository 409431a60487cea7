"""The play screen of Torres, put together from its parts."""

from collections.abc import Callable

from torres3d.app.screens.game_pace import Pace
from torres3d.app.screens.input_guard import InputGuard
from torres3d.app.screens.play_screen import BasePlayScreen
from torres3d.app.session.player_looks import bots_of
from torres3d.games.torres.app.log.log_and_recap import LogAndRecap, LogView
from torres3d.games.torres.app.play.board_cursor import BoardCursor
from torres3d.games.torres.app.play.controller import Controller
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.play.game_session import GameSession
from torres3d.games.torres.app.play.input_router import InputRouter
from torres3d.games.torres.app.play.overlay_switches import OverlaySwitches
from torres3d.games.torres.app.play.table_marks import TableMarks
from torres3d.games.torres.app.play.view import View
from torres3d.games.torres.app.presentation.playback import Playback
from torres3d.games.torres.kit.engine_adapter import TorresGame
from torres3d.hud.models.player_look import PlayerLook


class PlayScreen(BasePlayScreen):
    """A `Screen` for one game of Torres; see `BasePlayScreen`. ``play_on`` starts a new game after the command of a
    number."""

    session_type: type[GameSession] = GameSession
    """Who sits at the table."""
    _parts: GameServices
    session: GameSession
    playback: Playback
    log_and_recap: LogAndRecap
    overlays: OverlaySwitches
    controller: Controller
    router: InputRouter
    view: View

    def __init__(
        self,
        parts: GameServices,
        game: TorresGame,
        finished: Callable[[], None],
        menu: Callable[[], None],
        read: Callable[[str], None] = lambda _rule: None,
        play_on: Callable[[int], None] | None = None,
    ) -> None:
        table, services, changed = parts.table, parts.services, self._mark_stale
        playback = Playback(table, services.effects, game.state, game.history.standing_steps(), changed)
        session = self.session_type(game, bots_of(game.header.setup, parts.bots), parts.mind, playback, changed)
        log_and_recap = LogAndRecap(table, LogView(game.history.start), playback.show, play_on)
        overlays = OverlaySwitches(table, services.keys)
        pace, input_guard = Pace(services, session), InputGuard()
        controller = Controller(parts, session, playback, lambda: self.players, changed, input_guard)
        self.cursor = BoardCursor(parts, lambda: (controller.commands, controller.selection))
        marks = TableMarks(table, playback, controller, overlays)
        view = View(parts, session, controller, self.cursor, log_and_recap, pace, overlays, marks)
        router = InputRouter(session, controller, self.cursor, log_and_recap, input_guard)
        super().__init__(
            parts, session, log_and_recap, overlays, pace, input_guard, controller, router, view, finished, menu, read
        )

    @property
    def players(self) -> tuple[PlayerLook, ...]:
        return self.view.players

    @property
    def _open_dialog(self) -> object:
        awaited = self.session.awaited
        return super()._open_dialog if awaited is None else awaited
