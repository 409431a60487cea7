"""After a wrong answer a lesson says so and where to look again, not that the answer came at the wrong time."""

from typing import Any

import pytest

from tests.app.opened import Opens
from tests.games.torres.app.lessons.pupil import Pupil
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.games.torres.app.lessons.lesson_steps_and_games import read_lessons
from torres3d.i18n.texts import guide, language_ids

WRONG = {"en": "Not quite.", "de": "Nicht ganz.", "ro": "Nu tocmai."}


@pytest.mark.slow
@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
def test_a_wrong_answer_is_told_as_one(open_program: Opens, language: str) -> None:
    player = open_program(Settings(quality="low", instant=True, reduced_motion=True, language=language))
    pupil: Any = Pupil(player)
    player.spot("learn")
    player.rounds(3)
    while not pupil.lesson.progress.step.choices:
        pupil.do()
    step = pupil.lesson.progress.step
    wrong = next(number for number, choice in enumerate(step.choices) if choice != step.right)
    player.spot(f"answer:{wrong}")
    player.rounds(2)
    told = player.program.hud.toast
    assert told.startswith(WRONG[language])
    assert told != guide(language)("lesson-why")
    assert not pupil.lesson.progress.done


def test_each_question_has_its_own_words() -> None:
    tell = guide("en")
    lessons = read_lessons(paths.config())
    asked = [f"lesson-{chapter.id}-{step.id}" for chapter in lessons.chapters for step in chapter.steps if step.choices]
    told = [tell(f"{name}-wrong") for name in asked]
    assert len(asked) == 5
    assert len(set(told)) == len(told)
