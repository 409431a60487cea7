"""The lessons are gone through by mouse: each step is done as it says, and a game of one's own follows."""

from tests.app.learning.pupil import Pupil
from tests.app.opened import Opens
from torres3d.app.learning.lessons import read_lessons
from torres3d.app.play.game_screen import GameScreen
from torres3d.app.shell.settings import Settings
from torres3d.base import paths

QUICK = Settings(quality="low", instant=True, reduced_motion=True)


def test_the_whole_course_by_mouse_ends_in_a_game(open_program: Opens) -> None:
    player = open_program(QUICK)
    player.spot("learn")
    player.rounds(3)
    pupil = Pupil(player)
    lessons = read_lessons(paths.config())
    for number, chapter in enumerate(lessons.chapters):
        for at in range(len(chapter.steps)):
            assert pupil.at == lessons.name(number, at)
            pupil.do()
    assert not pupil.learning
    top = player.program.services.screens.top
    assert isinstance(top, GameScreen)
    assert list(top.match.bots.values()) == ["novice"]
    assert player.program.flow.lessons.learning.progress.done == tuple(each.id for each in lessons.chapters)
