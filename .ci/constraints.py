"""The one set of versions: ``python .ci/constraints.py`` writes those that the tests ran with into constraints.txt.

Run it with the Python of the environment in which the tests passed. The file has every library that pyproject.toml
names and what they need themselves, as this environment has them. Builds and releases install these versions only;
tests/house/test_constraints.py compares the file with the environment of the tests.
"""

import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
CONSTRAINTS = ROOT / ".ci" / "constraints.txt"
HEAD = "# The versions that the tests ran with, written by: python .ci/constraints.py\n"


def needed(names: list[str]) -> dict[str, str]:
    """The installed version of each requirement, and of all that they need, by name; what is not installed is left
    out, such as what another system needs."""
    found: dict[str, str] = {}
    left = [(Requirement(name), "") for name in names]
    while left:
        requirement, extra = left.pop()
        name = canonicalize_name(requirement.name)
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
            continue
        try:
            installed = distribution(name)
        except PackageNotFoundError:
            continue
        if name in found and not requirement.extras:
            continue
        found[name] = installed.version
        extras = ["", *requirement.extras]
        left += [(Requirement(line), each) for line in installed.requires or () for each in extras]
    return found


def required(*, to_run: bool = False) -> list[str]:
    """What pyproject.toml asks for: all of it, or only what the program needs ``to_run``."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups = [project["project"]["dependencies"]]
    if not to_run:
        groups += [project["build-system"]["requires"], *project["project"]["optional-dependencies"].values()]
    return [line for group in groups for line in group]


def constraints_text() -> str:
    """The contents of the file."""
    return HEAD + "".join(f"{name}=={version}\n" for name, version in sorted(needed(required()).items()))


if __name__ == "__main__":
    CONSTRAINTS.write_text(constraints_text(), "utf-8")
