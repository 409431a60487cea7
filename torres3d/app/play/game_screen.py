"""The screen on which a game is played: what the person does goes to `Commanding`, what happened becomes panels."""

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from torres3d.app.choosing.ghosting import ghosts_for
from torres3d.app.choosing.marking import mark_of, marks_for
from torres3d.app.choosing.prompts import pointed_tip, prompt
from torres3d.app.choosing.selection import NOTHING, OnSquare, OnStack, Selection, far_targets, targets
from torres3d.app.choosing.spoken import spoken
from torres3d.app.following.following import Following
from torres3d.app.play.commanding import Commanding
from torres3d.app.play.gestures import Gestures
from torres3d.app.play.panels import TurnFacts, hand_panel, score_panel, turn_panel
from torres3d.app.play.past_panels import past_panels, past_tip
from torres3d.app.play.sitting import Sitting
from torres3d.app.play.steering import Steering
from torres3d.app.play.table_pace import TablePace
from torres3d.app.play.torres_services import TorresServices
from torres3d.app.showing.overlay_switches import OverlaySwitches
from torres3d.app.showing.people import bots_of, people
from torres3d.app.showing.scoring_board import scoring_board
from torres3d.app.showing.showing import SCORING_PAUSE, Showing
from torres3d.hud.contract.intents import (
    Intent,
    OpenMenu,
    StopThinking,
)
from torres3d.hud.contract.models import (
    CoverModel,
    HudModel,
    PlayerLook,
    PromptModel,
    ThinkingModel,
)
from torres3d.hud.contract.rules_models import OpenRules
from torres3d.hud.contract.turn_intents import BoardFocused
from torres3d.hud.frame.question import Answer
from torres3d.hud.kit.tip import TooltipModel
from torres3d.kits.torres.torres_kit import TorresGame
from torres3d.rules.commands import Command
from torres3d.rules.squares import Square
from torres3d.rules.state import State
from torres3d.rules.view import view
from torres3d.table.touch.marks import MarkKind
from torres3d.table.touch.picking import Pick
from torres3d.words.phrases import take_back_offer, undo_refusal

PLACING = ("foundations", "knights", "king", "move_king")
"""Stages without a turn panel and a dialog: their hint is a button beside the prompt."""
CALM = (StopThinking,)
"""What may be wanted at any moment."""


class GameScreen:
    """A `Screen` for one game. ``finished`` is called once when the game is over and everything was shown, ``play_on``
    with the number of a command after which a new game is to begin.

    Whatever happens only marks the screen as stale; `step` brings panels, marks and ghosts up to date once a frame.
    """

    def __init__(
        self,
        services: TorresServices,
        game: TorresGame,
        finished: Callable[[TorresGame], None],
        menu: Callable[[], None],
        read: Callable[[str], None] = lambda _rule: None,
        play_on: Callable[[int], None] | None = None,
    ) -> None:
        self._services = services
        self._game = game
        self._finished = finished
        self._menu = menu
        self._read = read
        self._stale = True
        self._told_over = False
        told = game.history.live()
        self.showing = Showing(services.table, services.effects, game.state, told, self._mark_stale)
        bots = bots_of(game.header.setup, services.levels)
        self.match = Sitting(game, bots, services.mind, self.showing, self._mark_stale)
        self.gestures = Gestures()
        self.commanding = Commanding(
            services, self.match, self.showing, lambda: self.players, self._mark_stale, self.gestures
        )
        self._asked: object = None
        """The cover or dialog that lay over the table at the last round."""
        self._pointed: Pick | None = None
        self.steering = Steering(services, lambda: (self.commanding.commands, self.commanding.selection))
        self.overlays = OverlaySwitches(services.table, services.keys)
        self.pacing = TablePace(services, self.match)
        self.following = Following(services.table, game.history.start, self.showing.show, play_on)
        self.following.book.open = not services.folded()
        self.following.follow(self.showing.log)

    @property
    def players(self) -> tuple[PlayerLook, ...]:
        """The players by seat, with the bots that play now."""
        return people(self._game.header.setup, self.match.bots, self._services.say)

    @property
    def hover(self) -> Pick | None:
        """What is looked at: the square under the cursor of the keys, or what is under the mouse."""
        steering = self.steering
        return Pick("square", steering.square) if steering.pointing else self._pointed

    # the Screen protocol

    def enter(self) -> None:
        """Show the game's table."""
        self.overlays.show()
        self.showing.show()
        self.following.show_again()
        self.commanding.hinting.show_again()
        self.steering.enter()
        if self._game.torn is not None:
            self._services.toast(self._services.say("fault-torn"))
        self._mark_stale()

    def leave(self) -> None:
        """Stop everything of this game; the log is complete already."""
        self.match.stop()
        self.match.game.close()
        self.commanding.hinting.close()
        self.steering.leave()
        self._services.table.marks.clear()
        self._services.table.ghosts.clear()
        self.following.leave()
        self.overlays.clear()

    def step(self, seconds: float) -> bool:
        """Let the match go on."""
        match = self.match
        self.pacing.apply()
        self.showing.scoring_pause = 0.0 if self._services.settings.instant else SCORING_PAUSE
        thought, moved = match.thinking, self.showing.busy
        self.gestures.step(seconds)
        if self.following.past is None:
            match.step(seconds)
        if match.state.stage == "over" and match.settled and self.showing.idle and not self._told_over:
            self._told_over = True
            self._finished(self._game)
        hinted = self.commanding.hinting.step()
        stale = self._stale or hinted or thought != match.thinking or moved != self.showing.busy or self.overlays.stale
        self._stale = False
        if stale:
            self._refresh()
        return stale

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
            match.ready and self._game.can_redo() is not None,
            self._services.keys,
            undo_refusal(match.why_no_undo, say) if match.why_no_undo else "",
        )
        return HudModel(
            score=score_panel(showing.shown, players, say),
            turn=turn_panel(facts),
            hand=hand_panel(facts, viewer),
            prompt=self._prompt(players),
            thinking=self._thinking(players) if match.thinking else None,
            log=self.following.log(players, self._services.keys, self.match.follower),
            recap=self.following.recap_model(players, say, self._services.keys),
            pace=self.pacing.model(self._services.keys),
            overlays=self.overlays.model(),
            tooltip=self._tooltip(players),
            tip_at=self.steering.pixel,
            choosing=_chosen(self.commanding.selection),
            scoring=scoring_board(showing.scoring, players) if showing.scoring is not None else None,
            dialog=dialogs.model(),
        )

    def intent(self, intent: Intent) -> None:
        """A panel tells what the person wants; what comes too early was meant for what lay there before."""
        self._mark_stale()
        if self.following.intent(intent, self.match.follower) or self.pacing.intent(intent):
            return
        if not isinstance(intent, CALM) and self.gestures.early():
            return
        if self.overlays.intent(intent) or self.commanding.dialogs.intent(intent):
            return
        if not self.following.holds and self.commanding.intent(intent):
            self.following.acted()
            return
        match intent:
            case Answer("cover"):
                self._take_over()
            case Answer("scoring"):
                self.showing.go_on()
            case StopThinking():
                self.match.stop_thinking()
            case BoardFocused():
                self.steering.aim()
            case OpenMenu():
                self._menu()
            case OpenRules(rule):
                self._read(rule)

    def key(self, action: str) -> None:
        """A key was pressed."""
        self._mark_stale()
        if action == "rules":
            self._read(self._services.effects.refused)
            return
        if self.following.key(action, self.match.follower) or self.pacing.change(action):
            return
        if self.overlays.key(action) or self.steering.key(action) or self.gestures.early():
            return
        if action not in ("cancel", "skip"):
            if self.following.holds:
                self._only_looking()
                return
            self.following.acted()
        if action == "choose":
            self._choose()
        elif action.startswith("stack_"):
            self.commanding.click(OnStack(int(action[-1]) - 1))
        elif action == "cancel":
            self._cancel()
        elif action == "skip":
            self.showing.skip()
        else:
            self.commanding.do(action)

    def point(self, pick: Pick | None) -> None:
        """The pointer is over this thing."""
        if pick != self._pointed:
            self._pointed = pick
            self.steering.see_mouse()
            self._mark_stale()

    def click(self, pick: Pick | None, second: bool) -> None:
        """The table was clicked."""
        self._mark_stale()
        if self.gestures.early():
            return
        if self.following.holds:
            self._only_looking()
            return
        if pick is not None:
            self.following.acted()
        if second:
            self._cancel()
        elif self.showing.reading or (self.showing.busy and self.match.state.actor in self.match.bots):
            self.showing.skip()
        elif pick is not None:
            self.commanding.click_on(pick)

    # from here on private

    def _mark_stale(self) -> None:
        self._stale = True

    def _refresh(self) -> None:
        """Bring what lies on the table up to date: marks, ghosts, the chosen knight's doors."""
        commanding, shown, table = self.commanding, self.showing.shown, self._services.table
        asked = self._asking()
        if asked != self._asked:
            self._asked = asked
            if asked is not None:
                self.gestures.opened()
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

    def _follow(self) -> None:
        """Tell the log what was shown, and offer a recap where a person's turn begins."""
        self.following.follow(self.showing.log)
        if self.match.ready and self.match.state.stage == "turn":
            self.following.offer(self.match.state.actor, self._services.settings)
        self.following.refresh()

    def _looking_back(self, past: State, players: tuple[PlayerLook, ...]) -> HudModel:
        """The panels of the past moment that is looked at."""
        return replace(
            past_panels(past, self.following, players, self._services, self.hover),
            pace=self.pacing.model(self._services.keys),
            overlays=self.overlays.model(),
            dialog=self.commanding.dialogs.message(),
        )

    def _only_looking(self) -> None:
        """Nothing can be commanded while the table shows a past moment."""
        self._services.toast(self._services.say("looking-holds"))

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
        elif self.showing.reading or (self.showing.busy and self.match.state.actor in self.match.bots):
            self.showing.skip()
        else:
            self.commanding.click(OnSquare(square))

    def _asking(self) -> object:
        """What lies over the table and waits for an answer: whose cover, or which kind of dialog; None for nothing."""
        if self.match.covered is not None:
            return self.match.covered
        dialog = self.commanding.dialogs.model()
        return None if dialog is None else type(dialog)

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
        told_of = self.following.recap.told(players, self._services.say)
        if told_of:
            return PromptModel(told_of)
        facts = commanding.commands, commanding.selection
        hint = commanding.hinting.prompt()
        told = hint or prompt(self.showing.shown, players, self._services.say, *facts)
        offer = self._offer(players)
        if told is not None and offer and not (commanding.commands and self.match.state.stage == "turn"):
            told = replace(told, more=(*told.more, ("take_back", offer)))
        if hint is None and told is not None and commanding.commands and self.match.state.stage in PLACING:
            told = replace(told, more=(*told.more, ("hint", self._services.say("action-hint"))))
        square = self.steering.square
        if told is None or square is None:
            return told
        return replace(told, spoken=spoken(self.showing.shown, players, self._services.say, *facts, square))

    def _thinking(self, players: tuple[PlayerLook, ...]) -> ThinkingModel:
        return ThinkingModel(players[self.match.state.actor or 0], take_back=self._offer(players))

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
