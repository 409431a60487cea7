"""The tray of who looks lies before him: that of the only person always, in hot seat that of whoever acts, to whom the
table turns once, at the handover, if he wants it to."""

import pytest
from msgspec.structs import replace

from tests.app.opened import Opens
from tests.games.torres.app.lessons.pupil import QUICK, Pupil
from tests.games.torres.app.play.seated import seat_and_place, seat_in_turn
from torres3d.games.torres.app.study.study_screen import StudyScreen
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.torres.scene.track_and_reserve_layout import SIDES


def test_the_only_person_has_his_tray_before_him_in_the_usual_view(open_program: Opens) -> None:
    driver = open_program(QUICK)
    seat_in_turn(driver, ("greedy", None))
    table = driver.torres.table
    assert (table.near, table.camera.side) == (1, 0)


@pytest.mark.parametrize("turning", [True, False])
def test_in_hot_seat_the_table_turns_at_the_handover_if_it_is_wanted(open_program: Opens, turning: bool) -> None:
    driver = open_program(replace(QUICK, turn_table=turning, recap="asked"))
    seat_and_place(driver, "romanian")
    table, session = driver.torres.table, driver.game.session
    sides = []
    for _ in range(4):
        driver.wait()
        actor = session.state.actor
        assert actor is not None
        sides.append((table.near, table.camera.side))
        assert sides[-1] == ((actor, SIDES[2][actor]) if turning else (0, 0))
        session.give(next(each for each in session.commands if isinstance(each, EndTurn)), session.game.n)
        driver.rounds(3)
    assert len(set(sides)) == (2 if turning else 1)


def test_in_lessons_the_tray_of_the_learner_is_near(open_program: Opens) -> None:
    driver = open_program(QUICK)
    driver.spot("learn")
    driver.rounds(3)
    assert Pupil(driver).learning
    assert driver.torres.table.near == 0
    assert not driver.torres.table.camera.across


def test_a_replay_is_seen_from_where_it_was_played_and_a_study_turns_to_nobody(open_program: Opens) -> None:
    driver = open_program(replace(QUICK, recap="asked"))
    seat_and_place(driver, "romanian")
    table = driver.torres.table
    while table.camera.side == 0:
        session = driver.game.session
        session.give(next(each for each in session.commands if isinstance(each, EndTurn)), session.game.n)
        driver.rounds(3)
        driver.wait()
    driver.torres_menus.flow.show_replay(driver.game.session.game.history, None)
    driver.rounds(3)
    assert (table.near, table.camera.side) == (0, 0)
    assert not StudyScreen.around_one_table
