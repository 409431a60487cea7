"""Reads the pieces of a person's own for a game: files named like the pieces, in `own_folder`.

panda3d-gltf is loaded only where such a file is: it takes many times as long as the reader of our own models.
"""

import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np
from panda3d import core

from torres3d.base.faults import FileFault, system_reason
from torres3d.scene.own_pieces.own_folder import own_folder
from torres3d.scene.own_pieces.piece_faults import PieceFault
from torres3d.scene.shapes.colour_space import Colour, screen
from torres3d.scene.shapes.mesh import FORMAT, VERTEX, Mesh, join_meshes

SUFFIXES = (".glb", ".gltf")
NUMBERS = ".bin"
"""Suffix of a file of numbers that a ``*.gltf`` may name."""
OWNERS = ("colour", "color")
"""Names of the material that has its owner's colour."""
SWATCH = 8
"""Pixels of a material's colour in each direction."""
GREY: Colour = (0.8, 0.8, 0.8)
"""The colour of what has none."""
OPEN = 255
"""Occlusion of a surface that nothing hides from the sky."""


class OwnModel(NamedTuple):
    """A model with plain colours: ``texture`` has a swatch for each material. Size and place are those of the
    ``file``."""

    file: Path
    mesh: Mesh
    texture: core.Texture


class OwnModels(NamedTuple):
    """The models by piece, and the faults of files that are left out."""

    models: Mapping[str, OwnModel]
    faults: tuple[FileFault, ...]


NONE = OwnModels({}, ())


def own_models(game: str, pieces: Mapping[str, int]) -> OwnModels:
    """The pieces of a person's own for a game. ``pieces`` has the most triangles of each piece by name. Never raises
    for what is in the folder."""
    folder = own_folder(game)
    return _read(folder, tuple(pieces.items())) if folder.is_dir() else NONE


@cache
def _read(folder: Path, pieces: tuple[tuple[str, int], ...]) -> OwnModels:
    most = dict(pieces)
    models: dict[str, OwnModel] = {}
    faults: list[FileFault] = []
    taken: set[str] = set()
    try:
        files = sorted(file for file in folder.iterdir() if not file.name.startswith("."))
    except OSError as error:
        return OwnModels({}, (FileFault("not_readable", folder, why=system_reason(error)),))
    for file in files:
        name, suffix = file.stem.casefold(), file.suffix.casefold()
        if suffix not in SUFFIXES:
            if name in most and suffix != NUMBERS:
                faults.append(FileFault("other_kind", file, allowed=", ".join(SUFFIXES)))
        elif name not in most:
            faults.append(PieceFault("piece_name", file, given=file.stem, allowed=", ".join(most)))
        elif name in taken:
            faults.append(PieceFault("piece_twice", file))
        else:
            taken.add(name)
            try:
                models[name] = _model(file, most[name])
            except FileFault as fault:
                faults.append(fault)
    return OwnModels(models, tuple(faults))


def _model(file: Path, most: int) -> OwnModel:
    # Only where a person has own pieces: a start without them stays short.
    import gltf

    from torres3d.scene.own_pieces.checked_copy import checked_copy

    copy = checked_copy(file, most)
    try:
        with tempfile.TemporaryDirectory(prefix="torres3d-") as folder:
            safe = Path(folder, "piece.glb")
            safe.write_bytes(copy)
            root = core.NodePath(gltf.load_model(str(safe), gltf.GltfSettings(skip_animations=True)))
    except OSError as error:
        raise FileFault("not_readable", file, why=system_reason(error)) from error
    except Exception as error:  # whatever a reader of others stumbles over: the file is what is wrong
        raise PieceFault("piece_broken", file, why=f"{type(error).__name__}: {error}") from error
    colours: list[Colour] = []
    parts = []
    for path in root.find_all_matches("**/+GeomNode"):
        place = path.get_mat(root)
        node = path.node()
        assert isinstance(node, core.GeomNode)
        for number in range(node.get_num_geoms()):
            material = _material(node.get_geom_state(number))
            parts.append(_part(node.get_geom(number), place, material, len(colours)))
            colours.append(_colour(material))
    mesh = join_meshes(parts)
    extent = np.ptp(mesh.vertices["place"], axis=0) if len(mesh.triangles) else np.zeros(3)
    if extent.min() <= 1e-6 * max(extent.max(), 1e-9) or not np.isfinite(extent).all():
        raise PieceFault("piece_empty", file)
    mesh.vertices["uv"][:, 0] /= len(colours)
    return OwnModel(file, mesh, _swatches(colours))


def _material(state: core.RenderState) -> core.Material:
    attrib = state.get_attrib(core.MaterialAttrib)
    found = attrib.get_material() if isinstance(attrib, core.MaterialAttrib) else None
    return found or core.Material("none")


def _colour(material: core.Material) -> Colour:
    if material.name.casefold() in OWNERS:
        return 1.0, 1.0, 1.0
    if not material.has_base_color():
        return GREY
    light = material.get_base_color()
    return screen((light.x, light.y, light.z))


def _part(geom: core.Geom, place: core.LMatrix4, material: core.Material, number: int) -> Mesh:
    """A piece of geometry at its place, with the swatch of this number."""
    data = geom.get_vertex_data().convert_to(FORMAT)
    vertices = np.frombuffer(bytes(memoryview(cast(Any, data.get_array(0))).cast("B")), VERTEX).copy()
    matrix = np.array([[place.get_cell(row, column) for column in range(4)] for row in range(4)])
    turn = matrix[:3, :3]
    vertices["place"] = vertices["place"] @ turn + matrix[3, :3]
    normals = vertices["normal"] @ np.linalg.pinv(turn).T
    vertices["normal"] = normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-9)
    metal = material.metallic if material.has_metallic() else 0.0
    rough = material.roughness if material.has_roughness() else 0.8
    alpha = 0 if material.name.casefold() in OWNERS else 255
    vertices["paint"] = (OPEN, round(rough * 255), round(metal * 255), alpha)
    vertices["uv"] = (number + 0.5, 0.5)
    triangles = np.array(geom.get_primitive(0).get_vertex_list(), np.uint32).reshape(-1, 3)
    # A mirrored part turns its triangles inside out.
    return Mesh(vertices, triangles[:, ::-1] if np.linalg.det(turn) < 0 else triangles)


def _swatches(colours: list[Colour]) -> core.Texture:
    """A texture with a square of each colour, from left to right."""
    texture = core.Texture("own piece")
    texture.setup_2d_texture(SWATCH * len(colours), SWATCH, core.Texture.T_unsigned_byte, core.Texture.F_rgb)
    row = b"".join(bytes(round(255 * part) for part in reversed(colour)) * SWATCH for colour in colours)
    texture.set_ram_image(row * SWATCH)
    for wrap in (texture.set_wrap_u, texture.set_wrap_v):
        wrap(core.SamplerState.WM_clamp)
    texture.set_magfilter(core.SamplerState.FT_nearest)
    return texture
