"""A hundred megabytes of damaged files of every kind that is read: each is used or told, and nothing else happens."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from tests.at_length import at_length
from tests.trust.mutations import mutated
from tests.trust.readers import KINDS, Kind
from torres3d.base.faults import Fault

LONGEST = 3000
"""Characters of what is told."""
PATIENT = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]


def check(kind: Kind, file: Path, data: bytes) -> None:
    """Read a damaged file; anything but a value or a fault of it is an error of the program."""
    file.write_bytes(data)
    told = ""
    try:
        kind.use(file)
    except Fault as fault:
        told = str(fault)
    assert len(told) < LONGEST, "too long to be read"
    assert not told or str(file.parent) in told, "a fault says where"
    assert file.read_bytes() == data, "a file that is read is not altered"


def fuzzed(kind: Kind, folder: Path, examples: int) -> int:
    """Put so many damaged files through a reader; bytes of them."""
    (folder / "good").mkdir()
    (folder / "bad").mkdir()
    seeds = kind.seeds(folder / "good")
    assert seeds
    for seed in seeds:
        check(kind, folder / "bad" / kind.name, seed)
    through = 0

    @settings(max_examples=examples, deadline=None, suppress_health_check=PATIENT, database=None)
    @given(data=mutated(seeds).map(kind.finish))
    def any_damage(data: bytes) -> None:
        nonlocal through
        through += len(data)
        check(kind, folder / "bad" / kind.name, data)

    any_damage()
    return through


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_damaged_file_is_used_or_told(kind: Kind, tmp_path: Path) -> None:
    assert fuzzed(kind, tmp_path, 25)


@pytest.mark.parametrize("kind", at_length(*KINDS), ids=lambda kind: kind.name)
def test_megabytes_of_damaged_files_are_used_or_told(kind: Kind, tmp_path: Path) -> None:
    (tmp_path / "seeds").mkdir()
    seeds = kind.seeds(tmp_path / "seeds")
    mean = sum(map(len, seeds)) / len(seeds)
    wanted = kind.megabytes * 1_000_000
    through, rounds = 0, 0
    while through < wanted:
        (tmp_path / str(rounds)).mkdir()
        through += fuzzed(kind, tmp_path / str(rounds), max(100, min(int((wanted - through) / mean), 5000)))
        rounds += 1


def test_they_are_a_hundred_megabytes() -> None:
    assert sum(kind.megabytes for kind in KINDS) == 100
