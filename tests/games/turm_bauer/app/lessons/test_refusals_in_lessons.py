"""What a step does not want though the rules allow it: the step says so, and nothing that is not true."""

from itertools import product

import pytest

from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import CALM, Builder, Fate, JudgeHere
from tests.games.turm_bauer.app.lessons.test_falls_in_lessons import QUICK, TELL, Learner
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.legal import legal

ACROSS, DOWN = range(450, 850, 20), range(150, 450, 20)
"""The pixels of the tower and around it."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("step", "block"), [("fit-overhang", "4l"), ("hand-slip", "3i"), ("hand-collapse", "6s"), ("block-build", "5p")]
)
def test_a_block_that_the_step_does_not_want_is_refused_in_its_words(
    open_program: Opens, step: str, block: str
) -> None:
    learner = Learner(open_program(QUICK), JudgeHere(Fate()))
    learner.open(step)
    learner.driver.rounds(CALM)
    learner.driver.spot(f"block:{block}")
    learner.driver.rounds(2)
    assert learner.lesson.controller.selection.block is None
    assert (learner.said[-1].text, learner.said[-1].kind) == (TELL(f"turm-lesson-{step}-why"), "refusal")
    assert learner.said[-1].link == learner.lesson.progress.step.rule


@pytest.mark.slow
def test_a_block_on_the_table_that_the_step_does_not_want_is_refused_in_its_words(open_program: Opens) -> None:
    learner = Learner(open_program(QUICK), JudgeHere(Fate()))
    learner.open("hand-collapse")
    table = learner.driver.turm.table
    found = None
    for x in range(8, learner.driver.screen.width, 16):
        for y in range(8, learner.driver.screen.height, 16):
            pick = None if learner.driver.program.hud.covers(x, y) else table.pick(x, y)
            if pick is not None and (pick.kind, pick.colour, pick.block) == ("heap", "red", "3l"):
                found = (x, y)
    assert found is not None
    learner.driver.click(*found)
    learner.driver.rounds(2)
    assert learner.said[-1].text == TELL("turm-lesson-hand-collapse-why")


@pytest.mark.slow
def test_a_place_that_the_step_does_not_want_is_refused_in_its_words(open_program: Opens) -> None:
    """The line at the top says it before the block is let go."""
    learner = Learner(open_program(QUICK), JudgeHere(Fate()))
    learner.open("hand-collapse")
    lesson = learner.lesson
    allowed = {choice.cells for choice in legal(lesson.session.state) if isinstance(choice, Placement)}
    Builder(learner.driver).take("5p")
    told = set()
    for x, y in product(ACROSS, DOWN):
        learner.driver.move(x, y)
        learner.driver.rounds(1)
        trial, prompt = lesson.controller.hand.trial, lesson.model().prompt
        if trial is not None and trial.cells in allowed and not trial.fits and prompt is not None:
            told.add(prompt.text)
    assert told == {TELL("turm-lesson-hand-collapse-why")}
