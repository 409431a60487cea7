"""Builds and releases hold the versions that the tests run with: those of `.ci/constraints.txt`."""

import re
import runpy
from typing import Any

import pytest

from tests.house.places import ROOT


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    """The names of `.ci/constraints.py`."""
    return runpy.run_path(str(ROOT / ".ci" / "constraints.py"))


def constraints() -> dict[str, str]:
    """The version of each library."""
    lines = (ROOT / ".ci" / "constraints.txt").read_text("utf-8").splitlines()
    pairs = [line.partition("==") for line in lines if not line.startswith("#")]
    return {name: version for name, _, version in pairs}


def test_the_versions_are_those_that_these_tests_run_with(script: dict[str, Any]) -> None:
    """The README's command installs these. Where another is installed, `.ci/constraints.py` writes a new set."""
    assert constraints() == script["needed"](script["required"]())


def test_every_library_that_the_program_needs_has_a_version(script: dict[str, Any]) -> None:
    assert set(script["needed"](script["required"](to_run=True))) <= set(constraints())
    assert script["needed"](["numpy"]).keys() == {"numpy"}
    assert {"numpy", "highspy", "pillow", "panda3d", "msgspec"} <= set(constraints())


def test_the_file_holds_names_and_versions_alone() -> None:
    for line in (ROOT / ".ci" / "constraints.txt").read_text("utf-8").splitlines()[1:]:
        assert re.fullmatch(r"[a-z0-9-]+==[0-9][A-Za-z0-9.]*", line), line
