"""The part kit of pages of Torres, made from the models: pieces of blocks, of parapets and joints, figures, board."""

from collections.abc import Iterator, Mapping

from torres3d.games.torres.scene.assets import Assets, Model
from torres3d.games.torres.scene.knight_contrast_plates import on_plinth
from torres3d.games.torres.scene.tower_mesh import EAST, NORTH, Stones
from torres3d.scene.export.page.part_kit import KitPart, Surface, packed_part
from torres3d.scene.shapes.mesh import Mesh

PIECES = "pieces"
"""The picture on stones and figures."""
HAZY: Mapping[str, float] = {"table": 1.0, "backdrop": 1.0}


def kit_parts(assets: Assets) -> Iterator[KitPart]:
    """All parts."""
    for name, mesh in _stones(assets.coarse_stones):
        yield packed_part(name, mesh, PIECES, "stone")
    for name, model in assets.models.items():
        if not name.startswith(("block_", "battlements")):
            yield from _model(name, model)


def _stones(stones: Stones) -> Iterator[tuple[str, Mesh]]:
    for kind in range(stones.kinds):
        pieces = stones.pieces(kind)
        yield f"top{kind}", pieces.top
        yield f"roof{kind}", pieces.roof
        yield f"inner{kind}", pieces.inner
        for side, mesh in enumerate(pieces.sides):
            yield f"side{kind}{side}", mesh
    yield "wall", stones.pieces(0).walls[0]
    for side in range(4):
        yield f"parapet{side}", stones.terraces.parapet(0, 1 << side)
    yield f"joint{EAST}", stones.terraces.joint(EAST, 1)
    yield f"joint{NORTH}", stones.terraces.joint(NORTH, 1)
    yield "crossing", stones.terraces.crossing(1)


def _model(name: str, model: Model) -> Iterator[KitPart]:
    for number, part in enumerate(model.parts):
        mesh = part.mesh if part.coarse is None else part.coarse
        picture = "" if part.texture is None else part.texture.get_name().rpartition(".")[0]
        surface: Surface = "painted" if name == "backdrop" else "solid"
        called = name if not number else f"{name}.{number}"
        yield packed_part(
            called, on_plinth(mesh) if name.startswith("knight") else mesh, picture, surface, HAZY.get(name, 0.0)
        )
