"""The lessons are gone through by mouse: each step is done as it says, and a game of one's own follows."""

import pytest

from tests.app.opened import Opens
from tests.games.torres.app.lessons.pupil import QUICK, Pupil
from torres3d.games.torres.app.play.play_screen import PlayScreen


@pytest.mark.slow
def test_the_whole_course_by_mouse_ends_in_a_game(open_program: Opens) -> None:
    player = open_program(QUICK)
    Pupil(player).learn()
    top = player.program.services.screens.top
    assert isinstance(top, PlayScreen)
    assert list(top.session.bots.values()) == ["novice"]
