"""The lessons are gone through by keyboard alone, in every language."""

import pytest
from msgspec.structs import replace

from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.torres.app.lessons.pupil import QUICK, Pupil
from torres3d.base import paths
from torres3d.i18n.texts import language_ids


@pytest.mark.long
@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
def test_the_whole_course_by_keyboard(open_program: Opens, language: str) -> None:
    driver = open_program(replace(QUICK, language=language))
    player = Keys(driver.program, driver.screen)
    Pupil(player).learn()
    assert player.clicks == 0
