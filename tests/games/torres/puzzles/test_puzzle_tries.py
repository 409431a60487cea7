"""Tries are kept, and a damaged file loses nothing more than what is damaged."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from torres3d.engine.log_errors import WriteFault
from torres3d.engine.puzzles.puzzle_tries import Tried
from torres3d.engine.puzzles.return_schedule import How
from torres3d.games.torres.puzzles.puzzle_tries import PuzzleRecord


def tried(puzzle: str, how: How = "solved") -> Tried:
    return Tried(puzzle, 1, how, "2026-01-01T10:00:00Z")


def test_the_first_try_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "beside" / "puzzles.jsonl"
    record = PuzzleRecord(file)
    assert record.first_tries == ()
    record.add(tried("a", "failed"))
    record.add(tried("b"))
    record.add(tried("a", "solved"))
    for each in (record, PuzzleRecord(file)):
        assert [(one.id, one.how) for one in each.first_tries] == [("a", "failed"), ("b", "solved")]
    found = PuzzleRecord(file).first_try("a")
    assert found is not None
    assert found.how == "failed"


@pytest.mark.parametrize("cut", [1, 5, 40])
def test_a_torn_line_spoils_no_other(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "puzzles.jsonl"
    PuzzleRecord(file).add(tried("a"))
    PuzzleRecord(file).add(tried("b"))
    file.write_bytes(file.read_bytes()[: -1 - cut])
    PuzzleRecord(file).add(tried("c"))
    assert [one.id for one in PuzzleRecord(file).first_tries] == ["a", "c"]


@pytest.mark.parametrize("data", [b"", b"no json\n", b'{"format":"torres-strength","version":1}', b"\xff\xfe"])
def test_a_file_that_cannot_be_used_is_set_aside(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes(data)
    record = PuzzleRecord(file)
    assert record.first_tries == ()
    assert record.fault is not None
    record.add(tried("a"))
    assert [one.id for one in PuzzleRecord(file).first_tries] == ["a"]
    assert (tmp_path / "puzzles.jsonl.old").read_bytes() == data


def test_files_that_were_set_aside_are_all_kept(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    for number in range(3):
        file.write_bytes(b"no json %d" % number)
        PuzzleRecord(file).add(tried("a"))
    names = sorted(each.name for each in tmp_path.iterdir())
    assert names == ["puzzles.jsonl", "puzzles.jsonl.old", "puzzles.jsonl.old2", "puzzles.jsonl.old3"]


def test_a_bad_first_line_costs_that_line(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    PuzzleRecord(file).add(tried("a"))
    PuzzleRecord(file).add(tried("b"))
    before = b"torn" + file.read_bytes().partition(b"\n")[1] + file.read_bytes().partition(b"\n")[2]
    file.write_bytes(before)
    record = PuzzleRecord(file)
    assert [one.id for one in record.first_tries] == ["a", "b"]
    assert record.fault is not None
    record.add(tried("c"))
    again = PuzzleRecord(file)
    assert [one.id for one in again.first_tries] == ["a", "b", "c"]
    assert again.fault is None
    assert (tmp_path / "puzzles.jsonl.old").read_bytes() == before


@pytest.mark.parametrize("puzzle", ["", "x" * 41])
def test_a_try_that_could_not_be_read_again_is_not_written(tmp_path: Path, puzzle: str) -> None:
    record = PuzzleRecord(tmp_path / "puzzles.jsonl")
    record.add(tried(puzzle))
    assert record.first_try(puzzle) is not None, "known until the program ends"
    record.add(tried("a"))
    assert [one.id for one in PuzzleRecord(tmp_path / "puzzles.jsonl").first_tries] == ["a"]


def test_what_cannot_be_written_is_told_and_known_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "beside").write_text("no folder")
    record = PuzzleRecord(tmp_path / "beside" / "puzzles.jsonl")
    with pytest.raises(WriteFault):
        record.add(tried("a"))
    assert record.first_try("a") is not None


def test_later_tries_are_kept_beside_the_first(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    record = PuzzleRecord(file)
    given = [tried("a", "failed"), tried("b"), replace(tried("a"), when="2026-01-02T10:00:00Z", hinted=True)]
    for each in (*given, given[-1]):
        record.add(each)
    for kept in (record, PuzzleRecord(file)):
        assert list(kept.tries) == given, "each once"
        assert kept.first_tries == (given[0], given[1])
        assert kept.tries_of("a") == (given[0], given[2])


def test_a_record_of_before_is_read_and_written_on_alike(tmp_path: Path) -> None:
    """The line is that of version 0.1: what is not new in a try is written as it was."""
    file = tmp_path / "puzzles.jsonl"
    before = (
        b'{"format":"torres-puzzles-tried","version":1}\n'
        b'{"id":"a","grade":1,"how":"solved","when":"2026-01-01T10:00:00Z"}\n'
    )
    file.write_bytes(before)
    record = PuzzleRecord(file)
    assert record.tries == (tried("a"),)
    record.add(tried("b"))
    assert file.read_bytes() == before + before.splitlines()[1].replace(b'"a"', b'"b"') + b"\n"


def test_two_windows_keep_the_tries_of_both(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    one, other = PuzzleRecord(file), PuzzleRecord(file)
    assert one.first_tries == other.first_tries == ()
    one.add(tried("a"))
    assert other.first_try("a") is not None, "a window sees what another one has written"
    other.add(tried("b", "failed"))
    one.add(tried("b", "solved"))
    for each in (one, other, PuzzleRecord(file)):
        assert [(tried.id, tried.how) for tried in each.first_tries] == [("a", "solved"), ("b", "failed")]
    assert [file.name for file in tmp_path.iterdir()] == ["puzzles.jsonl"]
