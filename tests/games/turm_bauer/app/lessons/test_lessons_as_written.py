"""The lessons of Turm Bauer as data: a step can be done as its model says, everything else is refused with words."""

import re
from random import Random
from typing import get_args

import pytest

from tests.i18n.messages import messages
from torres3d.app.screens.lesson.chapter_in_progress import TRYING, LessonProgress
from torres3d.app.screens.lesson.lesson_file import Chapter, Lessons
from torres3d.base import paths
from torres3d.base.notation_reader import NotationFault
from torres3d.games.turm_bauer.app.lessons.lesson_navigation import READING
from torres3d.games.turm_bauer.app.lessons.lesson_steps_and_games import (
    LessonStep,
    Outcome,
    begun_with,
    choices_of,
    command_of,
    lesson_game,
    outcome_of,
    places_lit,
    places_of,
    played,
    read_lessons,
    read_position,
    rest_of,
)
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE
from torres3d.games.turm_bauer.rules.command_notation import choice_text, read_choice
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.judging.hand_error import sampled
from torres3d.games.turm_bauer.rules.judging.judge import STEADY, let_go
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import building_of
from torres3d.games.turm_bauer.rules.lattice.shapes import block_sets, shifted, turned_shape
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.refusals import REASONS
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge
from torres3d.games.turm_bauer.words.rulebook_sections import PLANS
from torres3d.i18n.texts import GUIDE, Texts, guide, language_ids

LANGUAGES = language_ids(paths.config() / "locale")
LESSONS = read_lessons(paths.config())
STEPS = [
    pytest.param(chapter, at, id=LESSONS.name(number, at))
    for number, chapter in enumerate(LESSONS.chapters)
    for at in range(len(chapter.steps))
]
HANDS = 6
"""Drawn hands with which each place is tried, besides a steady one."""
MOST_WORDS = 38
"""Of a step: what is read in a quarter of a minute."""


def course_at(chapter: Chapter[LessonStep], at: int) -> LessonProgress[LessonStep]:
    """Somebody who is at a step."""
    return LessonProgress(LESSONS, LESSONS.chapters.index(chapter), at, lambda: guide("en"), READING)


def test_seven_chapters_of_some_twenty_steps() -> None:
    assert [chapter.id for chapter in LESSONS.chapters] == ["tower", "block", "fit", "hand", "walk", "dice", "end"]
    assert 20 <= len(STEPS) <= 24
    assert all(chapter.steps[0].position for chapter in LESSONS.chapters)


@pytest.mark.parametrize(("chapter", "at"), STEPS)
def test_a_position_is_one_that_rules_allow(chapter: Chapter, at: int) -> None:
    state = begun_with(chapter, at)
    cells = [cell for block in state.blocks for cell in block.cells]
    assert len(set(cells)) == len(cells), "no two blocks in one another"
    for block in state.blocks:
        form, corner = shifted(block.cells)
        shape = turned_shape(state.options.blocks, block.block, form)
        assert shape is not None, f"{block.block} has another shape"
        assert sum(corner) % 2 in shape.parities, f"{block} breaks the pattern"
    for each in state.sets:
        assert each.figure == TABLE or building_of(state).is_field(each.figure)
        built = [block.block for block in state.blocks if block.colour == each.colour]
        assert sorted([*each.supply, *each.box, *built]) == sorted(block_sets()["house"])


@pytest.mark.parametrize(("chapter", "at"), STEPS)
def test_a_step_can_be_done_as_its_model_says(chapter: Chapter, at: int) -> None:
    step, course = chapter.steps[at], course_at(chapter, at)
    state = begun_with(chapter, at)
    given = choices_of(step.model)
    for choice in given:
        assert choice in legal(state)
        assert course.offers(choice)
        assert course.why_not(choice) == ""
        state = played(state, choice_text(choice), step.outcome)
    course.follow(given)
    assert course.done == bool(step.do)


@pytest.mark.parametrize(("chapter", "at"), STEPS)
def test_everything_else_is_refused_in_words(chapter: Chapter, at: int) -> None:
    step, course, state = chapter.steps[at], course_at(chapter, at), begun_with(chapter, at)
    if state.acting is None:
        return
    others = [choice for choice in legal(state) if not READING.lets(step, choice)]
    assert others or step.do == "*@*"
    for choice in others:
        assert len(course.why_not(choice).split()) >= 4
        assert course.offers(choice) == (step.watch in TRYING)


@pytest.mark.parametrize(("chapter", "at"), STEPS)
def test_a_step_says_what_it_needs_and_nothing_odd(chapter: Chapter, at: int) -> None:
    step = chapter.steps[at]
    assert not step.do or READING.done(step, choices_of(step.model))
    assert places_lit(step) is not None
    assert step.rule in {rule for plan in PLANS for rule in plan.rules}
    assert step.watch in ("", "turned", "held", "block", "refused")
    assert step.watch != "refused" or (step.look and step.rule in REASONS.values())
    assert (step.right in step.choices) == bool(step.choices)
    assert not step.after or step.choices or step.watch or step.otherwise
    assert step.otherwise == (step.outcome != "stands")
    assert step.after or not step.otherwise
    assert [bool(step.do), bool(step.watch), bool(step.choices)].count(True) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_and_none_too_many(language: str) -> None:
    wanted = {"turm-lesson-failed-slips", "turm-lesson-failed-collapse"}
    for chapter in LESSONS.chapters:
        wanted.add(f"turm-lesson-{chapter.id}")
        for step in chapter.steps:
            wanted.add(f"turm-lesson-{chapter.id}-{step.id}")
            wanted |= {
                f"turm-lesson-{chapter.id}-{step.id}-{also}"
                for also in ("why", "after", "otherwise")
                if getattr(step, also)
            }
            wanted |= {f"turm-lesson-{chapter.id}-{step.id}-wrong"} if step.choices else set()
    there = {key for key in messages(language, paths.config() / GUIDE) if key.startswith("turm-lesson-")}
    assert there == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_few_words_in_few_sentences(language: str) -> None:
    tell = guide(language)
    for key in messages(language, paths.config() / GUIDE):
        if key.startswith("turm-lesson-"):
            assert len(tell(key).split()) <= MOST_WORDS, key
            assert len(re.findall(r"[.!?](?= |$)", tell(key))) <= 3, key


@pytest.mark.long
@pytest.mark.parametrize(("chapter", "at"), STEPS)
def test_the_judge_says_what_a_step_expects(chapter: Chapter[LessonStep], at: int) -> None:
    """T-9.1: what is to slip or to collapse does so at every place that the step lets through, with any hand."""
    step, state = chapter.steps[at], begun_with(chapter, at)
    if step.outcome == "stands":
        placements = [choice for choice in choices_of(step.model) if isinstance(choice, Placement)]
    else:
        placements = [choice for choice in legal(state) if READING.lets(step, choice)]
        assert len(placements) > 30, "most of what somebody tries is let through"
    for placement in placements:
        chance = Random(0)
        hands = [sampled(chance, state.options.wobble, placement) for _ in range(HANDS)]
        for hand in (STEADY, *hands):
            rest = let_go(state, placement, BulletJudge(), hand).rest
            assert outcome_of(rest, state.options) == step.outcome, (choice_text(placement), hand)


@pytest.mark.parametrize("outcome", get_args(Outcome))
def test_what_a_step_expects_is_an_outcome_of_the_rules(outcome: Outcome) -> None:
    state = read_position("dice 4 4\nred 4s@m10/2:enw\nblue 2a@n11/3:u\n")
    choice = read_choice("1c@m10/3")
    assert isinstance(choice, Placement)
    rest = rest_of(state, choice, outcome)
    assert outcome_of(rest, state.options) == outcome
    after = played(state, "1c@m10/3", outcome)
    assert (after.stage, after.slips) == {"stands": ("move", 0), "slips": ("build", 1), "collapses": ("over", 0)}[
        outcome
    ]


def test_only_the_expected_outcome_does_a_step() -> None:
    """Where a text for another outcome is there, every outcome does; the text says which it was."""
    state = read_position("dice 4 4\nred 4s@m10/2:enw\nblue 2a@n11/3:u\n")
    choice = read_choice("1c@m10/3")
    came: dict[str, list[tuple[bool, bool]]] = {}
    for expected in get_args(Outcome):
        step = LessonStep("one", do="*@*", outcome=expected, after=True, otherwise=expected != "stands")
        lessons = Lessons((Chapter("first", (), (step,)),))
        for outcome in get_args(Outcome):
            course = LessonProgress(lessons, 0, 0, lambda: lambda key, **_: key, READING)
            course.follow([command_of(state, choice, outcome)])
            came.setdefault(expected, []).append((course.done, course.text.endswith("-otherwise")))
    assert came == {
        "stands": [(True, False), (False, False), (False, False)],
        "slips": [(True, True), (True, False), (True, True)],
        "collapses": [(True, True), (True, True), (True, False)],
    }


def test_a_lesson_is_a_game_that_begins_with_its_position() -> None:
    state = begun_with(LESSONS.chapters[1], 0)
    game = lesson_game(state, Texts(paths.config() / "locale", "de"))
    assert game.state == state
    assert game.file is None
    assert [player.name for player in game.header.setup.players] == ["Spieler 1", "Spieler 2", "Spieler 3"]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("red", "red"),
        ("dice 2", "dice 2"),
        ("dice 12 3", "dice 12 3"),
        ("pink on m10/1", "pink"),
        ("red on m10", ""),
        ("red 9z@m10/2", "9z@m10/2"),
        ("red 6z@m10/2:eeeee", "6z@m10/2:eeeee"),
        ("red 3l@m10/2:n", ""),
        ("red 2a@m10/2:n!free", "2a@m10/2:n!free"),
        ("red rings some", "red rings some"),
        ("stage over", "stage over"),
    ],
)
def test_what_is_no_line_of_a_position_is_refused_with_its_number(line: str, found: str) -> None:
    with pytest.raises(NotationFault) as caught:
        read_position(f"dice 2 3\n{line}\n")
    assert (caught.value.line, caught.value.found) == (2, found)


def test_places_and_positions_as_they_are_written() -> None:
    state = read_position("dice 2 5\nstage move\nred on n11/1\nblue rings 1\ngreen box 6s 2a\n")
    assert (state.dice, state.stage, state.options) == ((2, 5), "move", Options())
    assert [each.figure for each in state.sets] == [(1, 1, 0), TABLE, TABLE]
    assert [each.rings for each in state.sets] == [2, 1, 2]
    assert state.sets[2].box == ("2a", "6s")
    assert places_of("table k9/12") == (TABLE, (-2, -1, 11))
