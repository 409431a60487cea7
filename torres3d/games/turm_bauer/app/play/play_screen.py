"""The screen on which Turm Bauer is played: what the person does goes to `Controller`, what happened to panels."""

from collections.abc import Callable, Collection

from torres3d.app.screens.play_screen import BasePlayScreen
from torres3d.app.session.players import bots_of
from torres3d.games.turm_bauer.app.hand.held_block import Pixel
from torres3d.games.turm_bauer.app.input.selection import OnBlock, OnRing
from torres3d.games.turm_bauer.app.log.log_and_recap import LogAndRecap
from torres3d.games.turm_bauer.app.log.turn_lines import LitPlaces
from torres3d.games.turm_bauer.app.play.controller import Controller
from torres3d.games.turm_bauer.app.play.game_session import AskedJudge, GameSession
from torres3d.games.turm_bauer.app.play.hints import Hints
from torres3d.games.turm_bauer.app.play.overlay_switches import OverlaySwitches
from torres3d.games.turm_bauer.app.play.panels_around import PanelsAround
from torres3d.games.turm_bauer.app.play.services import GameServices
from torres3d.games.turm_bauer.app.play.table_marks import TableMarks
from torres3d.games.turm_bauer.app.presentation.playback import Playback
from torres3d.games.turm_bauer.hud.models.intents import DoBuilding, PickBlock, ShowSupply, UseRing
from torres3d.games.turm_bauer.kit.kit import TurmGame
from torres3d.games.turm_bauer.kit.setup import Setup, as_setup
from torres3d.games.turm_bauer.rules.places import Colour
from torres3d.games.turm_bauer.scene.colour_looks import looks_of
from torres3d.games.turm_bauer.scene.interaction.picking import Pick
from torres3d.games.turm_bauer.scene.interaction.place_cursor import Direction
from torres3d.games.turm_bauer.scene.table import Table
from torres3d.hud.frame.question import Answer
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import BoardFocused
from torres3d.hud.models.models import HudModel
from torres3d.hud.models.player_look import PlayerLook

WAYS: dict[str, Direction] = {
    "cursor_left": "left",
    "cursor_right": "right",
    "cursor_up": "ahead",
    "cursor_down": "back",
    "raise_block": "up",
    "lower_block": "down",
}
"""Keys that lead the ghost, or the choice of a field, on."""


class PlayScreen(BasePlayScreen):
    """A `Screen` for one game of Turm Bauer, with the hand of its persons; see `BasePlayScreen`. ``play_on`` is called
    with the number of a command after which a new game is to begin."""

    turn_stage = "build"
    match: GameSession
    showing: Playback
    following: LogAndRecap
    overlays: OverlaySwitches
    commanding: Controller

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
        services, table, setup = parts.services, parts.table, as_setup(game.header.setup)
        showing = Playback(table, services.effects, game.state, game.history.live(), self._mark_stale)
        bots = bots_of(setup, parts.levels)
        match = GameSession(game, bots, parts.mind, judge or parts.judge, showing, self._mark_stale)
        following = LogAndRecap(table, game.history.start, showing.show, play_on)
        overlays = OverlaySwitches(table, services.keys)
        super().__init__(services, match, showing, following, overlays, finished, menu, read)
        self._parts = parts
        self._game = game
        self._entered = False
        self.commanding = Controller(parts, match, lambda: self.players, self._mark_stale, self.gestures)
        self.hinting = Hints(parts, match, self.commanding.show_choice, self.commanding.give)
        self.around = PanelsAround(parts, setup, match, self.commanding, following, self.pacing, overlays, self.hinting)
        self._on_table = TableMarks(table, self.commanding, match)
        self._pointed: Pick | None = None
        self._keyed = False
        """Whether keys, and not the mouse, said last what is looked at."""
        self._pixel: Pixel | None = None

    @property
    def at_table(self) -> Table:
        """The table of Turm Bauer is seen."""
        return self._parts.table

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""
        return as_setup(self._game.header.setup)

    @property
    def players(self) -> tuple[PlayerLook, ...]:
        """The players by seat, with the bots that play now."""
        return self.around.players

    # the Screen protocol

    def enter(self) -> None:
        """Show the game's table."""
        table = self._parts.table
        table.set_looks(looks_of(self.setup, self._parts.services.colours))
        if not self._entered:
            self._entered = True
            table.camera.preset("iso")
        super().enter()

    def leave(self) -> None:
        """Stop everything of this game; the log is complete already."""
        self.commanding.let_be()
        super().leave()
        self.hinting.close()
        self._on_table.clear()
        self.at_table.sight.keep(None)
        self._services.steering = False

    def model(self) -> HudModel:
        """Everything on the screen now."""
        self.around.pointed = self._pointed
        self.around.keyed = self._keyed
        self.around.tip_at = self._on_table.pixel if self._keyed else None
        return self.around.model()

    def point(self, pick: Pick | None) -> None:
        """The pointer is over this thing, which may have come to lie under a mouse that rests."""
        if pick != self._pointed:
            self._pointed = pick
            self._mark_stale()

    # the Gripping protocol

    def aim(self, place: Pixel | None) -> None:
        """The pointer is on this pixel of the table."""
        if place != self._pixel:
            self._pixel, self._keyed = place, False
            if self.commanding.goal is not None:
                self.commanding.goal = None
                self._mark_stale()
        if not self.following.holds and self.match.ready and not self._keyed:
            before = self.commanding.trial
            self.commanding.hand.aim_at(place)
            if self.commanding.trial is not before:
                self._mark_stale()

    def grip(self, place: Pixel) -> bool:
        """The first button went down: take hold of the block if it can be let go here."""
        if self.following.holds or self.gestures.quiet or self.showing.busy:
            return False
        gripped = self.commanding.grip(place)
        if gripped:
            self.following.acted()
            self._on_table.show_held()
        return gripped

    def hold(self, place: Pixel | None) -> None:
        """The button is still down."""
        self.commanding.hold(place)

    def let_go(self, place: Pixel | None) -> None:
        """The button went up."""
        self.commanding.hold(place)
        self.commanding.release()
        self._mark_stale()

    def put_back(self) -> None:
        """Another button went down meanwhile."""
        self.commanding.put_back()
        self._mark_stale()

    def wheel(self, steps: float) -> bool:
        """The wheel turns what is in the hand."""
        turned = not self.following.holds and self.commanding.wheel(steps)
        if turned:
            self._mark_stale()
        return turned

    # from here on private

    def _advance(self, seconds: float) -> bool:
        if self.commanding.step(seconds):
            self._on_table.show_held()
        hinted = self.hinting.step()
        return self.around.meter.step(self.showing.shown, self.around.tried, seconds) or hinted

    @property
    def _moving(self) -> tuple[object, ...]:
        return (*super()._moving, self.match.falling)

    def _refresh(self) -> None:
        self.commanding.follow()
        self._light_hint()
        self._follow()
        self.at_table.sight.keep(self._needed())
        self.around.tell()
        if self.following.past is not None:
            self._on_table.clear()
        else:
            pointed = self._pointed if not self._keyed else None
            self._on_table.show(pointed, self.showing.busy, self.hinting.walk)
        self._services.steering = self._keyed and (
            self.commanding.trial is not None or self.commanding.goal is not None
        )

    def _light_hint(self) -> None:
        """Light the place of a hint while the block in the hand is elsewhere, and not held."""
        trial, place = self.commanding.trial, self.hinting.place
        there = self.commanding.holding is not None or (trial is not None and trial.cells == place)
        self.following.advised = LitPlaces() if there else LitPlaces(place)

    def _needed(self) -> Collection[Colour] | None:
        """The colours whose supplies have to be in sight: that of a person who is to take a block."""
        shown = self.showing.shown
        takes = shown.stage == "build" and shown.actor not in self.match.bots and self.following.past is None
        return [shown.acting.colour] if takes and shown.acting is not None else []

    def _lead(self, action: str) -> bool:
        if action in ("cancel", "skip"):
            return self.commanding.put_back()
        if action == "board":
            self._keyed = True
            self._services.steering = True
        return action == "board"

    def _take(self, intent: Intent) -> None:
        match intent:
            case ShowSupply(colour):
                self.around.look_at(colour)
            case BoardFocused():
                self.commanding.step_on()
            case _ if self.following.holds:
                self._only_looking()
            case PickBlock(block):
                self._act(lambda: self.commanding.click(OnBlock(block)))
            case UseRing(ring):
                self._act(lambda: self.commanding.click(OnRing(ring)))
            case DoBuilding("hint"):
                self.hinting.ask()
            case DoBuilding(action):
                self._act(lambda: self.commanding.do(action))
            case Answer("prompt", answer):
                self._answer(answer)

    def _act(self, do: Callable[[], None]) -> None:
        """Do something in the game: a recap that lay there has been seen."""
        self.following.acted()
        do()

    def _press(self, action: str) -> None:
        commanding = self.commanding
        if action in WAYS:
            self._keyed = True
            commanding.lead(WAYS[action])
        elif action in ("next_target", "previous_target"):
            self._keyed = True
            commanding.step_on(back=action == "previous_target")
        elif action == "choose" and commanding.goal is None and self.hinting.walk is not None:
            if not self.gestures.again(("let_go", commanding.selection)):
                self.hinting.take()
        elif action == "choose":
            commanding.do("let_go")
        elif action in ("take_next", "take_previous"):
            self._keyed = True
            commanding.take_next(back=action == "take_previous")
        elif action == "hint":
            self.hinting.ask()
        else:
            commanding.do(action)

    def _answer(self, answer: str) -> None:
        if answer == "hint_step":
            self.hinting.take()
        elif answer == "cancel":
            self._let_be()
        else:
            self._act(lambda: self.commanding.do(answer))

    def _let_be(self) -> bool:
        if self.hinting.active:
            self.hinting.close()
            return True
        return self.commanding.let_be()

    def _cancel(self) -> None:
        if not self._let_be():
            if self._keyed:
                self._keyed = False
            else:
                self._menu()
