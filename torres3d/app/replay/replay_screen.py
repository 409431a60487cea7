"""The screen that shows a game again: a scrubber with marks, steps, jumps, play at a pace."""

import math
from collections.abc import Callable
from itertools import takewhile

from msgspec.structs import replace

from torres3d.app.choosing.prompts import square_tip
from torres3d.app.choosing.spoken import place
from torres3d.app.either.any_beat import told_of
from torres3d.app.following.log_book import LogBook
from torres3d.app.play.panels import TurnFacts, score_panel, turn_panel
from torres3d.app.play.steering import Steering
from torres3d.app.play.torres_services import TorresServices
from torres3d.app.replay.open_hands import OpenHands
from torres3d.app.replay.watching import Watching
from torres3d.app.showing.overlay_switches import OverlaySwitches
from torres3d.app.showing.people import names_of, people
from torres3d.app.showing.scoring_board import scoring_board
from torres3d.app.showing.showing import Showing
from torres3d.hud.contract.following_intents import LookAt
from torres3d.hud.contract.intents import Intent, MenuChoice, OpenMenu, ReplaySpeed, ReplayStep, ReplayTo
from torres3d.hud.contract.models import HudModel, Mark, PlayerLook, PromptModel, ReplayModel
from torres3d.hud.frame.question import Answer
from torres3d.hud.kit.tip import TooltipModel
from torres3d.kits.torres.setup import Setup
from torres3d.kits.torres.torres_kit import TorresHistory, TorresStep
from torres3d.rules.events import CastlesScored, TurnBegan
from torres3d.rules.state import State
from torres3d.table.table import Table
from torres3d.table.touch.picking import Pick
from torres3d.words.phrases import event_line

MOST_SHOWN = 12
"""Commands of another program that are shown one by one; of more at once only the end."""
STEP_PAUSE = 0.5
"""Seconds between commands at speed 1."""
TURNS = {"previous_target": "turn_back", "next_target": "turn_forward"}
"""Keys that go from target to target in a game go from turn to turn in a replay."""
READING = 4.0
"""Seconds that a scoring stays on the screen while the replay plays, at pace 1."""


class ReplayScreen:
    """A `Screen` that goes through a finished or running game. ``close`` is called to leave it, ``analyse``
    to have the game analysed when it is over (None where that cannot be), ``branch`` to play on after so many commands;
    ``watching`` reads on what another program plays."""

    def __init__(
        self,
        services: TorresServices,
        history: TorresHistory,
        close: Callable[[], None],
        analyse: Callable[[], None] | None = None,
        branch: Callable[[int], None] | None = None,
        watching: Watching | None = None,
    ) -> None:
        self._services = services
        self._history = history
        self._close = close
        self._analyse = analyse
        self._branch = branch
        self._watching = watching
        self._hands = OpenHands()
        self.steps = history.live()
        self.at = 0
        self.playing = False
        self.speed = 1.0
        self._rest = 0.0
        self._pointed: Pick | None = None
        self.steering = Steering(services)
        self.book = LogBook(history.start)
        self.book.open = not services.folded()
        self._stale = True
        self.showing = Showing(services.table, services.effects, self.state, changed=self._mark_stale)
        self.overlays = OverlaySwitches(services.table, services.keys)
        self._mark_turns()

    @property
    def at_table(self) -> Table:
        """The table of Torres is seen, also where a menu about another game lies below."""
        return self._services.table

    @property
    def players(self) -> tuple[PlayerLook, ...]:
        """The players by seat."""
        return people(self._history.header.setup, {}, self._services.say)

    @property
    def setup(self) -> Setup:
        """The set-up of the game that is shown."""
        return self._history.header.setup

    @property
    def state(self) -> State:
        """The state after ``at`` commands, which is shown when nothing moves any more."""
        return self.steps[self.at - 1].after if self.at else self._history.start

    def enter(self) -> None:
        """Show where the replay stands."""
        self._services.table.marks.clear()
        self._services.table.ghosts.clear()
        self.overlays.show()
        self.showing.show()
        self.steering.enter()
        self._mark_stale()

    def leave(self) -> None:
        """Stop playing."""
        self.playing = False
        self.steering.leave()
        self._services.table.trails.clear()
        self._services.table.skip()
        self.overlays.clear()

    def step(self, seconds: float) -> bool:
        """Play on."""
        self.showing.pace = self._services.settings.animation_speed * self.speed
        self.showing.reading_time = READING if self.playing or self._live else math.inf
        if self._watching is not None and self._watching.step(seconds):
            self._go_on_with()
        self.showing.step(seconds)
        if self.playing and self.showing.idle:
            self._rest -= seconds * self.speed
            if self._rest <= 0:
                if self.at < len(self.steps):
                    self.forward()
                else:
                    self.playing = False
                self._rest = STEP_PAUSE
                self._mark_stale()
        stale, self._stale = self._stale or self.overlays.stale, False
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

    def jump(self, at: int) -> None:
        """Show the state after ``at`` commands at once."""
        self.at = min(max(at, 0), len(self.steps))
        self.showing.jump(self.state, self._told())

    def model(self) -> HudModel:
        """The panels of the position shown, and the replay bar."""
        say, players, showing = self._services.say, self.players, self.showing
        facts = TurnFacts(showing.shown, players, say)
        turn = turn_panel(facts)
        # No hands here: in a game that is still going on they are secret, and the bar needs the room.
        square = self.steering.square
        return HudModel(
            prompt=None if square is None else PromptModel(place(showing.shown, players, say, square)),
            score=score_panel(showing.shown, players, say),
            turn=None if turn is None else replace(turn, actions=()),
            log=self.book.model(players, self._services.keys, now=len(showing.log) - 1),
            overlays=self.overlays.model(),
            tooltip=self._tooltip(),
            tip_at=self.steering.pixel,
            scoring=scoring_board(showing.scoring, players) if showing.scoring is not None else None,
            replay=ReplayModel(
                self.at,
                len(self.steps),
                self.playing,
                self.speed,
                self._marks,
                self._label(players),
                can_analyse=self._analyse is not None and self._finished,
                can_branch=self._can_branch,
                eyes=self._hands.told(players, say) if self._finished else "",
                hands=self._hands.hands(showing.shown, players, say) if self._finished else (),
                live=self._live_told(),
            ),
        )

    def intent(self, intent: Intent) -> None:
        """A panel tells what the person wants."""
        self._mark_stale()
        if self.overlays.intent(intent):
            return
        if self.book.intent(intent):
            self._light()
            return
        match intent:
            case ReplayTo(at):
                self.jump(at)
            case ReplaySpeed(speed):
                self.speed = speed
            case ReplayStep(what):
                self._go(what)
            case Answer("scoring"):
                self.showing.go_on()
            case OpenMenu() | MenuChoice():
                self._close()
            case LookAt(at):
                self.jump(self._step_of(at))

    def key(self, action: str) -> None:
        """A key was pressed."""
        self._mark_stale()
        if action == "log":
            self.book.read(not self.book.reading)
        elif action in TURNS:
            self._go(TURNS[action])
        elif action == "cancel" and self.steering.hide():
            return
        elif not self.overlays.key(action) and not self.steering.key(action):
            steps = {"skip": "pause" if self.playing else "play", "undo": "back", "redo": "forward", "cancel": "close"}
            steps |= {"play_on": "branch", "open_hands": "eyes", "recap_back": "back", "recap_next": "forward"}
            self._go(steps.get(action, ""))

    def point(self, pick: Pick | None) -> None:
        """The pointer is over this thing."""
        if pick != self._pointed:
            self._pointed = pick
            self.steering.see_mouse()
            self._mark_stale()

    def click(self, pick: Pick | None, second: bool) -> None:
        """A click on the table shows at once how the present motion ends."""
        self.showing.skip()

    def _mark_stale(self) -> None:
        self._stale = True

    def _go(self, what: str) -> None:
        before = [turn for turn in self._turns if turn < self.at]
        following = [turn for turn in self._turns if turn > self.at]
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
                self.jump(before[-1] if before else 0)
            case "turn_forward":
                self.jump(following[0] if following else len(self.steps))
            case "play":
                if self.at == len(self.steps):
                    self.jump(0)
                self.playing, self._rest = True, 0.0
            case "pause":
                self.playing = False
            case "close":
                self._close()
            case "analyse" if self._analyse is not None and self._finished:
                self._analyse()
            case "branch" if self._branch is not None and self._can_branch:
                self.playing = False
                self._branch(self.at)
            case "eyes" if self._finished:
                self._hands.turn(len(self.players))

    @property
    def _live(self) -> bool:
        return self._watching is not None and self._watching.live

    def _live_told(self) -> str:
        """That another program plays the game, and how much of it is not shown."""
        if not self._live:
            return ""
        say, further = self._services.say, len(self.steps) - self.at
        return say("replay-behind", count=further) if further else say("replay-live")

    @property
    def _finished(self) -> bool:
        """Whether the game is over: hands of one that goes on are secret."""
        return self._history.state.stage == "over"

    @property
    def _can_branch(self) -> bool:
        """Whether there is something left to play from here."""
        return self._branch is not None and self.state.stage != "over"

    def _step_of(self, at: int) -> int:
        """How many commands had been given after the ``at``-th event."""
        n = self.book.chronicle.moment(at).n
        return next(number for number, step in enumerate(self.steps, 1) if step.n == n)

    def _light(self) -> None:
        """Light up the squares of the line of the log that is pointed at."""
        self._services.table.trails.show(self.book.lit())

    def _told(self) -> list[TorresStep]:
        """The steps up to here."""
        return self.steps[: self.at]

    def _label(self, players: tuple[PlayerLook, ...]) -> str:
        """What happened last, in words."""
        for told in reversed(self.showing.log):
            line = event_line(told.event, names_of(players), self._services.say)
            if line is not None:
                return line[0]
        return ""

    def _mark_turns(self) -> None:
        """Tell the log all there is, and mark where turns begin and where phases are scored."""
        self.book.follow(told_of(self.steps))
        players = self.players
        marks: list[Mark] = []
        for number, step in enumerate(self.steps, 1):
            turns = [event.seat for event in step.events if isinstance(event, TurnBegan)]
            marks += [Mark(number, "turn", players[seat].colour, players[seat].emblem) for seat in turns]
            if any(isinstance(event, CastlesScored) for event in step.events):
                marks.append(Mark(number, "scoring"))
        self._marks = tuple(marks)
        self._turns = [0, *(mark.at for mark in marks if mark.kind == "turn")]

    def _tooltip(self) -> TooltipModel | None:
        pointed = self._pointed.square if self._pointed is not None else None
        square = self.steering.square if self.steering.pointing else pointed
        if square is None:
            return None
        return square_tip(self.showing.shown, self.players, self._services.say, square)
