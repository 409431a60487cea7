"""Reading what the table is made of: models, the track, fonts. What is missing or broken says so clearly."""

from dataclasses import dataclass, replace
from pathlib import Path

import gltf
import msgspec
import numpy as np
from panda3d.core import (
    DynamicTextFont,
    Filename,
    NodePath,
    RenderState,
    SamplerState,
    Texture,
    TextureAttrib,
    TextureStage,
)

from torres3d.base.faults import FileFault
from torres3d.base.read import read
from torres3d.table.render.quality import Quality
from torres3d.table.set.reserves import Rim
from torres3d.table.set.track import SPACES, Track, track_through
from torres3d.table.shapes.decoding import BrokenPicture, preload
from torres3d.table.shapes.mesh import VERTEX, Mesh, geoms_of, joined

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
class Part:
    """A part of a model: its triangles, the picture on them (None: plain white), and the picture of their relief
    (None: smooth). Colours of pictures are screen colours: the shader makes light of them. ``coarse``: few triangles
    that look alike from afar, None where there are few already."""

    mesh: Mesh
    texture: Texture | None
    relief: Texture | None
    coarse: Mesh | None = None


@dataclass(frozen=True, slots=True)
class Model:
    """A loaded model: one part for each picture it needs; pieces have one."""

    name: str
    parts: tuple[Part, ...]

    @property
    def mesh(self) -> Mesh:
        """All triangles."""
        return joined([part.mesh for part in self.parts])

    @property
    def coarse(self) -> Mesh:
        """All triangles of the coarse model."""
        return joined([part.mesh if part.coarse is None else part.coarse for part in self.parts])

    @property
    def texture(self) -> Texture | None:
        """The picture of the first part."""
        return self.parts[0].texture

    @property
    def relief(self) -> Texture | None:
        """The relief of the first part."""
        return self.parts[0].relief


@dataclass(frozen=True, slots=True)
class Assets:
    """All that the table shows. ``models`` by file name without ending."""

    models: dict[str, Model]
    track: Track
    rim: Rim
    numerals: DynamicTextFont
    symbols: DynamicTextFont

    def block(self, variant: int) -> Model:
        """One of the three kinds of blocks."""
        return self.models[("block_a", "block_b", "block_c")[variant % 3]]

    def set_filters(self, quality: Quality, software: bool) -> None:
        """How pictures on models are made smaller: a processor that draws cannot afford the best way."""
        for model in self.models.values():
            for part in model.parts:
                for texture in (part.texture, part.relief):
                    if texture is not None:
                        texture.set_anisotropic_degree(1 if software else quality.anisotropy)
                        if quality.gloss:
                            texture.set_minfilter(SamplerState.FT_linear_mipmap_linear)
                        else:
                            texture.set_minfilter(SamplerState.FT_linear_mipmap_nearest)


def load_assets(root: Path) -> Assets:
    """Read everything from the assets folder; raises `BrokenAsset`."""
    try:
        preload(root / "models", root / "textures")
    except BrokenPicture as error:
        raise BrokenAsset(error.path, error.reason) from error
    coarse = load_coarse(asset_path(root, "models/coarse.npz"))
    names = [*MODELS, *(f"knight_{n}" for n in EMBLEMS), *(f"marker_{n}" for n in EMBLEMS)]
    return Assets(
        {name: _with_coarse(load_model(root, name), coarse) for name in names},
        *load_track(asset_path(root, "models/track.json")),
        load_font(asset_path(root, "fonts/AlegreyaSans-Bold.ttf")),
        load_font(asset_path(root, "fonts/DejaVuSans-Symbols.ttf")),
    )


def load_coarse(path: Path) -> dict[str, Mesh]:
    """Read the coarse models, by name and number of the part (``king.0``); raises `BrokenAsset`."""
    try:
        with np.load(path) as file:
            names = {name.rpartition(".")[0] for name in file.files}
            return {
                name: Mesh(file[f"{name}.vertices"].astype(VERTEX), file[f"{name}.triangles"].astype(np.uint32))
                for name in names
            }
    except Exception as error:  # whatever the reader stumbles over: the file is what is wrong
        raise BrokenAsset(path, f"these models cannot be read ({error})") from error


def _with_coarse(model: Model, coarse: dict[str, Mesh]) -> Model:
    parts = [replace(part, coarse=coarse.get(f"{model.name}.{n}")) for n, part in enumerate(model.parts)]
    return Model(model.name, tuple(parts))


def load_model(root: Path, name: str) -> Model:
    """Read ``models/NAME.glb``; raises `BrokenAsset`."""
    path = asset_path(root, f"models/{name}.glb")
    try:
        node = NodePath(gltf.load_model(str(path)))
        parts = _parts(node)
    except Exception as error:  # whatever the reader stumbles over: the file is what is wrong
        raise BrokenAsset(path, f"this is not a model that can be read ({error})") from error
    if not parts:
        raise BrokenAsset(path, "there are no triangles in this model")
    return Model(name, tuple(parts))


def _parts(model: NodePath) -> list[Part]:
    """The model's triangles, those with the same pictures together."""
    meshes: dict[tuple[Texture | None, Texture | None], list[Mesh]] = {}
    for mesh, state in geoms_of(model):
        textures = _textures(state)
        pictures = textures.get(TextureStage.M_modulate), textures.get(TextureStage.M_normal)
        if len(mesh.triangles):
            meshes.setdefault(pictures, []).append(mesh)
    return [Part(joined(found), *pictures) for pictures, found in meshes.items()]


def _textures(state: RenderState) -> dict[int, Texture]:
    """The pictures of a render state by the mode of their stage: `TextureStage.M_modulate` colours, `M_normal`."""
    found: dict[int, Texture] = {}
    attrib = state.get_attrib(TextureAttrib)
    if not isinstance(attrib, TextureAttrib):
        return found
    for number in range(attrib.get_num_on_stages()):
        stage = attrib.get_on_stage(number)
        texture = attrib.get_on_texture(stage)
        texture.set_format(Texture.F_rgb)
        texture.set_minfilter(SamplerState.FT_linear_mipmap_linear)
        texture.set_magfilter(SamplerState.FT_linear)
        found[int(stage.get_mode())] = texture
    return found


class TrackFile(msgspec.Struct, frozen=True):
    """models/track.json, as assets/source makes it."""

    spaces: list[tuple[float, float]]
    z: float
    tray_size: tuple[float, float]
    board_half: float
    tray_floor: float
    table_z: float


def load_track(path: Path) -> tuple[Track, Rim]:
    """Read the places of the track's spaces, and the sizes of what lies around the board; raises `BrokenAsset`."""
    try:
        found = read(path, TrackFile)
    except FileFault as fault:
        raise BrokenAsset(path, fault.what) from fault
    track = track_through(found.spaces, found.z)
    rim = Rim(found.board_half, *found.tray_size, found.tray_floor, found.table_z)
    if len(track.spaces) != SPACES:
        raise BrokenAsset(path, f"the track has {len(track.spaces)} spaces here, it must have {SPACES}")
    return track, rim


def load_font(path: Path) -> DynamicTextFont:
    """Read a font; raises `BrokenAsset`."""
    font = DynamicTextFont(Filename.from_os_specific(str(path)))
    if not font.is_valid():
        raise BrokenAsset(path, "this font cannot be read")
    return font
