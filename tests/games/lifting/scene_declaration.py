"""Lifting for pictures, films and models."""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from tests.games.lifting.engine_adapter import Lifted, LiftState
from tests.games.lifting.words_declaration import own_texts
from torres3d.engine.kit import GameSetup
from torres3d.engine.player_names_and_colours import COLOURS
from torres3d.i18n.texts import Translate
from torres3d.scene.overlay_declaration import OverlaySet
from torres3d.scene.scene_declaration import CaptionLine, GameScene, Weight

if TYPE_CHECKING:
    from direct.showbase.ShowBase import ShowBase

    from tests.games.lifting.table import Table
    from torres3d.scene.colours_and_emblems import Palette
    from torres3d.scene.render.quality import QualityName
    from torres3d.scene.shapes.colour_space import Colour


class LiftScene(GameScene[LiftState]):
    """The 3D side of Lifting; it has no overlays."""

    overlays: OverlaySet[Any, Any] = OverlaySet(())
    weights: ClassVar[Mapping[Weight, tuple[type, ...]]] = {"turn": (Lifted,)}

    @property
    def views(self) -> Collection[str]:
        """The names of the camera's views."""
        from tests.games.lifting.table import VIEWS

        return VIEWS

    def looks(self, setup: GameSetup, colours: "Mapping[str, Colour]") -> "tuple[Colour, ...]":
        """The players' colours by seat."""
        return tuple(colours[name] for name in COLOURS[: len(setup.players)])

    def table(self, base: "ShowBase", looks: "Sequence[Colour]", quality: "QualityName") -> "Table":
        """A table in the window of ``base``."""
        from tests.games.lifting.table import Table

        return Table(base, looks, quality)

    def glb(self, state: LiftState, setup: GameSetup, palette: "Palette", *, plain_stone: bool = False) -> bytes:
        """The tower as a binary glTF model."""
        from tests.games.lifting.table import HIGH
        from torres3d.scene.export.gltf_writer import Coating, Glb
        from torres3d.scene.shapes.mesh import box_mesh

        glb, colours = Glb(), self.looks(setup, palette.players)
        blocks = [
            glb.mesh("block", box_mesh(1.0, HIGH), Coating(None, None, colours[level % len(colours)]))
            for level in range(state.height)
        ]
        nodes = [glb.node("block", mesh, (0.0, 0.0, level * HIGH)) for level, mesh in enumerate(blocks)]
        return glb.content(glb.node("Lifting", children=nodes))

    def stl(self, state: LiftState, setup: GameSetup, palette: "Palette") -> bytes:
        """The tower as binary STL, one box; at the start of a game one block."""
        from tests.games.lifting.table import HIGH
        from torres3d.scene.export.printing import Solid, stl
        from torres3d.scene.shapes.mesh import box_mesh

        mesh = box_mesh(1.0, HIGH * max(state.height, 1))
        return stl(Solid(mesh.vertices["place"].astype(np.float64), mesh.triangles.astype(np.int64)), 20.0)

    def caption(self, state: LiftState, say: Translate) -> CaptionLine:
        """The height."""
        height = own_texts(say)("lifting-height", height=state.height, goal=state.goal)
        return CaptionLine((state.height,) * state.players, state.actor, state.winners, height)


SCENE = LiftScene()
