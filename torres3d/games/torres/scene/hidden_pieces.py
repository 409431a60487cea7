"""Pieces behind towers: hatched in their owner's colour, as far as something hides them, so that nobody is forgotten.

Only outlines count, so they are drawn from meshes of few triangles.
"""

from collections.abc import Iterable, Sequence

import numpy as np
from panda3d.core import DepthTestAttrib, NodePath, Shader

from torres3d.games.torres.scene.assets import Assets
from torres3d.games.torres.scene.layout import StandingPiece
from torres3d.scene.colours_and_emblems import SeatLook
from torres3d.scene.render.light_shader_inputs import SUN_MASK
from torres3d.scene.shapes.colour_space import Colour, linear
from torres3d.scene.shapes.mesh import Mesh, join_meshes, node_of

CELL = 0.08
"""Width, in squares, of the details that an outline leaves out."""


class HiddenPieces:
    """Outlines of the pieces on the board, below a node of their own."""

    def __init__(self, root: NodePath, assets: Assets) -> None:
        self._assets = assets
        self._outlines: dict[str, Mesh] = {}
        self._wanted: dict[object, tuple[StandingPiece, Colour | None]] = {}
        self._standing: dict[object, tuple[StandingPiece, Colour | None, NodePath]] = {}
        self._shown = False
        self.path = root.attach_new_node("hidden")
        self.path.set_attrib(DepthTestAttrib.make(DepthTestAttrib.M_greater))
        self.path.set_depth_write(False)
        self.path.hide(SUN_MASK)
        self._drawn = self.path.attach_new_node("drawn")

    def set_shader(self, shader: Shader) -> None:
        self.path.set_shader(shader)

    def stand(self, pieces: Iterable[tuple[object, StandingPiece]], looks: Sequence[SeatLook]) -> None:
        """Hatch these pieces, each with its key, and no others."""
        self._wanted = {key: (piece, None if piece.seat is None else looks[piece.seat].colour) for key, piece in pieces}
        if self._shown:
            self._make()

    def lend(self, key: object) -> None:
        """Leave out a piece that leaves its place."""
        self._wanted.pop(key, None)
        self._remove(key)

    def set_shown(self, shown: bool) -> None:
        """Whether there is time for what is hidden; until then no outline is made."""
        if shown and not self._shown:
            self._make()
        self._shown = shown
        self.path.show() if shown else self.path.hide()

    def set_flat(self, flat: bool) -> None:
        """Whether the board is a map, on which nothing stands."""
        self._drawn.hide() if flat else self._drawn.show()

    def _make(self) -> None:
        """Make the outlines that are wanted. Those of pieces that stand where they stood stay."""
        for key in [key for key, known in self._standing.items() if self._wanted.get(key) != known[:2]]:
            self._remove(key)
        for key, (piece, colour) in self._wanted.items():
            if key not in self._standing:
                self._standing[key] = piece, colour, self._outline(piece, colour)

    def _remove(self, key: object) -> None:
        known = self._standing.pop(key, None)
        if known is not None:
            known[2].remove_node()

    def _outline(self, piece: StandingPiece, colour: Colour | None) -> NodePath:
        if piece.model not in self._outlines:
            parts = self._assets.models[piece.model].parts
            self._outlines[piece.model] = fewer(join_meshes([part.coarse or part.mesh for part in parts]), CELL)
        path = self._drawn.attach_new_node(node_of(self._outlines[piece.model], piece.role))
        path.set_pos(*piece.place)
        path.set_h(piece.heading)
        path.set_scale(piece.scale)
        if colour is not None:
            path.set_color_scale(*linear(colour), 1.0)
        return path


def fewer(mesh: Mesh, cell: float) -> Mesh:
    """A mesh of fewer triangles and nearly the same outline: corners in the same cube of this width become one."""
    cubes = np.floor(mesh.vertices["place"] / np.float32(cell)).astype(np.int64)
    _, first, number = np.unique(cubes, axis=0, return_index=True, return_inverse=True)
    triangles = number.reshape(-1)[mesh.triangles]
    a, b, c = triangles.T
    triangles = triangles[(a != b) & (b != c) & (c != a)]
    once = np.unique(np.sort(triangles, axis=1), axis=0, return_index=True)[1]
    return Mesh(mesh.vertices[first], triangles[once].astype(np.uint32))
