"""Checks a glTF file from elsewhere and copies the shape in it: panda3d-gltf gets nothing but this copy.

That reader trusts what a file says: it opens every file named in it, and a number outside its table reaches Panda3D's
memory. The copy has triangles with normals, placed parts and plain materials, every number checked, and no addresses.
"""

import base64
import binascii
import struct
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import unquote

import msgspec
import numpy as np
from msgspec import Meta, Struct
from numpy.typing import NDArray

from torres3d.base.read_document import read_bytes
from torres3d.scene.own_pieces.piece_faults import MAX_BYTES, MAX_DEPTH, MAX_MATERIALS, MAX_NODES, PieceFault

JSON, BINARY = b"JSON", b"BIN\0"
FLOATS, INDICES = {5126: "<f4"}, {5121: "u1", 5123: "<u2", 5125: "<u4"}
WIDTHS = {"SCALAR": 1, "VEC3": 3}
TRIANGLES = 4
FAR = 1e6
"""No size or place of a model is larger than this."""
EXTENSIONS = {"KHR_materials_unlit", "KHR_materials_ior", "KHR_materials_specular", "KHR_materials_emissive_strength"}
"""Extensions that only change a surface's gloss: a model that needs one is shown without it."""

Index = Annotated[int, Meta(ge=0)]
Share = Annotated[float, Meta(ge=0, le=1)]
Size = Annotated[float, Meta(ge=-FAR, le=FAR)]
Matrix = Annotated[list[Size], Meta(min_length=16, max_length=16)]
Quaternion = Annotated[list[Annotated[float, Meta(ge=-1.001, le=1.001)]], Meta(min_length=4, max_length=4)]
Triple = Annotated[list[Size], Meta(min_length=3, max_length=3)]


class _Node(Struct, omit_defaults=True):
    name: str = ""
    mesh: Index | None = None
    children: list[Index] = []
    matrix: Matrix | None = None
    translation: Triple | None = None
    rotation: Quaternion | None = None
    scale: Triple | None = None
    skin: Any = None


class _Primitive(Struct):
    attributes: dict[str, Index]
    indices: Index | None = None
    material: Index | None = None
    mode: int = TRIANGLES
    targets: Any = None


class _Mesh(Struct):
    primitives: list[_Primitive]


class _Surface(Struct):
    baseColorFactor: tuple[Share, Share, Share, Share] = (1, 1, 1, 1)  # noqa: N815  # glTF's names
    metallicFactor: Share = 1  # noqa: N815
    roughnessFactor: Share = 1  # noqa: N815
    baseColorTexture: Any = None  # noqa: N815


class _Material(Struct):
    name: str = ""
    pbrMetallicRoughness: _Surface = msgspec.field(default_factory=lambda: _Surface(metallicFactor=0))  # noqa: N815


class _Accessor(Struct):
    componentType: int  # noqa: N815
    count: Index
    type: str
    bufferView: Index | None = None  # noqa: N815
    byteOffset: Index = 0  # noqa: N815
    sparse: Any = None


class _View(Struct):
    buffer: Index
    byteLength: Index  # noqa: N815
    byteOffset: Index = 0  # noqa: N815
    byteStride: Annotated[int, Meta(ge=4, le=252)] | None = None  # noqa: N815


class _Buffer(Struct):
    uri: str | None = None


class _Scene(Struct):
    nodes: list[Index] = []


class _Document(Struct):
    scene: Index = 0
    scenes: list[_Scene] = []
    nodes: list[_Node] = []
    meshes: list[_Mesh] = []
    materials: list[_Material] = []
    accessors: list[_Accessor] = []
    bufferViews: list[_View] = []  # noqa: N815
    buffers: list[_Buffer] = []
    images: list[Any] = []
    textures: list[Any] = []
    animations: list[Any] = []
    skins: list[Any] = []
    extensionsRequired: list[str] = []  # noqa: N815


def checked_copy(file: Path, most: int) -> bytes:
    """The shape in a ``*.glb`` or ``*.gltf`` file of at most ``most`` triangles, as a safe ``*.glb``. Raises
    `FileFault`."""
    content = read_bytes(file, MAX_BYTES)
    try:
        text, binary = _chunks(content) if content[:4] == b"glTF" else (content, b"")
        document = msgspec.json.decode(text, type=_Document)
        _refuse(file, document)
        return _Copy(file, document, binary, most).written()
    except RecursionError as error:
        raise PieceFault("piece_broken", file, why="its text is nested too deeply") from error
    except (struct.error, msgspec.MsgspecError, ValueError, LookupError) as error:
        raise PieceFault("piece_broken", file, why=str(error)) from error


def _chunks(content: bytes) -> tuple[bytes, bytes]:
    """The text and the numbers of a ``*.glb`` file."""
    _, version, length = struct.unpack_from("<4sII", content)
    if version != 2 or length != len(content):
        raise ValueError("it is not of version 2, or it is cut off")
    found: dict[bytes, bytes] = {}
    start = 12
    while start < length:
        size, kind = struct.unpack_from("<I4s", content, start)
        found.setdefault(kind, content[start + 8 : start + 8 + size])
        start += 8 + size
    return found[JSON], found.get(BINARY, b"")


def _refuse(file: Path, document: _Document) -> None:
    """Refuse what a piece never has."""
    primitives = [each for mesh in document.meshes for each in mesh.primitives]
    skinned = any(node.skin is not None for node in document.nodes)
    if document.animations or document.skins or skinned or any(each.targets for each in primitives):
        raise PieceFault("piece_moving", file)
    if document.textures or document.images:
        raise PieceFault("piece_textured", file)
    for name in document.extensionsRequired:
        if name not in EXTENSIONS:
            raise PieceFault("piece_extension", file, given=name)
    if len(document.nodes) > MAX_NODES:
        raise PieceFault("piece_parts", file, limit=MAX_NODES)
    if max(len(document.materials), len(primitives)) > MAX_MATERIALS:
        raise PieceFault("piece_parts", file, limit=MAX_MATERIALS)
    for primitive in primitives:
        if primitive.mode != TRIANGLES:
            raise PieceFault("piece_broken", file, why="it has lines, points or strips of triangles")


class _Copy:
    """A copy in the making."""

    def __init__(self, file: Path, document: _Document, binary: bytes, most: int) -> None:
        self._file, self._document, self._binary, self._most = file, document, binary, most
        self._buffers: dict[int, bytes] = {}
        self._blob = b""
        self._views: list[dict[str, int]] = []
        self._accessors: list[dict[str, object]] = []
        self._triangles: list[int] = []

    def written(self) -> bytes:
        document = self._document
        meshes = [self._mesh(mesh) for mesh in document.meshes]
        roots = document.scenes[document.scene].nodes
        self._count(roots)
        nodes = [msgspec.to_builtins(node) for node in document.nodes]
        materials = msgspec.to_builtins(document.materials)
        for material in materials:
            del material["pbrMetallicRoughness"]["baseColorTexture"]
        text = msgspec.json.encode(
            {
                "asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": roots}], "nodes": nodes,
                "meshes": meshes, "materials": materials, "accessors": self._accessors, "bufferViews": self._views,
                "buffers": [{"byteLength": len(self._blob)}],
            }
        )  # fmt: skip
        text += b" " * (-len(text) % 4)
        body = struct.pack("<I4s", len(text), JSON) + text + struct.pack("<I4s", len(self._blob), BINARY) + self._blob
        return struct.pack("<4sII", b"glTF", 2, 12 + len(body)) + body

    def _count(self, roots: list[int]) -> None:
        """Walk the parts: each has one place, and together they have few enough triangles."""
        seen: set[int] = set()
        triangles, level = 0, roots
        for _ in range(MAX_DEPTH):
            below: list[int] = []
            for number in level:
                if number in seen:
                    raise ValueError("a part of it is in two places")
                seen.add(number)
                node = self._document.nodes[number]
                triangles += 0 if node.mesh is None else self._triangles[node.mesh]
                below += node.children
            if triangles > self._most:
                raise PieceFault("piece_large", self._file, given=triangles, limit=self._most)
            if not below:
                break
            level = below
        else:
            raise ValueError(f"its parts are nested more than {MAX_DEPTH} levels deep")
        if not triangles:
            raise PieceFault("piece_empty", self._file)

    def _mesh(self, mesh: _Mesh) -> dict[str, object]:
        primitives, triangles = [], 0
        for each in mesh.primitives:
            places = self._values(each.attributes["POSITION"], FLOATS, "VEC3")
            if each.indices is None:
                corners = np.arange(len(places), dtype=np.uint32)
            else:
                corners = self._values(each.indices, INDICES, "SCALAR").astype(np.uint32).reshape(-1)
            if len(corners) % 3 or (len(corners) and corners.max() >= len(places)):
                raise ValueError("a triangle has a corner that is not there")
            triangles += len(corners) // 3
            attributes = {"POSITION": self._put(places, 5126, "VEC3")}
            if "NORMAL" in each.attributes:
                normals = self._values(each.attributes["NORMAL"], FLOATS, "VEC3")
                if len(normals) != len(places):
                    raise ValueError("it has not one normal for each corner")
                attributes["NORMAL"] = self._put(normals, 5126, "VEC3")
            made: dict[str, object] = {"attributes": attributes, "indices": self._put(corners, 5125, "SCALAR")}
            if each.material is not None:
                self._document.materials[each.material]  # it has to be there
                made["material"] = each.material
            if len(corners):
                primitives.append(made)
        self._triangles.append(triangles)
        return {"primitives": primitives}

    def _values(self, number: int, kinds: dict[int, str], type_: str) -> NDArray[Any]:
        """The values of an accessor, a row each."""
        accessor = self._document.accessors[number]
        if accessor.type != type_ or accessor.componentType not in kinds or accessor.sparse is not None:
            raise ValueError("its numbers are of an unusual kind")
        if accessor.bufferView is None:
            raise ValueError("its numbers are missing")
        view = self._document.bufferViews[accessor.bufferView]
        kind = np.dtype(kinds[accessor.componentType])
        width = kind.itemsize * WIDTHS[type_]
        step, count = view.byteStride or width, accessor.count
        data = self._buffer(view.buffer)[view.byteOffset : view.byteOffset + view.byteLength][accessor.byteOffset :]
        if step < width or (count and (count - 1) * step + width > len(data)):
            raise ValueError("it ends before its numbers do")
        if count > 3 * self._most:
            raise PieceFault("piece_large", self._file, given=count // 3, limit=self._most)
        rows = b"".join(data[row * step : row * step + width] for row in range(count)) if step != width else data
        values = np.frombuffer(rows, kind, count * WIDTHS[type_]).reshape(count, -1)
        if kind.kind == "f" and not (np.abs(values) <= FAR).all():  # also false for what is not a number
            raise ValueError("it has numbers without bounds")
        return values

    def _buffer(self, number: int) -> bytes:
        if number not in self._buffers:
            self._buffers[number] = self._fetched(self._document.buffers[number].uri)
        return self._buffers[number]

    def _fetched(self, uri: str | None) -> bytes:
        if uri is None:
            return self._binary
        if uri.startswith("data:"):
            try:
                return base64.b64decode(uri.partition(",")[2], validate=True)
            except binascii.Error as error:
                raise ValueError("its numbers are not written as base64") from error
        name, folder = unquote(uri), self._file.parent.resolve()
        # A link in the folder may lead out of it.
        if Path(name).name != name or "\\" in name or ":" in name or (folder / name).resolve().parent != folder:
            raise PieceFault("piece_outside", self._file, given=uri)
        return read_bytes(folder / name, MAX_BYTES)

    def _put(self, values: NDArray[Any], kind: int, type_: str) -> int:
        data = np.ascontiguousarray(values).tobytes()
        self._views.append({"buffer": 0, "byteOffset": len(self._blob), "byteLength": len(data)})
        self._blob += data
        self._accessors.append(
            {"bufferView": len(self._views) - 1, "componentType": kind, "count": len(values), "type": type_}
        )
        return len(self._accessors) - 1
