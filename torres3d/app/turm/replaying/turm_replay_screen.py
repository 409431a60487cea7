"""The screen that shows a game of Turm Bauer again: a scrubber with marks, steps, jumps, play at a pace."""

from collections.abc import Callable
from itertools import takewhile

from torres3d.app.either.any_beat import told_of
from torres3d.app.replay.watching import Watching
from torres3d.app.turm.following.turm_log import TurmLog
from torres3d.app.turm.playing.turm_overlays import TurmOverlaySwitches
from torres3d.app.turm.playing.turm_panels import BuildingFacts, building_turn, standing_panel
from torres3d.app.turm.playing.turm_parts import TurmParts
from torres3d.app.turm.replaying.turm_marks import turm_marks
from torres3d.app.turm.showing.turm_people import called_by, emblems_of, shown_as, turm_looks, turm_people
from torres3d.app.turm.showing.turm_showing import TurmShowing
from torres3d.hud.contract.following_intents import LookAt
from torres3d.hud.contract.intents import Intent, MenuChoice, OpenMenu, ReplaySpeed, ReplayStep, ReplayTo
from torres3d.hud.contract.models import HudModel, Mark, PlayerLook, ReplayModel
from torres3d.hud.contract.turm.turm_models import TurmPanels
from torres3d.kits.turm.setup import Setup
from torres3d.kits.turm.turm_kit import TurmHistory, TurmStep
from torres3d.table.turm.touch.turm_picking import TurmPick
from torres3d.table.turm.turm_table import TurmTable
from torres3d.turm.state import State
from torres3d.words.turm.turm_phrases import turm_line

MOST_SHOWN = 6
"""Commands of another program that are shown one by one; of more at once only the end."""
STEP_PAUSE = 0.5
"""Seconds between commands at speed 1."""
KEYS = {
    "undo": "back",
    "redo": "forward",
    "cancel": "close",
    "play_on": "branch",
    "recap_back": "back",
    "recap_next": "forward",
    "previous_target": "turn_back",
    "next_target": "turn_forward",
}
"""What keys of a game do in a replay."""


class TurmReplayScreen:
    """A `Screen` that goes through a game. ``close`` is called to leave it, ``analyse`` to have it analysed when it is
    over (None where that cannot be), ``branch`` to play on after so many commands; ``watching`` reads on what another
    program plays."""

    def __init__(
        self,
        parts: TurmParts,
        history: TurmHistory,
        close: Callable[[], None],
        analyse: Callable[[], None] | None = None,
        branch: Callable[[int], None] | None = None,
        watching: Watching | None = None,
    ) -> None:
        self._parts = parts
        self._services = parts.services
        self._history = history
        self._close = close
        self._analyse = analyse
        self._branch = branch
        self._watching = watching
        self.steps: list[TurmStep] = history.live()
        self.at = 0
        self.playing = False
        self.speed = 1.0
        self._rest = 0.0
        self.book = TurmLog(history.start)
        self.book.open = not parts.services.folded()
        self._stale = True
        self.showing = TurmShowing(parts.table, parts.services.effects, self.state, changed=self._mark_stale)
        self.overlays = TurmOverlaySwitches(parts.table, parts.services.keys)
        self._mark_turns()

    @property
    def at_table(self) -> TurmTable:
        """The table of Turm Bauer is seen."""
        return self._parts.table

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""
        return self._history.header.setup

    @property
    def players(self) -> tuple[PlayerLook, ...]:
        """The players by seat."""
        return turm_people(self._history.header.setup, {}, self._services.say)

    @property
    def state(self) -> State:
        """The state after ``at`` commands, which is shown when nothing moves any more."""
        return self.steps[self.at - 1].after if self.at else self._history.start

    def enter(self) -> None:
        """Show where the replay stands."""
        table = self._parts.table
        table.marks.clear()
        table.ghost.clear()
        table.hand.clear()
        table.set_looks(turm_looks(self._history.header.setup, self._services.colours))
        self.overlays.show()
        self.showing.show()
        self._mark_stale()

    def leave(self) -> None:
        """Stop playing."""
        self.playing = False
        self._parts.table.lights.clear()
        self._parts.table.skip()
        self.overlays.clear()

    def step(self, seconds: float) -> bool:
        """Play on."""
        self.showing.pace = self._services.settings.animation_speed * self.speed
        if self._watching is not None and self._watching.step(seconds):
            self._go_on_with()
        busy = self.showing.busy
        self.showing.step(seconds)
        if self.playing and self.showing.idle:
            self._rest -= seconds * self.speed
            if self._rest <= 0:
                self._play_on()
        stale = self._stale or self.overlays.stale or busy != self.showing.busy
        self._stale = False
        return stale

    def forward(self) -> None:
        """Show the next command as it happened."""
        if self.at >= len(self.steps):
            return
        if not self.showing.idle:
            self.jump(self.at)
        self.showing.add(self.steps[self.at])
        self.at += 1
        self.showing.step(0.0)

    def jump(self, at: int) -> None:
        """Show the state after ``at`` commands at once."""
        self.at = min(max(at, 0), len(self.steps))
        self.showing.jump(self.state, self.steps[: self.at])

    def model(self) -> HudModel:
        """The panels of the position shown, and the replay bar."""
        say, players, shown = self._services.say, self.players, self.showing.shown
        setup = self._history.header.setup
        facts = BuildingFacts(shown, players, emblems_of(setup), shown_as(setup), self._services.keys)
        return HudModel(
            turm=TurmPanels(standing_panel(facts), building_turn(facts, say)),
            log=self.book.model(players, say, self._services.keys, now=len(self.showing.log) - 1),
            overlays=self.overlays.model(),
            replay=ReplayModel(
                self.at,
                len(self.steps),
                self.playing,
                self.speed,
                self._marks,
                self._label(players),
                can_analyse=self._analyse is not None and self._history.state.stage == "over",
                can_branch=self._can_branch,
                live=self._live_told(),
            ),
        )

    def intent(self, intent: Intent) -> None:
        """A panel tells what the person wants."""
        self._mark_stale()
        if self.overlays.intent(intent):
            return
        if self.book.intent(intent):
            lit = self.book.lit()
            self._parts.table.lights.show(lit.cells, lit.places)
            return
        match intent:
            case ReplayTo(at):
                self.jump(at)
            case ReplaySpeed(speed):
                self.speed = speed
            case ReplayStep(what):
                self._go(what)
            case OpenMenu() | MenuChoice():
                self._close()
            case LookAt(at):
                n = self.book.chronicle.moment(at).n
                self.jump(next(number for number, step in enumerate(self.steps, 1) if step.n == n))

    def key(self, action: str) -> None:
        """A key was pressed."""
        self._mark_stale()
        if action == "log":
            self.book.read(not self.book.reading)
        elif not self.overlays.key(action):
            skip = {"skip": "pause" if self.playing else "play"}
            self._go((KEYS | skip).get(action, ""))

    def point(self, pick: TurmPick | None) -> None:
        """The table does not react."""

    def click(self, pick: TurmPick | None, second: bool) -> None:
        """A click on the table shows at once how the present motion ends."""
        self.showing.skip()

    def _mark_stale(self) -> None:
        self._stale = True

    def _play_on(self) -> None:
        if self.at < len(self.steps):
            self.forward()
        else:
            self.playing = False
        self._rest = STEP_PAUSE
        self._mark_stale()

    def _go(self, what: str) -> None:
        turns = [0, *(mark.at for mark in self._marks if mark.kind == "turn")]
        match what:
            case "first":
                self.jump(0)
            case "last":
                self.jump(len(self.steps))
            case "back":
                self.jump(self.at - 1)
            case "forward":
                self.forward()
            case "turn_back":
                self.jump(max((turn for turn in turns if turn < self.at), default=0))
            case "turn_forward":
                self.jump(min((turn for turn in turns if turn > self.at), default=len(self.steps)))
            case "play":
                if self.at == len(self.steps):
                    self.jump(0)
                self.playing, self._rest = True, 0.0
            case "pause":
                self.playing = False
            case "close":
                self._close()
            case "analyse" if self._analyse is not None and self._history.state.stage == "over":
                self._analyse()
            case "branch" if self._branch is not None and self._can_branch:
                self.playing = False
                self._branch(self.at)

    def _go_on_with(self) -> None:
        """The game went on meanwhile: who stands at its end sees what happens, others stay where they are."""
        before, self.steps = self.steps, self._history.live()
        self._mark_turns()
        self._mark_stale()
        same = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(before, self.steps, strict=False)))
        at_end = self.at == len(before)
        if self.at > same or (at_end and len(self.steps) - same > MOST_SHOWN):
            self.jump(len(self.steps) if at_end else same)
        elif at_end:
            for step in self.steps[same:]:
                self.showing.add(step)
            self.at = len(self.steps)

    def _live_told(self) -> str:
        """That another program plays the game, and how much of it is not shown."""
        if self._watching is None or not self._watching.live:
            return ""
        say, further = self._services.say, len(self.steps) - self.at
        return say("replay-behind", count=further) if further else say("replay-live")

    @property
    def _can_branch(self) -> bool:
        """Whether there is something left to play from here."""
        return self._branch is not None and self.state.stage != "over"

    def _label(self, players: tuple[PlayerLook, ...]) -> str:
        """What happened last, in words."""
        for told in reversed(self.showing.log):
            line = turm_line(told.event, called_by(players), told.after.options.blocks, self._services.say)
            if line is not None:
                return line[0]
        return ""

    def _mark_turns(self) -> None:
        """Tell the log all there is, and mark turns, slips and the collapse."""
        self.book.follow(told_of(self.steps))
        setup = self._history.header.setup
        self._marks: tuple[Mark, ...] = turm_marks(self.steps, shown_as(setup), emblems_of(setup))
