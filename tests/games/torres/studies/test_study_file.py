"""Files of studies: what is written is read again, whatever it is; an error names the line."""

from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.torres.random_games import drawn
from tests.games.torres.studies.positions import POSITION, by_chance, study
from torres3d.base.faults import Fault, FileFault
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.studies.study import with_mark, with_move
from torres3d.engine.studies.study_file import MAX_FILE_BYTES, MOST_MOVES, StudyLine
from torres3d.games.torres.kit.chance import draw
from torres3d.games.torres.kit.setup_and_options import Player, Setup, options_of
from torres3d.games.torres.rules.commands import Score
from torres3d.games.torres.rules.initial_state import opening
from torres3d.games.torres.studies.study import Study
from torres3d.games.torres.studies.study_file import (
    StudyFolder,
    StudyHeading,
    StudyPlayer,
    read_study,
    study_bytes,
    study_from,
    write_study,
)

HERE = Path("some.study")
PLAYERS = (StudyPlayer("Ana", "red"), StudyPlayer("Otto", "blue"))
HEAD = StudyHeading("torres3d-study", 1, "An example", "rio-grande-1999", "basic", {}, PLAYERS, POSITION)


def lines(*given: object) -> bytes:
    """A file with these lines, bytes as they stand."""
    return b"\n".join(each if isinstance(each, bytes) else msgspec.json.encode(each) for each in given)


@pytest.mark.slow
@given(st.integers(0, 10_000))
def test_what_is_written_is_read_again(number: int) -> None:
    found = by_chance(number)
    assert study_from(study_bytes(found), HERE).study == found


def test_the_file_is_what_the_page_says() -> None:
    data = lines(HEAD, StudyLine(0, "d3-d2"), b"", StudyLine(1, "+d3/1", "a comment"), StudyLine(0, "*"), b"")
    found = study_from(data, HERE).study
    assert found.name == "An example"
    assert found.begun == study().begun
    assert [(move.after, move.comment) for move in found.moves] == [(0, ""), (1, "a comment"), (0, "")]
    assert study_from(study_bytes(found), HERE).study == found


def test_a_study_without_marks_is_one_of_version_1_and_with_them_one_of_version_2() -> None:
    plain, _ = with_move(study(), 0, Score())
    assert b'"version":1' in study_bytes(plain)
    assert b"mark" not in study_bytes(plain), "earlier programs refuse what they do not know"
    marked = with_mark(plain, 1, "!?")
    assert b'"version":2' in study_bytes(marked)
    assert study_from(study_bytes(marked), HERE).study.mark_at(1) == "!?"
    assert with_mark(marked, 1, "") == plain
    assert with_mark(plain, 0, "!") is plain, "there is no step to the beginning"


def study_or_fault(data: bytes) -> Study | Fault:
    """The study of some bytes, or what is wrong with them."""
    try:
        return study_from(data, HERE).study
    except Fault as fault:
        return fault


WRONG: list[tuple[bytes, str, int]] = [
    (b"", "no_study", 1),
    (b"\xff\xfe", "no_study", 1),
    (b"{}", "no_study", 1),
    (b"[" * 5000, "no_study", 1),
    (b'{"format":"torres-log","version":1}', "no_study", 1),
    (lines(HEAD).replace(b'"version":1', b'"version":3'), "no_study", 1),
    (lines(HEAD, b'{"after":0,"command":"*","mark":"!!!"}'), "value", 2),
    (lines(HEAD).replace(b'"basic"', b'"quick"'), "no_study", 1),
    (lines(replace(HEAD, edition="none")), "unknown_edition", 1),
    (lines(replace(HEAD, players=PLAYERS[:1])), "players_count", 1),
    (lines(replace(HEAD, players=(PLAYERS[0], PLAYERS[0]))), "colour_twice", 1),
    (lines(replace(HEAD, rules={"nothing": 1})), "unknown_option", 1),
    (lines(replace(HEAD, position="1 2 3 4 5 6 7 8 9")), "study_position", 1),
    (lines(replace(HEAD, position=POSITION.replace("ap: 3", "ap: many"))), "study_position", 1),
    (lines(HEAD, b"no json"), "not_json", 2),
    (lines(HEAD, b"[]"), "form", 2),
    (lines(HEAD, b'{"after":0}'), "missing_key", 2),
    (lines(HEAD, StudyLine(0, "*"), b'{"after":-1,"command":"*"}'), "value", 3),
    (lines(HEAD, StudyLine(0, "*"), StudyLine(2, "*")), "study_after", 3),
    (lines(HEAD, StudyLine(0, "*"), b"", StudyLine(1, "to d4")), "study_command", 4),
    (lines(HEAD, StudyLine(0, "*"), b"", StudyLine(1, "a1-a2")), "study_illegal", 4),
]


@pytest.mark.parametrize(("data", "reason", "line"), WRONG, ids=range(len(WRONG)))
def test_what_is_wrong_is_told_with_its_line(data: bytes, reason: str, line: int) -> None:
    with pytest.raises(Fault) as raised:
        study_from(data, HERE)
    assert (raised.value.reason, raised.value.line) == (reason, line)
    assert str(raised.value).startswith(f"some.study, line {line}: ")


def test_a_command_after_the_end_is_told() -> None:
    over = replace(HEAD, position="stage: over\nmoment: 3.4\nwinners: A\n1A")
    with pytest.raises(FileFault) as raised:
        study_from(lines(over, StudyLine(0, "*")), HERE)
    assert raised.value.reason == "study_over"


@pytest.mark.slow
def test_too_many_commands_are_told() -> None:
    data = lines(HEAD, *[StudyLine(0, "*")] * (MOST_MOVES + 1))
    with pytest.raises(FileFault) as raised:
        study_from(data, HERE)
    assert (raised.value.reason, raised.value.line) == ("study_long", MOST_MOVES + 2)


@pytest.mark.slow
@settings(suppress_health_check=[HealthCheck.too_slow], max_examples=200)
@given(st.integers(0, 200), st.integers(0, 10**9), st.integers(0, 255))
def test_an_altered_file_is_told_or_is_a_study(number: int, at: int, byte: int) -> None:
    data = bytearray(study_bytes(by_chance(number, 10)))
    data[at % len(data)] = byte
    found = study_or_fault(bytes(data))
    assert isinstance(found, Study) or (found.problem and found.remedy)


def test_every_torn_file_is_told_or_is_a_study() -> None:
    data = study_bytes(by_chance(3, 6))
    for end in range(len(data)):
        found = study_or_fault(data[:end])
        assert isinstance(found, Study) or found.line


@pytest.mark.parametrize("number", range(60))
def test_any_opening_can_be_kept(number: int) -> None:
    chosen, _ = drawn(2 * number)
    colours = ("red", "blue", "green", "yellow")[: chosen.players]
    edition = ("ravensburger-1999", "rio-grande-1999")[number % 2]
    setup = Setup(edition, chosen.mode, {}, tuple(Player(colour, colour, None) for colour in colours))
    chance = draw(options_of(setup), number)
    begun = opening(options_of(setup), chance.decks, chance.master)
    found = Study("", setup, begun)
    assert study_from(study_bytes(found), HERE).study == found


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "new" / "one.study"
    write_study(by_chance(1), file)
    before = file.read_bytes()
    assert read_study(file).study == by_chance(1)
    file.parent.joinpath(file.name + ".x").mkdir()
    with pytest.raises(WriteFault):
        write_study(by_chance(2), tmp_path / "new" / "one.study" / "below.study")
    assert file.read_bytes() == before
    assert [each.name for each in file.parent.iterdir() if each.is_file()] == ["one.study"]


def test_what_is_no_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileFault) as raised:
        read_study(tmp_path)
    assert raised.value.reason == "is_folder"
    large = tmp_path / "large.study"
    with large.open("wb") as out:
        out.truncate(MAX_FILE_BYTES + 1)
    with pytest.raises(FileFault) as raised:
        read_study(large)
    assert raised.value.reason == "too_large"


def test_the_folder_lists_what_can_be_read_and_what_cannot(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path / "studies")
    assert folder.all() == []
    now = datetime(2026, 1, 2, 3, 4, tzinfo=UTC)
    first, held = folder.new_file(now)
    write_study(by_chance(1), first)
    held.release()
    second, held = folder.new_file(now)
    held.release()
    assert second != first
    second.write_bytes(b"no study")
    (tmp_path / "studies" / "notes.txt").write_text("somebody's own")
    (tmp_path / "studies" / "folder.study").mkdir()
    found = {each.file.name: each for each in folder.all()}
    assert set(found) == {first.name, second.name, "folder.study"}
    assert found[first.name].name == "An example"
    assert found[first.name].moves == len(by_chance(1).moves)
    assert found[second.name].fault is not None
    assert found[second.name].name == second.stem
    assert found["folder.study"].fault is not None


def test_a_file_is_read_again_only_when_it_was_changed(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path)
    file, held = folder.new_file(datetime(2026, 1, 2, 3, 4, tzinfo=UTC))
    held.release()
    write_study(by_chance(1), file)
    (first,) = folder.all()
    (again,) = folder.all()
    assert again is first
    write_study(by_chance(2), file)
    (changed,) = folder.all()
    assert changed.moves == len(by_chance(2).moves)
    assert changed is not first


def test_a_deleted_study_can_be_put_back(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path)
    file, held = folder.new_file(datetime(2026, 1, 2, 3, 4, tzinfo=UTC))
    held.release()
    write_study(by_chance(1), file)
    deleted = folder.delete(file)
    assert deleted is not None
    assert folder.all() == []
    assert folder.restore(deleted) == file
    assert [each.file for each in folder.all()] == [file]
    assert folder.delete(tmp_path / "none.study") is None
