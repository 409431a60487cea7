"""Play screen of a simple game, put together from its parts."""

from collections.abc import Callable
from typing import Any

from torres3d.app.menus.game_flow import GameWays
from torres3d.app.screens.input_guard import InputGuard
from torres3d.app.screens.play_screen import BasePlayScreen
from torres3d.app.screens.playback_pace import Pace
from torres3d.app.session.bot_turns import BotTurns
from torres3d.app.session.game_session import BaseGameSession
from torres3d.app.session.overlay_switches import BaseOverlaySwitches
from torres3d.app.session.playback import BasePlayback
from torres3d.app.simple.game_services import SimpleServices
from torres3d.app.simple.log_and_recap import LogAndRecap, LogView
from torres3d.app.simple.turn_controller import TurnController
from torres3d.engine.game import Game

BOT_REST = 0.6
"""Seconds between what a bot does, at pace 1."""


class PlayScreen(BasePlayScreen):
    """A `Screen` for one simple game; see `BasePlayScreen`."""

    def __init__(
        self, parts: SimpleServices, game: Game[Any, Any], finished: Callable[[], None], ways: GameWays
    ) -> None:
        services, table, changed = parts.services, parts.table, self._mark_stale
        playback = BasePlayback(table, services.effects, game.state, game.history.standing_steps(), changed)
        bots = parts.bots_of(game.header.setup)
        bot_turns = BotTurns(game, bots, parts.mind, BOT_REST, game.submit, changed)
        session = BaseGameSession(game, bots, bot_turns, playback, changed)
        log_view = LogView(game.history.start, parts.words, lambda: services.say)
        log_and_recap = LogAndRecap(log_view, table.show, playback.show, ways.play_on)
        overlays = BaseOverlaySwitches(table, services.keys, parts.scene.overlays, lambda: 1)
        pace = Pace(services, session)
        input_guard = InputGuard()
        turn = TurnController(parts, session, log_and_recap, overlays, pace, input_guard)
        super().__init__(
            services, session, log_and_recap, overlays, pace, input_guard, turn, turn, turn, finished, ways.pause,
            ways.read,
        )  # fmt: skip
