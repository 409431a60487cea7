"""A release: what it says of the project, archives of the same bytes, and refusals (.ci/release.py)."""

import os
import runpy
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.house.places import ROOT


@pytest.fixture(scope="module", autouse=True)
def _found() -> Iterator[None]:
    """The scripts beside each other find each other."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / ".ci"))
        patch.setenv("SOURCE_DATE_EPOCH", "1764000000")
        yield


def read(name: str) -> dict[str, object]:
    """The names of a script of `.ci`."""
    return runpy.run_path(str(ROOT / ".ci" / f"{name}.py"), run_name=name)


@pytest.mark.parametrize("ending", ["tar.gz", "tar.xz", "zip"])
def test_an_archive_of_the_same_files_has_the_same_bytes(ending: str, tmp_path: Path) -> None:
    archives = read("archives")
    pack = archives["pack_zip" if ending == "zip" else "pack_tar"]
    for number, folder in enumerate(("one", "two")):
        for name in ("b", "a")[:: 1 - 2 * number]:
            (tmp_path / folder / "sub").mkdir(parents=True, exist_ok=True)
            (tmp_path / folder / "sub" / name).write_text(name)
            os.utime(tmp_path / folder / "sub" / name, (number * 1000, number * 1000))
        pack(tmp_path / folder, tmp_path / f"{folder}.{ending}", "torres3d")
    assert (tmp_path / f"one.{ending}").read_bytes() == (tmp_path / f"two.{ending}").read_bytes()


def test_a_tree_with_changes_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    release = read("release")
    monkeypatch.setitem(release["refuse_changes"].__globals__, "git", lambda *_: " M torres3d/play.py")
    with pytest.raises(SystemExit, match=r"play\.py"):
        release["refuse_changes"]()


def test_a_python_without_what_a_release_needs_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    refuse = read("release")["refuse_missing"]
    refuse(["wheel"])
    monkeypatch.setitem(refuse.__globals__, "find_spec", lambda name: None if name == "platformdirs" else name)
    with pytest.raises(SystemExit, match=r"needs platformdirs, .* -e"):
        refuse(["wheel"])


def test_the_changelog_begins_with_the_version() -> None:
    about = read("about")
    assert about["notes_of"](about["read_project"]().version).startswith("###")
    with pytest.raises(SystemExit, match=r"0\.0\.0"):
        about["notes_of"]("0.0.0")


def test_no_address_is_named_while_there_is_none() -> None:
    about, debian = read("about"), read("debian")
    project = about["read_project"]()._replace(web="", mail="")
    assert "Homepage" not in debian["control_text"](project, 1)
    root = ET.fromstring(debian["metainfo_text"](project))  # noqa: S314  # made here
    assert root.findall("url") == []
    filled = project._replace(web="https://example.org/torres3d", mail="")
    assert "Homepage: https://example.org/torres3d" in debian["control_text"](filled, 1)


def test_the_platforms_are_those_of_the_builds() -> None:
    platforms = read("release")["PLATFORMS"].values()
    assert set(platforms) <= set((ROOT / "setup.cfg").read_text("utf-8").split())


def test_a_program_for_windows_has_the_date_of_the_release(tmp_path: Path) -> None:
    program = tmp_path / "program.exe"
    program.write_bytes(b"MZ".ljust(0x3C, b"\0") + (0x40).to_bytes(4, "little") + b"PE\0\0".ljust(32, b"\1"))
    read("windows")["set_date"](program)
    assert int.from_bytes(program.read_bytes()[0x48:0x4C], "little") == 1764000000


def test_the_uninstaller_removes_what_the_installer_lays(tmp_path: Path) -> None:
    build = tmp_path / "build"
    for name in ("torres3d-game.exe", "assets/fonts/a.ttf", "config/b", "config/c/d", "licences/LIST.txt"):
        (build / name).parent.mkdir(parents=True, exist_ok=True)
        (build / name).touch()
    script = read("installer")["script_text"](build, tmp_path / "setup.exe", read("about")["read_project"]())
    laying, removing = script.split('Section "Uninstall"')
    laid = {line.rpartition("/")[2].rstrip('"') for line in laying.splitlines() if line.startswith("File ")}
    removed = {line.rpartition("\\")[2].rstrip('"') for line in removing.splitlines() if line.startswith("Delete ")}
    assert {"torres3d-game.exe", "a.ttf", "b", "d", "LIST.txt"} == laid
    assert laid | {"uninstall.exe", "Torres 3D.lnk"} == removed
    folders = [line for line in removing.splitlines() if line.startswith("RMDir ")]
    wanted = [r"\licences", r"\config\c", r"\config", r"\assets\fonts", r"\assets", ""]
    assert folders[:-1] == [f'RMDir "$INSTDIR{name}"' for name in wanted], "the inner ones first, in one order"
    assert not [line for line in folders if "/r" in line], "a folder that holds something else stays"
