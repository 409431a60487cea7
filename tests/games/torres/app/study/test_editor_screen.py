"""A position is set up in the window, by mouse and by keys; the editor marks those that play cannot reach."""

from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.games.torres.app.study.students import Student
from tests.games.torres.studies.positions import POSITION, position
from torres3d.base import clipboard
from torres3d.games.torres.hud.models.editor_models import (
    CardGiven,
    EditorDo,
    FactSet,
    MasterChosen,
    PlayedBy,
    SeatChosen,
    StackSet,
    ToolChosen,
)
from torres3d.games.torres.rules.diagram import diagram
from torres3d.games.torres.rules.squares import INDEX

E4, D3 = INDEX["e4"], INDEX["d3"]


@pytest.fixture
def student(player: Driver, tmp_path: Path) -> Student:
    found = Student(player, tmp_path)
    found.player.key("j")
    found.player.rounds(4)
    return found


@pytest.mark.slow
def test_a_press_on_a_square_puts_there_what_was_chosen(student: Student) -> None:
    screen = student.arranging
    student.player.square(INDEX["h1"])
    assert screen.now.state.board.heights[INDEX["h1"]] == 1
    screen.intent(ToolChosen("knight", 0))
    student.player.square(INDEX["h1"])
    assert screen.now.state.knights[0] >> INDEX["h1"] & 1
    screen.intent(ToolChosen("king"))
    student.player.square(INDEX["h3"])
    assert screen.now.state.king == 1 << INDEX["h3"]
    screen.intent(ToolChosen("clear"))
    student.player.square(INDEX["h1"])
    assert screen.now.state.board.heights[INDEX["h1"]] == 0
    assert student.player.torres.table.state == screen.now.state


@pytest.mark.slow
@pytest.mark.parametrize("tool", [ToolChosen("knight", 0), ToolChosen("king")])
def test_a_double_press_leaves_the_piece_that_it_has_put(student: Student, tool: ToolChosen) -> None:
    screen, square = student.arranging, INDEX["h1"]
    screen.intent(tool)
    before = screen.now
    for _ in range(2):
        student.player.square(square)
        student.player.rounds(2)
    state = screen.now.state
    assert (state.knights[0] | state.king) >> square & 1
    student.player.rounds(60)
    student.player.square(square)
    state = screen.now.state
    assert not (state.knights[0] | state.king) >> square & 1, "a press of its own takes it away"
    student.player.key("z")
    student.player.key("z")
    assert screen.now == before


@pytest.mark.slow
def test_a_double_press_lays_two_blocks(student: Student) -> None:
    for _ in range(2):
        student.player.square(INDEX["h1"])
        student.player.rounds(2)
    assert student.arranging.now.state.board.heights[INDEX["h1"]] == 2


@pytest.mark.slow
def test_the_other_button_does_the_contrary(student: Student) -> None:
    screen = student.arranging
    screen.press(D3, second=True)
    assert screen.now.state.board.heights[D3] == 1
    screen.intent(ToolChosen("lower"))
    screen.press(D3, second=True)
    assert screen.now.state.board.heights[D3] == 2


@pytest.mark.slow
def test_by_keys_alone_a_piece_is_put_and_the_position_tried(student: Student) -> None:
    screen = student.arranging
    student.player.key("k")
    assert screen.tool == "knight"
    seat = screen.seat
    student.player.key("k")
    assert screen.seat != seat
    student.player.key("1")
    assert screen.tool == "raise"
    student.player.key("arrow_up")
    square = screen.cursor.square
    assert square is not None
    before = screen.now.state.board.heights[square]
    student.player.key("enter")
    assert screen.now.state.board.heights[square] == before + 1
    student.player.key("2")
    student.player.key("enter")
    assert screen.now.state == position()
    student.player.key("z")
    assert screen.now.state.board.heights[square] == before + 1
    student.player.key("y")
    assert screen.now.state == position()
    student.player.key("a")
    student.player.rounds(3)
    assert student.screen.session.state == position()


@pytest.mark.slow
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_an_impossible_position_says_all_that_is_wrong_and_is_corrected(student: Student, by: str) -> None:
    screen, player = student.arranging, student.player
    for _ in range(3):
        screen.press(E4, second=False)
    screen.intent(FactSet("points", 900))
    player.rounds(2)
    wrong = screen.now
    assert len(student.facts.flaws) > 1
    assert "e4" in student.facts.flaws[0]
    if by == "mouse":
        player.spot("arrange:done")
    else:
        player.key("a")
    asked = player.program.services.screens.question
    assert asked is not None
    assert asked.lines == student.facts.flaws, "all of them at once"
    assert [answer for answer, _ in asked.answers] == ["go_on", "correct"]
    if by == "mouse":
        player.spot("answer:correct")
    else:
        player.rounds(20)
        player.key("enter")
    player.rounds(2)
    assert student.arranging is screen
    assert screen.flaws == ()
    assert player.torres.table.state == screen.now.state
    assert player.program.hud.toast == player.program.services.say("study-mended")
    screen.intent(EditorDo("undo"))
    assert screen.now == wrong


@pytest.mark.slow
def test_the_moment_that_fits_is_offered_first(student: Student) -> None:
    screen, player = student.arranging, student.player
    screen.intent(FactSet("phase", 1))
    screen.intent(FactSet("round", 1))
    early = screen.now.state
    assert screen.flaws
    player.spot("arrange:done")
    player.spot("answer:moment")
    player.rounds(2)
    assert screen.flaws == ()
    assert (screen.now.state.board, screen.now.state.scores) == (early.board, early.scores)
    player.spot("arrange:done")
    player.rounds(4)
    assert student.screen.session.state == screen.now.state


@pytest.mark.slow
def test_to_keep_editing_changes_nothing(student: Student) -> None:
    screen = student.arranging
    for _ in range(3):
        screen.press(E4, second=False)
    wrong = screen.now
    student.player.spot("arrange:done")
    student.player.spot("answer:go_on")
    student.player.rounds(2)
    assert student.arranging is screen
    assert screen.now == wrong


@pytest.mark.slow
def test_a_changed_position_is_tried(student: Student) -> None:
    student.arranging.intent(FactSet("ap", 4))
    student.arranging.intent(EditorDo("done"))
    student.player.rounds(4)
    assert student.screen.session.state.ap == 4
    assert student.screen.book.study.begun.ap == 4
    assert student.kept.begun.ap == 4


@pytest.mark.slow
def test_what_was_tried_before_stays_a_study_of_its_own(player: Driver, tmp_path: Path) -> None:
    from tests.games.torres.app.study.test_study_screen import LINE

    student = Student(player, tmp_path)
    student.do(*LINE)
    student.player.key("j")
    student.player.rounds(3)
    assert student.arranging.now.state == student.arranging.now.state
    student.arranging.intent(FactSet("points", 40))
    student.arranging.intent(EditorDo("done"))
    student.player.rounds(4)
    assert student.screen.book.study.moves == ()
    assert student.screen.book.file != student.file
    from torres3d.games.torres.studies.study_file import read_study

    assert [move.command for move in read_study(student.file).study.moves] == list(LINE)


@pytest.mark.slow
def test_facts_of_the_moment_and_the_players(student: Student) -> None:
    screen = student.arranging
    for fact, value in (("phase", 3), ("round", 2), ("actor", 0), ("start", 1), ("ap", 2)):
        screen.intent(FactSet(fact, value))  # type: ignore[arg-type]  # each is a fact
    screen.intent(SeatChosen(1))
    screen.intent(FactSet("points", 77))
    screen.intent(StackSet(0, 1))
    screen.intent(CardGiven("six", 1))
    student.player.rounds(2)
    state, facts = screen.now.state, student.facts
    assert (state.phase, state.round, state.actor, state.start, state.ap) == (3, 2, 0, 1, 2)
    assert (state.scores[1], state.stacks[1][0]) == (77, 1)
    assert "six" in state.hands[1]
    assert (facts.phase, facts.round, facts.actor, facts.start, facts.ap) == (3, 2, 0, 1, 2)
    seat = facts.seats[1]
    assert (seat.points, seat.stacks) == (77, state.stacks[1])
    assert ("six", 1) in [(card, count) for card, count, _ in seat.cards]


@pytest.mark.slow
def test_other_rules_and_players(student: Student) -> None:
    screen = student.arranging
    screen.intent(FactSet("players", 4))
    assert screen.now.state.players == 4
    assert len({player.colour for player in screen.now.setup.players}) == 4
    screen.intent(PlayedBy("romanian", "master"))
    screen.intent(MasterChosen("square"))
    student.player.rounds(2)
    assert student.facts.mode == "master"
    assert student.facts.master == "square"
    assert screen.now.state.board == position().board
    for _ in range(3):
        screen.intent(EditorDo("undo"))
    assert screen.now.state == position()
    assert not student.facts.can_redo
    student.player.rounds(2)
    assert student.facts.can_redo


@pytest.mark.slow
def test_text_goes_out_and_comes_in(student: Student, monkeypatch: pytest.MonkeyPatch) -> None:
    lying: list[str] = []
    monkeypatch.setattr(clipboard, "write_text", lambda text: not lying.append(text))
    monkeypatch.setattr(clipboard, "read_text", lambda: lying[-1] if lying else "")
    screen = student.arranging
    screen.intent(EditorDo("paste"))
    student.player.rounds(2)
    assert student.player.program.hud.toast == student.player.program.services.say("paste-nothing")
    screen.intent(EditorDo("copy"))
    assert lying == [diagram(position())]
    lying.append(POSITION.replace("ap: 3", "ap: 1"))
    screen.intent(EditorDo("paste"))
    assert screen.now.state.ap == 1
    lying.append("1 2 3\nno text of ours\n")
    screen.intent(EditorDo("paste"))
    student.player.rounds(2)
    assert student.player.program.services.screens.question is not None
    assert screen.now.state.ap == 1


@pytest.mark.slow
def test_the_empty_board_and_the_opening(student: Student) -> None:
    screen = student.arranging
    screen.intent(EditorDo("empty"))
    assert screen.now.state.board.blocks == 0
    screen.intent(EditorDo("opening"))
    assert screen.now.state.board.blocks == 8


@pytest.mark.slow
def test_what_was_changed_is_not_lost_by_one_key(student: Student) -> None:
    screen = student.arranging
    screen.press(E4, second=False)
    student.player.key("escape")
    student.player.rounds(2)
    assert student.arranging is screen
    assert student.player.program.services.screens.question is not None
    student.player.spot("answer:drop")
    student.player.rounds(3)
    assert student.screen.session.state == position()


@pytest.mark.slow
def test_unchanged_one_key_leads_back(student: Student) -> None:
    student.player.key("escape")
    student.player.rounds(3)
    assert student.screen.session.state == position()
