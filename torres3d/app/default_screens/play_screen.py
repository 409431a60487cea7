"""Play screen of a simple game: commands from buttons and keys, and the panels that show them."""

from collections.abc import Callable
from typing import Any

from torres3d.app.default_screens.game_services import SimpleServices
from torres3d.app.default_screens.log_and_recap import LogAndRecap, LogView
from torres3d.app.menus.game_flow import GameWays
from torres3d.app.screens.game_pace import Pace
from torres3d.app.screens.input_guard import InputGuard
from torres3d.app.screens.play_screen import BaseInputRouter, BasePlayScreen, BaseView
from torres3d.app.session.game_error_dialogs import BaseGameDialogs
from torres3d.app.session.game_session import BaseGameSession, BotTurns
from torres3d.app.session.overlay_switches import BaseOverlaySwitches
from torres3d.app.session.playback import BasePlayback
from torres3d.app.session.player_looks import bots_of
from torres3d.engine.kit import Command
from torres3d.engine.log_errors import StaleCommand
from torres3d.engine.logged_game import Game
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.default_screens_models import CommandButton, CommandsModel, GiveCommand, UndoCommand
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.turn_models import PromptModel, ThinkingModel
from torres3d.i18n.fault_messages import undo_refusal


class TurnController(BaseInputRouter, BaseView):
    """Controller, input router and view of one game."""

    def __init__(
        self,
        parts: SimpleServices,
        session: BaseGameSession[Any, Any],
        log_and_recap: LogAndRecap,
        overlays: BaseOverlaySwitches,
        pace: Pace,
        input_guard: InputGuard,
    ) -> None:
        self._parts = parts
        self._services = parts.services
        self._session = session
        self._log_and_recap = log_and_recap
        self._overlays = overlays
        self._pace = pace
        self._input_guard = input_guard
        self._setup = session.game.header.setup
        self.dialogs = BaseGameDialogs(
            parts,
            session,
            lambda: self.players,
            lambda error: parts.words.refusal(error, self._setup, self._services.say),
        )
        self._keys = {command: action for action, command in parts.app.commands.items()}

    @property
    def players(self) -> tuple[PlayerLook, ...]:
        return self._parts.players(self._setup)

    # controller and router

    def click_on(self, pick: Any) -> None:
        """Do nothing: commands are given by buttons and keys."""

    def intent(self, intent: Intent) -> None:
        match intent:
            case _ if self._log_and_recap.blocks_commands:
                self._services.toast(self._services.say("looking-holds"))
            # Buttons move up when there are fewer: a second click at a place belongs to the first.
            case GiveCommand(at, n) if not self._input_guard.is_repeat(at):
                legal = self._parts.kit.legal(self._session.state)
                with self.dialogs.errors.shown():
                    if n != self._session.game.n or at >= len(legal):
                        raise StaleCommand(n, self._session.game.n)
                    self._give(legal[at])
            case UndoCommand(at) if not self._input_guard.is_repeat(at):
                self.key("undo")

    def key(self, action: str) -> None:
        with self.dialogs.errors.shown():
            if action in self._parts.app.commands:
                self._give(self._parts.app.commands[action])
            elif action == "undo" and self._hurry():
                self._log_and_recap.note_action()
                self._session.game.undo(self._session.state.actor)

    def _give(self, command: Command) -> None:
        if self._hurry():
            self._log_and_recap.note_action()
            self._session.game.submit(command, self._session.state.actor)

    def _hurry(self) -> bool:
        """Finish all animations; whether a human may act then. If not, say why."""
        self._session.finish_showing()
        if not self._session.ready:
            self.dialogs.tell_not_now()
        return self._session.ready

    # view

    def enter(self) -> None:
        self._parts.table.set_looks(self._parts.looks(self._setup))

    def leave(self) -> None:
        """Do nothing: there are no marks on the table."""

    def refresh(self) -> None:
        session = self._session
        turn_of = session.state.actor if session.ready else None
        self._log_and_recap.catch_up(session.playback.log, turn_of, self._services)

    def model(self) -> HudModel:
        services, session, log = self._services, self._session, self._log_and_recap
        say, keys, players, bots = services.say, services.keys, self.players, session.bot_turns
        shown = log.past_state if log.blocks_commands else session.playback.shown
        panels = dict(self._parts.app.panels(shown, players, say))
        if not log.blocks_commands and session.state.actor is not None:
            panels["commands"] = self._commands(players[session.state.actor])
        acting, situation = players[session.state.actor or 0], self._parts.words.situation(session.state, say)
        waits = log.past_state is not None or bots.thinking or session.playback.busy
        return HudModel(
            panels=panels,
            prompt=None if waits else PromptModel(say("simple-prompt", name=acting.called, situation=situation)),
            thinking=ThinkingModel(acting, said=bots.thoughts) if bots.thinking else None,
            log=log.log(players, say, keys, session.follower),
            recap=log.recap_model(players, say, keys),
            past_moment=log.banner(players, say, keys),
            pace=self._pace.model(keys),
            overlays=self._overlays.model(),
            dialog=self.dialogs.model(),
        )

    def _commands(self, player: PlayerLook) -> CommandsModel:
        session, say, keys = self._session, self._services.say, self._services.keys
        legal = self._parts.kit.legal(session.state) if session.ready else ()
        buttons = tuple(
            CommandButton(self._parts.words.command(command, say), keys.get(self._keys.get(command, ""), ""))
            for command in legal
        )
        why = session.why_no_undo
        return CommandsModel(
            player, buttons, session.game.n, keys.get("undo", ""), undo_refusal(why, say) if why else ""
        )


BOT_REST = 0.6
"""Seconds between what a bot does, at pace 1."""


class PlayScreen(BasePlayScreen):
    """A `Screen` for one simple game; see `BasePlayScreen`."""

    def __init__(
        self, parts: SimpleServices, game: Game[Any, Any], finished: Callable[[], None], ways: GameWays
    ) -> None:
        services, table, changed = parts.services, parts.table, self._mark_stale
        playback = BasePlayback(table, services.effects, game.state, game.history.standing_steps(), changed)
        bots = bots_of(game.header.setup, parts.bots)
        bot_turns = BotTurns(game, bots, parts.mind, BOT_REST, game.submit, changed)
        session = BaseGameSession(game, bots, bot_turns, playback, changed)
        log_view = LogView(game.history.start, parts.words, lambda: services.say)
        log_and_recap = LogAndRecap(table, log_view, playback.show, ways.play_on)
        overlays = BaseOverlaySwitches(table, services.keys, parts.scene.overlays, lambda: 1)
        pace = Pace(services, session)
        input_guard = InputGuard()
        turn = TurnController(parts, session, log_and_recap, overlays, pace, input_guard)
        super().__init__(
            parts, session, log_and_recap, overlays, pace, input_guard, turn, turn, turn, finished, ways.pause,
            ways.read,
        )  # fmt: skip
