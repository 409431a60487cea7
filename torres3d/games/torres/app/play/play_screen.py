"""The screen on which a game is played: what the person does goes to `Controller`, what happened becomes panels."""

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from torres3d.app.screens.play_screen import BasePlayScreen
from torres3d.app.session.players import bots_of
from torres3d.games.torres.app.input.ghosts import ghosts_for
from torres3d.games.torres.app.input.marks import mark_of, marks_for
from torres3d.games.torres.app.input.prompts import pointed_tip, prompt
from torres3d.games.torres.app.input.screen_reader_text import spoken
from torres3d.games.torres.app.input.selection import NOTHING, OnSquare, OnStack, Selection, far_targets, targets
from torres3d.games.torres.app.log.log_and_recap import LogAndRecap
from torres3d.games.torres.app.play.board_cursor import BoardCursor
from torres3d.games.torres.app.play.controller import Controller
from torres3d.games.torres.app.play.game_session import GameSession
from torres3d.games.torres.app.play.overlay_switches import OverlaySwitches
from torres3d.games.torres.app.play.panels import TurnFacts, hand_panel, score_panel, turn_panel
from torres3d.games.torres.app.play.past_panels import past_panels, past_tip
from torres3d.games.torres.app.play.services import GameServices
from torres3d.games.torres.app.presentation.playback import SCORING_PAUSE, Playback
from torres3d.games.torres.app.presentation.players import people
from torres3d.games.torres.app.presentation.scoring_board import scoring_board
from torres3d.games.torres.kit.kit import TorresGame
from torres3d.games.torres.kit.setup import as_setup
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.rules.view import view
from torres3d.games.torres.scene.interaction.marks import MarkKind
from torres3d.games.torres.scene.interaction.picking import Pick
from torres3d.games.torres.scene.table import Table
from torres3d.games.torres.words.phrases import take_back_offer
from torres3d.hud.frame.question import Answer
from torres3d.hud.kit.intent import Intent
from torres3d.hud.kit.tip import TooltipModel
from torres3d.hud.models.intents import BoardFocused
from torres3d.hud.models.models import CoverModel, HudModel, PromptModel, ThinkingModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.fault_messages import undo_refusal

PLACING = ("foundations", "knights", "king", "move_king")
"""Stages without a turn panel and a dialog: their hint is a button beside the prompt."""


class PlayScreen(BasePlayScreen):
    """A `Screen` for one game of Torres; see `BasePlayScreen`. ``play_on`` is called with the number of a command after
    which a new game is to begin."""

    turn_stage = "turn"
    sitting: type[GameSession] = GameSession
    """Who sits at the table."""
    _parts: GameServices
    match: GameSession
    showing: Playback
    following: LogAndRecap
    overlays: OverlaySwitches
    commanding: Controller

    def __init__(
        self,
        parts: GameServices,
        game: TorresGame,
        finished: Callable[[], None],
        menu: Callable[[], None],
        read: Callable[[str], None] = lambda _rule: None,
        play_on: Callable[[int], None] | None = None,
    ) -> None:
        table, services, setup = parts.table, parts.services, game.header.setup
        self._parts = parts
        showing = Playback(table, services.effects, game.state, game.history.live(), self._mark_stale)
        match = self.sitting(game, bots_of(setup, parts.levels), parts.mind, showing, self._mark_stale)
        following = LogAndRecap(table, game.history.start, showing.show, play_on)
        overlays = OverlaySwitches(table, services.keys)
        super().__init__(services, match, showing, following, overlays, finished, menu, read)
        self._game = game
        self.commanding = Controller(parts, match, showing, lambda: self.players, self._mark_stale, self.gestures)
        self.steering = BoardCursor(parts, lambda: (self.commanding.commands, self.commanding.selection))
        self._pointed: Pick | None = None

    @property
    def at_table(self) -> Table:
        """The table of Torres is seen."""
        return self._parts.table

    @property
    def players(self) -> tuple[PlayerLook, ...]:
        """The players by seat, with the bots that play now."""
        return people(as_setup(self._game.header.setup), self.match.bots, self._services.say)

    @property
    def hover(self) -> Pick | None:
        """What is looked at: the square under the cursor of the keys, or what is under the mouse."""
        steering = self.steering
        return Pick("square", steering.square) if steering.pointing else self._pointed

    # the Screen protocol

    def enter(self) -> None:
        """Show the game's table."""
        super().enter()
        self.commanding.hinting.show_again()
        self.steering.enter()

    def leave(self) -> None:
        """Stop everything of this game; the log is complete already."""
        super().leave()
        self.commanding.hinting.close()
        self.steering.leave()
        self._parts.table.marks.clear()
        self._parts.table.ghosts.clear()

    def step(self, seconds: float) -> bool:
        """Let the match go on."""
        self.showing.scoring_pause = 0.0 if self._services.settings.instant else SCORING_PAUSE
        return super().step(seconds)

    def model(self) -> HudModel:
        """Everything on the screen now."""
        match, say, players = self.match, self._services.say, self.players
        dialogs = self.commanding.dialogs
        if match.covered is not None:
            return HudModel(cover=CoverModel(players[match.covered], self._offer(players)), dialog=dialogs.message())
        viewer, showing = match.viewer, self.showing
        if self.following.holds and self.following.past is not None:
            return self._looking_back(self.following.past, players)
        facts = TurnFacts(
            showing.shown if viewer is None else view(showing.shown, viewer).state,
            players,
            say,
            self.commanding.commands,
            self.commanding.selection,
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
            thinking=self._thinking(players) if match.thinking else None,
            log=self.following.log(players, say, self._services.keys, self.match.follower),
            recap=self.following.recap_model(players, say, self._services.keys),
            pace=self.pacing.model(self._services.keys),
            overlays=self.overlays.model(),
            tooltip=self._tooltip(players),
            tip_at=self.steering.pixel,
            choosing=_chosen(self.commanding.selection),
            dialog=dialogs.model(),
        )

    def point(self, pick: Pick | None) -> None:
        """The pointer is over this thing."""
        if pick != self._pointed:
            self._pointed = pick
            self.steering.see_mouse()
            self._mark_stale()

    # from here on private

    def _advance(self, seconds: float) -> bool:
        return self.commanding.hinting.step()

    def _take(self, intent: Intent) -> None:
        if not self.following.holds and self.commanding.intent(intent):
            self.following.acted()
            return
        match intent:
            case Answer("cover"):
                self._take_over()
            case Answer("scoring"):
                self.showing.go_on()
            case BoardFocused():
                self.steering.aim()

    def _lead(self, action: str) -> bool:
        return self.steering.key(action)

    def _press(self, action: str) -> None:
        if action == "choose":
            self._choose()
        elif action.startswith("stack_"):
            self.commanding.press(OnStack(int(action[-1]) - 1))
        else:
            self.commanding.do(action)

    def _refresh(self) -> None:
        """Bring what lies on the table up to date: marks, ghosts, the chosen knight's doors."""
        commanding, shown, table = self.commanding, self.showing.shown, self._parts.table
        self._follow()
        if self.following.past is not None:
            table.marks.clear()
            table.ghosts.clear()
            return
        selection, hovered = commanding.selection, self.hover.square if self.hover is not None else None
        table.marks.show(self._marks(hovered))
        if not commanding.hinting.active:
            table.ghosts.show(*ghosts_for(shown, self._proposed(hovered)))
        self.overlays.select(selection.square if selection.kind == "knight" else None)

    def _marks(self, hovered: Square | None) -> dict[MarkKind, Iterable[Square]]:
        """The marks that lie on the table."""
        commanding, shown = self.commanding, self.showing.shown
        if self.showing.busy:
            return {}
        step = commanding.hinting.current
        if step is not None and commanding.commands and commanding.selection == NOTHING:
            return mark_of(shown, step)
        return marks_for(shown, commanding.commands, commanding.selection, hovered)

    def _looking_back(self, past: State, players: tuple[PlayerLook, ...]) -> HudModel:
        """The panels of the past moment that is looked at."""
        return replace(
            past_panels(past, self.following, players, self._services, self.hover),
            pace=self.pacing.model(self._services.keys),
            overlays=self.overlays.model(),
            dialog=self.commanding.dialogs.message(),
        )

    def _proposed(self, hovered: Square | None) -> Sequence[Command]:
        """What a click on a square would do: a command, the moves of a walk, or nothing."""
        if hovered is None:
            return ()
        commands, selection = self.commanding.commands, self.commanding.selection
        near = targets(commands, selection).get(hovered, [])[:1]
        return near or far_targets(self.showing.shown, commands, selection).get(hovered, ())

    def _choose(self) -> None:
        """Click where the cursor stands; without one it is shown."""
        square = self.steering.square
        if square is None:
            self.steering.key("board")
        elif self._only_watched:
            self.showing.skip()
        else:
            self.commanding.press(OnSquare(square))

    def _asking(self) -> object:
        return self.match.covered if self.match.covered is not None else super()._asking()

    def _take_over(self) -> None:
        if self.match.covered is not None:
            self.commanding.selection = NOTHING
            self.match.take_over_screen()
            self.gestures.taken_over()

    def _cancel(self) -> None:
        if not self.commanding.let_go() and not self.steering.hide() and self.match.covered is None:
            self._menu()

    def _prompt(self, players: tuple[PlayerLook, ...]) -> PromptModel | None:
        commanding = self.commanding
        if self.match.thinking or self.showing.scoring is not None:
            return None
        told_of = self.following.recap_told(players, self._services.say)
        if told_of:
            return PromptModel(told_of)
        facts = commanding.commands, commanding.selection
        hint = commanding.hinting.prompt()
        told = hint or prompt(self.showing.shown, players, self._services.say, *facts)
        offer, actor = self._offer(players), self.match.state.actor
        if told is None and offer and actor is not None:
            # It is said to the one who has just acted, who may take that back.
            told = PromptModel(self._services.say("prompt-waiting", name=players[actor].called))
        if told is not None and offer and not (commanding.commands and self.match.state.stage == "turn"):
            told = replace(told, more=(*told.more, ("take_back", offer)))
        if hint is None and told is not None and commanding.commands and self.match.state.stage in PLACING:
            told = replace(told, more=(*told.more, ("hint", self._services.say("action-hint"))))
        square = self.steering.square
        if told is None or square is None:
            return told
        return replace(told, spoken=spoken(self.showing.shown, players, self._services.say, *facts, square))

    def _thinking(self, players: tuple[PlayerLook, ...]) -> ThinkingModel:
        match = self.match
        return ThinkingModel(players[match.state.actor or 0], take_back=self._offer(players), said=match.said)

    def _offer(self, players: tuple[PlayerLook, ...]) -> str:
        """What somebody may take back while another one is to act, offered to him by name; empty for nothing."""
        last = self.match.others_last
        return "" if last is None else take_back_offer(last.command, players[last.by].called, self._services.say)

    def _tooltip(self, players: tuple[PlayerLook, ...]) -> TooltipModel | None:
        if self.following.past is not None:
            return past_tip(self.following.past, players, self._services.say, self.hover)
        if self.hover is None or self.showing.busy or self.showing.scoring is not None:
            return None
        commanding = self.commanding
        facts = self.showing.shown, players, self._services.say, commanding.commands, commanding.selection
        return pointed_tip(self.hover, *facts)


def _chosen(selection: Selection) -> str:
    """What was chosen in a panel, as a text: a knight is chosen on the board."""
    return "" if selection.kind in ("none", "knight") else f"{selection.kind} {selection.stack} {selection.card}"
