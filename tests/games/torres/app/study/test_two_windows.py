"""Two windows on one study: the second names who has it and may open a copy; no line of either is lost."""

import multiprocessing
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.app.driver import Driver
from tests.app.menus.library.shelved import question
from tests.app.opened import Opens
from tests.at_length import at_length
from tests.games.torres.app.study.students import Student
from tests.games.torres.studies.positions import study
from torres3d.app.screens.study.current_study import OpenStudy
from torres3d.app.window.settings import Settings
from torres3d.engine.studies.study_file import hold_study
from torres3d.games.torres.app.study.study_screen import StudyScreen
from torres3d.games.torres.rules.command_notation import read_turn
from torres3d.games.torres.rules.commands import Score
from torres3d.games.torres.studies.study_file import StudyFolder, read_study, write_study
from torres3d.hud.models.study_models import CommentWritten, StudiesModel, StudyNamed

SPAWN = multiprocessing.get_context("spawn")
SECONDS = 60
LINE = read_turn("d3-d2 +d3/1")


def open_there(pipe: Connection, file: Path) -> None:
    """Another program that has a study open, and writes a comment into it."""
    book = OpenStudy.opened(StudyFolder(file.parent), file, lambda fault: pipe.send(str(fault)))
    book.comment("theirs")
    pipe.send(os.getpid())
    pipe.recv()


def take_place(pipe: Connection, folder: Path) -> None:
    """Another program that is about to write a new study."""
    held = hold_study(folder / "two.study")
    pipe.send("two.study")
    pipe.recv()
    held.release()


@contextmanager
def another_program(does: Callable[[Connection, Path], None], place: Path) -> Iterator[Any]:
    """Another program that ``does`` this; what it says when it has."""
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=does, args=(theirs, place), daemon=True)
    process.start()
    try:
        assert ours.poll(SECONDS)
        yield ours.recv()
    finally:
        process.kill()
        process.join()


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[tuple[Path, int]]:
    """A study that another program has open, and the process of that."""
    file = tmp_path / "games" / "studies" / "one.study"
    write_study(study(), file)
    with another_program(open_there, file) as process:
        yield file, process


@pytest.mark.parametrize("language", ["de", *at_length("en", "ro")])
def test_the_second_window_is_told_who_has_the_study_and_opens_a_copy(
    open_program: Opens, elsewhere: tuple[Path, int], language: str
) -> None:
    file, process = elsewhere
    before = file.read_bytes()
    player = open_program(Settings(quality="low", language=language))
    say = player.program.services.say
    player.rounds(2)
    player.program.flow.open_entry("study", file)
    player.rounds(3)
    dialog = question(player)
    assert dialog.title == say("study-in-use-title")
    assert str(process) in dialog.lines[0]
    player.spot("answer:copy")
    player.rounds(4)
    screen = player.program.services.screens.top
    assert isinstance(screen, StudyScreen)
    assert screen.book.study.comment == "theirs"
    assert screen.book.study.name == say("study-copy-name", name="An example") != "An example"
    assert [each.name for each in file.parent.glob("*.study")] == ["one.study"], "nothing was changed so far"
    screen.intent(CommentWritten("ours"))
    copy = screen.book.file
    assert copy is not None
    assert read_study(copy).study.comment == "ours"
    assert file.read_bytes() == before


@pytest.mark.slow
def test_a_study_that_is_open_elsewhere_is_neither_deleted_nor_renamed(
    player: Driver, elsewhere: tuple[Path, int]
) -> None:
    file, process = elsewhere
    before = file.read_bytes()
    player.rounds(2)
    player.torres_menus.studies.open()
    player.rounds(3)
    assert isinstance(player.program.hud.model.screen, StudiesModel)
    player.spot("studies:delete")
    player.rounds(3)
    assert str(process) in question(player).lines[1]
    player.spot("answer:ok")
    player.program.services.screens.top.intent(StudyNamed("Another", str(file)))
    player.rounds(3)
    assert str(process) in question(player).lines[1]
    assert file.read_bytes() == before


@pytest.mark.slow
def test_a_study_that_is_left_is_open_to_others(player: Driver, tmp_path: Path) -> None:
    student = Student(player, tmp_path)
    lock = student.file.with_name(".one.study.lock")
    student.do(*LINE)
    assert lock.exists()
    player.key("escape")
    player.rounds(3)
    assert not lock.exists()


@pytest.mark.slow
def test_what_another_program_wrote_all_the_same_stays_and_the_window_says_where_its_lines_are(
    player: Driver, tmp_path: Path
) -> None:
    """A program without locks, such as an editor, or one on another computer."""
    student = Student(player, tmp_path)
    student.do(*LINE)
    theirs = replace(read_study(student.file).study, comment="theirs")
    write_study(theirs, student.file)
    student.do(Score())
    other = student.screen.book.file
    assert other is not None
    assert other != student.file
    assert read_study(student.file).study == theirs
    assert [move.command for move in student.kept.moves] == [*LINE, Score()]
    assert student.panel.saved == str(other)
    say = player.program.services.say
    assert player.program.hud.toast == say("study-moved", file=str(other))


@pytest.mark.slow
def test_new_studies_of_two_programs_get_two_files(tmp_path: Path) -> None:
    file = tmp_path / "one.study"
    write_study(study(), file)
    with another_program(take_place, tmp_path) as taken:
        place = StudyFolder(tmp_path).import_file(Path("two.study"), file.read_bytes())
        assert (taken, place.name) == ("two.study", "two-2.study")
