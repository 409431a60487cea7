"""Faulty files of a person's own pieces, told where they are used: in the window, by doctor, and with a picture."""

from pathlib import Path

import pytest

from tests.app.opened import Opens
from tests.house.places import ROOT
from tests.scene.own_pieces.gltf_files import document, write_glb
from torres3d.base import paths
from torres3d.cli import doctor
from torres3d.cli.drawing_options_and_errors import report_own_pieces
from torres3d.games.torres.scene.own_pieces import own_pieces
from torres3d.hud.kit.base_models import ChoiceDialog


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "home"
    monkeypatch.setattr(paths, "user_config", lambda: home)
    found = home / "pieces" / "torres"
    found.mkdir(parents=True)
    return found


def test_a_faulty_piece_is_told_and_the_program_opens_with_its_own(open_program: Opens, folder: Path) -> None:
    (folder / "king.glb").write_bytes(b"no king")
    write_glb(folder / "knight.glb", document())
    driver = open_program()
    driver.rounds(4)
    dialog = driver.program.hud.model.dialog
    assert isinstance(dialog, ChoiceDialog)
    assert dialog.title == "Some of your own pieces cannot be used"
    said = "king.glb: This is not a glTF 2.0 model that can be read. Export the model again as *.glb."
    assert said in dialog.lines[0]
    assert dialog.lines[-1] == "Until then you play with the program’s own pieces instead."
    assert len(dialog.lines) == 2
    driver.spot("answer:ok")
    driver.rounds(4)
    assert driver.program.hud.model.dialog is None
    assert set(own_pieces().models) == {"knight"}


def test_without_faults_nothing_is_told(open_program: Opens, folder: Path) -> None:
    write_glb(folder / "knight.glb", document())
    driver = open_program()
    driver.rounds(4)
    assert driver.program.hud.model.dialog is None


def test_doctor_names_the_folder(folder: Path) -> None:
    found = doctor.own_pieces_finding()
    assert found.well
    assert str(folder.parent) in found.found


def test_doctor_and_commands_name_each_fault(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write_glb(folder / "bishop.glb", document())
    other = folder.parent / "turm_bauer"
    other.mkdir()
    found = doctor.own_pieces_finding()
    assert (found.well, found.needed) == (False, False)
    for words in (str(file), "knight_1", str(other), "one of these folders: torres"):
        assert words in found.found
    report_own_pieces()
    assert capsys.readouterr().err.count("a piece of your own is left out: ") == 2


def test_a_folder_of_pieces_that_is_a_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "user_config", lambda: tmp_path)
    (tmp_path / "pieces").mkdir()
    (tmp_path / "pieces" / "torres").write_text("no folder")
    assert not doctor.own_pieces_finding().well


def test_the_sample_is_what_its_program_makes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scope: dict[str, object] = {"__name__": "sample", "__file__": str(ROOT / "assets/source/torres/own_pieces.py")}
    exec(compile((ROOT / "assets/source/torres/own_pieces.py").read_text("utf-8"), "own_pieces.py", "exec"), scope)  # noqa: S102
    for name in ("knight", "king", "block"):
        made = scope["written"](scope[name]())  # type: ignore[operator]
        assert made == (ROOT / f"docs/examples/pieces/torres/{name}.glb").read_bytes(), name
