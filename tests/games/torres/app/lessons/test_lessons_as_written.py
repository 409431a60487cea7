"""The lessons as data: every step can be done as its model says, everything else is refused with words."""

import re
from pathlib import Path

import pytest

from tests.i18n.messages import messages
from torres3d.app.screens.lesson.chapter_in_progress import TRYING, LessonProgress
from torres3d.app.screens.lesson.chapter_list_and_progress_file import LessonsDone, load, save
from torres3d.app.screens.lesson.lesson_file import Chapter
from torres3d.base import paths
from torres3d.games.torres.app.lessons.lesson_navigation import READING
from torres3d.games.torres.app.lessons.lesson_steps_and_games import LessonStep, begun_with, played, read_lessons
from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.command_notation import command_text, read_turn
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import BLOCKS, PHASES
from torres3d.games.torres.rules.refusals import REASONS
from torres3d.games.torres.rules.squares import square_list
from torres3d.games.torres.scene.overlays.active_overlays import SWITCHES
from torres3d.games.torres.words.rulebook_sections import PLANS
from torres3d.i18n.texts import GUIDE, guide, language_ids

LANGUAGES = language_ids(paths.config() / "locale")
LESSONS = read_lessons(paths.config())
STEPS = [
    pytest.param(chapter, at, id=LESSONS.name(number, at))
    for number, chapter in enumerate(LESSONS.chapters)
    for at in range(len(chapter.steps))
]
MOST_WORDS = 34
"""Of a step: what is read in a quarter of a minute."""


def model(step: LessonStep) -> tuple[Command, ...]:
    """The commands that do a step."""
    return read_turn(step.model) if step.model else ()


def course_at(chapter: Chapter[LessonStep], at: int) -> LessonProgress[LessonStep]:
    """Somebody who is at a step."""
    return LessonProgress(LESSONS, LESSONS.chapters.index(chapter), at, lambda: guide("en"), READING)


def test_seven_chapters_and_more_of_some_thirty_steps() -> None:
    assert [chapter.id for chapter in LESSONS.chapters] == [
        "look", "walk", "doors", "build", "turn", "scoring", "king", "cards"
    ]  # fmt: skip
    assert 30 <= len(STEPS) <= 40
    assert [chapter.steps[0].position == "" for chapter in LESSONS.chapters] == [False] * 8


@pytest.mark.parametrize(("chapter", "at"), STEPS)
def test_a_position_is_one_that_rules_allow(chapter: Chapter, at: int) -> None:
    state = begun_with(chapter, at)
    assert state.board.blocks + sum(map(sum, state.stacks)) + state.supply == BLOCKS
    assert 1 <= state.phase <= PHASES
    for castle in ground(state.board.towers).castles:
        assert max(state.board.heights[square] for square in square_list(castle)) <= castle.bit_count()


@pytest.mark.parametrize(("chapter", "at"), STEPS)
def test_a_step_can_be_done_as_its_model_says(chapter: Chapter, at: int) -> None:
    step, course = chapter.steps[at], course_at(chapter, at)
    state = begun_with(chapter, at)
    for command in model(step):
        assert command in legal(state)
        assert course.offers(command)
        assert course.why_not(command) == ""
        state = played(state, command_text(command))
    course.follow(model(step))
    assert course.done == bool(step.do)
    played(state, step.script)


@pytest.mark.parametrize(("chapter", "at"), STEPS)
def test_everything_else_is_refused_in_words(chapter: Chapter, at: int) -> None:
    step, course = chapter.steps[at], course_at(chapter, at)
    others = [command for command in legal(begun_with(chapter, at)) if not READING.lets(step, command)]
    assert others or step.do in ("+*", "end*", "end", "keep:*", "K??")
    for command in others:
        assert len(course.why_not(command).split()) >= 4
        assert course.offers(command) == (step.watch in TRYING)


@pytest.mark.parametrize(("chapter", "at"), STEPS)
def test_a_step_says_what_it_needs_and_nothing_odd(chapter: Chapter, at: int) -> None:
    step = chapter.steps[at]
    assert not step.do or READING.done(step, model(step))
    assert step.squares is not None
    assert step.rule in {rule for plan in PLANS for rule in plan.rules}
    kind, _, name = step.watch.partition(":")
    assert kind in ("", "turned", "click", "chosen", "refused", "overlay")
    assert kind != "overlay" or name in [overlay.id for overlay in SWITCHES]
    assert kind not in ("click", "refused") or step.squares
    assert kind != "refused" or step.rule in REASONS.values()
    assert (step.right in step.choices) == bool(step.choices)
    assert not step.after or step.choices or step.watch
    assert [bool(step.do), bool(step.watch), bool(step.choices)].count(True) <= 1


def test_a_wrong_answer_is_kept_and_the_right_one_ends_the_step() -> None:
    course = course_at(LESSONS.chapters[0], 3)
    assert not course.answer(0)
    assert (course.wrong, course.done) == ((0,), False)
    assert course.answer(1)
    assert course.waits
    assert "area 4" in course.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_and_none_too_many(language: str) -> None:
    wanted = {"lesson-heading", "lesson-why"}
    for chapter in LESSONS.chapters:
        wanted.add(f"lesson-{chapter.id}")
        for step in chapter.steps:
            wanted.add(f"lesson-{chapter.id}-{step.id}")
            wanted |= {f"lesson-{chapter.id}-{step.id}-{also}" for also in ("why", "after") if getattr(step, also)}
            wanted |= {f"lesson-{chapter.id}-{step.id}-wrong"} if step.choices else set()
    there = {key for key in messages(language, paths.config() / GUIDE) if key.startswith("lesson-")}
    assert there == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_few_words_in_few_sentences(language: str) -> None:
    tell = guide(language)
    for key in messages(language, paths.config() / GUIDE):
        if not key.startswith("lesson-"):
            continue
        text = tell(key, card="Ladder", number=1, of=8, title="")
        assert len(text.split()) <= MOST_WORDS, key
        assert len(re.findall(r"[.!?](?= |$)", text)) <= 3, key


def test_progress_is_kept_and_a_broken_file_begins_anew(tmp_path: Path) -> None:
    file = tmp_path / "here" / "lessons.yaml"
    assert load(file) == LessonsDone()
    save(LessonsDone("walk-up", ("look",), asked=True), file)
    assert load(file) == LessonsDone("walk-up", ("look",), asked=True)
    file.write_text("at: [", "utf-8")
    assert load(file) == LessonsDone()
    assert LESSONS.place("walk-up") == (1, 0)
    assert LESSONS.place("gone") == (0, 0)
