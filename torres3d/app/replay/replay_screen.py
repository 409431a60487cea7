"""The screen that shows a game again: a scrubber with marks, steps, jumps, play at a pace."""

from collections.abc import Callable

from msgspec.structs import replace

from torres3d.app.play.overlay_switches import OverlaySwitches
from torres3d.app.play.panels import TurnFacts, score_panel, turn_panel
from torres3d.app.play.people import people
from torres3d.app.play.prompts import square_tip
from torres3d.app.shell.services import Services
from torres3d.app.showing.beats import beats_of
from torres3d.app.showing.log_lines import lines_of
from torres3d.hud.contract.intents import Intent, MenuChoice, OpenMenu, ReplaySpeed, ReplayStep, ReplayTo, ToggleLog
from torres3d.hud.contract.models import HudModel, LogLine, LogModel, Mark, ReplayModel
from torres3d.hud.kit.tip import TooltipModel
from torres3d.kits.torres.kit import TorresHistory
from torres3d.rules.events import CastlesScored, TurnBegan
from torres3d.rules.state import State
from torres3d.table.touch.picking import Pick

STEP_PAUSE = 0.5
"""Seconds between commands at speed 1."""
LINES = 40


class ReplayScreen:
    """A `Screen` that goes through a finished or running game. ``close`` is called to leave it, ``analyse``
    to have the game analysed (None where that cannot be)."""

    def __init__(
        self,
        services: Services,
        history: TorresHistory,
        close: Callable[[], None],
        analyse: Callable[[], None] | None = None,
    ) -> None:
        self._services = services
        self._history = history
        self._close = close
        self._analyse = analyse
        self.steps = history.live()
        self.at = 0
        self.playing = False
        self.speed = 1.0
        self._rest = 0.0
        self._hover: Pick | None = None
        self._log_open = True
        self._changed = True
        self.players = people(history.header.setup, {}, services.say)
        self.overlays = OverlaySwitches(services.table, services.keys)
        self._turns = [
            0,
            *(i + 1 for i, step in enumerate(self.steps) if any(isinstance(e, TurnBegan) for e in step.events)),
        ]

    @property
    def state(self) -> State:
        """The state that is shown: after ``at`` commands."""
        return self.steps[self.at - 1].after if self.at else self._history.start

    def enter(self) -> None:
        """Show where the replay stands."""
        self._services.table.show(self.state)

    def leave(self) -> None:
        """Stop playing."""
        self.playing = False
        self._services.table.skip()
        self.overlays.clear()

    def step(self, seconds: float) -> bool:
        """Play on."""
        if self.playing and not self._services.table.animating:
            self._rest -= seconds * self.speed
            if self._rest <= 0:
                if self.at < len(self.steps):
                    self.forward()
                else:
                    self.playing = False
                self._rest = STEP_PAUSE
                self._changed = True
        changed, self._changed = self._changed, False
        return changed

    def forward(self) -> None:
        """Show the next command as it happened."""
        if self.at >= len(self.steps):
            return
        step = self.steps[self.at]
        self.at += 1
        table = self._services.table
        table.skip()
        for beat in beats_of(step):
            table.play(beat.before, beat.events, beat.after)

    def jump(self, at: int) -> None:
        """Show the state after ``at`` commands at once."""
        self.at = min(max(at, 0), len(self.steps))
        self._changed = True
        self._services.table.skip()
        self._services.table.show(self.state)

    def model(self) -> HudModel:
        """The panels of the position shown, and the replay bar."""
        say = self._services.say
        facts = TurnFacts(self.state, self.players, say)
        lines = self._lines()
        turn = turn_panel(facts)
        # No hands here: in a game that is still going on they are secret, and the bar needs the room.
        return HudModel(
            score=score_panel(self.state, self.players, say),
            turn=None if turn is None else replace(turn, actions=()),
            log=LogModel(lines, say("log-title"), self._log_open),
            overlays=self.overlays.model(),
            tooltip=self._tooltip(),
            replay=ReplayModel(
                self.at,
                len(self.steps),
                self.playing,
                self.speed,
                self._marks(),
                lines[-1].text if lines else "",
                can_analyse=self._analyse is not None,
            ),
        )

    def intent(self, intent: Intent) -> None:
        """A panel tells what the person wants."""
        self._changed = True
        if self.overlays.intent(intent):
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
            case ToggleLog():
                self._log_open = not self._log_open

    def key(self, action: str) -> None:
        """A key was pressed."""
        self._changed = True
        if self.overlays.key(action):
            return
        steps = {"skip": "pause" if self.playing else "play", "undo": "back", "redo": "forward", "cancel": "close"}
        self._go(steps.get(action, ""))

    def point(self, pick: Pick | None) -> None:
        """The pointer is over this thing."""
        self._changed |= pick != self._hover
        self._hover = pick

    def click(self, pick: Pick | None, second: bool) -> None:
        """A click on the table shows at once how the present motion ends."""
        self._services.table.skip()

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
            case "analyse" if self._analyse is not None:
                self._analyse()

    def _lines(self) -> tuple[LogLine, ...]:
        steps = self.steps[max(self.at - LINES, 0) : self.at]
        return tuple(lines_of(steps, self.players, self._services.say)[-LINES:])

    def _marks(self) -> tuple[Mark, ...]:
        marks: list[Mark] = []
        for number, step in enumerate(self.steps, 1):
            turns = [event.seat for event in step.events if isinstance(event, TurnBegan)]
            marks += [Mark(number, "turn", self.players[seat].colour) for seat in turns]
            if any(isinstance(event, CastlesScored) for event in step.events):
                marks.append(Mark(number, "scoring"))
        return tuple(marks)

    def _tooltip(self) -> TooltipModel | None:
        if self._hover is None or self._hover.square is None:
            return None
        return square_tip(self.state, self.players, self._services.say, self._hover.square)
