"""Files of puzzles: what is written is read again, and an error names the line."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from torres3d.base.faults import FileFault
from torres3d.games.torres.puzzles.puzzle import (
    HEADING,
    Puzzle,
    puzzles_text,
    read_puzzles,
    solution_of,
    state_of_puzzle,
)
from torres3d.games.torres.rules.decide import apply

POSITION = """\
moment: 1.4
actor: B
scores: 1 0
stacks: - 3
hand B: extra seven
deck A: -
deck B: -
.   .   .   1   .   .   .   .
.   .   .   .   .   .   .   .
.   .   1   .   1   1   1   .
.   .   .   4A  3B  1A  .   1
1K  .   .   1   2   .   .   .
.   .   1B  .   .   1   .   .
.   .   1B  .   .   .   .   .
.   1   1   .   1   .   .   .
"""
PUZZLE = Puzzle("5887767e", "rio-grande-1999", "basic", 2, POSITION, 45, "extra:g7 +g8/0 +e4/0 +e4/0 e5-e4", 2, ends=6)


def written(folder: Path, *lines: bytes) -> Path:
    file = folder / "some.jsonl"
    file.write_bytes(b"\n".join(lines))
    return file


HEAD = msgspec.json.encode(HEADING)
LINE = msgspec.json.encode(PUZZLE)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    others = [replace(PUZZLE, id="00000001"), replace(PUZZLE, id="00000002", grade=3)]
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes(puzzles_text([PUZZLE, *others]))
    assert read_puzzles(file) == ((PUZZLE, *others), ())


def test_its_solution_is_legal_in_its_position() -> None:
    state = state_of_puzzle(PUZZLE)
    for command in solution_of(PUZZLE):
        state = apply(state, command)
    assert state.actor == 1


@pytest.mark.parametrize(
    "first", [b"", b"{}", b"no json", b'{"format":"torres-log","version":1}', HEAD.replace(b"1}", b"2}"), b"\xff"]
)
def test_what_is_no_file_of_puzzles_is_told(tmp_path: Path, first: bytes) -> None:
    file = written(tmp_path, first, LINE)
    with pytest.raises(FileFault) as told:
        read_puzzles(file)
    assert told.value.line == 1
    assert str(file) in str(told.value)
    assert "first line" in str(told.value)


@pytest.mark.parametrize(
    "line",
    [
        b"{}",
        b"[1",
        LINE.replace(b'"grade":2', b'"grade":4'),
        LINE.replace(b'"points":45', b'"points":0'),
        LINE.replace(b'"players":2', b'"players":5'),
        LINE[:-1] + b',"more":1}',
        b"\xff\xfe",
        LINE,
    ],
)
def test_a_line_that_cannot_be_used_is_left_out_and_told(tmp_path: Path, line: bytes) -> None:
    after = msgspec.json.encode(replace(PUZZLE, id="00000001"))
    found = read_puzzles(written(tmp_path, HEAD, LINE, line, b"", after))
    assert [puzzle.id for puzzle in found.puzzles] == [PUZZLE.id, "00000001"]
    (fault,) = found.faults
    assert fault.line == 3


def test_a_file_that_is_not_there_and_one_that_is_too_large(tmp_path: Path) -> None:
    with pytest.raises(FileFault):
        read_puzzles(tmp_path / "none.jsonl")
    with pytest.raises(FileFault):
        read_puzzles(written(tmp_path, HEAD, b" " * (17 * 1024 * 1024)))
