"""The view of a game of Torres: all panels of the play screen, made anew whenever something changes, and the marks."""

from msgspec.structs import replace

from torres3d.app.screens.game_pace import Pace
from torres3d.app.session.player_looks import names_of, winners_line
from torres3d.games.torres.app.input.click_to_command import Selection
from torres3d.games.torres.app.input.prompts import prompt
from torres3d.games.torres.app.input.tooltips import pointed_tip
from torres3d.games.torres.app.log.log_and_recap import LogAndRecap
from torres3d.games.torres.app.play.board_cursor import BoardCursor
from torres3d.games.torres.app.play.controller import Controller
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.play.game_session import GameSession
from torres3d.games.torres.app.play.overlay_switches import OverlaySwitches
from torres3d.games.torres.app.play.panels import TurnFacts, hand_panel, past_panels, past_tip, score_panel, turn_panel
from torres3d.games.torres.app.play.table_marks import TableMarks
from torres3d.games.torres.app.presentation.playback import SCORING_PAUSE
from torres3d.games.torres.app.presentation.player_looks import players_by_seat
from torres3d.games.torres.app.presentation.scoring_board import scoring_board
from torres3d.games.torres.kit.setup_and_options import as_setup
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.picking import Pick
from torres3d.games.torres.words.event_sentences import deed, take_back_offer
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.turn_models import CoverModel, PromptModel, ThinkingModel
from torres3d.i18n.fault_messages import undo_refusal

PLACING = ("foundations", "knights", "king", "move_king")
"""Stages without a turn panel and a dialog: their hint is a button beside the prompt."""


class View:
    """Shows one game of Torres; see `torres3d.app.screens.play_screen.BaseView`. ``pointed`` is what is under the
    mouse."""

    def __init__(
        self,
        parts: GameServices,
        session: GameSession,
        controller: Controller,
        steering: BoardCursor,
        log_and_recap: LogAndRecap,
        pace: Pace,
        overlays: OverlaySwitches,
        marks: TableMarks,
    ) -> None:
        self._services = parts.services
        self._session = session
        self._controller = controller
        self._steering = steering
        self._log_and_recap = log_and_recap
        self._pace = pace
        self._overlays = overlays
        self.marks = marks
        self.pointed: Pick | None = None

    @property
    def players(self) -> tuple[PlayerLook, ...]:
        return players_by_seat(as_setup(self._session.game.header.setup), self._session.bots, self._services.say)

    @property
    def hover(self) -> Pick | None:
        """The thing to explain."""
        return self._steering.explained(self.pointed)

    def model(self) -> HudModel:
        session, say, players = self._session, self._services.say, self.players
        dialogs = self._controller.dialogs
        if session.awaited is not None:
            return HudModel(cover=CoverModel(players[session.awaited], self._offer(players)), dialog=dialogs.message())
        viewer, playback = session.viewer, self._session.playback
        if self._log_and_recap.blocks_commands and self._log_and_recap.past_state is not None:
            return self._looking_back(self._log_and_recap.past_state, players)
        facts = TurnFacts(
            playback.shown if viewer is None else view(playback.shown, viewer).state,
            players,
            say,
            self._controller.commands,
            self._controller.selection,
            session.ready and not session.why_no_undo,
            session.ready and session.can_redo,
            self._services.keys,
            undo_refusal(session.why_no_undo, say) if session.why_no_undo else "",
        )
        return HudModel(
            panels={
                "score": score_panel(playback.shown, players, say),
                "turn": turn_panel(facts) if playback.scoring is None else None,
                "hand": hand_panel(facts, viewer),
                "scoring": scoring_board(playback.scoring, players) if playback.scoring is not None else None,
            },
            prompt=self._prompt(players),
            thinking=self._thinking(players) if session.bot_turns.thinking else None,
            log=self._log_and_recap.log(players, say, self._services.keys, self._session.follower),
            recap=self._log_and_recap.recap_model(players, say, self._services.keys),
            pace=self._pace.model(self._services.keys),
            overlays=self._overlays.model(),
            tooltip=self._tooltip(players),
            tip_at=self._steering.pixel,
            choosing=_chosen(self._controller.selection),
            dialog=dialogs.model(),
        )

    def _looking_back(self, past: State, players: tuple[PlayerLook, ...]) -> HudModel:
        return replace(
            past_panels(past, self._log_and_recap, players, self._services, self.hover),
            pace=self._pace.model(self._services.keys),
            overlays=self._overlays.model(),
            dialog=self._controller.dialogs.message(),
        )

    def _prompt(self, players: tuple[PlayerLook, ...]) -> PromptModel | None:
        controller, playback = self._controller, self._session.playback
        if playback.celebrating:
            return winners_line([players[seat] for seat in playback.shown.winners], self._services.say)
        if self._session.bot_turns.thinking or playback.scoring is not None:
            return None
        deed_of_bot = self._deed(players)
        if deed_of_bot is not None:
            return deed_of_bot
        recap_text = self._log_and_recap.recap_told(players, self._services.say)
        if recap_text:
            return PromptModel(recap_text)
        facts = controller.commands, controller.selection
        hint = controller.hints.prompt()
        told = hint or prompt(self._session.playback.shown, players, self._services.say, *facts)
        offer, actor = self._offer(players), self._session.state.actor
        if told is None and offer and actor is not None:
            # It is said to the one who has just acted, who may take that back.
            told = PromptModel(self._services.say("prompt-waiting", name=players[actor].called), waiting=True)
        if told is not None and offer and not (controller.commands and self._session.state.stage == "turn"):
            told = replace(told, more=(*told.more, ("take_back", offer)))
        if hint is None and told is not None and controller.commands and self._session.state.stage in PLACING:
            told = replace(told, more=(*told.more, ("hint", self._services.say("action-hint"))))
        return told

    def _deed(self, players: tuple[PlayerLook, ...]) -> PromptModel | None:
        """What a bot is about to do or has just done, with its face, as long as it acts."""
        if self._session.bots_plan is None:
            return None
        seat, plan = self._session.bots_plan
        text = deed(plan.events, names_of(players), self._services.say)
        return PromptModel(text, player=players[seat], waiting=True)

    def _thinking(self, players: tuple[PlayerLook, ...]) -> ThinkingModel:
        session = self._session
        return ThinkingModel(
            players[session.state.actor or 0], take_back=self._offer(players), said=session.bot_turns.thoughts
        )

    def _offer(self, players: tuple[PlayerLook, ...]) -> str:
        """The offer by name to take something back while another player is to act; empty for none."""
        last = self._session.others_last
        return "" if last is None else take_back_offer(last.command, players[last.by].called, self._services.say)

    def _tooltip(self, players: tuple[PlayerLook, ...]) -> TooltipModel | None:
        if self._log_and_recap.past_state is not None:
            return past_tip(self._log_and_recap.past_state, players, self._services.say, self.hover)
        if self.hover is None or self._session.playback.busy or self._session.playback.scoring is not None:
            return None
        controller = self._controller
        facts = self._session.playback.shown, players, self._services.say, controller.commands, controller.selection
        return pointed_tip(self.hover, *facts, by_keys=self._steering.pointing)

    def enter(self) -> None:
        self._controller.hints.show_again()
        self._steering.enter()

    def leave(self) -> None:
        self._controller.hints.close()
        self._steering.leave()
        self.marks.clear()

    def step(self, seconds: float) -> bool:
        self._session.playback.scoring_pause = 0.0 if self._services.settings.instant else SCORING_PAUSE
        return self._controller.hints.step()

    def point(self, pick: Pick | None) -> bool:
        if pick == self.pointed:
            return False
        self.pointed = pick
        self._steering.see_mouse()
        return True

    def refresh(self) -> None:
        session, state = self._session, self._session.state
        if state.actor is None:
            self._steering.hide()
        begins = session.ready and state.stage == "turn"
        self._log_and_recap.catch_up(session.playback.log, state.actor if begins else None, self._services)
        if self._log_and_recap.past_state is not None:
            self.marks.clear()
        else:
            hover = self.hover
            self.marks.show(None if hover is None else hover.square)


def _chosen(selection: Selection) -> str:
    """The selection in a panel, as a text; a knight is selected on the board."""
    return "" if selection.kind in ("none", "knight") else f"{selection.kind} {selection.stack} {selection.card}"
