"""Write finished meshes as binary glTF 2.0: one material and one primitive a mesh, textures by relative address."""

import json
import struct
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from mesh import Finished


@dataclass(frozen=True)
class Look:
    """A material: the textures beside the models, and the factors for programs that do not read packed colours."""

    name: str
    texture: str | None
    normal: str | None = None
    roughness: float = 0.85
    metallic: float = 0.0
    repeat: bool = False
    double_sided: bool = False


def _pad(data: bytes, fill: bytes = b"\0") -> bytes:
    return data + fill * (-len(data) % 4)


def write_glb(path: Path, pieces: list[tuple[str, Finished, Look]]) -> None:
    """Write `pieces` (name, mesh, material) as the children of one scene, converted from z up to glTF's y up."""
    blob = b""
    views: list[dict[str, int]] = []
    accessors: list[dict[str, object]] = []
    textures: list[str] = []

    def put(array: np.ndarray, kind: str, component: int, target: int, **more: object) -> int:
        nonlocal blob
        data = array.tobytes()
        views.append({"buffer": 0, "byteOffset": len(blob), "byteLength": len(data), "target": target})
        blob += _pad(data)
        accessors.append(
            {"bufferView": len(views) - 1, "componentType": component, "count": len(array), "type": kind, **more}
        )
        return len(accessors) - 1

    def texture(name: str) -> dict[str, int]:
        if name not in textures:
            textures.append(name)
        return {"index": textures.index(name)}

    meshes, nodes, materials = [], [], []
    for name, data, look in pieces:
        positions = np.column_stack([data.positions[:, 0], data.positions[:, 2], -data.positions[:, 1]])
        normals = np.column_stack([data.normals[:, 0], data.normals[:, 2], -data.normals[:, 1]])
        positions = (positions + 0.0).astype("<f4")
        low, high = positions.min(axis=0).tolist(), positions.max(axis=0).tolist()
        attributes = {
            "POSITION": put(positions, "VEC3", 5126, 34962, min=low, max=high),
            "NORMAL": put((normals + 0.0).astype("<f4"), "VEC3", 5126, 34962),
            "TEXCOORD_0": put(data.uv.astype("<f4"), "VEC2", 5126, 34962),
            "COLOR_0": put(np.round(data.colours * 255).astype("u1"), "VEC4", 5121, 34962, normalized=True),
        }
        small = len(positions) < 65536
        indices = data.triangles.reshape(-1).astype("<u2" if small else "<u4")
        primitive = {
            "attributes": attributes,
            "indices": put(indices, "SCALAR", 5123 if small else 5125, 34963),
            "material": len(materials),
        }
        pbr: dict[str, object] = {"metallicFactor": look.metallic, "roughnessFactor": look.roughness}
        material: dict[str, object] = {"name": look.name, "pbrMetallicRoughness": pbr}
        if look.texture:
            pbr["baseColorTexture"] = texture(look.texture)
        if look.normal:
            material["normalTexture"] = texture(look.normal)
        if look.double_sided:
            material["doubleSided"] = True
        materials.append(material)
        meshes.append({"name": name, "primitives": [primitive]})
        nodes.append({"name": name, "mesh": len(meshes) - 1})
    wrap = 10497 if any(look.repeat for _, _, look in pieces) else 33071
    document: dict[str, object] = {
        "asset": {"version": "2.0", "generator": "torres3d assets/source"},
        "scene": 0,
        "scenes": [{"nodes": list(range(len(nodes)))}],
        "nodes": nodes,
        "meshes": meshes,
        "materials": materials,
        "accessors": accessors,
        "bufferViews": views,
        "buffers": [{"byteLength": len(blob)}],
    }
    if textures:
        document["samplers"] = [{"magFilter": 9729, "minFilter": 9987, "wrapS": wrap, "wrapT": wrap}]
        document["images"] = [{"uri": f"../textures/{name}"} for name in textures]
        document["textures"] = [{"sampler": 0, "source": i} for i in range(len(textures))]
    text = _pad(json.dumps(document, separators=(",", ":"), sort_keys=True).encode(), b" ")
    body = struct.pack("<II", len(text), 0x4E4F534A) + text + struct.pack("<II", len(blob), 0x004E4942) + blob
    path.write_bytes(struct.pack("<III", 0x46546C67, 2, 12 + len(body)) + body)
