"""The scene graph: everything in a layout, and things that only move through it.

`Scene.apply` shows a layout and keeps unchanged things by their content. Each block is a node of its own about the
middle of its cells, so that motion can borrow it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from panda3d.core import (
    CullBinEnums,
    CullBinManager,
    DepthTestAttrib,
    Geom,
    GeomNode,
    NodePath,
    RenderState,
    Shader,
    Texture,
)

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, BlockId, Cells, Colour
from torres3d.games.turm_bauer.scene.assets import Assets
from torres3d.games.turm_bauer.scene.block_mesh import Timber, block_mesh
from torres3d.games.turm_bauer.scene.boxes_to_redraw import Changes
from torres3d.games.turm_bauer.scene.daylight_and_occlusion import HAZE
from torres3d.games.turm_bauer.scene.die import FACE_UP, die_mesh
from torres3d.games.turm_bauer.scene.figure_mesh import figure_mesh, ring_mesh
from torres3d.games.turm_bauer.scene.layout import FallenPiece, Layout, posed
from torres3d.games.turm_bauer.scene.light_baking import card_mesh
from torres3d.games.turm_bauer.scene.measures import middle_of
from torres3d.games.turm_bauer.scene.supply_layout import BOX_MIDDLE, HEAP_SCALE
from torres3d.games.turm_bauer.scene.surroundings import FLOOR_CARDS, box_mesh, mat, room_ball, table_edge, table_top
from torres3d.games.turm_bauer.scene.transforms import put
from torres3d.scene.baked_light_pictures import ABOVE_MASK
from torres3d.scene.base_scene_graph import BaseSceneGraph
from torres3d.scene.colours_and_emblems import SeatLook
from torres3d.scene.render.compiled_shaders import SolidShaders
from torres3d.scene.render.light_shader_inputs import SUN_MASK
from torres3d.scene.render.table_picture_buffer import BAKED_MASK, COARSE_MASK, EYE_MASK
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import linear
from torres3d.scene.shapes.mesh import Mesh, geom_of, node_of, tiles

LIGHT_STAIN = 0.40
"""Stains lighter than this (amount of light) have emblems of dark wood."""
CORNER_TIMBER = Timber(dark=True)
FLOOR_TILE = 7.0
FLOOR = ("mat", "table")
"""Mask of the things to bake where a processor draws."""
NEAR_FIRST, BEFORE_BACKGROUND = "near first", 5
"""The bin of standing things, drawn from front to back, and its place among all bins."""
Key = tuple[str, Colour, BlockId | int] | tuple[str, Colour] | tuple[str, int]
"""The key of a thing on the table: ``("block", colour, id)``, ``("heap", colour, id)``, ``("box", colour, id)``,
``("ring", colour, number)``, ``("figure", colour)``, ``("die", number)``."""


class Scene(BaseSceneGraph):
    """Nodes for a `Layout`. ``standing`` has the node of every standing thing by its `Key`."""

    changes: Changes
    standing: dict[Key, NodePath]
    layout: Layout | None

    def __init__(self, assets: Assets) -> None:
        super().__init__("turm table", HAZE)
        self.assets = assets
        self._around = self.solid.attach_new_node("around")
        self._blocks = self.solid.attach_new_node("blocks")
        self._things = self.solid.attach_new_node("things")
        self.hidden = self.root.attach_new_node("hidden")
        """What is below it is hatched, as far as blocks hide it."""
        self.hidden.set_attrib(DepthTestAttrib.make(DepthTestAttrib.M_greater))
        self.hidden.set_depth_write(False)
        self.hidden.hide(SUN_MASK)
        self.looks: Mapping[Colour, SeatLook] = {}
        self.changes = Changes()
        self._laid: dict[Key, object] = {}
        """The look of each standing thing when it was placed."""
        self._meshes: dict[tuple[object, ...], tuple[Geom | None, Geom | None]] = {}
        self._turned: dict[object, Geom] = {}
        self._lay_around()
        self._cards = self._lay_cards()
        self._order()

    # what stands

    def apply(self, layout: Layout, looks: Mapping[Colour, SeatLook]) -> None:
        if self.layout is None or looks != self.looks:
            self.changes.everything = True
        self.layout, self.looks = layout, dict(looks)
        before, stood = self._laid, self.standing
        laid = _laid(layout)
        for key in before.keys() | laid.keys():
            if key in stood and before.get(key) != laid.get(key):
                self.changes.stands(stood[key])
        for children in (self._blocks, self._things):
            children.get_children().detach()
        self.standing, self._laid = {}, laid
        self._stand_corner()
        self._put_all(layout)
        for key, node in self.standing.items():
            if before.get(key) != laid[key] or key not in stood:
                self.changes.stands(node)

    def _put_all(self, layout: Layout) -> None:
        for built in layout.built:
            node = self.block(built.colour, built.cells, self._blocks, built.block)
            self._put(("block", built.colour, built.block), node, *posed(built.pose, built.cells))
        for piece in layout.fallen:
            self.standing[_key_of(piece)] = self.fallen(piece, self._blocks)
        for figure in layout.figures:
            key = ("figure", figure.colour)
            if key not in self.standing:
                self._put(key, self.figure(figure.colour, self._things), figure.place, figure.heading)
        for kind, lying in (("heap", layout.heaps), ("box", layout.box)):
            for each in lying:
                node = self.block(each.colour, each.cells, self._things, each.block)
                node.set_scale(HEAP_SCALE)
                self._put((kind, each.colour, each.block), node, each.place, each.heading)
        for ring in (*layout.rings, *layout.used_rings):
            self._put(
                ("ring", ring.colour, ring.number), self.ring(ring.colour, self._things), ring.place, ring.heading
            )
        for number, die in enumerate(layout.dice):
            self._put(("die", number), self.die(self._things, die.number), die.place, die.heading)

    def _put(self, key: Key, node: NodePath, place: Point, heading: float) -> None:
        node.set_pos(*place)
        node.set_h(heading)
        self.standing[key] = node

    # models

    def block(self, colour: Colour, cells: Cells, parent: NodePath, block: BlockId = "") -> NodePath:
        """A block of a colour as built in these cells, about their middle. ``block`` is its id: each has its own
        grain."""
        look = self.looks.get(colour)
        timber = Timber() if look is None else timber_of(look)
        path = self._wooden(cells, timber, (colour, block), parent, "block")
        path.set_pos(*middle_of(cells))
        if look is not None:
            path.set_color_scale(*linear(look.colour), 1.0)
        return path

    def fallen(self, piece: FallenPiece, parent: NodePath) -> NodePath:
        """A block or a figure that lies where it fell."""
        if piece.block is None:
            node = self.figure(piece.colour, parent)
        else:
            node = self.block(piece.colour, piece.cells, parent, piece.block)
        put(node, piece.lies)
        return node

    def figure(self, colour: Colour, parent: NodePath) -> NodePath:
        """A colour's figure, about the middle of its foot."""
        look = self.looks.get(colour)
        emblem = 1 if look is None else look.emblem
        return self._of_colour(("figure", emblem), lambda: figure_mesh(emblem), colour, parent)

    def ring(self, colour: Colour, parent: NodePath) -> NodePath:
        """A colour's ring, lying, about its middle."""
        return self._of_colour("ring", ring_mesh, colour, parent)

    def die(self, parent: NodePath, shown: int = 1) -> NodePath:
        """A die about its middle, with a number on top: the node turns about the upright axis, the one below it brings
        the number up."""
        path = parent.attach_new_node("die")
        cube = path.attach_new_node(GeomNode("cube"))
        cube.node().add_geom(self._geom("die", die_mesh), self._surface("wood"))
        cube.set_hpr(*FACE_UP[shown])
        return path

    def _of_colour(self, key: object, mesh: Callable[[], Mesh], colour: Colour, parent: NodePath) -> NodePath:
        path = parent.attach_new_node(GeomNode("turned"))
        path.node().add_geom(self._geom(key, mesh), self._surface("stain"))
        if colour in self.looks:
            path.set_color_scale(*linear(self.looks[colour].colour), 1.0)
        return path

    def _geom(self, key: object, mesh: Callable[[], Mesh]) -> Geom:
        if key not in self._turned:
            self._turned[key] = geom_of(mesh())
        return self._turned[key]

    def _wooden(self, cells: Cells, timber: Timber, seed: object, parent: NodePath, name: str) -> NodePath:
        """A node that draws a block; equal blocks share their triangles."""
        x, y, z = (min(values) for values in zip(*cells, strict=True))
        form = tuple((a - x, b - y, c - z) for a, b, c in cells)
        key = (form, (x + y + z) % 2, timber, seed)
        if key not in self._meshes:
            made = block_mesh(cells, timber, seed)
            self._meshes[key] = (_drawn(made.stained), _drawn(made.natural))
        node = GeomNode(name)
        for geom, picture in zip(self._meshes[key], ("stain", "wood"), strict=True):
            if geom is not None:
                node.add_geom(geom, self._surface(picture))
        return parent.attach_new_node(node)

    def _surface(self, picture: str) -> RenderState:
        return RenderState.make(self.pictures(self.assets.pictures[picture]))

    # what stays

    def _stand_corner(self) -> None:
        self._wooden(CORNERSTONE, CORNER_TIMBER, "corner", self._blocks, "cornerstone").set_pos(*middle_of(CORNERSTONE))

    def _lay_around(self) -> None:
        for name, mesh, picture in (
            ("mat", mat(), "felt"),
            ("table", table_top(), "planks"),
            ("edge", table_edge(), "planks"),
        ):
            path = self._around.attach_new_node(name)
            path.set_state(self._surface(picture))
            for tile in tiles(mesh, FLOOR_TILE):
                path.attach_new_node(node_of(tile, "tile"))
            path.hide(SUN_MASK)
        box = self._around.attach_new_node(node_of(box_mesh(), "box"))
        box.set_state(self._surface("wood"))
        box.set_pos(*BOX_MIDDLE)
        self._room = self._around.attach_new_node(node_of(room_ball(), "room"))
        self._room.set_state(self._surface("room"))
        self._room.hide(SUN_MASK)

    def _lay_cards(self) -> Sequence[NodePath]:
        """Add the cards of baked mat and planks; nothing else is on them."""
        above = (self._blocks, self._things, self.hidden, self.moving, self.ghostly, self.over)
        for path in (*self._around.get_children(), *above):
            path.hide(BAKED_MASK if path.name in FLOOR else ABOVE_MASK)
        cards = [self._around.attach_new_node(node_of(card_mesh(card), card.name)) for card in FLOOR_CARDS]
        for path in cards:
            path.hide(EYE_MASK | COARSE_MASK | SUN_MASK | ABOVE_MASK)
        return cards

    def dress_floor(self, pictures: Sequence[Texture]) -> None:
        """Show these baked pictures of mat and planks, one for each card."""
        for path, picture in zip(self._cards, pictures, strict=True):
            path.set_texture(picture)

    def _order(self) -> None:
        """Draw front to back: hidden parts need no shading. What is hatched comes after the blocks that may hide it and
        before figures, which do not hide themselves."""
        CullBinManager.get_global_ptr().add_bin(NEAR_FIRST, CullBinEnums.BT_front_to_back, BEFORE_BACKGROUND)
        for path in (self.moving, self._blocks):
            path.set_bin(NEAR_FIRST, 0)
        self.hidden.set_bin("background", -2)
        self._things.set_bin("background", -1)
        around = [path for path in self._around.get_children() if path != self._room]
        for number, path in enumerate((*around, self._room)):
            path.set_bin("background", number)

    def set_shaders(self, solid: SolidShaders, glass: Shader) -> None:
        super().set_shaders(solid, glass)
        for path in (self._room, *self._cards):
            path.set_shader(solid.painted)
        self.hidden.set_shader(solid.hidden)
        self.glass_shader = glass


def _drawn(mesh: Mesh) -> Geom | None:
    return geom_of(mesh) if len(mesh.triangles) else None


def _laid(layout: Layout) -> dict[Key, object]:
    """The look and place of each thing: while these stay, so does its picture."""
    found: dict[Key, object] = {("block", built.colour, built.block): built for built in layout.built}
    found |= {("figure", figure.colour): figure for figure in layout.figures}
    found |= {("heap", each.colour, each.block): each for each in layout.heaps}
    found |= {("box", each.colour, each.block): each for each in layout.box}
    found |= {("ring", ring.colour, ring.number): ring for ring in (*layout.rings, *layout.used_rings)}
    found |= {_key_of(piece): piece for piece in layout.fallen}
    return found | {("die", number): die for number, die in enumerate(layout.dice)}


def _key_of(piece: FallenPiece) -> Key:
    return ("figure", piece.colour) if piece.block is None else ("block", piece.colour, piece.block)


def timber_of(look: SeatLook) -> Timber:
    """The wood of a colour's blocks: emblems are pale in dark stains, and dark in light ones."""
    red, green, blue = linear(look.colour)
    return Timber(look.emblem, 0.2126 * red + 0.7152 * green + 0.0722 * blue <= LIGHT_STAIN)
