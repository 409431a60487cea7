"""Models, track and fonts of the table, read from the assets folder. A missing or broken file is named."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec
import numpy as np
from panda3d.core import Texture

from torres3d.base.faults import FileFault
from torres3d.base.read_document import read
from torres3d.games.torres.scene.tower_mesh import Stones
from torres3d.games.torres.scene.track_and_reserve_layout import SPACES, Rim, Track, track_through
from torres3d.scene.assets import BaseAssets, BrokenAsset, Textures, asset_path, label_fonts
from torres3d.scene.shapes.gltf_model import NotAModel, Picture, read_model
from torres3d.scene.shapes.mesh import VERTEX, Mesh, join_meshes
from torres3d.scene.shapes.texture_decoding import ModelPictures

MODELS = ("block_a", "block_b", "block_c", "battlements", "king", "board", "table", "tray", "backdrop")
EMBLEMS = (1, 2, 3, 4)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a model: its triangles, its texture (None: plain white) and its relief (None: smooth). Textures are in
    screen colours. ``coarse`` has few triangles and looks the same from afar; None where there are few already."""

    mesh: Mesh
    texture: Texture | None
    relief: Texture | None
    coarse: Mesh | None = None


@dataclass(frozen=True, slots=True)
class Model:
    """A loaded model: one part for each texture; pieces have one."""

    name: str
    parts: tuple[Part, ...]

    @property
    def mesh(self) -> Mesh:
        return join_meshes([part.mesh for part in self.parts])

    @property
    def coarse(self) -> Mesh:
        return join_meshes([part.mesh if part.coarse is None else part.coarse for part in self.parts])


@dataclass(frozen=True, slots=True)
class Assets(BaseAssets):
    """Everything the table shows. ``models`` by file name without suffix; towers are built of the ``stones`` of fine
    and of coarse models."""

    models: dict[str, Model]
    track: Track
    rim: Rim
    stones: Stones = field(init=False, repr=False, compare=False)
    coarse_stones: Stones = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        battlements = self.models["battlements"]
        blocks = [self.block(kind) for kind in range(3)]
        object.__setattr__(self, "stones", Stones([block.mesh for block in blocks], battlements.mesh))
        object.__setattr__(self, "coarse_stones", Stones([block.coarse for block in blocks], battlements.coarse))

    def block(self, variant: int) -> Model:
        return self.models[("block_a", "block_b", "block_c")[variant % 3]]

    def textures(self) -> Iterable[Texture]:
        parts = (part for model in self.models.values() for part in model.parts)
        return (texture for part in parts for texture in (part.texture, part.relief) if texture is not None)


def load_assets(root: Path, pictures: ModelPictures | None = None) -> Assets:
    """Read everything from the assets folder. Raises `BrokenAsset`. ``pictures`` may be a reader that has begun
    already."""
    textures = Textures(pictures or ModelPictures(root / "games/torres/textures"))
    coarse = load_coarse(asset_path(root, "games/torres/models/coarse.npz"))
    names = [*MODELS, *(f"knight_{n}" for n in EMBLEMS), *(f"marker_{n}" for n in EMBLEMS)]
    models = {}
    for name in names:
        parts = load_model(root, name, textures).parts
        parts = tuple(replace(part, coarse=coarse.get(f"{name}.{n}")) for n, part in enumerate(parts))
        models[name] = Model(name, parts)
    track, rim = load_track(asset_path(root, "games/torres/models/track.json"))
    fonts = label_fonts(root)
    textures.fill()
    return Assets(*fonts, models, track, rim)


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


def load_model(root: Path, name: str, textures: Callable[[Picture], Texture]) -> Model:
    """Read ``games/torres/models/NAME.glb``; raises `BrokenAsset`."""
    path = asset_path(root, f"games/torres/models/{name}.glb")
    try:
        pieces = read_model(path)
    except (NotAModel, OSError) as error:
        raise BrokenAsset(path, f"this is not a model that can be read ({error})") from error
    meshes: dict[tuple[Picture | None, Picture | None], list[Mesh]] = {}
    for piece in pieces:
        if len(piece.mesh.triangles):
            meshes.setdefault((piece.colours, piece.relief), []).append(piece.mesh)
    if not meshes:
        raise BrokenAsset(path, "there are no triangles in this model")
    return Model(
        name,
        tuple(
            Part(join_meshes(found), colours and textures(colours), relief and textures(relief))
            for (colours, relief), found in meshes.items()
        ),
    )


class TrackFile(msgspec.Struct, frozen=True):
    """models/track.json, as assets/source makes it."""

    spaces: list[tuple[float, float]]
    z: float
    tray_size: tuple[float, float]
    board_half: float
    tray_floor: float
    table_z: float


def load_track(path: Path) -> tuple[Track, Rim]:
    """Read the places of the track's spaces, and the sizes of what surrounds the board. Raises `BrokenAsset`."""
    try:
        found = read(path, TrackFile)
    except FileFault as fault:
        raise BrokenAsset(path, fault.problem) from fault
    track = track_through(found.spaces, found.z)
    rim = Rim(found.board_half, *found.tray_size, found.tray_floor, found.table_z)
    if len(track.spaces) != SPACES:
        raise BrokenAsset(path, f"the track has {len(track.spaces)} spaces here, it must have {SPACES}")
    return track, rim
