"""Lines and bands over the table, drawn twice: in front of towers, and faintly where one hides them."""

from collections.abc import Callable, Sequence

import numpy as np
from panda3d.core import CullFaceAttrib, DepthTestAttrib, GeomNode, NodePath, RenderAttrib, TransparencyAttrib

from torres3d.scene.render.changed_regions import Points
from torres3d.scene.render.compiled_shaders import paint_shader
from torres3d.scene.shapes.mesh import Mesh, geom_of, join_meshes

Changed = Callable[[Sequence[Points]], None]


class LinesLayer:
    """One mesh of lines. ``through``: their strength behind other things, 0 to 1. ``changed`` is called where lines
    come and go. With ``solid``, lines hide those behind them."""

    def __init__(
        self, parent: NodePath, name: str, through: float, order: int, changed: Changed, solid: bool = False
    ) -> None:
        self._changed = changed
        self._lies: list[Points] = []
        self._node = GeomNode(name)
        root = parent.attach_new_node(name)
        root.set_shader(paint_shader())
        root.set_transparency(TransparencyAttrib.M_alpha)
        root.set_attrib(CullFaceAttrib.make(CullFaceAttrib.M_cull_none))
        root.set_depth_write(False)
        if through > 0.0:
            behind = root.attach_new_node("behind")
            behind.attach_new_node(self._node)
            behind.set_attrib(DepthTestAttrib.make(RenderAttrib.M_greater))
            behind.set_color_scale(1, 1, 1, through)
            behind.set_bin("fixed", order)
        front = root.attach_new_node("front")
        front.attach_new_node(self._node)
        front.set_bin("fixed", order + 1)
        front.set_depth_write(solid)

    def draw(self, *parts: Mesh) -> None:
        """Draw these lines and nothing else; the picture is redrawn around each part."""
        self._node.remove_all_geoms()
        before, self._lies = self._lies, []
        mesh = join_meshes(parts)
        if len(mesh.triangles):
            self._node.add_geom(geom_of(mesh))
            self._lies = [np.array(part.vertices["place"], float) for part in parts if len(part.vertices)]
        if before or self._lies:
            self._changed(before + self._lies)
