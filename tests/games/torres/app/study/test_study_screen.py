"""A study in the window: lines tried, gone through, commented, deleted, put first; bots play in it; the analysis."""

from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.games.torres.app.study.prompts import shown_prompt
from tests.games.torres.app.study.students import Student
from tests.games.torres.app.study.test_live_analysis import fails
from tests.games.torres.studies.positions import POSITION, SETUP, by_chance, position, study
from torres3d.engine.studies.study import with_move, written_down
from torres3d.games.torres.app.study import live_analysis
from torres3d.games.torres.app.study.study_turns import study_turns
from torres3d.games.torres.rules.command_notation import read_command, read_turn
from torres3d.games.torres.rules.commands import EndTurn, Score
from torres3d.games.torres.rules.diagram import from_diagram
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.studies.study import PlayedStudy, Study
from torres3d.hud.models.study_models import CommentWritten, GoToNode, ShowFound, StudyDo, StudyNamed, StudyWidened

LINE = read_turn("d3-d2 +d3/1")


@pytest.fixture
def student(player: Driver, tmp_path: Path) -> Student:
    return Student(player, tmp_path)


def nodes(student: Student) -> list[tuple[int, str]]:
    return [(move.after, repr(move.command)) for move in student.kept.moves]


@pytest.mark.slow
def test_what_is_done_becomes_a_line_and_lies_in_the_file(student: Student) -> None:
    student.do(*LINE)
    assert [move.command for move in student.kept.moves] == list(LINE)
    assert student.screen.book.node == 2
    (row,) = student.panel.rows
    assert [step.text for step in row.steps] == ["d3-d2", "+d3/1"]
    assert student.panel.node == 2
    assert student.panel.line == {1, 2}
    student.player.spot("study:fold:1")
    turn, *steps = student.panel.rows
    assert turn.unfolded
    assert [step.node for step in steps] == [1, 2]
    assert all(step.text for step in steps)
    assert student.panel.saved == str(student.file)


@pytest.mark.slow
def test_another_way_becomes_a_side_line(student: Student) -> None:
    student.do(*LINE)
    student.screen.intent(GoToNode(0))
    student.rest()
    assert student.screen.session.state == position()
    student.do(Score())
    assert nodes(student) == [(0, repr(LINE[0])), (1, repr(LINE[1])), (0, repr(Score()))]
    rows = [([step.node for step in row.steps], row.depth, row.continued) for row in student.panel.rows]
    assert rows == [([1], 0, False), ([3], 1, False), ([2], 0, True)]
    student.screen.intent(GoToNode(2))
    student.rest()
    assert student.screen.session.state == student.screen.book.grown.state(2)
    assert student.player.torres.table.state == student.screen.session.state


@pytest.mark.slow
def test_the_same_again_is_no_other_line(student: Student) -> None:
    student.do(*LINE)
    student.screen.intent(GoToNode(0))
    student.rest()
    student.do(LINE[0])
    assert len(student.kept.moves) == 2
    assert student.screen.book.node == 1


@pytest.mark.slow
def test_by_keys_one_goes_back_and_on_over_turns(student: Student) -> None:
    ending = next(command for command in legal(position()) if isinstance(command, EndTurn))
    student.do(Score(), ending)
    assert student.screen.session.state.actor == 0
    student.player.key("z")
    student.rest()
    assert student.screen.book.node == 1
    assert student.screen.session.state.actor == 1
    student.player.key(",")
    student.rest()
    assert student.screen.session.state == position()
    for key in ("y", "."):
        student.player.key(key)
        student.rest()
    assert student.screen.book.node == 2
    assert len(student.kept.moves) == 2


@pytest.mark.slow
def test_a_study_that_is_opened_is_gone_through_by_keys(player: Driver, tmp_path: Path) -> None:
    begun = study()
    for node, command in enumerate(LINE):
        begun, _ = with_move(begun, node, command)
    student = Student(player, tmp_path, begun)
    for node in (1, 2):
        player.key("y")
        student.rest()
        assert student.screen.book.node == node
    player.key("y")
    player.rounds(2)
    assert player.program.hud.toast == player.program.services.say("advise-nothing-to-redo")
    assert student.kept == begun


@pytest.mark.slow
def test_nothing_is_hidden_and_nobody_has_to_hand_over(student: Student) -> None:
    ending = next(command for command in legal(position()) if isinstance(command, EndTurn))
    hand = student.player.program.hud.model.panels.get("hand")
    assert hand is not None
    assert {card.card for card in hand.cards} == {"climb", "diagonal"}
    student.do(ending)
    assert student.player.program.hud.model.cover is None
    hand = student.player.program.hud.model.panels.get("hand")
    assert hand is not None
    assert {card.card for card in hand.cards} == {"leap"}


@pytest.mark.slow
def test_comments_and_names_are_kept(student: Student) -> None:
    student.do(*LINE)
    student.screen.intent(CommentWritten("  a good way  "))
    student.screen.intent(GoToNode(0))
    student.screen.intent(CommentWritten("the beginning"))
    student.screen.intent(StudyNamed("Another name"))
    student.rest()
    assert student.kept.comment_at(2) == "a good way"
    assert student.kept.comment == "the beginning"
    assert student.kept.name == student.panel.name == "Another name"
    assert student.panel.comment == "the beginning"
    assert [row.text for row in student.panel.rows if row.kind == "comment"] == ["the beginning", "a good way"]
    student.screen.intent(StudyNamed("   "))
    assert student.kept.name == "Another name"


@pytest.mark.slow
def test_a_line_of_several_steps_is_deleted_when_asked(student: Student) -> None:
    student.do(*LINE)
    student.screen.intent(GoToNode(1))
    student.rest()
    student.screen.intent(StudyDo("delete"))
    student.player.rounds(2)
    student.player.spot("answer:keep")
    assert len(student.kept.moves) == 2
    student.screen.intent(StudyDo("delete"))
    student.player.rounds(2)
    student.player.spot("answer:delete")
    student.rest()
    assert student.kept.moves == ()
    assert student.screen.session.state == position()
    assert not student.panel.can_delete


@pytest.mark.slow
def test_a_side_line_is_made_the_main_one(student: Student) -> None:
    student.do(LINE[0])
    student.screen.intent(GoToNode(0))
    student.rest()
    student.do(Score())
    assert student.panel.can_promote
    student.screen.intent(StudyDo("promote"))
    student.rest()
    assert not student.panel.can_promote
    assert [move.command for move in student.kept.moves] == [Score(), LINE[0]]
    assert student.screen.session.state.ap == 2


@pytest.mark.slow
def test_the_analysis_comes_by_itself_and_a_turn_of_it_lies_on_the_board(student: Student) -> None:
    student.analysed()
    found = student.panel.found
    assert found is not None
    assert 1 <= len(found.rows) <= 3
    assert found.rows[0].points[0] in "+−"
    assert found.rows[0].text
    assert [player.seat for player, _ in found.standing] == [0, 1]
    student.screen.intent(ShowFound(0))
    student.player.rounds(3)
    assert student.panel.found is not None
    assert student.panel.found.rows[0].shown
    hints = student.screen.controller.hints
    assert hints.active
    first = hints.current
    student.player.spot("prompt:hint_step")
    student.rest()
    assert student.kept.moves[0].command == first
    student.screen.intent(StudyDo("analysis"))
    student.player.rounds(2)
    assert student.panel.found is None
    assert not student.screen.improving.busy


@pytest.mark.slow
def test_the_analysis_gets_better_while_one_looks(student: Student) -> None:
    efforts = []
    for _ in range(3):
        student.analysed()
        assert student.panel.found is not None
        efforts.append(student.panel.found.effort)
    assert efforts == sorted(set(efforts))


@pytest.mark.slow
def test_an_analysis_that_fails_says_so(player: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_analysis, "analysed", fails)
    student = Student(player, tmp_path)
    for _ in range(20):
        student.player.rounds(2)
        if student.screen.improving.fault is not None:
            break
        student.screen.improving.wait(60)
    student.player.rounds(3)
    found = student.panel.found
    assert found is not None
    assert "ValueError" in found.told
    assert not found.busy


@pytest.mark.slow
def test_a_bot_plays_on_where_somebody_plays_on(student: Student) -> None:
    ending = next(command for command in legal(position()) if isinstance(command, EndTurn))
    student.screen.give_seats({0: "novice"})
    student.do(ending)
    for _ in range(200):
        student.player.hear()
        student.player.program.key("skip")
        student.player.rounds(2)
        if student.screen.session.state.actor == 1 and student.screen.session.ready:
            break
    played = student.kept.moves
    assert len(played) > 1
    assert student.screen.session.state.actor == 1
    student.screen.intent(GoToNode(1))
    student.rest()
    student.player.rounds(10)
    assert student.screen.session.state.actor == 0
    assert not student.screen.session.bot_turns.thinking, "it waits until it is let"
    assert ("let_play", student.player.program.services.say("study-let-play")) in shown_prompt(student.player).more
    student.player.spot("prompt:let_play")
    student.player.rounds(1)
    assert student.screen.session.bot_turns.thinking
    assert student.kept.moves == played


def test_where_the_game_is_over_it_is_said(player: Driver, tmp_path: Path) -> None:
    from torres3d.games.torres.kit.setup_and_options import options_of

    over = from_diagram(
        POSITION.replace("moment: 2.1\n", "stage: over\nmoment: 3.4\nwinners: A\n")
        .replace("ap: 3\n", "")
        .replace("actor: B\n", "")
        .replace("used: 1\n", "")
        .replace("stacks: 333 3233\n", "stacks: - -\n"),
        options_of(SETUP),
    )
    student = Student(player, tmp_path, Study("over", SETUP, over))
    assert shown_prompt(player).text == player.program.services.say("study-over")
    assert student.panel.found is not None
    assert student.panel.found.told


@pytest.mark.slow
def test_what_cannot_be_written_is_told_and_stays(student: Student) -> None:
    student.file.unlink()
    student.file.mkdir()
    student.do(LINE[0])
    assert student.screen.book.study.moves[0].command == LINE[0]
    assert student.panel.saved == ""
    assert student.player.program.hud.toast
    student.file.rmdir()
    student.do(LINE[1])
    assert [move.command for move in student.kept.moves] == list(LINE)


@pytest.mark.slow
def test_a_study_nobody_touched_is_no_file(player: Driver, tmp_path: Path) -> None:
    folder = tmp_path / "games" / "studies"
    player.torres_menus.studies.open()
    player.torres_menus.studies.from_moment(study().setup, study().begun, True)
    player.rounds(4)
    assert not list(folder.glob("*.study"))
    top = player.program.services.screens.top
    session = top.session  # type: ignore[attr-defined]  # a study's screen
    session.give(read_command("*"), session.game.n)
    player.rounds(4)
    assert len(list(folder.glob("*.study"))) == 1


@pytest.mark.slow
def test_a_step_is_marked_by_mouse_and_by_keys(student: Student) -> None:
    student.player.key("f")
    assert not student.panel.marking
    assert student.player.program.hud.toast == student.player.program.services.say("study-not-mark")
    student.do(*LINE)
    student.player.key("f")
    student.player.key("2")
    student.rest()
    assert student.kept.mark_at(2) == student.panel.mark == "!"
    assert not student.panel.marking
    student.player.spot("study:mark")
    student.player.spot("study:mark:dubious")
    assert [move.mark for move in student.kept.moves] == ["", "?!"]
    assert [step.text for step in student.panel.rows[0].steps] == ["d3-d2", "+d3/1?!"]
    student.player.key("f")
    student.player.key("escape")
    assert not student.panel.marking
    assert student.kept.mark_at(2) == "?!"


@pytest.mark.slow
def test_a_side_line_put_first_folds_up_the_turns(student: Student) -> None:
    student.do(LINE[0])
    student.player.spot("study:fold:1")
    student.screen.intent(GoToNode(0))
    student.rest()
    student.do(Score())
    student.screen.intent(StudyDo("promote"))
    student.rest()
    assert [row.kind for row in student.panel.rows] == ["turn", "turn"], "steps have other numbers now"


@pytest.mark.slow
def test_the_width_is_kept_in_the_settings(student: Student) -> None:
    student.screen.intent(StudyWidened(400.0))
    student.player.rounds(3)
    assert student.player.program.services.settings.reading_width == 400.0
    assert student.panel.width == 400.0
    panel = student.player.program.hud.spot("study:list").rect
    assert panel.x > 300


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
def test_every_step_is_in_one_turn_in_reading_order(number: int) -> None:
    grown = PlayedStudy(by_chance(number, 200))
    turns = study_turns(grown)
    assert [node for turn in turns for node in turn.nodes] == [node for node, _ in written_down(grown.study)]
    for turn in turns:
        assert {grown.nodes[node].by for node in turn.nodes} == {turn.seat}
        assert not any(isinstance(grown.study.moves[node - 1].command, EndTurn) for node in turn.nodes[:-1])
        before = grown.study.moves[turn.nodes[0] - 1].after
        if turn.continued:
            assert grown.nodes[before].by == turn.seat
    assert len(turns) < len(grown.study.moves)
