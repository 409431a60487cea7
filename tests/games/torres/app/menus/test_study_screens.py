"""The way to studies and out of them: their list, new ones, texts pasted, files of others; a moment of a replay,
a puzzle, and back."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.app.driver import Driver
from tests.app.menus.library.shelved import Clipboard, question, type_text
from tests.games.torres.app.menus.test_continue_from_moment import EXAMPLE, old, replay
from tests.games.torres.app.study.students import Student
from tests.games.torres.logged_games import written
from tests.games.torres.puzzles.test_puzzle_file import PUZZLE
from tests.games.torres.studies.positions import POSITION, by_chance, position, study
from torres3d.app.sharing.page_content import PageContent
from torres3d.games.torres.app.replay.position_screen import PositionScreen
from torres3d.games.torres.app.study.editor_screen import EditorScreen
from torres3d.games.torres.app.study.puzzle_screen import PuzzleScreen
from torres3d.games.torres.app.study.study_screen import StudyScreen
from torres3d.games.torres.puzzles.puzzle import solution_of
from torres3d.games.torres.rules.commands import Score
from torres3d.games.torres.rules.literal_types import KNIGHTS
from torres3d.games.torres.studies.study_file import read_study, write_study
from torres3d.games.torres.studies.study_notation import study_text
from torres3d.hud.models.page_models import BranchModel, MenuModel
from torres3d.hud.models.study_models import StudiesModel

__all__ = ["EXAMPLE", "old"]


def page(player: Driver) -> StudiesModel:
    shown = player.program.hud.model.screen
    assert isinstance(shown, StudiesModel)
    return shown


def top(player: Driver) -> object:
    return player.program.services.screens.top


def studied(player: Driver) -> StudyScreen:
    """The study on the screen."""
    shown = top(player)
    assert isinstance(shown, StudyScreen)
    return shown


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games" / "studies"


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> Clipboard:
    return Clipboard(monkeypatch)


@pytest.mark.slow
def test_a_new_position_is_set_up_tried_and_kept(player: Driver, folder: Path) -> None:
    player.rounds(2)
    player.spot("study")
    player.rounds(3)
    assert page(player).rows == ()
    player.spot("studies:new")
    player.rounds(4)
    arranging = top(player)
    assert isinstance(arranging, EditorScreen)
    assert arranging.now.state.board.blocks == 8
    assert arranging.flaws, "nobody stands on the board yet"
    foundations = [square for square, height in enumerate(arranging.now.state.board.heights) if height]
    player.key("k")
    arranging.press(foundations[0], second=False)
    player.key("k")
    arranging.press(foundations[1], second=False)
    player.key("3")
    arranging.press(foundations[2], second=False)
    player.rounds(2)
    assert arranging.flaws == ()
    player.key("a")
    player.rounds(4)
    study = studied(player)
    (file,) = folder.glob("*.study")
    assert read_study(file).study.begun == study.session.state, "a position that was set up is kept at once"
    study.session.give(Score(), study.session.game.n)
    player.rounds(4)
    (file,) = folder.glob("*.study")
    assert [move.command for move in read_study(file).study.moves] == [Score()]
    player.key("escape")
    player.rounds(4)
    assert [row.file for row in page(player).rows] == [str(file)]
    player.spot("back")
    player.rounds(4)
    assert isinstance(player.program.hud.model.screen, MenuModel)


@pytest.mark.slow
def test_studies_are_opened_named_deleted_and_put_back(player: Driver, folder: Path) -> None:
    write_study(by_chance(1), folder / "one.study")
    player.torres_menus.studies.open()
    player.rounds(3)
    player.spot("studies:rename")
    type_text(player, "What Otto overlooked")
    player.key("enter")
    player.rounds(3)
    assert read_study(folder / "one.study").study.name == page(player).rows[0].name == "What Otto overlooked"
    player.spot("studies:delete")
    player.rounds(3)
    assert page(player).rows == ()
    assert page(player).undo == "What Otto overlooked"
    player.spot("studies:undo")
    player.rounds(3)
    assert [row.name for row in page(player).rows] == ["What Otto overlooked"]
    assert read_study(folder / "one.study").study.moves == by_chance(1).moves
    player.key("enter")
    player.rounds(4)
    shown = studied(player)
    assert shown.book.study.name == "What Otto overlooked"


def test_the_folder_goes_with_the_games(player: Driver, folder: Path, tmp_path: Path) -> None:
    studies = player.torres_menus.studies
    assert studies.folder is studies.folder, "what it knows of its files is kept"
    assert studies.folder.folder == folder
    player.program.services.shelf.move_to(tmp_path / "elsewhere")
    assert studies.folder.folder == tmp_path / "elsewhere" / "studies"


@pytest.mark.slow
def test_what_cannot_be_read_says_why_and_keeps_nothing_from_working(player: Driver, folder: Path) -> None:
    write_study(by_chance(1), folder / "one.study")
    (folder / "bad.study").write_bytes(b"no study at all")
    data = (folder / "one.study").read_bytes()
    (folder / "illegal.study").write_bytes(data.rstrip(b"\n") + b'\n{"after":0,"command":"a1-a2"}\n')
    before = {file.name: file.read_bytes() for file in folder.glob("*.study")}
    player.torres_menus.studies.open()
    player.rounds(3)
    rows = {Path(row.file).name: (number, row) for number, row in enumerate(page(player).rows)}
    assert rows["bad.study"][1].fault
    assert not rows["one.study"][1].fault
    player.spot(f"studies:{rows['bad.study'][0]}")
    player.rounds(16)
    assert not player.program.hud.spot("studies:open").enabled, "its row says why"
    player.spot(f"studies:{rows['illegal.study'][0]}")
    player.rounds(16)
    player.spot("studies:open")
    player.rounds(3)
    assert question(player).title == player.program.services.say("study-fault-title")
    assert "illegal.study" in question(player).lines[0]
    assert "a1-a2" in question(player).lines[1]
    assert {file.name: file.read_bytes() for file in folder.glob("*.study")} == before


@pytest.mark.slow
def test_a_text_is_pasted_as_a_position(player: Driver, clipboard: Clipboard) -> None:
    player.torres_menus.studies.open()
    player.rounds(3)
    player.spot("studies:paste")
    assert player.program.hud.toast == player.program.services.say("paste-nothing")
    clipboard.text = POSITION
    player.spot("studies:paste")
    player.rounds(3)
    arranging = top(player)
    assert isinstance(arranging, EditorScreen)
    assert arranging.now.state == position()
    player.key("escape")
    player.rounds(3)
    player.spot("studies:paste")
    player.rounds(3)
    player.key("a")
    player.rounds(3)
    assert studied(player).session.state == position(), "it is tried as it was pasted"
    player.key("escape")
    player.rounds(3)
    clipboard.text = POSITION.replace("1A", "9Q").replace("2A", "2Q")
    player.spot("studies:paste")
    player.rounds(3)
    assert question(player).title == player.program.services.say("fault-paste-title")


@pytest.mark.slow
def test_a_file_of_somebody_else_is_taken_in(player: Driver, tmp_path: Path, folder: Path) -> None:
    write_study(by_chance(2), tmp_path / "theirs.study")
    player.torres_menus.studies.open()
    player.torres_menus.studies.import_file(tmp_path / "theirs.study")
    player.rounds(4)
    shown = studied(player)
    assert shown.book.file == folder / "theirs.study"
    assert shown.book.study == by_chance(2)
    player.torres_menus.studies.open()
    text = tmp_path / "position.txt"
    text.write_text(POSITION)
    player.torres_menus.studies.import_file(text)
    player.rounds(3)
    arranging = top(player)
    assert isinstance(arranging, EditorScreen)
    assert arranging.now.state == position()
    bad = tmp_path / "bad.study"
    bad.write_text("nothing")
    player.torres_menus.studies.import_file(bad)
    player.rounds(3)
    assert question(player).title == player.program.services.say("study-fault-title")
    assert not (folder / "bad.study").exists()


@pytest.mark.slow
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_from_a_moment_of_a_replay_and_back(player: Driver, old: Path, folder: Path, by: str) -> None:
    shown = replay(player, old)
    state, before = shown.state, old.read_bytes()
    if by == "mouse":
        player.spot("study")
    else:
        player.key("shift-s")
    player.rounds(4)
    study = studied(player)
    assert study.session.state == state
    study.session.give(study.session.commands[0], study.session.game.n)
    player.rounds(4)
    player.key("escape")
    player.rounds(4)
    assert top(player) is shown
    assert shown.state is state
    assert player.torres.table.state == state
    assert old.read_bytes() == before
    (file,) = folder.glob("*.study")
    assert read_study(file).study.begun == state


@pytest.mark.slow
def test_bots_that_are_called_after_their_level_keep_the_name_they_were_shown_with(player: Driver, old: Path) -> None:
    shown = replay(player, old)
    setup = shown.setup
    bots = tuple(replace(each, name="easy-2", bot="easy-2") for each in setup.players)
    player.torres_menus.studies.from_moment(replace(setup, players=bots), shown.state, True)
    player.rounds(3)
    assert {each.name for each in studied(player).book.study.setup.players} == {"Easy II"}


@pytest.mark.slow
def test_of_a_game_that_goes_on_nothing_hidden_is_seen(player: Driver, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    file = written(tmp_path / "games" / "on.torres", commands=60, seed=3)
    shown = replay(player, file)
    state = shown.state
    player.key("shift-s")
    player.rounds(4)
    study = studied(player)
    drawn = study.session.state
    assert (drawn.board, drawn.knights, drawn.scores) == (state.board, state.knights, state.scores)
    assert [len(hand) for hand in drawn.hands] == [len(hand) for hand in state.hands]
    assert [len(deck) for deck in drawn.decks] == [len(deck) for deck in state.decks]
    assert (drawn.hands, drawn.decks) != (state.hands, state.decks)
    assert player.program.hud.toast == player.program.services.say("study-drawn")


@pytest.mark.slow
def test_a_position_that_was_pasted_is_studied(player: Driver) -> None:
    player.torres_menus.studies.open()
    opening = player.torres_menus.studies.opening
    opening.show_position(position())
    player.rounds(3)
    assert isinstance(top(player), PositionScreen)
    player.spot("prompt:study")
    player.rounds(3)
    study = studied(player)
    assert study.session.state == position()
    player.key("escape")
    player.rounds(3)
    assert isinstance(top(player), PositionScreen)


@pytest.mark.slow
def test_a_puzzle_is_studied_once_it_is_over(player: Driver) -> None:
    player.torres_menus.puzzles.open()
    player.torres_menus.puzzles.solve(PUZZLE, lambda: None)
    player.rounds(3)
    solving = top(player)
    assert isinstance(solving, PuzzleScreen)
    assert not player.program.hud.spot("prompt:study").enabled
    for command in solution_of(PUZZLE):
        solving.session.give(command, solving.session.game.n)
        player.program.key("skip")
        player.rounds(3)
    for _ in range(6):
        player.program.key("skip")
        player.rounds(3)
    player.spot("prompt:study")
    player.rounds(3)
    study = studied(player)
    assert study.session.state.knights[1].bit_count() <= KNIGHTS
    assert study.session.state == solving.session.game.history.start
    player.key("escape")
    player.rounds(3)
    assert top(player) is solving


@pytest.mark.slow
def test_who_plays_on_is_asked(player: Driver, tmp_path: Path) -> None:
    session = Student(player, tmp_path).screen.session
    player.key("a")
    player.rounds(3)
    assert isinstance(player.program.hud.model.screen, BranchModel)
    player.spot("who:0:next")
    player.spot("play_on")
    player.rounds(3)
    assert list(session.bots) == [0]
    player.key("a")
    player.rounds(3)
    asked = player.program.hud.model.screen
    assert isinstance(asked, BranchModel)
    assert asked.players[0].bot == session.bots[0]
    player.key("escape")
    player.rounds(3)
    assert list(session.bots) == [0]


def listed_over(player: Driver, folder: Path) -> StudyScreen:
    """Two studies, the first of them open, and the list over it."""
    write_study(by_chance(1), folder / "one.study")
    write_study(by_chance(2), folder / "two.study")
    player.torres_menus.studies.open()
    player.torres_menus.studies.open_file(folder / "one.study")
    player.rounds(4)
    shown = studied(player)
    player.spot("study:list")
    player.rounds(4)
    assert len(page(player).rows) == 2
    return shown


def mark(player: Driver, folder: Path, name: str) -> None:
    """Choose a study on the list."""
    number = [Path(row.file) for row in page(player).rows].index(folder / name)
    if page(player).marked != number:
        player.spot(f"studies:{number}")
        player.rounds(16)


@pytest.mark.slow
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_way_back_from_the_list_is_the_study_one_came_from(player: Driver, folder: Path, by: str) -> None:
    shown = listed_over(player, folder)
    if by == "mouse":
        player.spot("back")
    else:
        player.key("escape")
    player.rounds(4)
    assert top(player) is shown
    assert player.torres.table.state == shown.session.state
    player.key("escape")
    player.rounds(4)
    assert len(page(player).rows) == 2
    player.key("escape")
    player.rounds(4)
    assert isinstance(player.program.hud.model.screen, MenuModel)


@pytest.mark.slow
def test_from_the_list_over_a_study_it_is_opened_again_or_another_in_its_place(player: Driver, folder: Path) -> None:
    shown = listed_over(player, folder)
    mark(player, folder, "one.study")
    player.spot("studies:open")
    player.rounds(4)
    assert top(player) is shown
    player.spot("study:list")
    player.rounds(4)
    mark(player, folder, "two.study")
    player.spot("studies:open")
    player.rounds(4)
    assert studied(player).book.file == folder / "two.study"
    piled = player.program.services.screens.pile
    assert [isinstance(screen, StudyScreen) for screen in piled] == [True, False], "the first one is closed"


@pytest.mark.slow
def test_the_open_study_is_named_and_deleted_on_the_list(player: Driver, folder: Path) -> None:
    shown = listed_over(player, folder)
    mark(player, folder, "one.study")
    player.spot("studies:rename")
    type_text(player, "Otto")
    player.key("enter")
    player.rounds(3)
    assert shown.book.study.name == read_study(folder / "one.study").study.name == "Otto"
    mark(player, folder, "one.study")
    player.spot("studies:delete")
    player.rounds(3)
    assert not (folder / "one.study").exists()
    player.spot("studies:undo")
    player.rounds(3)
    mark(player, folder, "one.study")
    player.spot("studies:delete")
    player.rounds(3)
    player.key("escape")
    player.rounds(4)
    assert [row.name for row in page(player).rows] == [by_chance(2).name], "not back into what is deleted"
    assert not (folder / "one.study").exists()
    assert top(player) is not shown
    assert len(player.program.services.screens.pile) == 1


@pytest.mark.slow
def test_a_study_is_copied_as_text_and_pasted_as_a_new_one(player: Driver, folder: Path, clipboard: Clipboard) -> None:
    write_study(by_chance(3), folder / "one.study")
    player.torres_menus.studies.open()
    player.torres_menus.studies.open_file(folder / "one.study")
    player.rounds(4)
    player.spot("study:copy_study")
    assert player.program.hud.toast == player.program.services.say("study-copied-whole")
    assert clipboard.text == study_text(by_chance(3))
    player.key("escape")
    player.rounds(4)
    player.key("control-v")
    player.rounds(4)
    shown = studied(player)
    assert study_text(shown.book.study) == clipboard.text
    assert shown.book.file not in (None, folder / "one.study"), "it is kept at once, and the other one stays"
    assert shown.book.file is not None
    assert study_text(read_study(shown.book.file).study) == clipboard.text


@pytest.mark.slow
def test_a_faulty_text_of_a_study_says_where_and_changes_nothing(
    player: Driver, folder: Path, clipboard: Clipboard
) -> None:
    player.torres_menus.studies.open()
    player.rounds(3)
    head = study_text(study())
    clipboard.text = head + "2.1 B: d3-d2 (d3-d9)"
    player.spot("studies:paste")
    player.rounds(3)
    asked, say = question(player), player.program.services.say
    assert asked.title == say("fault-paste-title")
    assert str(head.count("\n") + 1) in asked.lines[0]
    assert "18" in asked.lines[0]
    assert say("expected-square") in asked.lines[2]
    assert not list(folder.glob("*.study"))
    player.key("escape")
    player.rounds(3)
    clipboard.text = head.replace("edition: ", "edition: no-")
    player.spot("studies:paste")
    player.rounds(3)
    assert question(player).title == say("study-fault-title")
    assert not list(folder.glob("*.study"))


@pytest.mark.slow
def test_a_study_in_a_text_file_is_taken_in(player: Driver, tmp_path: Path, folder: Path) -> None:
    file = tmp_path / "theirs.txt"
    file.write_text(study_text(by_chance(2)), "utf-8")
    player.torres_menus.studies.open()
    player.torres_menus.studies.import_file(file)
    player.rounds(4)
    assert study_text(studied(player).book.study) == study_text(by_chance(2))
    assert len(list(folder.glob("*.study"))) == 1


@pytest.mark.slow
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_study_is_shared_from_the_list(
    player: Driver, folder: Path, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_study(by_chance(2), folder / "one.study")
    pages: list[tuple[PageContent, str]] = []
    monkeypatch.setattr(player.torres_menus.studies, "_share", lambda content, name: pages.append((content, name)))
    player.torres_menus.studies.open()
    player.rounds(3)
    if by == "mouse":
        player.spot("studies:share")
    else:
        player.key("control-p")
    player.rounds(3)
    ((content, name),) = pages
    assert name == by_chance(2).name
    assert len(content.moments) == len(by_chance(2).moves) + 1
