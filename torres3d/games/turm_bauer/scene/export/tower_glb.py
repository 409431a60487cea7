"""A position as a glTF model: cornerstone, blocks as they lie, and figures; each is a node with a name."""

from collections.abc import Mapping
from pathlib import Path

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, Cells, Colour
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State
from torres3d.games.turm_bauer.scene.block_mesh import Timber, block_mesh
from torres3d.games.turm_bauer.scene.figure_mesh import figure_mesh
from torres3d.games.turm_bauer.scene.layout import FallenPiece, posed
from torres3d.games.turm_bauer.scene.measures import middle_of
from torres3d.games.turm_bauer.scene.physics.ruins import shown_layout
from torres3d.games.turm_bauer.scene.scene_graph import CORNER_TIMBER, timber_of
from torres3d.games.turm_bauer.scene.transforms import Transform, upright
from torres3d.scene.colours_and_emblems import SeatLook
from torres3d.scene.export.gltf_writer import Coating, Glb
from torres3d.scene.shapes.mesh import Mesh


def tower_glb(state: State, assets: Path, looks: Mapping[Colour, SeatLook]) -> bytes:
    """The file of a state. ``assets`` is the assets folder, ``looks`` are those of each colour. The supply is left out;
    figures on the table are not. After a collapse everything lies as it fell."""
    wooden = _WoodenNodes(Glb(), assets, looks)
    layout = shown_layout(state)
    fallen = {(piece.colour, piece.block): piece.lies for piece in layout.fallen}
    blocks = [wooden.block(built, _lies(built)) for built in layout.built]
    blocks += [wooden.block(piece, piece.lies) for piece in layout.fallen if piece.block is not None]
    figures = [
        wooden.figure(each.colour, fallen.get((each.colour, None)) or upright(each.place, each.heading))
        for each in layout.figures
    ]
    glb = wooden.glb
    groups = [wooden.corner(), *([glb.node("blocks", children=blocks)] if blocks else [])]
    return glb.content(glb.node("Turm Bauer", children=[*groups, glb.node("figures", children=figures)]))


def _lies(built: BuiltBlock) -> Transform:
    return upright(*posed(built.pose, built.cells))


class _WoodenNodes:
    def __init__(self, glb: Glb, assets: Path, looks: Mapping[Colour, SeatLook]) -> None:
        self.glb = glb
        self._wood, self._stain = (
            (assets / "games/turm_bauer/textures" / name).resolve() for name in ("wood.jpg", "stain.jpg")
        )
        self._looks = looks

    def corner(self) -> int:
        return self.glb.node(
            "cornerstone",
            place=middle_of(CORNERSTONE),
            children=self._pieces("cornerstone", CORNERSTONE, CORNER_TIMBER, "corner", None),
        )

    def block(self, built: BuiltBlock | FallenPiece, lies: Transform) -> int:
        place, turn = lies
        look = self._looks[built.colour]
        name = f"{built.colour} {built.block}"
        pieces = self._pieces(name, built.cells, timber_of(look), (built.colour, built.block), look)
        return self.glb.node(name, None, place, children=pieces, turn=turn)

    def figure(self, colour: Colour, stands: Transform) -> int:
        look = self._looks[colour]
        name = f"figure {colour}"
        mesh = self.glb.mesh(name, figure_mesh(look.emblem), Coating(self._stain, None, look.colour))
        return self.glb.node(name, mesh, stands[0], turn=stands[1])

    def _pieces(self, name: str, cells: Cells, timber: Timber, seed: object, look: SeatLook | None) -> list[int]:
        made = block_mesh(cells, timber, seed)
        found = []
        owner = None if look is None else look.colour
        for kind, mesh, cover in (
            ("stained", made.stained, Coating(self._stain, None, owner)),
            ("natural", made.natural, Coating(self._wood, None)),
        ):
            if len(mesh.triangles):
                found.append(self._piece(f"{name}, {kind}", mesh, cover))
        return found

    def _piece(self, name: str, mesh: Mesh, cover: Coating) -> int:
        return self.glb.node(name, self.glb.mesh(name, mesh, cover))
