"""Records, one a line: what a blank line is depends on who reads."""

from pathlib import Path

import msgspec
import pytest

from torres3d.base.record_lines import read_records


class Heading(msgspec.Struct, frozen=True):
    """A heading."""

    format: str = "tried"
    version: int = 1


class Tried(msgspec.Struct, frozen=True):
    """A record."""

    id: str


@pytest.mark.parametrize(("allowed", "faulty"), [(False, [3]), (True, [])])
def test_a_blank_line_is_a_fault_unless_it_is_allowed(tmp_path: Path, allowed: bool, faulty: list[int]) -> None:
    file = tmp_path / "tried.jsonl"
    file.write_bytes(b'{"format":"tried","version":1}\n{"id":"a"}\n\n{"id":"b"}\n')
    found = read_records(file, 1000, Heading(), Tried, blank=allowed)
    assert [(number, record.id) for number, record in found.records] == [(2, "a"), (4, "b")]
    assert [fault.line for fault in found.faults] == faulty
    assert found.heading_fault is None
