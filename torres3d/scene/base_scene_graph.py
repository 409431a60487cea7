"""The base class of every game's scene graph: nodes for things that stand, move or may come, and shader inputs."""

from __future__ import annotations

from typing import Any

from panda3d import core

from torres3d.scene.assets import COLOURS, RELIEF, plain_texture, with_picture
from torres3d.scene.render.changed_regions import Points, box_around
from torres3d.scene.render.compiled_shaders import SolidShaders
from torres3d.scene.render.light_shader_inputs import SUN_MASK
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour

LIT = core.LVecBase4f(0, 1, 0, 1)
"""Default value of the shader's ``kind``."""
PLAIN = core.LVecBase3f(0, 0, 0)
"""Default value of the shader's ``stone``."""
GLASS = (0.80, 0.90, 1.0, 1.0)


class SceneChanges:
    """Collects changes since the last drawing. ``everything``: redraw the whole picture. ``solid`` things throw
    shadows; ``moving`` has boxes of moving things, at their former and their new places."""

    def __init__(self) -> None:
        self.everything = True
        self.solid: list[Points] = []
        self.moving: list[Points] = []

    @property
    def any(self) -> bool:
        return self.everything or bool(self.solid or self.moving)

    def clear(self) -> None:
        self.everything = False
        self.solid = []
        self.moving = []

    def stands(self, node: core.NodePath) -> None:
        """A thing came to its place or leaves it."""
        around = box_around(node)
        if around is not None:
            self.solid.append(around)


class BaseSceneGraph:
    """The nodes of a table. ``root`` is above all; below ``solid`` is what has a place; ``moving`` is for actors of
    animations, ``ghostly`` for things that may come to be, ``over`` for marks. ``haze`` is the colour of the distance;
    light, not screen colour."""

    def __init__(self, name: str, haze: Colour) -> None:
        self.changes = SceneChanges()
        self.layout: Any = None
        """The layout on the table; None before the first state."""
        self.standing: dict[Any, core.NodePath] = {}
        """The node of each thing that stands, by its key."""
        self.root = core.NodePath(name)
        self.solid = self.root.attach_new_node("solid")
        self.moving = self.solid.attach_new_node("moving")
        self.ghostly = self.root.attach_new_node("ghosts")
        self.ghostly.set_transparency(core.TransparencyAttrib.M_dual)
        self.ghostly.set_bin("fixed", 15)
        self.over = self.root.attach_new_node("over")
        for path in (self.ghostly, self.over):
            path.hide(SUN_MASK)
        self._blank = plain_texture("blank", b"\xff\xff\xff")
        self._smooth = plain_texture("smooth", b"\xff\x80\x80")
        self.root.set_shader_input("kind", LIT)
        self.root.set_shader_input("stone", PLAIN)
        self.root.set_shader_input("haze", core.LVecBase3f(*haze))
        self.root.set_attrib(core.CullFaceAttrib.make(core.CullFaceAttrib.M_cull_clockwise))
        self.root.set_color_scale(1, 1, 1, 1)

    def pictures(self, colours: core.Texture | None = None, relief: core.Texture | None = None) -> core.TextureAttrib:
        """The textures of colours (None: white) and of relief (None: smooth), as the shader expects them."""
        attrib = with_picture(core.TextureAttrib.make(), COLOURS, colours or self._blank)
        return with_picture(attrib, RELIEF, relief or self._smooth)

    def lend(self, key: Any) -> core.NodePath | None:
        """The node of a standing thing, which the borrower keeps; None if the key has no node."""
        node = self.standing.pop(key, None)
        if node is not None:
            self.changes.stands(node)
        return node

    def new_glass(self, name: str) -> core.NodePath:
        """A new node for glass; `set_shaders` says with which shader it is drawn."""
        path = self.root.attach_new_node(core.GeomNode(name))
        path.set_transparency(core.TransparencyAttrib.M_alpha)
        path.set_depth_write(False)
        path.set_color_scale(*GLASS)
        path.hide(SUN_MASK)
        return path

    def set_eye(self, eye: Point) -> None:
        """Tell the scene where the camera is."""
        self.root.set_shader_input("eye", core.LVecBase3f(*eye))

    def set_shaders(self, solid: SolidShaders, glass: core.Shader) -> None:
        """Draw with these shaders; ``glass`` is for transparent things."""
        for path in (self.solid, self.ghostly):
            path.set_shader(solid.plain)
