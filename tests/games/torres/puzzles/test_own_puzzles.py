"""The file of puzzles from one's own games keeps every line, whether readable or not."""

from pathlib import Path

import msgspec
import pytest

from tests.games.torres.mistakes import puzzle
from torres3d.base.faults import FileFault
from torres3d.engine.log_errors import WriteFault
from torres3d.games.torres.bots.puzzles.mistake_puzzle import MistakeTried, MistakeTries, OwnPuzzles, SearchedGame

ONE, OTHER, THIRD = (puzzle(at) for at in (41, 84, 140))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "own" / "mistakes.jsonl"


def test_what_is_written_is_read_again(file: Path) -> None:
    OwnPuzzles(file).add(ONE, OTHER, SearchedGame("test", 2))
    OwnPuzzles(file).add(ONE, SearchedGame("other", 0))
    kept = OwnPuzzles(file)
    assert kept.puzzles == (ONE, OTHER)
    assert kept.searched == {"test", "other"}
    assert len(file.read_bytes().splitlines()) == 5


def test_a_deleted_puzzle_comes_back_to_its_place(file: Path) -> None:
    kept = OwnPuzzles(file)
    kept.add(ONE, OTHER, THIRD)
    before = file.read_bytes()
    place = kept.remove(OTHER)
    assert place is not None
    assert OwnPuzzles(file).puzzles == (ONE, THIRD)
    assert kept.remove(OTHER) is None
    kept.put_back(OTHER, place)
    assert file.read_bytes() == before
    kept.put_back(OTHER, place)
    assert file.read_bytes() == before, "once"


def test_lines_that_cannot_be_read_are_told_and_stay(file: Path) -> None:
    kept = OwnPuzzles(file)
    kept.add(ONE, OTHER)
    lines = file.read_bytes().splitlines()
    odd = [b"torn {", b'{"kind":"later","x":1}', b"\xff\xfe"]
    file.write_bytes(b"\n".join([lines[0], odd[0], lines[1], odd[1], lines[2], odd[2]]) + b"\n")
    assert kept.puzzles == (ONE, OTHER)
    assert [fault.line for fault in kept.unread] == [2, 4, 6]
    place = kept.remove(OTHER)
    kept.add(THIRD)
    assert place is not None
    kept.put_back(OTHER, place)
    assert kept.puzzles == (ONE, OTHER, THIRD)
    assert set(odd) < set(file.read_bytes().splitlines())


@pytest.mark.parametrize("kind", [OwnPuzzles, MistakeTries])
def test_a_file_of_a_later_version_stays_as_it_is(file: Path, kind: type[OwnPuzzles] | type[MistakeTries]) -> None:
    later = msgspec.json.encode({"format": kind.heading.format, "version": 2, "more": True}) + b"\n{}\n"
    file.parent.mkdir()
    file.write_bytes(later)
    record = ONE if kind is OwnPuzzles else MistakeTried("a", "solved", "2026-01-01T10:00:00Z")
    kept = kind(file)
    assert kept.records == ()
    assert kept.fault is not None
    assert "later version" in str(kept.fault)
    assert "version is 2" in str(kept.fault)
    for change in (kept.add, kept.remove):
        with pytest.raises(FileFault, match="later_version"):
            change(record)  # type: ignore[arg-type]  # the record of this kind
    assert file.read_bytes() == later
    assert [each.name for each in file.parent.iterdir()] == ["mistakes.jsonl"]


def test_what_cannot_be_written_is_known_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "own").write_text("no folder")
    kept = OwnPuzzles(tmp_path / "own" / "mistakes.jsonl")
    with pytest.raises(WriteFault):
        kept.add(ONE)
    assert kept.puzzles == (ONE,)


def test_two_windows_keep_the_puzzles_of_both(file: Path) -> None:
    one, other = OwnPuzzles(file), OwnPuzzles(file)
    one.add(ONE)
    assert other.puzzles == (ONE,)
    other.add(OTHER)
    one.remove(ONE)
    for each in (one, other, OwnPuzzles(file)):
        assert each.puzzles == (OTHER,)


def test_tries_are_kept_by_puzzle(file: Path) -> None:
    tries = MistakeTries(file)
    given = [MistakeTried("a", "failed", "2026-01-01T10:00:00Z"), MistakeTried("a", "solved", "2026-01-02T10:00:00Z")]
    tries.add(given[0])
    tries.add(given[1])
    assert MistakeTries(file).by_puzzle() == {"a": given}
