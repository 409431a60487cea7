"""The source is taken where it is asked for, though a compiled module lies beside it."""

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, PathFinder, SourceFileLoader
from pathlib import Path

import msgspec
import pytest

import torres3d
from torres3d.base.compiled_modules import SourceFinder, has_expected_layout, is_compiled


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


class InOrder(msgspec.Struct, frozen=True, gc=False):
    """Three fields, as the specimen has."""

    third: str
    first: str
    second: str


class Longer(InOrder, frozen=True):
    """One field more."""

    a_fourth: str


def test_what_reads_fields_by_their_places_looks_whether_they_lie_there() -> None:
    assert has_expected_layout()
    assert has_expected_layout(InOrder(first="1", second="2", third="3"))
    assert not has_expected_layout(InOrder(first="2", second="1", third="3"))
    assert not has_expected_layout(Longer(first="1", second="2", third="3", a_fourth="4"))
