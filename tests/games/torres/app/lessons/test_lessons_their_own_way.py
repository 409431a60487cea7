"""Lessons are guarded, skipped, gone back in, left and gone on with; nothing of them stands on the shelf."""

import pytest

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.games.torres.app.lessons.pupil import QUICK, Pupil
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.games.torres.app.lessons.lesson_steps_and_games import begun_with, read_lessons
from torres3d.games.torres.rules.squares import INDEX
from torres3d.hud.models.lesson_models import LessonModel, LessonsModel
from torres3d.hud.models.page_models import MenuModel, RulesModel
from torres3d.hud.panels.lesson_panel import LessonPanel

LESSONS = read_lessons(paths.config())
NAMES = [LESSONS.name(number, at) for number, each in enumerate(LESSONS.chapters) for at in range(len(each.steps))]
BEGINNINGS = {LESSONS.name(number, 0) for number in range(len(LESSONS.chapters))}


@pytest.fixture
def pupil(open_program: Opens) -> Pupil:
    """Somebody in a program that has just been opened."""
    return Pupil(open_program(QUICK))


def at(pupil: Pupil, name: str) -> Pupil:
    """Somebody at a step."""
    pupil.player.torres_menus.lessons.path.open(*LESSONS.place(name))
    pupil.player.rounds(3)
    return pupil


def panel(player: Driver) -> LessonModel:
    """The panel of the lesson."""
    found = player.program.hud.model.lesson
    assert found is not None
    return found


@pytest.mark.long
def test_every_step_is_skipped_done_as_its_model_says(pupil: Pupil) -> None:
    player = pupil.player
    player.spot("learn")
    player.rounds(3)
    for name in NAMES:
        assert pupil.at == name
        place = LESSONS.place(name)
        assert pupil.lesson.session.state.board == begun_with(LESSONS.chapters[place[0]], place[1]).board
        player.spot("lesson:skip")
        player.rounds(2)
    screen = player.program.hud.model.screen
    assert isinstance(screen, LessonsModel)
    assert all(row.done for row in screen.rows)
    assert player.program.services.shelf.games() == []


@pytest.mark.slow
def test_who_goes_on_sees_the_whole_board_not_the_menus_view(pupil: Pupil) -> None:
    player = pupil.player
    player.spot("learn")
    player.rounds(3)
    player.spot("lesson:skip")
    player.rounds(2)
    camera = player.torres.table.camera
    assert pupil.at == NAMES[1]
    for _ in range(2):  # out and in again, at a step that asks for no view of its own
        player.program.flow.open_menu()
        player.rounds(3)
        assert camera.view_name != "iso"
        player.spot("learn")
        player.rounds(3)
        assert pupil.at == NAMES[1]
        assert camera.view_name == "iso"


@pytest.mark.long
def test_back_leads_through_every_step_to_the_first(pupil: Pupil) -> None:
    at(pupil, NAMES[-1])
    for name in reversed(NAMES):
        assert pupil.at == name
        assert panel(pupil.player).can_go_back == (name != NAMES[0])
        pupil.player.spot("lesson:back")
        pupil.player.rounds()


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in BEGINNINGS else pytest.mark.long) for name in NAMES[1:]]
)
def test_who_leaves_goes_on_at_the_same_step(open_program: Opens, name: str) -> None:
    player = open_program(QUICK)
    pupil = at(Pupil(player), name)
    player.program.key("cancel")
    player.rounds(2)
    if "lesson:chapters" in [spot.name for each in player.program.hud.panels for spot in each.spots] and pupil.learning:
        player.spot("lesson:chapters")
    player.spot("menu")
    player.rounds(2)
    menu = player.program.hud.model.screen
    assert isinstance(menu, MenuModel)
    assert menu.lesson == (LESSONS.place(name)[0] + 1, len(LESSONS.chapters))
    again = open_program(QUICK)
    again.spot("learn")
    again.rounds(2)
    assert Pupil(again).at == name


@pytest.mark.slow
def test_a_chapter_is_chosen_from_the_list(pupil: Pupil) -> None:
    at(pupil, "walk-up")
    pupil.player.spot("lesson:chapters")
    pupil.player.rounds(2)
    pupil.player.spot("chapter:5")
    pupil.player.rounds(2)
    assert pupil.at == "scoring-castle"


@pytest.mark.slow
def test_something_else_is_refused_and_nothing_is_lost(pupil: Pupil) -> None:
    player = at(pupil, "walk-up").player
    before = pupil.lesson.session.state
    player.square(INDEX["c4"])
    player.square(INDEX["c3"])
    assert "Not quite: do what the lesson asks" in player.program.hud.toast
    for name in ("buy", "score", "end_turn", "hint"):
        player.spot(name)
        player.rounds(12)
        assert "Not quite: do what the lesson asks" in player.program.hud.toast
    assert pupil.lesson.session.state == before
    assert pupil.at == "walk-up"


@pytest.mark.slow
def test_what_the_rules_forbid_is_refused_with_their_own_reason(pupil: Pupil) -> None:
    player = at(pupil, "build-wide").player
    player.spot("stack:0")
    player.square(INDEX["e4"])
    assert player.program.hud.toast_link == "R-5.6"


@pytest.mark.slow
def test_undo_goes_back_within_the_step_and_no_farther(pupil: Pupil) -> None:
    player = at(pupil, "walk-down").player
    pupil.do()
    assert pupil.at == "walk-far"
    begun = pupil.lesson.session.state
    player.program.key("undo")
    player.rounds(3)
    assert pupil.lesson.session.state == begun
    player.square(INDEX["e3"])
    player.square(INDEX["d3"])
    assert pupil.lesson.session.state != begun
    player.program.key("reset_turn")
    player.rounds(3)
    assert pupil.lesson.session.state == begun


@pytest.mark.slow
def test_a_wrong_answer_is_crossed_out_and_points_give_nothing_away(pupil: Pupil) -> None:
    player = at(pupil, "scoring-castle").player
    assert player.program.hud.model.panels.get("score") is None
    player.spot("answer:0")
    assert panel(player).wrong == (0,)
    assert not player.program.hud.spot("answer:0").enabled
    player.spot("answer:2")
    player.rounds(2)
    assert panel(player).told
    assert "10" in panel(player).text


@pytest.mark.slow
def test_read_more_opens_the_rule_of_the_step(pupil: Pupil) -> None:
    player = at(pupil, "doors-through").player
    player.spot("lesson:rules")
    player.rounds(2)
    screen = player.program.hud.model.screen
    assert isinstance(screen, RulesModel)
    assert screen.sections[screen.shown].id == "doors"
    player.program.press("escape")
    player.rounds(3)
    assert pupil.at == "doors-through"
    assert player.torres.table.marks.get("lesson") == {INDEX["f4"]}


@pytest.mark.slow
def test_what_is_spoken_of_is_lit(pupil: Pupil) -> None:
    for number, chapter in enumerate(LESSONS.chapters):
        for step in chapter.steps:
            if not step.point and not step.look:
                continue
            player = at(pupil, LESSONS.name(number, chapter.steps.index(step))).player
            player.rounds(3)
            assert player.torres.table.marks.get("lesson") == step.squares
            for name in step.point:
                named = {"score": "ScorePanel", "turn": "TurnPanel"}.get(name)
                shown = [type(each).__name__ for each in player.program.hud.panels]
                assert named in shown if named else player.program.hud.spot(name) is not None
            assert ("HighlightFrame" in [type(each).__name__ for each in player.program.hud.panels]) == bool(step.point)


@pytest.mark.slow
def test_the_learner_is_answered_by_the_other_player(pupil: Pupil) -> None:
    at(pupil, "turn-end")
    pupil.do()
    assert pupil.at == "turn-again"
    assert pupil.lesson.session.state.board.heights[INDEX["h4"]] == 1
    assert pupil.lesson.session.state.actor == 0


@pytest.mark.slow
@pytest.mark.parametrize("way", ["recap_next", "recap_back", "cancel"])
def test_a_step_that_is_a_dialog_is_skipped_left_and_gone_back_from_by_keys(pupil: Pupil, way: str) -> None:
    player = at(pupil, "cards-keep").player
    player.program.press(player.program.services.keys[way])
    player.rounds(3)
    if way == "cancel":
        assert isinstance(player.program.hud.model.screen, LessonsModel)
    else:
        assert pupil.at == ("cards-play" if way == "recap_next" else "cards-buy")


@pytest.mark.slow
def test_where_there_is_little_room_the_lesson_leaves_a_dialog_its_own(open_program: Opens) -> None:
    player = open_program(Settings(quality="low", instant=True, reduced_motion=True, ui_scale=2.0))
    at(Pupil(player), "cards-keep")
    lesson = player.program.hud.rect_of(LessonPanel)
    assert lesson is not None
    for number in range(3):
        assert not lesson.overlaps(player.program.hud.spot(f"offer:{number}").rect)
    assert not lesson.overlaps(player.program.hud.spot("look").rect)
    player.spot("lesson:skip")
    player.rounds(2)
    assert Pupil(player).at == "cards-play"


@pytest.mark.slow
def test_where_there_is_little_room_the_board_stays_from_step_to_step(open_program: Opens) -> None:
    """The lesson's panel is so narrow that the room beside it is the largest, however short the text is."""
    player = open_program(Settings(quality="low", instant=True, reduced_motion=True, ui_scale=2.0, language="de"))
    pupil = at(Pupil(player), "walk-up")
    seen = {}
    while pupil.lesson.progress.chapter.id == "walk":
        seen[pupil.at] = player.torres.table.camera.goal
        player.spot("lesson:skip")
        player.rounds(3)
    assert len(seen) == 5
    assert len(set(seen.values())) == 1, seen
