"""YAML and JSON of people are read in one place, and child processes started in one: nobody else does."""

import re

import pytest

from torres3d.base.paths import PACKAGE

ROOM = PACKAGE / "base"


@pytest.mark.parametrize(
    "calls",
    [
        r"yaml\.(safe_|full_)?load|SafeLoader|json\.loads?\(|import .*\bparse_(json|yaml)|\.yaml_reader",
        r"import (multiprocessing|subprocess)|from (multiprocessing|subprocess)\b|ProcessPoolExecutor|os\.fork",
    ],
)
def test_only_base_does_it(calls: str) -> None:
    found = [
        f"{file.relative_to(PACKAGE)}: {line.strip()}"
        for file in PACKAGE.rglob("*.py")
        if ROOM not in file.parents
        for line in file.read_text("utf-8").splitlines()
        if re.search(calls, line)
    ]
    assert found == []
