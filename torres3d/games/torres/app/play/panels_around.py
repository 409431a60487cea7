"""What the screen of a game of Torres shows: its panels, made anew whenever something changed."""

from msgspec.structs import replace

from torres3d.app.screens.pace import Pace
from torres3d.games.torres.app.input.prompts import pointed_tip, prompt
from torres3d.games.torres.app.input.screen_reader_text import spoken
from torres3d.games.torres.app.input.selection import Selection
from torres3d.games.torres.app.log.log_and_recap import LogAndRecap
from torres3d.games.torres.app.play.board_cursor import BoardCursor
from torres3d.games.torres.app.play.controller import Controller
from torres3d.games.torres.app.play.game_session import GameSession
from torres3d.games.torres.app.play.overlay_switches import OverlaySwitches
from torres3d.games.torres.app.play.panels import TurnFacts, hand_panel, score_panel, turn_panel
from torres3d.games.torres.app.play.past_panels import past_panels, past_tip
from torres3d.games.torres.app.play.services import GameServices
from torres3d.games.torres.app.presentation.players import people
from torres3d.games.torres.app.presentation.scoring_board import scoring_board
from torres3d.games.torres.kit.setup import as_setup
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.rules.view import view
from torres3d.games.torres.scene.interaction.picking import Pick
from torres3d.games.torres.words.phrases import take_back_offer
from torres3d.hud.kit.tip import TooltipModel
from torres3d.hud.models.models import CoverModel, HudModel, PromptModel, ThinkingModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.fault_messages import undo_refusal

PLACING = ("foundations", "knights", "king", "move_king")
"""Stages without a turn panel and a dialog: their hint is a button beside the prompt."""


class PanelsAround:
    """The panels of one game. ``pointed`` is what is under the mouse."""

    def __init__(
        self,
        parts: GameServices,
        match: GameSession,
        commanding: Controller,
        steering: BoardCursor,
        following: LogAndRecap,
        pacing: Pace,
        overlays: OverlaySwitches,
    ) -> None:
        self._services = parts.services
        self._match = match
        self._commanding = commanding
        self._steering = steering
        self._following = following
        self._pacing = pacing
        self._overlays = overlays
        self.pointed: Pick | None = None

    @property
    def players(self) -> tuple[PlayerLook, ...]:
        """The players by seat, with the bots that play now."""
        return people(as_setup(self._match.game.header.setup), self._match.bots, self._services.say)

    @property
    def hover(self) -> Pick | None:
        """What is looked at: the square under the cursor of the keys, or what is under the mouse."""
        steering = self._steering
        return Pick("square", steering.square) if steering.pointing else self.pointed

    def model(self) -> HudModel:
        """Everything on the screen now."""
        match, say, players = self._match, self._services.say, self.players
        dialogs = self._commanding.dialogs
        if match.covered is not None:
            return HudModel(cover=CoverModel(players[match.covered], self._offer(players)), dialog=dialogs.message())
        viewer, showing = match.viewer, self._match.showing
        if self._following.holds and self._following.past is not None:
            return self._looking_back(self._following.past, players)
        facts = TurnFacts(
            showing.shown if viewer is None else view(showing.shown, viewer).state,
            players,
            say,
            self._commanding.commands,
            self._commanding.selection,
            match.ready and not match.why_no_undo,
            match.ready and match.can_redo,
            self._services.keys,
            undo_refusal(match.why_no_undo, say) if match.why_no_undo else "",
        )
        return HudModel(
            panels={
                "score": score_panel(showing.shown, players, say),
                "turn": turn_panel(facts),
                "hand": hand_panel(facts, viewer),
                "scoring": scoring_board(showing.scoring, players) if showing.scoring is not None else None,
            },
            prompt=self._prompt(players),
            thinking=self._thinking(players) if match.bot_turns.thinking else None,
            log=self._following.log(players, say, self._services.keys, self._match.follower),
            recap=self._following.recap_model(players, say, self._services.keys),
            pace=self._pacing.model(self._services.keys),
            overlays=self._overlays.model(),
            tooltip=self._tooltip(players),
            tip_at=self._steering.pixel,
            choosing=_chosen(self._commanding.selection),
            dialog=dialogs.model(),
        )

    def _looking_back(self, past: State, players: tuple[PlayerLook, ...]) -> HudModel:
        """The panels of the past moment that is looked at."""
        return replace(
            past_panels(past, self._following, players, self._services, self.hover),
            pace=self._pacing.model(self._services.keys),
            overlays=self._overlays.model(),
            dialog=self._commanding.dialogs.message(),
        )

    def _prompt(self, players: tuple[PlayerLook, ...]) -> PromptModel | None:
        commanding = self._commanding
        if self._match.bot_turns.thinking or self._match.showing.scoring is not None:
            return None
        told_of = self._following.recap_told(players, self._services.say)
        if told_of:
            return PromptModel(told_of)
        facts = commanding.commands, commanding.selection
        hint = commanding.hinting.prompt()
        told = hint or prompt(self._match.showing.shown, players, self._services.say, *facts)
        offer, actor = self._offer(players), self._match.state.actor
        if told is None and offer and actor is not None:
            # It is said to the one who has just acted, who may take that back.
            told = PromptModel(self._services.say("prompt-waiting", name=players[actor].called))
        if told is not None and offer and not (commanding.commands and self._match.state.stage == "turn"):
            told = replace(told, more=(*told.more, ("take_back", offer)))
        if hint is None and told is not None and commanding.commands and self._match.state.stage in PLACING:
            told = replace(told, more=(*told.more, ("hint", self._services.say("action-hint"))))
        square = self._steering.square
        if told is None or square is None:
            return told
        return replace(told, spoken=spoken(self._match.showing.shown, players, self._services.say, *facts, square))

    def _thinking(self, players: tuple[PlayerLook, ...]) -> ThinkingModel:
        match = self._match
        return ThinkingModel(players[match.state.actor or 0], take_back=self._offer(players), said=match.bot_turns.said)

    def _offer(self, players: tuple[PlayerLook, ...]) -> str:
        """What somebody may take back while another one is to act, offered to him by name; empty for nothing."""
        last = self._match.others_last
        return "" if last is None else take_back_offer(last.command, players[last.by].called, self._services.say)

    def _tooltip(self, players: tuple[PlayerLook, ...]) -> TooltipModel | None:
        if self._following.past is not None:
            return past_tip(self._following.past, players, self._services.say, self.hover)
        if self.hover is None or self._match.showing.busy or self._match.showing.scoring is not None:
            return None
        commanding = self._commanding
        facts = self._match.showing.shown, players, self._services.say, commanding.commands, commanding.selection
        return pointed_tip(self.hover, *facts)


def _chosen(selection: Selection) -> str:
    """What was chosen in a panel, as a text: a knight is chosen on the board."""
    return "" if selection.kind in ("none", "knight") else f"{selection.kind} {selection.stack} {selection.card}"
