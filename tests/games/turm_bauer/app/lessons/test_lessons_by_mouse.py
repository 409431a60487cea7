"""The lessons of Turm Bauer gone through by mouse: what is asked for is done as somebody at the table would do it."""

import pytest

from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import Builder
from tests.games.turm_bauer.app.lessons.pupil import hear
from torres3d.app.window.settings import Settings
from torres3d.games.turm_bauer.app.lessons.lesson_screen import LessonScreen
from torres3d.games.turm_bauer.app.lessons.lesson_steps_and_games import places_lit
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
from torres3d.games.turm_bauer.rules.command_notation import read_choice


def lesson_of(builder: Builder) -> LessonScreen:
    """The lesson on the screen."""
    top = builder.driver.program.services.screens.top
    assert isinstance(top, LessonScreen)
    return top


@pytest.mark.slow
def test_the_whole_course_by_mouse_ends_in_a_game(open_program: Opens) -> None:
    player = open_program(Settings(quality="low", game="turm", instant=True))
    builder = Builder(player)
    player.spot("learn")
    player.rounds(3)
    told = []
    while not (lesson := lesson_of(builder)).progress.step.finish:
        player.rounds(4)
        builder.look()
        course, step = lesson.progress, lesson.progress.step
        told.append(f"{course.chapter.id}-{step.id}")
        if step.choices:
            assert step.right is not None
            player.spot(f"answer:{step.choices.index(step.right)}")
        elif step.watch == "turned":
            player.spot("view:east")
        elif step.watch == "held":
            player.spot("block:3l")
        elif step.watch == "block":
            lesson.wheel(1.0)
        elif step.watch == "refused":
            builder.walk(places_lit(step)[0])
        elif step.do:
            builder.give(read_choice(step.model))
        for _ in range(200):
            player.rounds(1)
            if lesson.session.falling is not None:
                hear(player.turm)
            if lesson_of(builder) is not lesson or lesson.progress.step is not step:
                break
            if lesson.progress.waits and lesson.playback.idle:
                player.spot("lesson:next")
        else:
            raise AssertionError(f"{told[-1]} does not end")
    assert len(told) == 21
    player.spot("lesson:next")
    player.rounds(3)
    assert type(player.program.services.screens.top) is PlayScreen
