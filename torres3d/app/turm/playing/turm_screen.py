"""The screen on which Turm Bauer is played: what the person does goes to `TurmCommanding`, what happened to panels."""

from collections.abc import Callable, Collection

from torres3d.app.play.gestures import Gestures
from torres3d.app.play.table_pace import TablePace
from torres3d.app.turm.choosing.turm_selection import OnBlock, OnRing
from torres3d.app.turm.following.turm_following import TurmFollowing
from torres3d.app.turm.hand.holding import Pixel
from torres3d.app.turm.playing.on_the_table import OnTheTable
from torres3d.app.turm.playing.turm_around import TurmAround
from torres3d.app.turm.playing.turm_commanding import TurmCommanding
from torres3d.app.turm.playing.turm_hinting import TurmHinting
from torres3d.app.turm.playing.turm_overlays import TurmOverlaySwitches
from torres3d.app.turm.playing.turm_parts import TurmParts
from torres3d.app.turm.playing.turm_sitting import AsideJudge, TurmSitting
from torres3d.app.turm.showing.turm_people import turm_bots, turm_looks
from torres3d.app.turm.showing.turm_showing import TurmShowing
from torres3d.hud.contract.intents import Intent, OpenMenu, StopThinking
from torres3d.hud.contract.models import HudModel, PlayerLook
from torres3d.hud.contract.rules_models import OpenRules
from torres3d.hud.contract.turm.turm_intents import DoBuilding, PickBlock, ShowSupply, UseRing
from torres3d.hud.contract.turn_intents import BoardFocused
from torres3d.hud.frame.question import Answer
from torres3d.kits.turm.setup import Setup
from torres3d.kits.turm.turm_kit import TurmGame
from torres3d.table.turm.touch.place_order import Direction
from torres3d.table.turm.touch.turm_picking import TurmPick
from torres3d.table.turm.turm_table import TurmTable
from torres3d.turm.places import Colour

WAYS: dict[str, Direction] = {
    "cursor_left": "left",
    "cursor_right": "right",
    "cursor_up": "ahead",
    "cursor_down": "back",
    "raise_block": "up",
    "lower_block": "down",
}
"""Keys that lead the ghost, or the choice of a field, on."""


class TurmScreen:
    """A `Screen` for one game of Turm Bauer, with the hand of its persons. ``finished`` is called once when the game is
    over and everything was shown, ``play_on`` with the number of a command after which a new game is to begin."""

    def __init__(
        self,
        parts: TurmParts,
        game: TurmGame,
        finished: Callable[[TurmGame], None],
        menu: Callable[[], None],
        read: Callable[[str], None] = lambda _rule: None,
        play_on: Callable[[int], None] | None = None,
        judge: AsideJudge | None = None,
    ) -> None:
        self._parts = parts
        self._services = services = parts.services
        self._game = game
        self._finished = finished
        self._menu = menu
        self._read = read
        self._stale = True
        self._told_over = False
        self._entered = False
        setup = game.header.setup
        self.showing = TurmShowing(parts.table, services.effects, game.state, game.history.live(), self._mark_stale)
        bots = turm_bots(setup, parts.levels)
        self.match = TurmSitting(game, bots, parts.mind, judge or parts.judge, self.showing, self._mark_stale)
        self.gestures = Gestures()
        self.commanding = TurmCommanding(parts, self.match, lambda: self.players, self._mark_stale, self.gestures)
        self.hinting = TurmHinting(parts, self.match, self.commanding.show_choice, self.commanding.give)
        self.overlays = TurmOverlaySwitches(parts.table, services.keys)
        self.pacing = TablePace(services, self.match)
        self.following = TurmFollowing(parts.table, game.history.start, self.showing.show, play_on)
        self.following.book.open = not services.folded()
        self.following.follow(self.showing.log)
        self.around = TurmAround(
            parts, setup, self.match, self.commanding, self.following, self.pacing, self.overlays, self.hinting
        )
        self._on_table = OnTheTable(parts.table, self.commanding, self.match)
        self._pointed: TurmPick | None = None
        self._keyed = False
        """Whether keys, and not the mouse, said last what is looked at."""
        self._pixel: Pixel | None = None

    @property
    def at_table(self) -> TurmTable:
        """The table of Turm Bauer is seen."""
        return self._parts.table

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""
        return self._game.header.setup

    @property
    def players(self) -> tuple[PlayerLook, ...]:
        """The players by seat, with the bots that play now."""
        return self.around.players

    # the Screen protocol

    def enter(self) -> None:
        """Show the game's table."""
        table = self._parts.table
        table.set_looks(turm_looks(self._game.header.setup, self._services.colours))
        if not self._entered:
            self._entered = True
            table.camera.preset("iso")
        self.overlays.show()
        self.showing.show()
        self.following.show_again()
        if self._game.torn is not None:
            self._services.toast(self._services.say("fault-torn"))
        self._mark_stale()

    def leave(self) -> None:
        """Stop everything of this game; the log is complete already."""
        self.commanding.let_be()
        self.match.stop()
        self.match.game.close()
        self.hinting.close()
        self._on_table.clear()
        self.at_table.sight.keep(None)
        self.following.leave()
        self.overlays.clear()
        self._services.steering = False

    def step(self, seconds: float) -> bool:
        """Let the match go on."""
        match = self.match
        self.pacing.apply()
        before = (match.thinking, self.showing.busy, match.falling)
        self.gestures.step(seconds)
        if self.following.past is None:
            match.step(seconds)
        if match.state.stage == "over" and match.settled and self.showing.idle and not self._told_over:
            self._told_over = True
            self._finished(self._game)
        if self.commanding.step(seconds):
            self._on_table.show_held()
        hinted = self.hinting.step()
        metered = self.around.meter.step(self.showing.shown, self.around.tried, seconds)
        changed = before != (match.thinking, self.showing.busy, match.falling)
        stale = self._stale or hinted or metered or changed or self.overlays.stale
        self._stale = False
        if stale:
            self._refresh()
        return stale

    def model(self) -> HudModel:
        """Everything on the screen now."""
        self.around.pointed = self._pointed
        self.around.keyed = self._keyed
        self.around.tip_at = self._on_table.pixel if self._keyed else None
        return self.around.model()

    def intent(self, intent: Intent) -> None:
        """A panel tells what the person wants; what comes too early was meant for what lay there before."""
        self._mark_stale()
        if self.following.intent(intent, self.match.follower) or self.pacing.intent(intent):
            return
        if not isinstance(intent, StopThinking) and self.gestures.early():
            return
        if self.overlays.intent(intent) or self.commanding.dialogs.intent(intent):
            return
        match intent:
            case ShowSupply(colour):
                self.around.look_at(colour)
            case StopThinking():
                self.match.stop_thinking()
            case BoardFocused():
                self.commanding.step_on()
            case OpenMenu():
                self._menu()
            case OpenRules(rule):
                self._read(rule)
            case _ if self.following.holds:
                self._only_looking()
            case _:
                self._command(intent)

    def key(self, action: str) -> None:
        """A key was pressed."""
        self._mark_stale()
        if action == "rules":
            self._read(self._services.effects.refused)
            return
        if action in ("cancel", "skip") and self.commanding.put_back():
            return
        if self.following.key(action, self.match.follower) or self.pacing.change(action) or self.overlays.key(action):
            return
        if self.gestures.early():
            return
        if action == "cancel":
            self._cancel()
        elif action == "skip":
            self.showing.skip()
        elif action == "board":
            self._keyed = True
            self._services.steering = True
        elif self.following.holds:
            self._only_looking()
        else:
            self._act(lambda: self._keyed_action(action))

    def point(self, pick: TurmPick | None) -> None:
        """The pointer is over this thing, which may have come to lie under a mouse that rests."""
        if pick != self._pointed:
            self._pointed = pick
            self._mark_stale()

    def click(self, pick: TurmPick | None, second: bool) -> None:
        """The table was clicked."""
        self._mark_stale()
        if self.gestures.early():
            return
        if self.following.holds:
            self._only_looking()
        elif second:
            self._cancel()
        elif self.showing.busy and self.match.state.actor in self.match.bots:
            self.showing.skip()
        elif pick is not None:
            self._act(lambda: self.commanding.click_on(pick))

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

    def _mark_stale(self) -> None:
        self._stale = True

    def _act(self, do: Callable[[], None]) -> None:
        """Do something in the game: a recap that lay there has been seen."""
        self.following.acted()
        do()

    def _refresh(self) -> None:
        """Bring what lies on the table up to date."""
        self.commanding.follow()
        self.following.follow(self.showing.log)
        self.at_table.sight.keep(self._needed())
        self.around.tell()
        if self.match.ready and self.match.state.stage == "build":
            self.following.offer(self.match.state.actor, self._services.settings)
        self.following.refresh()
        if self.following.past is not None:
            self._on_table.clear()
        else:
            pointed = self._pointed if not self._keyed else None
            self._on_table.show(pointed, busy=self.showing.busy)
        self._services.steering = self._keyed and (
            self.commanding.trial is not None or self.commanding.goal is not None
        )

    def _needed(self) -> Collection[Colour] | None:
        """The colours whose supplies have to be in sight: that of a person who is to take a block."""
        shown = self.showing.shown
        takes = shown.stage == "build" and shown.actor not in self.match.bots and self.following.past is None
        return [shown.acting.colour] if takes and shown.acting is not None else []

    def _command(self, intent: Intent) -> None:
        """A panel or the prompt tells what is to be done."""
        match intent:
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

    def _keyed_action(self, action: str) -> None:
        commanding = self.commanding
        if action in WAYS:
            self._keyed = True
            commanding.lead(WAYS[action])
        elif action in ("next_target", "previous_target"):
            self._keyed = True
            commanding.step_on(back=action == "previous_target")
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

    def _only_looking(self) -> None:
        """Nothing can be chosen while the table shows a past moment."""
        self._services.toast(self._services.say("looking-holds"))
