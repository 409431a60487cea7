"""Somebody who goes through the lessons of Turm Bauer by keys alone, as the words and the keys on the screen say."""

from collections.abc import Callable

from tests.app.keyboard import Keys
from torres3d.games.turm_bauer.app.lessons.lesson_screen import LessonScreen
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.hud.panels.steadiness_panel import GRADES
from torres3d.games.turm_bauer.rules.command_notation import read_choice
from torres3d.games.turm_bauer.rules.commands import Choice, Discard, Move, Placement
from torres3d.games.turm_bauer.rules.judging.risk_estimate import RiskEstimate
from torres3d.games.turm_bauer.scene.physics.background_judge import BackgroundJudge

PATIENCE = 300
"""Rounds within which a step follows the one before."""
MOST = 60
"""Keys within which a block, a place or a field is come to."""
TRIES = 6
"""Of a block that may slip."""


def hear(parts: GameServices) -> None:
    """Wait for what the judge in its process says."""
    assert isinstance(parts.judge, BackgroundJudge)
    parts.judge.wait(20)


class TurmPupil:
    """Learns at a program. ``seen`` gets the name of each moment to look at."""

    def __init__(self, keys: Keys, seen: Callable[[str], None] = lambda name: None) -> None:
        self.keys = keys
        self.seen = seen
        self.told: list[str] = []
        """The steps gone through."""

    @property
    def lesson(self) -> LessonScreen:
        """The lesson on the screen."""
        top = self.keys.program.services.screens.top
        assert isinstance(top, LessonScreen), type(top).__name__
        return top

    @property
    def at(self) -> str:
        """The name of the step that is shown."""
        course = self.lesson.progress
        return f"{course.chapter.id}-{course.step.id}"

    def learn(self) -> None:
        """From the main menu to the last step, which offers a game."""
        self.keys.spot("learn")
        self.keys.rounds(3)
        while not self.lesson.progress.step.finish:
            self.do()
        self.seen(self.at)

    def do(self) -> None:
        """Do what the present step asks for, and go on to the next."""
        self.settle()
        name = self.at
        self.told.append(name)
        self.keys.rounds(3)
        self.seen(name)
        for _ in range(TRIES):
            self.act()
            self.keys.rounds(2)
            self.follow(name)
            if self.at != name:
                return
        raise AssertionError(f"{name} is never done")

    def act(self) -> None:
        """Do what the present step asks for, once."""
        step = self.lesson.progress.step
        if step.choices:
            assert step.right is not None
            self.keys.key(str(step.choices.index(step.right) + 1))
        elif step.watch == "turned":
            self.keys.keys("shift-arrow_left", "shift-arrow_left", "shift-arrow_left")
        elif step.watch == "held":
            self.keys.key("6")
        elif step.watch == "block":
            self.keys.key("f")
        elif step.watch == "refused":
            self.keys.keys("n", "enter")
        elif step.do:
            self.give(read_choice(step.model))

    def give(self, choice: Choice) -> None:
        """Give a choice by keys; where the step lets more than its model through, the first that is come to."""
        lesson = self.lesson
        ring = None if isinstance(choice, Discard) else getattr(choice, "ring", None)
        if ring is not None:
            self.keys.key({"free": "7", "pass": "8", "leap": "9"}[ring])
        match choice:
            case Placement(block):
                self.take(block)
                self.to_a_place()
                self.seen(f"{self.at}-held")
                self.keys.key("enter")
            case Discard(block):
                self.take(block)
                self.seen(f"{self.at}-held")
                self.keys.key("delete")
            case Move(to):
                for _ in range(MOST):
                    if lesson.controller.goal == to:
                        break
                    self.keys.key("n")
                self.seen(f"{self.at}-goal")
                self.keys.key("enter")
            case _:
                raise AssertionError(choice)

    def take(self, block: str) -> None:
        """Take a block of the supply, one after another."""
        for _ in range(MOST):
            if self.lesson.controller.selection.block == block:
                return
            self.keys.key("6")
        raise AssertionError(f"{block} is not come to")

    def to_a_place(self) -> None:
        """Lead the block to a place that the step lets through, that the meter calls rock-solid if it is to stand."""
        lesson = self.lesson
        for _ in range(MOST):
            trial, block = lesson.controller.hand.trial, lesson.controller.selection.block
            assert trial is not None
            assert block is not None
            if trial.cells is not None:
                ring = "free" if lesson.controller.selection.ring == "free" else None
                offered = trial.fits and lesson.progress.offers(Placement(block, trial.cells, ring))
                place = Placement(block, trial.cells, None)
                if offered and (lesson.progress.step.otherwise or self.is_sure(place)):
                    return
            self.keys.key("n")
        raise AssertionError("no place is come to")

    def is_sure(self, place: Placement) -> bool:
        """Whether hardly any hand lets something fall at a place."""
        return RiskEstimate(self.lesson.session.state, place).figure().falls <= GRADES[0].falls

    def settle(self) -> None:
        """Let everything be shown."""
        for _ in range(PATIENCE):
            guard = self.lesson.input_guard
            if self.lesson.playback.idle and not (guard.quiet or guard.settling):
                return
            self.keys.rounds()
        raise AssertionError("it is never all shown")

    def follow(self, name: str) -> None:
        """Go on until another step is shown, or what was built slipped; Enter where an answer is to be read first."""
        for _ in range(PATIENCE):
            lesson = self.lesson
            if lesson.session.falling is not None:
                hear(self.keys.turm)
            if self.at != name or (lesson.session.state.slips and lesson.session.ready and not lesson.progress.done):
                return
            if lesson.progress.waits and lesson.playback.idle:
                self.seen(f"{name}-after")
                self.keys.key("enter")
            else:
                self.keys.rounds()
        raise AssertionError(f"nothing follows {name}")
