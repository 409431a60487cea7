"""A study of Turm Bauer in the window: built and walked by mouse, gone through by keys, dice and hand chosen, bots."""

from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.app.menus.library.shelved import type_text
from tests.games.turm_bauer.app.builders import Fate
from tests.games.turm_bauer.app.study.students import Student
from tests.games.turm_bauer.studies.examples import moment
from torres3d.games.turm_bauer.kit.from_position import Throw
from torres3d.games.turm_bauer.rules.commands import Build, Move, Placement
from torres3d.games.turm_bauer.studies.study_file import STUDIES
from torres3d.hud.models.study_models import GoToNode


@pytest.fixture
def student(player: Driver, tmp_path: Path) -> Student:
    return Student(player, tmp_path)


@pytest.mark.slow
def test_what_is_built_and_walked_by_mouse_becomes_a_line_in_the_file(student: Student) -> None:
    begun = student.state
    student.give(student.choice(Placement, 3))
    student.rest()
    assert student.state.stage == "move"
    student.give(student.choice(Move))
    student.rest()
    assert [type(move.command) for move in student.kept.moves] == [Build, Move]
    (row,) = student.panel.rows
    assert [step.node for step in row.steps] == [1, 2]
    assert row.when.startswith(f"{begun.turn + 1} ·")
    assert student.state.turn == begun.turn + 1
    student.driver.spot("study:fold:1")
    turn, *steps = student.panel.rows
    assert turn.unfolded
    assert all(step.text for step in steps)


@pytest.mark.slow
def test_by_keys_back_and_forth_over_what_was_let_go(student: Student) -> None:
    begun = student.state
    student.turn()
    after = student.state
    keys = Keys(student.driver.program, student.driver.screen)
    keys.key("z")
    keys.key("z")
    student.rest()
    assert student.state is begun
    assert student.driver.program.table.state == begun
    assert student.screen.book.node == 0
    keys.key("y")
    keys.key("y")
    student.rest()
    assert student.state == after
    assert student.screen.book.node == 2
    assert len(student.kept.moves) == 2


@pytest.mark.slow
def test_something_else_is_a_side_line_that_can_be_put_first_and_deleted(student: Student) -> None:
    student.turn()
    student.screen.intent(GoToNode(0))
    student.rest()
    student.turn(5)
    assert [move.after for move in student.kept.moves] == [0, 1, 0, 3]
    assert student.panel.can_promote
    first = student.kept.moves[2].command
    student.driver.spot("study:promote")
    assert student.kept.moves[0].command == first
    student.driver.spot("study:delete")
    student.driver.rounds(2)
    assert len(student.kept.moves) == 3
    assert student.screen.book.node == 1


@pytest.mark.slow
def test_dice_are_chosen_by_mouse_and_anew_by_keys(student: Student) -> None:
    begun = student.state
    student.driver.spot("study:dice")
    assert student.panel.menu == "dice"
    student.driver.spot("study:die:6")
    assert student.panel.menu == "dice", "the second die is still to be chosen"
    student.driver.spot("study:die:6")
    student.rest()
    assert student.state.dice == (6, 6)
    assert student.panel.menu == ""
    assert student.kept.moves[0].command == Throw((6, 6))
    keys = Keys(student.driver.program, student.driver.screen)
    keys.key("d")
    keys.key("2")
    keys.key("5")
    student.rest()
    assert student.state.dice == (2, 5)
    assert [(move.after, move.command) for move in student.kept.moves] == [(0, Throw((6, 6))), (0, Throw((2, 5)))]
    student.turn()
    assert student.state.turn == begun.turn + 1


@pytest.mark.slow
def test_dice_by_chance_and_none_once_something_is_built(student: Student) -> None:
    keys = Keys(student.driver.program, student.driver.screen)
    keys.key("d")
    keys.key("0")
    student.rest()
    thrown = student.kept.moves[0].command
    assert isinstance(thrown, Throw)
    assert student.state.dice == thrown.dice
    student.do(student.choice(Placement))
    assert not student.panel.can_throw
    keys.key("d")
    assert student.panel.menu == ""
    assert len(student.kept.moves) == 2
    keys.key("z")
    keys.key("d")
    assert student.panel.menu == "dice"
    keys.key("escape")
    assert student.panel.menu == ""
    assert len(student.kept.moves) == 2


@pytest.mark.slow
def test_comments_and_marks_by_keys(student: Student) -> None:
    student.turn()
    keys = Keys(student.driver.program, student.driver.screen)
    keys.key("k")
    assert student.panel.marking
    keys.key("3")
    assert student.kept.mark_at(2) == "!?"
    student.driver.spot("study:comment")
    type_text(student.driver, "so")
    keys.key("enter")
    assert student.kept.comment_at(2) == "so"


@pytest.mark.slow
def test_another_hand_goes_on_with_the_same_lines(student: Student) -> None:
    student.turn()
    node = student.screen.book.node
    assert student.state.options.hand == "steady"
    student.driver.spot("study:hand")
    student.driver.spot("study:hand:drawn")
    student.driver.rounds(4)
    assert student.state.options.hand == "drawn"
    assert student.screen.book.node == node
    assert len(student.kept.moves) == 2
    student.do(student.choice(Placement))
    built = student.kept.moves[2].command
    assert isinstance(built, Build)
    assert built.hand != type(built.hand)()
    assert student.kept.setup.rules["hand"] == "drawn"
    assert student.screen.book.file == student.file


@pytest.mark.slow
def test_the_analysis_finds_turns_and_lays_them_into_the_hand(student: Student) -> None:
    student.analysed()
    found = student.panel.found
    assert found is not None
    assert found.rows
    assert found.rows[0].about
    assert all(row.points[0] in "+−" for row in found.rows)
    student.driver.spot("study:found:0")
    student.driver.rounds(4)
    report = student.screen.improving.report
    assert report is not None
    first = report.lines[0].hint.choices[0]
    assert isinstance(first, Placement)
    trial = student.screen.controller.hand.trial
    assert trial is not None
    assert trial.cells == first.cells
    assert student.kept.moves == ()


@pytest.mark.slow
def test_bots_take_seats_and_what_they_do_is_a_line(student: Student) -> None:
    actor = student.state.actor
    assert actor is not None
    after = (actor + 1) % 3
    student.screen.give_seats({after: "careless"})
    student.turn()
    student.wait_for_person()
    assert len(student.kept.moves) > 2
    played = student.screen.book.grown.nodes[3]
    assert played.by == after
    assert student.panel.rows[-1].player is not None


@pytest.mark.slow
def test_what_fell_is_part_of_the_step_so_that_no_judge_is_asked_again(player: Driver, tmp_path: Path) -> None:
    student = Student(player, tmp_path, judge=Fate(slips=[1]))
    student.do(student.choice(Placement))
    slipped = student.state
    assert (slipped.stage, slipped.slips) == ("build", 1)
    asked = student.parts.judge.asked
    student.screen.intent(GoToNode(0))
    student.rest()
    student.screen.intent(GoToNode(1))
    student.rest()
    assert student.state == slipped
    assert student.parts.judge.asked == asked
    assert STUDIES.read(student.file).state(1) == slipped


@pytest.mark.slow
def test_after_a_collapse_one_goes_back_along_the_line(player: Driver, tmp_path: Path) -> None:
    student = Student(player, tmp_path, moment(before=16), judge=Fate(collapse=1))
    begun = student.state
    student.do(student.choice(Placement))
    assert student.state.collapse is not None
    for _ in range(4):
        student.driver.key("space")
        student.driver.rounds(4)
    prompt = player.program.hud.model.prompt
    assert prompt is not None
    assert prompt.text == player.program.services.say("study-over-here")
    Keys(player.program, player.screen).key("z")
    student.rest()
    assert student.state == begun
    assert len(student.kept.moves) == 1
    student.turn()
