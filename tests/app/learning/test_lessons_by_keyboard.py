"""The lessons are gone through by keyboard alone, in every language."""

import pytest

from tests.app.keyboard import Keys
from tests.app.learning.pupil import Pupil
from tests.app.opened import Opens
from torres3d.app.learning.lessons import read_lessons
from torres3d.app.shell.settings import Settings
from torres3d.base import paths
from torres3d.words.languages import language_ids


@pytest.mark.long
@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
def test_the_whole_course_by_keyboard(open_program: Opens, language: str) -> None:
    driver = open_program(Settings(quality="low", instant=True, reduced_motion=True, language=language))
    player = Keys(driver.program, driver.screen)
    player.spot("learn")
    player.rounds(3)
    pupil = Pupil(player)
    lessons = read_lessons(paths.config())
    for number, chapter in enumerate(lessons.chapters):
        for at in range(len(chapter.steps)):
            assert pupil.at == lessons.name(number, at)
            pupil.do()
    assert not pupil.learning
    assert player.clicks == 0
