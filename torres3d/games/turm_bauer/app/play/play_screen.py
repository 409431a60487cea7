"""The play screen of Turm Bauer, put together from its parts, with the hand of the player."""

from collections.abc import Callable

from torres3d.app.screens.game_pace import Pace
from torres3d.app.screens.input_guard import InputGuard
from torres3d.app.screens.play_screen import BasePlayScreen
from torres3d.app.session.player_looks import bots_of
from torres3d.games.turm_bauer.app.log.log_and_recap import LogAndRecap, LogView
from torres3d.games.turm_bauer.app.play.block_in_hand import Pixel
from torres3d.games.turm_bauer.app.play.controller import Controller
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.play.game_session import AskedJudge, GameSession
from torres3d.games.turm_bauer.app.play.hints import Hints
from torres3d.games.turm_bauer.app.play.input_router import InputRouter
from torres3d.games.turm_bauer.app.play.overlay_switches import OverlaySwitches
from torres3d.games.turm_bauer.app.play.view import View
from torres3d.games.turm_bauer.app.presentation.playback import Playback
from torres3d.games.turm_bauer.kit.engine_adapter import TurmGame
from torres3d.games.turm_bauer.kit.setup_and_options import as_setup
from torres3d.hud.models.player_look import PlayerLook


class PlayScreen(BasePlayScreen):
    """A `Screen` for one game of Turm Bauer; see `BasePlayScreen`. ``play_on`` starts a new game after the command of a
    number."""

    session_type: type[GameSession] = GameSession
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
        game: TurmGame,
        finished: Callable[[], None],
        menu: Callable[[], None],
        read: Callable[[str], None] = lambda _rule: None,
        play_on: Callable[[int], None] | None = None,
        judge: AskedJudge | None = None,
    ) -> None:
        table, services, changed = parts.table, parts.services, self._mark_stale
        playback = Playback(table, services.effects, game.state, game.history.standing_steps(), changed)
        bots = bots_of(as_setup(game.header.setup), parts.bots)
        session = self.session_type(game, bots, parts.mind, judge or parts.judge, playback, changed)
        log_and_recap = LogAndRecap(table, LogView(game.history.start), playback.show, play_on)
        overlays = OverlaySwitches(table, services.keys)
        pace, input_guard = Pace(services, session), InputGuard()
        controller = Controller(parts, session, lambda: self.players, changed, input_guard)
        self.hints = Hints(parts, session, controller.show_choice, controller.take_advice)
        view = View(parts, session, controller, log_and_recap, pace, overlays, self.hints)
        router = InputRouter(services, controller, self.hints, log_and_recap, view, input_guard)
        super().__init__(
            parts, session, log_and_recap, overlays, pace, input_guard, controller, router, view, finished, menu, read
        )
        self._pixel: Pixel | None = None

    @property
    def players(self) -> tuple[PlayerLook, ...]:
        return self.view.players

    def key_up(self, action: str, here: bool) -> None:
        self._mark_stale()
        self.router.key_up(action, here and not self.log_and_recap.blocks_commands)

    # the Gripping protocol

    def aim(self, place: Pixel | None) -> None:
        """The pointer is on this pixel of the table."""
        if place != self._pixel:
            self._pixel, self.view.keyed = place, False
            if self.controller.goal is not None:
                self.controller.goal = None
                self._mark_stale()
        if not self.log_and_recap.blocks_commands and self.session.ready and not self.view.keyed:
            before = self.controller.hand.trial
            self.controller.hand.aim_at(place)
            if self.controller.hand.trial is not before:
                self._mark_stale()

    def grip(self, place: Pixel) -> bool:
        if self.log_and_recap.blocks_commands or self.input_guard.quiet or self.playback.busy:
            return False
        gripped = self.controller.grip(place)
        if gripped:
            self.log_and_recap.note_action()
            self.view.marks.show_held()
        return gripped

    def hold(self, place: Pixel | None) -> None:
        self.controller.hold(place)

    def let_go(self, place: Pixel | None) -> None:
        self.controller.hold(place)
        self.controller.release()
        self._mark_stale()

    def put_back(self) -> None:
        self.controller.put_back()
        self._mark_stale()

    def wheel(self, steps: float) -> bool:
        turned = not self.log_and_recap.blocks_commands and self.controller.wheel(steps)
        if turned:
            self._mark_stale()
        return turned
