"""Reading what the table is made of: models, the track, fonts. What is missing or broken says so clearly."""

import json
from dataclasses import dataclass
from pathlib import Path

import gltf
from panda3d.core import DynamicTextFont, Filename, NodePath, SamplerState, Texture

from torres3d.table.mesh import Mesh, mesh_of
from torres3d.table.track import SPACES, Space, Track

MODELS = ("block_a", "block_b", "block_c", "battlements", "king", "board", "table", "tray", "backdrop")
EMBLEMS = (1, 2, 3, 4)


class BrokenAsset(Exception):
    """A file of the program that cannot be used: ``path`` and ``reason``, in words."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


def asset_path(root: Path, name: str) -> Path:
    """The file ``name`` (such as ``models/king.glb``) below the assets folder ``root``; `BrokenAsset` if missing."""
    path = root / name
    if not path.is_file():
        raise BrokenAsset(path, "the file is missing")
    return path


@dataclass(frozen=True, slots=True)
class Model:
    """A loaded model: its triangles in one mesh, and the picture on them (None: plain white)."""

    name: str
    mesh: Mesh
    texture: Texture | None


@dataclass(frozen=True, slots=True)
class Assets:
    """All that the table shows. ``models`` by file name without ending."""

    models: dict[str, Model]
    track: Track
    numerals: DynamicTextFont
    symbols: DynamicTextFont

    def block(self, variant: int) -> Model:
        """One of the three kinds of blocks."""
        return self.models[("block_a", "block_b", "block_c")[variant % 3]]


def load_assets(root: Path) -> Assets:
    """Read everything from the assets folder; raises `BrokenAsset`."""
    names = [*MODELS, *(f"knight_{n}" for n in EMBLEMS), *(f"marker_{n}" for n in EMBLEMS)]
    return Assets(
        {name: load_model(root, name) for name in names},
        load_track(asset_path(root, "models/track.json")),
        load_font(asset_path(root, "fonts/AlegreyaSans-Bold.ttf")),
        load_font(asset_path(root, "fonts/DejaVuSans-Symbols.ttf")),
    )


def load_model(root: Path, name: str) -> Model:
    """Read ``models/NAME.glb``; raises `BrokenAsset`."""
    path = asset_path(root, f"models/{name}.glb")
    try:
        node = NodePath(gltf.load_model(str(path)))
        mesh = mesh_of(node)
    except Exception as error:  # whatever the reader stumbles over: the file is what is wrong
        raise BrokenAsset(path, f"this is not a model that can be read ({error})") from error
    if not len(mesh.triangles):
        raise BrokenAsset(path, "there are no triangles in this model")
    return Model(name, mesh, _texture(node))


def _texture(node: NodePath) -> Texture | None:
    textures = node.find_all_textures()
    if not textures.get_num_textures():
        return None
    texture = textures.get_texture(0)
    texture.set_minfilter(SamplerState.FT_linear_mipmap_linear)
    texture.set_magfilter(SamplerState.FT_linear)
    return texture


def load_track(path: Path) -> Track:
    """Read the places of the track's spaces; raises `BrokenAsset`."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))["spaces"]
        spaces = tuple(Space(float(s["x"]), float(s["y"]), float(s["z"]), float(s["heading"])) for s in found)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BrokenAsset(path, f"this is not a list of the track's spaces ({error!r})") from error
    if len(spaces) != SPACES:
        raise BrokenAsset(path, f"the track has {len(spaces)} spaces here, it must have {SPACES}")
    return Track(spaces)


def load_font(path: Path) -> DynamicTextFont:
    """Read a font; raises `BrokenAsset`."""
    font = DynamicTextFont(Filename.from_os_specific(str(path)))
    if not font.is_valid():
        raise BrokenAsset(path, "this font cannot be read")
    return font
