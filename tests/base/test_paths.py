"""The folders of the program are found where it runs: in a checkout, in an installed package, in a frozen build."""

from pathlib import Path

import pytest

from tests.house.places import ROOT
from torres3d.base import paths


def test_the_folders_of_the_program_are_found_in_a_checkout() -> None:
    assert (paths.assets(), paths.config()) == (ROOT / "assets", ROOT / "config")


def test_they_are_found_inside_an_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "torres3d" / "assets").mkdir(parents=True)
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "torres3d")
    assert paths.assets() == tmp_path / "torres3d" / "assets"


def test_they_are_found_in_a_frozen_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "config").mkdir()
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(tmp_path / "torres3d-game"))
    assert paths.config() == (tmp_path / "config").resolve()


def test_they_are_found_in_an_app_for_macos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contents = tmp_path / "torres3d-game.app" / "Contents"
    (contents / "Resources" / "config").mkdir(parents=True)
    (contents / "MacOS").mkdir()
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(contents / "MacOS" / "torres3d-game"))
    assert paths.config() == (contents / "Resources" / "config").resolve()


def test_a_missing_folder_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "torres3d")
    with pytest.raises(paths.MissingFiles, match="install torres3d again"):
        paths.assets()
