"""Tests leave alone the folders of whoever runs them, and a run in which one does not fails."""

import os
import tempfile
from pathlib import Path

import platformdirs
import pytest

from tests.run.home import SetAside
from tests.run.inner import Person

WRITERS = (
    "tests/terminal/test_output_files.py::test_what_cannot_be_printed_is_told",
    "tests/games/torres/scene/test_picture.py::test_a_studio_takes_pictures_of_the_wanted_size",
)
"""They wrote a person's strength and a driver's shaders into the home folder."""

NAUGHTY = """
import os
from pathlib import Path

def test_naughty():
    place = Path(os.environ["SOMEBODY"], ".config", "torres3d", "strength.jsonl")
    place.parent.mkdir(parents=True)
    place.touch()
"""


@pytest.mark.long
def test_a_run_leaves_home_and_temporary_files_as_they_were(tmp_path: Path) -> None:
    somebody = Person(tmp_path)
    run = somebody.runs("-n", "1", *WRITERS)
    assert run.status == 0, run.told
    assert list(somebody.home.iterdir()) == []
    assert [place.name.rpartition("-")[0] for place in somebody.temporary.iterdir()] == ["pytest-of"]


def test_a_run_in_which_a_test_writes_outside_fails(tmp_path: Path) -> None:
    somebody = Person(tmp_path)
    run = somebody.runs_file(tmp_path / "test_naughty.py", NAUGHTY)
    assert run.status == 1, run.told
    assert "1 passed" in run.told
    assert str(somebody.home / ".config" / "torres3d" / "strength.jsonl") in run.told


def test_what_is_set_aside_is_put_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_DOCUMENTS_DIR", "TORRES3D_GAMES"):
        monkeypatch.setenv(name, str(tmp_path / name))
    mine = Path(platformdirs.user_config_dir("torres3d"), "settings.yaml")
    mine.parent.mkdir(parents=True)
    mine.write_text("quality: low\n", "utf-8")
    before = dict(os.environ)
    aside = SetAside()
    assert "TORRES3D_GAMES" not in os.environ
    for place in (platformdirs.user_config_path(), platformdirs.user_documents_path(), Path(tempfile.gettempdir())):
        assert place.is_relative_to(aside.folder)
    assert aside.touched() == []
    mine.write_text("quality: high\n", "utf-8")
    assert aside.touched() == [mine]
    aside.put_back()
    assert dict(os.environ) == before
    assert not aside.folder.exists()
