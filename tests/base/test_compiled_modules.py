"""The source is taken where it is asked for, though a compiled module lies beside it."""

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, PathFinder, SourceFileLoader
from pathlib import Path

import pytest

import torres3d
from torres3d.base.compiled_modules import SourceFinder, is_compiled


@pytest.fixture
def folder(tmp_path: Path) -> str:
    """A folder with a module's source and what would be the same module compiled, and with a package."""
    (tmp_path / "wall.py").write_text("STONES = 4\n", "utf-8")
    (tmp_path / f"wall{EXTENSION_SUFFIXES[0]}").write_bytes(b"")
    (tmp_path / "tower").mkdir()
    (tmp_path / "tower" / "__init__.py").write_text("", "utf-8")
    return str(tmp_path)


def test_the_source_comes_first_where_it_is_asked_for(folder: str) -> None:
    usual = PathFinder.find_spec("torres3d.wall", [folder])
    asked = SourceFinder().find_spec("torres3d.wall", [folder])
    assert usual is not None
    assert asked is not None
    assert isinstance(usual.loader, ExtensionFileLoader)
    assert isinstance(asked.loader, SourceFileLoader)
    package = SourceFinder().find_spec("torres3d.tower", [folder])
    assert package is not None
    assert package.submodule_search_locations == [str(Path(folder) / "tower")]


def test_modules_of_others_are_found_as_always(folder: str) -> None:
    assert SourceFinder().find_spec("wall", [folder]) is None
    assert SourceFinder().find_spec("torres3d.moat", [folder]) is None


def test_what_runs_compiled_is_known() -> None:
    assert is_compiled(import_module("msgspec._core"))
    assert not is_compiled(torres3d)
