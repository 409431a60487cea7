"""The replay screen of any game: a scrubber with marks, steps, jumps, playback at a pace, live replay.

Each game adds its own panels, and what a click on the table means.
"""

from abc import abstractmethod
from collections.abc import Callable
from itertools import takewhile
from pathlib import Path
from typing import Any, Generic

from msgspec.structs import replace

from torres3d.app.screens.practice_way import PracticeWay
from torres3d.app.screens.replay_analysis import ReplayAnalysis
from torres3d.app.session.log_and_recap import BaseLogView
from torres3d.app.session.overlay_switches import BaseOverlaySwitches
from torres3d.app.session.playback import BasePlayback, BaseShownEvent, shown_events
from torres3d.app.window.base_screen import AnyTable, Screen
from torres3d.app.window.services import BaseGameServices
from torres3d.base.faults import Fault
from torres3d.engine.history import History
from torres3d.engine.kit import EventT, StateT
from torres3d.engine.log_lock import locked_elsewhere
from torres3d.engine.log_replay import read_appended
from torres3d.hud.kit.base_models import Answer, ChoiceDialog
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice, OpenMenu, ReplaySpeed, ReplayStep, ReplayTo
from torres3d.hud.models.page_models import OpenRules
from torres3d.hud.models.recap_and_pace_models import LookAt
from torres3d.hud.models.replay_models import Mark, ReplayChoice, ReplayModel
from torres3d.hud.models.turn_models import PromptModel

CHECK_INTERVAL = 1.0
"""Seconds between checks of the file."""


class LiveReplay:
    """Reader of the growing log ``file`` into its ``history``. It checks only size and time until they change."""

    def __init__(self, file: Path, history: History[Any, Any]) -> None:
        self._file = file
        self._history = history
        self._seen = (-1, -1)
        self._rest = 0.0
        self.live = False
        """Whether another program plays the game now."""

    def step(self, seconds: float) -> bool:
        """Check if it is time; True if the game went on, or began or ceased to be live."""
        self._rest -= seconds
        if self._rest > 0 or self._history.state.stage == "over":
            return False
        self._rest = CHECK_INTERVAL
        before = self._history.n, self.live
        self._look()
        return (self._history.n, self.live) != before

    def _look(self) -> None:
        try:
            about = self._file.stat()
            seen = about.st_size, about.st_mtime_ns
            if seen != self._seen:
                read_appended(self._history.kit, self._file, self._history)
                self._seen = seen
        except (OSError, Fault):
            self.live = False  # deleted, or no log any more: what was shown of it stays
            return
        self.live = self._history.state.stage != "over" and locked_elsewhere(self._file)


STEP_PAUSE = 0.5
"""Seconds between commands at speed 1."""
KEYS = {
    "undo": "back",
    "redo": "forward",
    "cancel": "close",
    "play_on": "branch",
    "open_hands": "eyes",
    "recap_back": "back",
    "recap_next": "forward",
    "previous_target": "turn_back",
    "next_target": "turn_forward",
    "previous_mistake": "mistake_back",
    "next_mistake": "mistake_forward",
    "own_mistakes": "own_mistakes",
    "hint": "better",
}
"""Meanings of a game's keys in a replay: those that move between targets move between turns."""


class BaseReplayScreen(Screen, Generic[StateT, EventT]):
    """A `Screen` that replays a game, finished or in progress. ``close`` leaves it; ``analyse`` analyses a finished
    game (None if that is impossible); ``branch`` continues from a command in a new game; ``watching`` reads on what
    another program plays."""

    most_shown: int
    """Commands of another program that are shown one by one; of more at once only the end."""
    share: Callable[[], None] | None = None
    """Writes the game as a page; None where that is impossible."""
    read: Callable[[str], None] | None = None
    """Opens the rules of the game at a rule; None where there are none."""
    analysis: ReplayAnalysis | None = None
    """The analysis of the game; None where there is none."""
    practice: PracticeWay | None = None
    """Leads to puzzles once the game is over; None where there are none."""
    back = ""
    """The label of the button that closes the replay; empty for the usual one."""
    place = "replay"

    def __init__(
        self,
        parts: BaseGameServices[Any],
        history: History[StateT, EventT],
        playback: BasePlayback[StateT, EventT],
        book: BaseLogView[Any],
        overlays: BaseOverlaySwitches,
        close: Callable[[], None],
        analyse: Callable[[], None] | None = None,
        branch: Callable[[int], None] | None = None,
        watching: LiveReplay | None = None,
    ) -> None:
        self._parts = parts
        self._services = parts.services
        self.history = history
        self._close = close
        self._analyse = analyse
        self._branch = branch
        self._watching = watching
        self.steps = history.standing_steps()
        self.at = 0
        self.playing = False
        self.speed = 1.0
        self._rest = 0.0
        self._stale = True
        self.playback = playback
        self.log_view = book
        self.log_view.fit(self._services.folded())
        self.overlays = overlays
        self._mark_turns()

    # what differs from game to game

    @abstractmethod
    def _marked(self) -> tuple[Mark, ...]:
        """The marks of the scrubber for all steps; those of the kind ``turn`` are where turns begin."""

    @abstractmethod
    def _line(self, told: BaseShownEvent[StateT, EventT]) -> str | None:
        """The line of an event; None for events without one."""

    def _light(self) -> None:
        """Light up the target of the log's line under the pointer, on a table with lights."""

    def _own_key(self, action: str) -> bool:
        """Do a key's action unless it is the bar's; False for the bar's."""
        return self.overlays.key(action)

    # the Screen protocol

    @property
    def at_table(self) -> AnyTable:
        return self.overlays.table

    def enter(self) -> None:
        persons = [seat for seat, player in enumerate(self.history.header.setup.players) if player.bot is None]
        self.overlays.table.sit_down(persons[0] if len(persons) == 1 else 0, shared=False)
        self.overlays.show()
        self.playback.show()
        self._mark_stale()

    def leave(self) -> None:
        self.playing = False
        if self.analysis is not None:
            self.analysis.leave()
        self.overlays.clear()

    def step(self, seconds: float) -> bool:
        if self.log_view.fit(self._services.folded()):
            self._mark_stale()
        self.playback.pace = self._services.settings.animation_speed * self.speed
        if self._watching is not None and self._watching.step(seconds):
            self._go_on_with()
        if self.analysis is not None and self._finished and self.analysis.step():
            self._mark_stale()
        self.playback.step(seconds)
        if self.playing and self.playback.idle:
            self._rest -= seconds * self.speed
            if self._rest <= 0:
                self._play_on()
        stale, self._stale = self._stale or self.overlays.stale, False
        return stale

    def intent(self, intent: Intent) -> None:
        self._mark_stale()
        if self.overlays.intent(intent):
            return
        if self.log_view.intent(intent):
            self._light()
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
            case Answer("prompt", "summary"):
                self._open_summary()
            case Answer("prompt", "practise") if self.practice is not None:
                self.playing = False
                self.practice.open()
            case OpenRules(rule) if self.read is not None:
                self.read(rule)
            case LookAt(at):
                n = self.log_view.turn_log.moment(at).n
                self.jump(next(number for number, step in enumerate(self.steps, 1) if step.n == n))

    def key(self, action: str) -> None:
        self._mark_stale()
        if action == "log":
            self.log_view.read(not self.log_view.reading)
        elif action == "skip":
            self._go("pause" if self.playing else "play")
        elif action == "rules" and self.read is not None:
            self.read(self._services.effects.refused)
        elif action == "analyse":
            done = self.analysis is not None and self.analysis.done
            self._go("analyse" if done else "begin_analysis")
        elif not self._own_key(action):
            self._go(KEYS.get(action, ""))

    def click(self, pick: object, second: bool) -> None:
        """Finish the current animation at once."""
        self.playback.skip()

    # going through the game

    @property
    def state(self) -> StateT:
        """The state after ``at`` commands, shown when nothing moves any more."""
        return self.steps[self.at - 1].after if self.at else self.history.start

    def forward(self) -> None:
        """Animate the next command."""
        if self.at >= len(self.steps):
            return
        if not self.playback.idle:
            self.jump(self.at)
        self.playback.add(self.steps[self.at])
        self.at += 1
        self.playback.step(0.0)

    def jump(self, at: int) -> None:
        """Show the state after ``at`` commands at once."""
        self.at = min(max(at, 0), len(self.steps))
        self.playback.jump(self.state, self.steps[: self.at])

    # from here on private

    def _bar(self) -> ReplayModel:
        say = self._services.say
        mistake = "" if self.analysis is None else self.analysis.mistake_line(self.at)
        return ReplayModel(
            self.at,
            len(self.steps),
            self.playing,
            self.speed,
            self._marks,
            mistake or self._label(),
            can_analyse=self._analyse is not None and self._finished,
            can_branch=None if self._branch is None else self.state.actor is not None,
            live=self._live_told(),
            choices=() if self.share is None else (ReplayChoice("share", say("menu-share"), say("share-about")),),
            curve=None if self.analysis is None or not self._finished else self.analysis.curve(self.at),
            back=self.back,
        )

    def _summed_up(self, prompt: PromptModel | None) -> PromptModel | None:
        """The prompt at the end of the game, with a way to puzzles, and the summary of the analysis once it is there:
        in a window with little room as a button."""
        if prompt is None:
            return None
        say, analysis, practice = self._services.say, self.analysis, self.practice
        more, folded = list(prompt.more), self._services.folded()
        if analysis is not None and analysis.summary and folded:
            more.append(("summary", say("replay-summary")))
        if practice is not None and practice.offered(None if analysis is None else analysis.own_mistakes):
            more.append(("practise", say(practice.label)))
        prompt = replace(prompt, more=tuple(more))
        return prompt if analysis is None or folded else analysis.summed_up(prompt)

    def _open_summary(self) -> None:
        """Show the summary where it has no room beside the table."""
        if self.analysis is not None:
            say = self._services.say
            dialog = ChoiceDialog("summary", say("replay-summary"), self.analysis.summary, (("ok", say("done")),))
            self._services.screens.ask(dialog, {})

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
            case _:
                self._leave_for(what)

    def _leave_for(self, what: str) -> None:
        """Steps that lead out of the replay, and those of its analysis."""
        match what:
            case "close":
                self._close()
            case "analyse" if self._analyse is not None and self._finished:
                self._analyse()
            case "share" if self.share is not None:
                self.share()
            case "branch" if self._branch is not None and self.state.actor is not None:
                self.playing = False
                self._branch(self.at)
            case _ if self.analysis is not None and self._finished:
                at = self.analysis.go(what, self.at)
                if at is not None:
                    self.jump(at)

    def _go_on_with(self) -> None:
        """Follow new commands if the replay is at its end; otherwise stay."""
        before, self.steps = self.steps, self.history.standing_steps()
        self._mark_turns()
        self._mark_stale()
        same = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(before, self.steps, strict=False)))
        at_end = self.at == len(before)
        if self.at > same or (at_end and len(self.steps) - same > self.most_shown):
            self.jump(len(self.steps) if at_end else same)
        elif at_end:
            for step in self.steps[same:]:
                self.playback.add(step)
            self.at = len(self.steps)

    @property
    def _live(self) -> bool:
        return self._watching is not None and self._watching.live

    def _live_told(self) -> str:
        """The note that another program plays the game, with the number of commands not shown."""
        if not self._live:
            return ""
        say, further = self._services.say, len(self.steps) - self.at
        return say("replay-behind", count=further) if further else say("replay-live")

    @property
    def _finished(self) -> bool:
        return self.history.state.actor is None

    def _label(self) -> str:
        """The text of the last event."""
        lines = (self._line(told) for told in reversed(self.playback.log))
        return next((line for line in lines if line is not None), "")

    def _mark_turns(self) -> None:
        """Fill the log and the marks of the scrubber."""
        self.log_view.follow(shown_events(self.steps))
        self._marks = self._marked()
