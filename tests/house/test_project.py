"""The project's files agree with each other: packages, entry points, the README's two commands."""

import ast
import importlib
import re
import sys
import tomllib
from pathlib import Path

import pytest

from tests.house.places import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_every_package_is_installed() -> None:
    packages = {"torres3d"} | {
        ".".join(init.parent.relative_to(ROOT).parts) for init in (ROOT / "torres3d").rglob("__init__.py")
    }
    listed = set(PROJECT["tool"]["setuptools"]["packages"])
    assert listed == packages | {"torres3d.assets", "torres3d.config"}


@pytest.mark.slow
def test_scripts_beside_the_program_import_what_it_has() -> None:
    """The scripts that made the assets, and those of the gate: nothing else notices a name that is gone."""
    missing = []
    for file in sorted([*(ROOT / "assets").rglob("*.py"), *(ROOT / ".ci").glob("*.py")]):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("torres3d"):
                module = importlib.import_module(str(node.module))
                has = {
                    *dir(module),
                    *(path.stem for place in getattr(module, "__path__", ()) for path in Path(place).iterdir()),
                }
                missing += [
                    f"{file.relative_to(ROOT)}: {node.module}.{name.name}"
                    for name in node.names
                    if name.name not in has
                ]
    assert not missing, "\n".join(missing)


@pytest.mark.slow
def test_every_library_that_is_imported_is_a_dependency() -> None:
    """Only names differ between what is installed and what is imported."""
    names = {
        "arabic_reshaper": "arabic-reshaper", "bidi": "python-bidi", "direct": "panda3d",
        "PIL": "Pillow", "gltf": "panda3d-gltf", "yaml": "PyYAML", "fluent": "fluent.runtime",
    }  # fmt: skip
    cluster = {"dask", "distributed"}
    listed = named(PROJECT["project"]["dependencies"])
    learning = named(PROJECT["project"]["optional-dependencies"]["rl"])
    used = set()
    for file in (ROOT / "torres3d").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                used |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                used.add(node.module.partition(".")[0])
    typing_only = {"_typeshed", "typing_extensions"}
    outside = used - set(sys.stdlib_module_names) - {"torres3d"} - cluster - learning - typing_only
    assert {names.get(name, name) for name in outside} <= listed


def named(dependencies: list[str]) -> set[str]:
    """The names of dependencies."""
    return {re.split(r"[>=<\[]", dependency)[0] for dependency in dependencies}


def test_builds_hold_the_same_libraries() -> None:
    lines = (ROOT / ".ci" / "build-requirements.txt").read_text("utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#")] == PROJECT["project"]["dependencies"]


def test_the_readme_begins_with_one_command_to_play_and_one_to_test() -> None:
    heading, blocks = "", []
    for line in (ROOT / "README.md").read_text("utf-8").splitlines():
        if line.startswith("```"):
            if blocks and blocks[-1][-1] != "```":
                blocks[-1].append("```")
            else:
                blocks.append([heading, line])
        elif blocks and blocks[-1][-1] != "```":
            blocks[-1].append(line)
        elif line.startswith("## "):
            heading = line[3:]
    play, test = blocks[:2]
    assert [play[:2], test[:2]] == [["Play", "```sh"], ["Test", "```sh"]]
    assert [len(play), len(test)] == [4, 4], "one command line each"
    assert play[2].startswith("python3 -m venv")
    assert play[2].endswith("torres3d")
    assert "pytest" in test[2]
