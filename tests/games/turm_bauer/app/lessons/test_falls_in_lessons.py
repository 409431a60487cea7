"""What falls in a lesson, as expected or not: the step is done, tried again, or begins again, and says why."""

from collections.abc import Iterator

import pytest

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import CALM, Fate, JudgeHere
from torres3d.app.screens.lesson.base_lesson_screen import FAILURE_PAUSE
from torres3d.app.window.settings import Settings
from torres3d.games.turm_bauer.app.lessons.lesson_screen import LessonScreen
from torres3d.games.turm_bauer.rules.commands import Build
from torres3d.hud.kit.toast_and_sound_effects import ToastSaid
from torres3d.i18n.texts import guide

QUICK = Settings(quality="low", game="turm", instant=True, reduced_motion=True)
ROUNDS = 300
"""Rounds within which what is waited for happens."""
TELL = guide("en")


class Waiting(JudgeHere):
    """A judge that says nothing before it is ``told`` to."""

    told = False

    def poll(self) -> Build | None:
        return super().poll() if self.told else None


class Learner:
    """Does steps of the lessons as the hint shows them; ``judge`` says what becomes of the blocks."""

    def __init__(self, driver: Driver, judge: JudgeHere) -> None:
        self.driver = driver
        driver.turm.__dict__["judge"] = judge
        driver.spot("learn")
        driver.rounds(3)

    @property
    def lesson(self) -> LessonScreen:
        """The lesson on the screen."""
        top = self.driver.program.services.screens.top
        assert isinstance(top, LessonScreen)
        return top

    @property
    def at(self) -> str:
        """The name of the step that is shown."""
        course = self.lesson.progress
        return course.lessons.name(course.number, course.at)

    @property
    def text(self) -> str:
        """What the lesson says."""
        return self.lesson.progress.text

    @property
    def said(self) -> list[ToastSaid]:
        """What was said over the table so far."""
        return [each for each in self.driver.program.services.effects.recent if isinstance(each, ToastSaid)]

    def open(self, name: str) -> None:
        self.lesson.open_step(*self.lesson.progress.lessons.place(name))
        self.settle()

    def settle(self) -> None:
        """Let everything be shown."""
        self.driver.rounds(3)
        for _ in self.rounds():
            guard = self.lesson.input_guard
            if self.lesson.at_rest and not (guard.quiet or guard.settling):
                break
        self.driver.rounds(2)  # what fell is said when it has been shown

    def let_go(self) -> None:
        """Let the block of the hint go."""
        self.driver.rounds(CALM)
        self.driver.key("h")
        self.driver.key("enter")

    def build(self) -> None:
        """Let the block of the hint go, and see what becomes of it."""
        self.let_go()
        self.settle()

    def rounds(self) -> Iterator[None]:
        """Rounds of the program until the caller leaves."""
        for _ in range(ROUNDS):
            yield
            self.driver.rounds()
        raise AssertionError(f"{self.at}: nothing happens")

    def wait_for(self, name: str, after: LessonScreen) -> None:
        """Until a step is shown on another screen than before."""
        for _ in self.rounds():
            if self.lesson is not after:
                assert self.at == name
                return


@pytest.mark.slow
def test_a_slip_where_the_block_is_to_stand_is_said_and_tried_again(open_program: Opens) -> None:
    learner = Learner(open_program(QUICK), JudgeHere(Fate(slips={1})))
    learner.open("fit-overhang")
    lesson, asked = learner.lesson, learner.text
    learner.build()
    assert lesson.session.state.slips == 1
    assert "2 more tries" in learner.said[-1].text
    learner.driver.rounds(ROUNDS)
    assert (learner.lesson, learner.at, learner.text) == (lesson, "fit-overhang", asked)
    learner.build()
    built = lesson.session.state.blocks
    for _ in learner.rounds():
        if learner.at == "fit-steady":
            break
    assert len(built) == 4
    assert learner.lesson.session.state.blocks == built, "one's own block stays"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fate", "builds", "failed", "rule"),
    [(Fate(slips={1, 2, 3}), 3, "slips", "T-7.5"), (Fate(collapse=1), 1, "collapse", "T-7.6")],
    ids=["third-slip", "collapse"],
)
def test_a_step_that_cannot_be_done_any_more_begins_again_and_says_why(
    open_program: Opens, fate: Fate, builds: int, failed: str, rule: str
) -> None:
    learner = Learner(open_program(QUICK), JudgeHere(fate))
    learner.open("fit-overhang")
    lesson = learner.lesson
    for _ in range(builds):
        learner.build()
    assert lesson.session.state.stage != "build"
    assert not lesson.progress.done
    assert learner.lesson is lesson, "what fell is seen for a moment"
    learner.wait_for("fit-overhang", after=lesson)
    learner.settle()
    assert learner.lesson.session.ready
    assert learner.lesson.session.game.n == 0
    assert (learner.said[-1].text, learner.said[-1].kind, learner.said[-1].link) == (
        TELL(f"turm-lesson-failed-{failed}"),
        "refusal",
        rule,
    )
    assert not [each for each in learner.said if "walk" in each.text], "nothing is said that is not so here"
    learner.build()
    assert learner.lesson.progress.done


@pytest.mark.slow
@pytest.mark.parametrize(
    ("step", "fate", "ending", "following"),
    [
        ("hand-slip", Fate(slips={1}), "after", "hand-again"),
        ("hand-slip", Fate(), "otherwise", "hand-again"),
        ("hand-slip", Fate(collapse=1), "otherwise", "hand-again"),
        ("hand-collapse", Fate(collapse=1), "after", "walk-stairs"),
        ("hand-collapse", Fate(slips={1}), "otherwise", "walk-stairs"),
        ("hand-collapse", Fate(), "otherwise", "walk-stairs"),
    ],
)
def test_the_lesson_says_what_really_became_of_the_block(
    open_program: Opens, step: str, fate: Fate, ending: str, following: str
) -> None:
    learner = Learner(open_program(QUICK), JudgeHere(fate))
    learner.open(step)
    before = len(learner.said)
    learner.build()
    learner.driver.rounds(ROUNDS)
    assert learner.text == TELL(f"turm-lesson-{step}-{ending}")
    model = learner.lesson.model()
    assert (model.panels["steadiness"] is None) == (learner.lesson.session.state.stage == "over"), "ruins have no grade"
    assert model.prompt is None
    assert model.tooltip is None or learner.lesson.session.state.stage != "over"
    assert len(learner.said) == before, "said once: by the lesson"
    learner.driver.key("enter")
    learner.settle()
    assert learner.at == following
    assert learner.lesson.session.ready
    assert len(learner.said) == before
    if following == "hand-again":
        assert learner.lesson.session.state.slips == 1, "as after a slip, whatever it was"
        learner.build()
        assert learner.lesson.progress.done


@pytest.mark.slow
@pytest.mark.parametrize("slips", [1, 2, 3])
def test_a_step_is_skipped_after_slips(open_program: Opens, slips: int) -> None:
    learner = Learner(open_program(QUICK), JudgeHere(Fate(slips=range(1, slips + 1))))
    learner.open("block-build")
    for _ in range(slips):
        learner.build()
    learner.driver.key(".")
    learner.settle()
    assert learner.at == "block-walk"
    assert [block.block for block in learner.lesson.session.state.blocks] == ["3l"]
    assert learner.lesson.session.state.stage == "move"
    learner.driver.rounds(round(2 * 60 * FAILURE_PAUSE))
    assert learner.at == "block-walk"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("keys", "there"), [(["."], "block-walk"), ([","], "block-turnit"), (["escape", "escape"], "menu")]
)
def test_a_block_that_is_still_judged_is_forgotten_with_its_step(
    open_program: Opens, keys: list[str], there: str
) -> None:
    judge = Waiting(Fate())
    learner = Learner(open_program(QUICK), judge)
    learner.open("block-build")
    lesson = learner.lesson
    learner.let_go()
    learner.driver.rounds(3)
    assert lesson.session.falling is not None
    for key in keys:
        learner.driver.key(key)
    learner.driver.rounds(3)
    if there == "menu":
        learner.driver.spot("menu")
    judge.told = True
    given = lesson.session.game.n
    learner.driver.rounds(ROUNDS)
    assert lesson.session.falling is None
    assert lesson.session.game.n == given
    if there == "menu":
        assert not isinstance(learner.driver.program.services.screens.top, LessonScreen)
    else:
        assert learner.at == there


@pytest.mark.slow
def test_a_block_that_slipped_with_a_ring_is_built_without_one(open_program: Opens) -> None:
    """T-7.5: the ring stays in the box, and the dice are ignored for the rest of the turn."""
    learner = Learner(open_program(QUICK), JudgeHere(Fate(slips={1})))
    learner.open("dice-free")
    lesson = learner.lesson
    learner.build()
    assert (lesson.session.state.slips, lesson.session.state.ring_used) == (1, "free")
    learner.build()
    assert lesson.progress.done
    assert [step.command.ring for step in lesson.session.game.history.standing_steps()] == ["free", None]
