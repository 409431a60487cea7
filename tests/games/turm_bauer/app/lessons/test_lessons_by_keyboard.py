"""The lessons of Turm Bauer gone through by keys alone, from the main menu into the first game."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.turm_bauer.app.lessons.pupil import TurmPupil
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.games.turm_bauer.app.lessons.lesson_screen import LessonScreen
from torres3d.games.turm_bauer.app.lessons.lesson_steps_and_games import read_lessons
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
from torres3d.games.turm_bauer.rules.command_notation import read_choice, read_place
from torres3d.games.turm_bauer.rules.commands import Discard, Move, Placement
from torres3d.hud.panels.highlight_frame import HighlightFrame
from torres3d.hud.panels.lesson_panel import LessonPanel
from torres3d.i18n.texts import language_ids

QUICK = Settings(quality="low", game="turm", instant=True, reduced_motion=True)


@pytest.mark.long
def test_the_whole_course_by_keys_ends_in_a_game(open_program: Opens) -> None:
    driver = open_program(QUICK)
    keys = Keys(driver.program, driver.screen)
    pupil = TurmPupil(keys)
    pupil.learn()
    lessons = read_lessons(paths.config())
    steps = [f"{chapter.id}-{step.id}" for chapter in lessons.chapters for step in chapter.steps]
    assert pupil.told == steps[:-1]
    keys.key("enter")
    keys.rounds(3)
    assert type(keys.program.services.screens.top) is PlayScreen
    assert keys.clicks == 0


@pytest.mark.long
@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
def test_every_step_is_whole_at_ui_scale_200(open_program: Opens, language: str) -> None:
    """No panel lies over another or hangs out of the window, and the lesson's own text is not cut."""
    driver = open_program(replace(QUICK, language=language, ui_scale=2.0))
    keys = Keys(driver.program, driver.screen)
    hud = keys.program.hud
    looked = []

    def look(name: str) -> None:
        looked.append(name)
        shown = [panel for panel in hud.panels if panel.shown and panel.solid and not isinstance(panel, HighlightFrame)]
        for panel in shown:
            rect = panel.rect
            assert rect.x >= 0, (name, panel)
            assert rect.y >= 0, (name, panel)
            assert rect.right <= hud.window.right, (name, panel)
            assert rect.bottom <= hud.window.bottom, (name, panel)
        for one, other in combinations(shown, 2):
            assert not one.rect.overlaps(other.rect), (name, type(one), type(other))
        (lesson,) = [panel for panel in shown if isinstance(panel, LessonPanel)]
        assert lesson.needs <= lesson.rect.h + 0.5, name

    TurmPupil(keys, look).learn()
    assert len(looked) > 35


@pytest.mark.long
def test_the_tower_is_near_where_there_is_little_room(open_program: Opens) -> None:
    """At 200 % the lesson's panel is narrow, and what the step is not about may lie outside of the room."""
    driver = open_program(replace(QUICK, ui_scale=2.0))
    keys = Keys(driver.program, driver.screen)
    pupil = TurmPupil(keys)
    keys.spot("learn")
    keys.rounds(3)
    wide = {}
    while pupil.lesson.progress.chapter.id != "end":
        pupil.settle()
        keys.rounds(3)
        camera = pupil.lesson.at_table.camera
        edges = camera.edges([(float(x), float(y), 0.0) for x in (-1, 1) for y in (-1, 1)])
        assert edges is not None
        wide[pupil.at] = edges[2] - edges[0]
        keys.key(".")
        keys.rounds(3)
    assert len(wide) > 15
    assert min(wide.values()) > 75, "pixels that the cornerstone takes, of 1280"


@pytest.mark.long
def test_the_hint_shows_how_a_step_is_done_and_does_nothing(open_program: Opens) -> None:
    driver = open_program(QUICK)
    keys = Keys(driver.program, driver.screen)
    pupil = TurmPupil(keys)
    keys.spot("learn")
    keys.rounds(3)
    shown = {}
    while not pupil.lesson.progress.step.finish:
        pupil.settle()
        lesson, name = pupil.lesson, pupil.at
        before = lesson.session.game.n
        keys.key("h")
        selection, trial, goal = lesson.controller.selection, lesson.controller.hand.trial, lesson.controller.goal
        assert lesson.session.game.n == before, name
        assert pupil.at == name
        if lesson.progress.step.do:
            shown[name] = selection.block, None if trial is None else trial.cells, selection.ring, goal
        keys.key(".")
        keys.rounds(3)
    models = {
        f"{chapter.id}-{step.id}": read_choice(step.model)
        for chapter in read_lessons(paths.config()).chapters
        for step in chapter.steps
        if step.do
    }
    wanted = {}
    for name, choice in models.items():
        match choice:
            case Placement(block, cells, ring):
                wanted[name] = block, cells, ring, None
            case Move(to, ring):
                wanted[name] = None, None, ring, to
            case Discard(block):
                wanted[name] = block, None, None, None
    assert {name: (each[0], each[1], each[2] or None, each[3]) for name, each in shown.items()} == wanted


@pytest.mark.slow
def test_keys_lead_to_the_field_that_is_closed(open_program: Opens) -> None:
    """What is refused is shown by keys as well as by a click: the figure is sent there, and it is said why not."""
    driver = open_program(QUICK)
    keys = Keys(driver.program, driver.screen)
    pupil = TurmPupil(keys)
    keys.spot("learn")
    keys.rounds(3)
    while pupil.at != "walk-colours":
        keys.key(".")
        keys.rounds(3)
    pupil.settle()
    keys.key("arrow_right")
    assert pupil.lesson.controller.goal == read_place("o10/1")
    keys.key("enter")
    assert pupil.lesson.progress.done
    assert pupil.lesson.session.game.n == 0


@pytest.mark.long
def test_who_leaves_a_lesson_comes_back_to_its_step(open_program: Opens) -> None:
    driver = open_program(QUICK)
    keys = Keys(driver.program, driver.screen)
    pupil = TurmPupil(keys)
    keys.spot("learn")
    keys.rounds(3)
    while pupil.at != "fit-overhang":
        pupil.do()
    pupil.settle()
    keys.key("escape")
    keys.rounds(3)
    assert keys.program.hud.focused == "chapter:2"
    keys.spot("menu")
    keys.rounds(3)
    keys.spot("learn")
    keys.rounds(3)
    if not isinstance(keys.program.services.screens.top, LessonScreen):
        keys.key("enter")
        keys.rounds(3)
    assert pupil.at == "fit-overhang"
