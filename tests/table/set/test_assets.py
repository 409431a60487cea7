"""Missing and broken files say which one and why."""

import shutil
from pathlib import Path

import pytest

from tests.house.places import ROOT
from tests.panda import VirtualScreen
from torres3d.table.set.assets import BrokenAsset, load_assets, load_font, load_model, load_track


def test_a_missing_model_is_named(tmp_path: Path) -> None:
    with pytest.raises(BrokenAsset, match=r"king\.glb: the file is missing"):
        load_model(tmp_path, "king")


def test_a_broken_model_is_named(tmp_path: Path) -> None:
    (tmp_path / "models").mkdir()
    (tmp_path / "models" / "king.glb").write_bytes(b"glTF, but not really")
    with pytest.raises(BrokenAsset, match=r"king\.glb: this is not a model"):
        load_model(tmp_path, "king")


def test_a_broken_picture_is_named(tmp_path: Path, screen: VirtualScreen) -> None:
    shutil.copytree(ROOT / "assets" / "models", tmp_path / "models")
    (tmp_path / "textures").mkdir()
    (tmp_path / "textures" / "pieces.png").write_bytes(b"\x89PNG\r\n\x1a\n....")
    with pytest.raises(BrokenAsset, match=r"pieces\.png: this picture cannot be read"):
        load_assets(tmp_path)


@pytest.mark.parametrize("text", ["", "{}", '{"spaces": [[1, 2]]}', '{"spaces": 3}', "[1]"])
def test_a_broken_track_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "track.json"
    path.write_text(text)
    with pytest.raises(BrokenAsset, match=r"track\.json"):
        load_track(path)


def test_a_broken_font_is_named(tmp_path: Path) -> None:
    path = tmp_path / "letters.ttf"
    path.write_bytes(b"no font")
    with pytest.raises(BrokenAsset, match=r"letters\.ttf"):
        load_font(path)
