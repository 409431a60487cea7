"""A person's own pieces: good files are read, and for every other file a message names it and a remedy."""

import builtins
import json
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gltf
import numpy as np
import pytest

from tests.scene.own_pieces.gltf_files import BLOB, CORNERS, document, write_glb, write_gltf
from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.scene.own_pieces.own_models import OwnModels, own_models
from torres3d.scene.own_pieces.piece_faults import MAX_BYTES

PIECES = {"knight": 100, "king": 100}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "user_config", lambda: tmp_path)
    found = tmp_path / "pieces" / "lifting"
    found.mkdir(parents=True)
    return found


def found() -> OwnModels:
    return own_models("lifting", PIECES)


def fault() -> FileFault:
    """The one fault there is; no piece comes of the file."""
    models, faults = found()
    assert len(faults) == 1
    assert faults[0].file is not None
    assert faults[0].file.stem not in models
    assert faults[0].remedy
    return faults[0]


def test_without_a_folder_there_is_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "user_config", lambda: tmp_path)
    assert found() == ({}, ())


@pytest.mark.parametrize("write", [write_glb, write_gltf])
def test_a_box_is_read_upright(folder: Path, write: Callable[[Path, dict[str, Any]], Path]) -> None:
    write(folder / f"King{'.glb' if write is write_glb else '.gltf'}", document())
    models, faults = found()
    assert not faults
    mesh, texture = models["king"].mesh, models["king"].texture
    assert np.ptp(mesh.vertices["place"], axis=0).tolist() == [2, 2, 3]
    assert mesh.vertices["place"][:, 2].min() == 0
    assert len(mesh.triangles) == 12
    first, second, third = (mesh.vertices["place"][mesh.triangles[:, n]] for n in range(3))
    outward = ((first + second + third) / 3 - (0, 0, 1.5)) * mesh.facing
    assert (outward.sum(axis=1) > 0).all(), "a triangle is inside out"
    assert (np.einsum("ij,ij->i", mesh.facing, mesh.vertices["normal"][mesh.triangles[:, 0]]) > 0.99).all()
    assert bytes(texture.get_ram_image_as("RGB"))[:3] == b"\xff\0\0"
    assert (mesh.vertices["paint"][:, 3] == 255).all()


def test_parts_are_placed_and_mirrored_ones_are_not_inside_out(folder: Path) -> None:
    text = document()
    text["nodes"] = [{"children": [1, 2]}, {"mesh": 0}, {"mesh": 0, "scale": [-1, 1, 1], "translation": [5, 0, 0]}]
    write_glb(folder / "king.glb", text)
    mesh = found().models["king"].mesh
    assert mesh.vertices["place"][:, 0].max() == 6
    mirrored = mesh.centres[:, 0] > 3
    assert mirrored.sum() == 12
    outward = (mesh.centres - np.where(mirrored[:, None], (5, 0, 1.5), (0, 0, 1.5))) * mesh.facing
    assert (outward.sum(axis=1) > 0).all()


@pytest.mark.parametrize("name", ["colour", "Color"])
def test_the_material_of_the_owner_has_its_colour(folder: Path, name: str) -> None:
    text = document()
    text["materials"][0]["name"] = name
    write_glb(folder / "king.glb", text)
    model = found().models["king"]
    assert (model.mesh.vertices["paint"][:, 3] == 0).all()
    assert bytes(model.texture.get_ram_image_as("RGB"))[:3] == b"\xff\xff\xff"


def test_numbers_may_be_in_a_file_of_the_folder(folder: Path) -> None:
    (folder / "king.bin").write_bytes(BLOB)
    write_gltf(folder / "king.gltf", document(), "king.bin")
    assert set(found().models) == {"king"}
    assert not found().faults


OUTSIDE = [
    "../secret.bin",
    "..%2Fsecret.bin",
    "/etc/passwd",
    "file:///etc/passwd",
    "https://host.invalid/a",
    "..\\a",
    "link.bin",
]


@pytest.mark.parametrize("uri", OUTSIDE)
def test_files_elsewhere_are_not_read(folder: Path, monkeypatch: pytest.MonkeyPatch, uri: str) -> None:
    secret = folder.parent.parent / "secret.bin"
    for place in (secret, folder.parent / "secret.bin"):
        place.write_bytes(BLOB)
    (folder / "link.bin").symlink_to(secret)
    file = write_gltf(folder / "king.gltf", document(), uri)
    opened: list[str] = []
    usual = os.open
    monkeypatch.setattr(os, "open", lambda path, *more, **rest: opened.append(str(path)) or usual(path, *more, **rest))
    monkeypatch.setattr(builtins, "open", lambda path, *_, **__: pytest.fail(f"opens {path}"))
    told = fault()
    assert (told.reason, told.file) == ("piece_outside", file)
    assert uri in str(told)
    assert [path for path in opened if "pieces" in path or "secret" in path or "etc" in path] == [str(file)]


def test_pictures_named_elsewhere_are_not_read(folder: Path) -> None:
    text = document()
    text["images"] = [{"uri": "/etc/passwd"}]
    text["textures"] = [{"source": 0}]
    text["materials"][0]["pbrMetallicRoughness"]["baseColorTexture"] = {"index": 0}
    write_glb(folder / "king.glb", text)
    assert fault().reason == "piece_textured"


def changed(**parts: Any) -> dict[str, Any]:
    return document() | parts


def primitive(**parts: Any) -> dict[str, Any]:
    text = document()
    text["meshes"][0]["primitives"][0] |= parts
    return text


def accessor(number: int, **parts: Any) -> dict[str, Any]:
    text = document()
    text["accessors"][number] |= parts
    return text


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "animated": (changed(animations=[{}]), "piece_moving"),
    "skinned": (changed(skins=[{"joints": [0]}]), "piece_moving"),
    "blended shapes": (primitive(targets=[{"POSITION": 0}]), "piece_moving"),
    "compressed": (changed(extensionsRequired=["KHR_draco_mesh_compression"]), "piece_extension"),
    "many parts": (changed(nodes=[{"mesh": 0}] * 1001), "piece_parts"),
    "many materials": (changed(materials=[{}] * 65), "piece_parts"),
    "too many triangles": (changed(nodes=[{"children": list(range(1, 10))}, *[{"mesh": 0}] * 9]), "piece_large"),
    "no scene": (changed(scenes=[]), "piece_broken"),
    "nothing in it": (changed(scenes=[{"nodes": []}]), "piece_empty"),
    "flat": (changed(nodes=[{"mesh": 0, "scale": [1, 0, 1]}]), "piece_empty"),
    "a part in itself": (changed(nodes=[{"mesh": 0, "children": [0]}]), "piece_broken"),
    "a deep tree": (changed(nodes=[{"children": [n + 1]} for n in range(99)] + [{"mesh": 0}]), "piece_broken"),
    "a part that is not there": (changed(nodes=[{"mesh": 7}]), "piece_broken"),
    "lines": (primitive(mode=1), "piece_broken"),
    "no places": (primitive(attributes={}), "piece_broken"),
    "a material that is not there": (primitive(material=3), "piece_broken"),
    "a negative number": (primitive(indices=-1), "piece_broken"),
    "a corner that is not there": (accessor(0, count=4), "piece_broken"),
    "past its end": (accessor(0, count=9), "piece_broken"),
    "millions of corners": (accessor(0, count=10**9), "piece_broken"),
    "half a triangle": (accessor(1, count=35), "piece_broken"),
    "places of another kind": (accessor(0, componentType=5123), "piece_broken"),
    "sparse": (accessor(0, sparse={"count": 1}), "piece_broken"),
    "text for a number": (accessor(0, count="8"), "piece_broken"),
    "a huge size": (changed(nodes=[{"mesh": 0, "scale": [1e30, 1, 1]}]), "piece_broken"),
}


@pytest.mark.parametrize("what", BAD)
def test_what_no_piece_has_is_told(folder: Path, what: str) -> None:
    text, reason = BAD[what]
    file = write_glb(folder / "king.glb", text)
    told = fault()
    assert (told.reason, told.file) == (reason, file)


def test_numbers_without_bounds_are_told(folder: Path) -> None:
    for name, number in (("king", np.nan), ("knight", np.inf), ("rook", 1e9)):
        places = CORNERS.copy()
        places[3, 1] = number
        write_glb(folder / f"{name}.glb", document(), places.tobytes() + BLOB[96:])
    models, faults = own_models("lifting", PIECES | {"rook": 100})
    assert not models
    assert [each.reason for each in faults] == ["piece_broken"] * 3


@pytest.mark.parametrize(
    "content",
    [b"", b"glTF", b"not a model", b"[" * 100_000, b'{"a":' * 5000, b"glTF\2\0\0\0\x0c\0\0\0", b"\xff\xfe" * 40],
)
def test_what_is_no_model_is_told(folder: Path, content: bytes) -> None:
    (folder / "king.glb").write_bytes(content)
    assert fault().reason == "piece_broken"


def test_a_file_cut_off_anywhere_or_with_other_bytes_never_stops_the_start(folder: Path) -> None:
    whole = write_glb(folder / "king.glb", document()).read_bytes()
    chance = random.Random(39)
    for number in range(150):
        content = bytearray(whole)
        for _ in range(chance.randrange(1, 6)):
            content[chance.randrange(len(content))] = chance.randrange(256)
        (folder / "king.glb").write_bytes(content[: chance.choice((len(content), chance.randrange(len(content))))])
        models, faults = own_models("lifting", {"king": 100 + number})
        assert len(models) + len(faults) == 1


def test_large_files_pipes_and_folders_are_told(folder: Path) -> None:
    with (folder / "king.glb").open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    os.mkfifo(folder / "knight.gltf")
    assert [each.reason for each in found().faults] == ["too_large", "not_regular"]


def test_names_are_told(folder: Path) -> None:
    for name in ("bishop.glb", "king.glb"):
        write_glb(folder / name, document())
    write_gltf(folder / "king.gltf", document())
    (folder / "knight.obj").write_text("v 0 0 0")
    (folder / "readme.txt").write_text("mine")
    models, faults = found()
    assert set(models) == {"king"}
    assert {each.file.name: each.reason for each in faults if each.file} == {
        "bishop.glb": "piece_name",
        "king.gltf": "piece_twice",
        "knight.obj": "other_kind",
    }
    assert "knight, king" in str(faults[0])


def test_a_reader_that_fails_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise AssertionError("no such thing")

    monkeypatch.setattr(gltf, "load_model", fails)
    write_glb(folder / "king.glb", document())
    assert fault().reason == "piece_broken"


def test_the_library_gets_no_address_and_no_extra(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = document()
    text["extras"] = {"run": "me"}
    text["nodes"][0]["extensions"] = {"BLENDER_physics": {"collisionShapes": []}}
    write_gltf(folder / "king.gltf", text)
    usual, seen = gltf.load_model, []

    def load(path: str, *rest: object) -> object:
        content = Path(path).read_bytes()
        seen.append(json.loads(content[20 : 20 + int.from_bytes(content[12:16], "little")]))
        return usual(path, *rest)

    monkeypatch.setattr(gltf, "load_model", load)
    assert set(found().models) == {"king"}
    (copy,) = seen
    assert set(copy) <= {
        "asset", "scene", "scenes", "nodes", "meshes", "materials", "accessors", "bufferViews", "buffers"
    }  # fmt: skip
    assert "uri" not in json.dumps(copy)
    assert "extras" not in json.dumps(copy)
    assert "extensions" not in json.dumps(copy)
    assert "gltf" in sys.modules
