"""What pyproject.toml says of dependencies and Pythons is what `.ci/dependencies.py` tried."""

import re
import runpy
import tomllib
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.house.places import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GROUPS = [
    PROJECT["build-system"]["requires"],
    PROJECT["project"]["dependencies"],
    *PROJECT["project"]["optional-dependencies"].values(),
]
WANTED = {canonicalize_name(each.name): each for each in (Requirement(line) for group in GROUPS for line in group)}


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    """The names of `.ci/dependencies.py`."""
    return runpy.run_path(str(ROOT / ".ci" / "dependencies.py"))


def tried(kind: str, version: str) -> dict[str, str]:
    """What was installed when all was well, by name."""
    lines = (ROOT / ".ci" / "tried" / f"{kind}-{version}.txt").read_text("utf-8").splitlines()
    return {canonicalize_name(name): found for name, _, found in (line.partition("==") for line in lines)}


def lowest() -> dict[str, str]:
    """The lower bounds of pyproject.toml."""
    bounds = {
        name: [bound.version for bound in each.specifier if bound.operator == ">="] for name, each in WANTED.items()
    }
    assert [name for name, found in bounds.items() if len(found) != 1] == [], "each has one lower bound"
    return {name: found[0] for name, found in bounds.items()}


def test_the_script_installs_the_lower_bounds(script: dict[str, Any]) -> None:
    asked = [Requirement(line) for line in script["asked"]("lowest")]
    assert {canonicalize_name(each.name): str(each.specifier) for each in asked} == {
        name: f"=={version}" for name, version in lowest().items()
    }
    assert {str(each.specifier) for each in map(Requirement, script["asked"]("newest"))} == {
        str(each.specifier) for each in WANTED.values()
    }


def test_the_pythons_of_the_classifiers_are_those_that_were_tried(script: dict[str, Any]) -> None:
    found = [
        line.removeprefix("Programming Language :: Python :: ")
        for line in PROJECT["project"]["classifiers"]
        if re.search(r":: 3\.\d+$", line)
    ]
    assert script["versions"]() == found
    assert found
    assert f">={found[0]}" == PROJECT["project"]["requires-python"], "the first is the lowest that may be used"
    assert {f"lowest-{version}" for version in found} == {
        file.stem for file in (ROOT / ".ci" / "tried").glob("lowest-*.txt")
    }


def test_every_lower_bound_was_tried(script: dict[str, Any]) -> None:
    """A new bound has to be tried, with the command that the first lines of the script tell."""
    apart = {*script["LINTERS"], *script["BUILDING"]}
    for version in script["versions"]():
        installed = tried("lowest", version)
        assert {name: installed[name] for name in lowest().keys() - apart} == {
            name: bound for name, bound in lowest().items() if name not in apart
        }
    for kind, names in (("linters", script["LINTERS"]), ("compiled", script["BUILDING"])):
        installed = tried(kind, script["LEAST_PYTHON"])
        assert {name: installed[name] for name in names} == {name: lowest()[name] for name in names}


def test_a_python_that_is_not_there_is_told(script: dict[str, Any]) -> None:
    assert script["python_of"]("3.99") is None
    with pytest.raises(SystemExit, match=r"install Python 3\.99"):
        script["main"](["lowest", "3.99"])
    with pytest.raises(SystemExit, match="`highest` is no kind"):
        script["main"](["highest"])
