"""Missing and broken files say which one and why."""

import shutil
from pathlib import Path

import numpy as np
import pytest
from panda3d.core import Texture
from PIL import Image

from tests.games.torres.assets.conftest import loaded
from tests.house.places import ROOT
from tests.panda import VirtualScreen
from torres3d.games.torres.scene.assets import load_assets, load_model, load_track
from torres3d.scene.assets import BrokenAsset, load_font
from torres3d.scene.shapes.gltf_model import Picture
from torres3d.scene.shapes.texture_decoding import ModelPictures


def textures(picture: Picture) -> Texture:
    return Texture(picture.name)


def test_a_missing_model_is_named(tmp_path: Path) -> None:
    with pytest.raises(BrokenAsset, match=r"king\.glb: the file is missing"):
        load_model(tmp_path, "king", textures)


def test_a_broken_model_is_named(tmp_path: Path) -> None:
    (tmp_path / "games/torres/models").mkdir(parents=True)
    (tmp_path / "games/torres/models" / "king.glb").write_bytes(b"glTF, but not really")
    with pytest.raises(BrokenAsset, match=r"king\.glb: this is not a model"):
        load_model(tmp_path, "king", textures)


def test_a_model_that_is_cut_off_is_named(tmp_path: Path) -> None:
    (tmp_path / "games/torres/models").mkdir(parents=True)
    file = tmp_path / "games/torres/models" / "king.glb"
    whole = (ROOT / "assets/games/torres/models" / "king.glb").read_bytes()
    document = whole[20 : 20 + int.from_bytes(whole[12:16], "little")]
    for content in (
        whole[:5000],
        whole[:8] + (20).to_bytes(4, "little") + whole[12:20],
        whole.replace(b'"count"', b'"_ount"'),
        whole.replace(document[:100], b"[" * 100),
        whole.replace(b'"VEC2"', b'"VEC3"'),
        whole.replace(b'"material":0', b'"material":7'),
        whole.replace(b'"name":"king"', b'"scale":[2]  ', 2),
        whole[:-4] + b"\xff" * 4,
    ):
        assert content != whole
        file.write_bytes(content)
        with pytest.raises(BrokenAsset, match=r"king\.glb: this is not a model"):
            load_model(tmp_path, "king", textures)


@pytest.mark.slow
def test_models_are_read_as_the_library_reads_them() -> None:
    for file in sorted((ROOT / "assets/games/torres/models").glob("*.glb")):
        parts = load_model(ROOT / "assets", file.stem, textures).parts
        expected = loaded(file.stem)
        vertices = np.concatenate([part.mesh.vertices for part in parts])
        assert np.allclose(vertices["place"], expected.positions)
        assert np.allclose(vertices["paint"] / 255, expected.colours, atol=0.002)
        assert np.allclose(vertices["uv"], expected.uv)
        assert sum(len(part.mesh.triangles) for part in parts) == expected.triangles
        pictures = {texture.name for part in parts for texture in (part.texture, part.relief) if texture is not None}
        assert pictures == {Path(name).name for name in expected.textures}


def test_a_missing_picture_is_named(tmp_path: Path) -> None:
    for folder in ("fonts", "games/torres/models", "games/torres/textures"):
        shutil.copytree(ROOT / "assets" / folder, tmp_path / folder)
    (tmp_path / "games/torres/textures" / "table.jpg").unlink()
    with pytest.raises(BrokenAsset, match=r"table\.jpg: the file is missing"):
        load_assets(tmp_path)


def test_pictures_are_drawn_with_smaller_copies_as_a_driver_makes_them(tmp_path: Path) -> None:
    Image.frombytes("RGB", (4, 2), bytes(range(24))).save(tmp_path / "a.png")
    Image.new("RGB", (3, 5)).save(tmp_path / "b.png")
    pictures = ModelPictures(tmp_path)
    rows = (bytes((14, 13, 12, 17, 16, 15, 20, 19, 18, 23, 22, 21)), bytes((2, 1, 0, 5, 4, 3, 8, 7, 6, 11, 10, 9)))
    assert pictures["a.png"].levels == (b"".join(rows), bytes((10, 9, 8, 16, 15, 14)), bytes((13, 12, 11)))
    assert [len(level) for level in pictures["b.png"].levels] == [45], "a driver knows what to do with odd sizes"


def test_a_broken_picture_is_named(tmp_path: Path, screen: VirtualScreen) -> None:
    for folder in ("fonts", "games/torres/models", "games/torres/textures"):
        shutil.copytree(ROOT / "assets" / folder, tmp_path / folder)
    (tmp_path / "games/torres/textures" / "pieces.png").write_bytes(b"\x89PNG\r\n\x1a\n....")
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
