"""The scene graph of the table: everything in a layout, and things that only move through it.

`Scene.apply` builds everything from nothing. Unchanged things are kept by their content, not by memory of events.
"""

from __future__ import annotations

from collections.abc import Sequence

from panda3d.core import (
    Geom,
    GeomNode,
    LVecBase3f,
    LVecBase4f,
    NodePath,
    PTA_LVecBase3f,
    PTA_LVecBase4f,
    RenderState,
    Shader,
    Texture,
    TextureAttrib,
    UnalignedLVecBase4f,
)

from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.assets import Assets, Model, Part
from torres3d.games.torres.scene.boxes_to_redraw import Changes
from torres3d.games.torres.scene.hidden_pieces import HiddenPieces
from torres3d.games.torres.scene.knight_contrast_plates import on_plinth
from torres3d.games.torres.scene.layout import Layout, StandingPiece
from torres3d.games.torres.scene.light_baking import WALLS_MASK
from torres3d.games.torres.scene.measures import LAP_HEIGHT, LAP_WIDTH, MARKER_HEIGHT
from torres3d.games.torres.scene.tower_mesh import TowerMesh, beside, glass_mesh
from torres3d.games.torres.scene.towers import TowerBoxes, Towers
from torres3d.scene.baked_light_pictures import ABOVE_MASK
from torres3d.scene.base_scene_graph import LIT, PLAIN, BaseSceneGraph
from torres3d.scene.colours_and_emblems import LEVEL_COLOURS, ROOF_COLOURS, SeatLook
from torres3d.scene.render.compiled_shaders import SolidShaders
from torres3d.scene.render.light_shader_inputs import SUN_MASK
from torres3d.scene.render.table_picture_buffer import BAKED_MASK, COARSE_MASK, EYE_MASK
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour, linear
from torres3d.scene.shapes.mesh import fill, geom_of, node_of, tiles

HAZE: Colour = (0.010, 0.016, 0.022)
"""The colour of the distance; light, not screen colour."""
LEVELLED = LVecBase3f(1, 0, 0)
"""Value of the shader's ``stone`` for roofs paved by level."""
BOARD_TILE, TABLE_TILE, BACKDROP_TILE = 1.5, 5.0, 50.0
"""Widths of the tiles of the ground, in squares."""


ON_BOARD = ("knight", "king")
"""Roles of pieces that stand on the board."""


class Scene(BaseSceneGraph):
    """Nodes for a `Layout`. With ``coarse`` there is a coarse model beside each fine one, for cameras of
    `COARSE_MASK`."""

    changes: Changes
    standing: dict[tuple[str, int | None, int], NodePath]
    layout: Layout | None

    def __init__(self, assets: Assets, coarse: bool = False) -> None:
        super().__init__("table", HAZE)
        self.assets = assets
        self._coarse = coarse
        self._eye: Point = (0.0, -10.0, 10.0)
        self.masonry = TowerMesh(assets.stones)
        self._geoms = {name: _geoms(model) for name, model in assets.models.items()}
        self.plain = False
        self.flat = False
        self._block_geoms: dict[tuple[int, int, int], list[Geom]] = {}
        self._ground = self.solid.attach_new_node("ground")
        self._towers = self.solid.attach_new_node("towers")
        self._towers.set_attrib(self._pictures(assets.block(0).parts[0]))
        self._masonries = [self.masonry, *([TowerMesh(assets.coarse_stones)] if coarse else [])]
        self._walls = Towers(self._towers, self.masonry, self._masonries[1] if coarse else None)
        self._tower_kind = LIT
        self._solid: SolidShaders | None = None
        self._towers.set_shader_input("kind", LIT)
        self._towers.set_shader_input("stone", LEVELLED)
        self._piles = [self.solid.attach_new_node(GeomNode("piles")) for _ in self._masonries]
        for path in self._piles:
            path.set_attrib(self._pictures(assets.block(0).parts[0]))
        if coarse:
            _part(*self._piles)
        self._pieces = self.solid.attach_new_node("pieces")
        self._trays = self.solid.attach_new_node("trays")
        self.glass = self.new_glass("glass")
        self.hidden = HiddenPieces(self.root, assets)
        self.looks: tuple[SeatLook, ...] = ()
        self.changes = Changes()
        self._built = bytes(64)
        self._built_piles: tuple[object, bool] | None = None
        self._built_glass: dict[Square, int] = {}
        self._glass_floors: dict[Square, int] = {}
        self._lay("board", BOARD_TILE)
        self._lay("table", TABLE_TILE).set_z(assets.rim.ground)
        self._backdrop = self._lay("backdrop", BACKDROP_TILE)
        self._boxes = TowerBoxes(self.solid, self._towers, self._masonries[1]) if coarse else None
        self._hide_from_bakers()
        self._order()
        self.set_level_colours(LEVEL_COLOURS)
        self.set_roof_colours(ROOF_COLOURS)

    def apply(self, layout: Layout, looks: Sequence[SeatLook], hidden: frozenset[tuple[str, int | None, int]]) -> None:
        """Show a layout. Pieces whose keys (`key_of`) are ``hidden`` are left out: an animation shows them."""
        before = self.layout
        self.looks = tuple(looks)
        self.layout = layout
        if self._built != layout.heights:
            self.build_towers()
        if self._built_piles != (layout.piles, self.plain):
            self._built_piles = layout.piles, self.plain
            for path, masonry in zip(self._piles, self._masonries, strict=True):
                fill(path, masonry.columns(pile.column for pile in layout.piles))
        if before is None or before.trays != layout.trays:
            self._lay_trays()
            self.changes.everything = True
        if before is not None:
            self.changes.layout(before, layout)
        self._pieces.get_children().detach()
        self.standing = {}
        for piece in layout.pieces:
            key = key_of(piece)
            if key not in hidden:
                self.standing[key] = self.stand(piece, self._pieces)
                if self.flat and piece.role in ON_BOARD:
                    self.standing[key].hide()
        on_board = ((key_of(piece), piece) for piece in layout.pieces if piece.role in ON_BOARD)
        self.hidden.stand(((key, piece) for key, piece in on_board if key not in hidden), looks)

    def lend(self, key: tuple[str, int | None, int]) -> NodePath | None:
        self.hidden.lend(key)
        return super().lend(key)

    def set_glass(self, floors: dict[Square, int]) -> None:
        """Set the floor from which the towers of these squares are glass."""
        if floors != self._glass_floors:
            self._glass_floors = dict(floors)
            self.build_towers()

    def set_flat(self, flat: bool) -> None:
        """Hide everything on the board, or show it again. Pieces coming from beside it stay visible."""
        self.flat = flat
        self.hidden.set_flat(flat)
        for path in (self._towers, self.glass):
            path.hide() if flat else path.show()
        if not flat:
            for node in self.moving.get_children():
                node.show()  # a figure that was taken from the board while it was a map
        for (role, _, _), node in self.standing.items():
            if role in ON_BOARD:
                node.hide() if flat else node.show()
        self.changes.everything = True

    def build_towers(self, heights: bytes | None = None) -> None:
        """Rebuild the towers, of other ``heights`` than the layout's if given."""
        if self.layout is None:
            return
        heights = self.layout.heights if heights is None else heights
        self.changes.towers(self._built, heights, self._built_glass, self._glass_floors)
        self._built, self._built_glass = heights, self._glass_floors
        self._walls.build(heights, self._glass_floors, self._eye)
        self._choose_stone()
        fill(self.glass, glass_mesh(heights, self._glass_floors))

    def stand(self, piece: StandingPiece, parent: NodePath) -> NodePath:
        node = parent.attach_new_node(piece.role)
        figure = self.model(piece.model, node)
        node.set_pos(*piece.place)
        node.set_h(piece.heading)
        node.set_scale(piece.scale)
        if piece.seat is not None:
            figure.set_color_scale(*linear(self.looks[piece.seat].colour), 1.0)
        figure.set_z(LAP_HEIGHT * piece.laps)
        for lap in range(piece.laps):
            self._lap_ring(node, lap)
        return node

    def model(self, name: str, parent: NodePath) -> NodePath:
        node, fine, coarse = GeomNode(name), GeomNode("fine"), GeomNode("coarse")
        for (geom, coarse_geom), part in zip(self._geoms[name], self.assets.models[name].parts, strict=True):
            surface = self._surface(part)
            if coarse_geom is not None and self._coarse:
                fine.add_geom(geom, surface)
                coarse.add_geom(coarse_geom, surface)
            else:
                node.add_geom(geom, surface)
        path = parent.attach_new_node(node)
        if fine.get_num_geoms():
            _part(path.attach_new_node(fine), path.attach_new_node(coarse))
        return path

    def block(self, square: Square, floor: int, parent: NodePath) -> NodePath:
        """A single block for this floor of a square's tower, with the parapets it would have."""
        key = (*self.masonry.variant(square, floor), self.masonry.drops(floor + 1, beside(self._built, square)))
        if key not in self._block_geoms:
            self._block_geoms[key] = [geom_of(masonry.block(*key)) for masonry in self._masonries]
        path = parent.attach_new_node("block")
        nodes = [path.attach_new_node(GeomNode("stone")) for _ in self._masonries]
        for stone, geom in zip(nodes, self._block_geoms[key], strict=True):
            stone.node().add_geom(geom)
        if self._coarse:
            _part(*nodes)
        path.set_attrib(self._pictures(self.assets.block(key[0]).parts[0]))
        path.set_shader_input("kind", self._tower_kind)
        path.set_shader_input("stone", PLAIN if self.plain else LVecBase3f(1, floor, 0.5))
        return path

    def tint_levels(self, share: float) -> None:
        """Colour towers by level: 0 not at all, 1 wholly."""
        self._tower_kind = LVecBase4f(share, 1, 0, 1)
        self._towers.set_shader_input("kind", self._tower_kind)
        self._choose_stone()

    def set_level_colours(self, colours: Sequence[Colour]) -> None:
        """Set the colours of level 0, 1, 2 and so on; further levels have the last one."""
        values = PTA_LVecBase4f.empty_array(10)
        for level in range(10):
            values.set_element(level, UnalignedLVecBase4f(*linear(colours[min(level, len(colours) - 1)]), 1))
        self.root.set_shader_input("level_colours", values)

    def set_plain(self, plain: bool) -> None:
        """Draw towers of one stone, each by itself; if not ``plain``, roofs show their level and a castle is one
        body."""
        self.plain = plain
        for masonry in self._masonries:
            masonry.terraced = not plain
        self._towers.set_shader_input("stone", PLAIN if plain else LEVELLED)
        self.changes.everything = True
        self.build_towers()

    def set_roof_colours(self, colours: Sequence[Colour]) -> None:
        """Set the paving of roofs on level 1, 2 and so on; further levels have the last one."""
        values = PTA_LVecBase3f.empty_array(10)
        for level in range(10):
            values.set_element(level, LVecBase3f(*linear(colours[min(max(level - 1, 0), len(colours) - 1)])))
        self.root.set_shader_input("roofs", values)

    def set_shaders(self, solid: SolidShaders, glass: Shader) -> None:
        super().set_shaders(solid, glass)
        self._solid = solid
        self._choose_stone()
        for path in (self.moving, self.ghostly):
            path.set_shader(solid.stone)
        self._backdrop.set_shader(solid.painted)
        self.hidden.set_shader(solid.hidden)
        if self._boxes is not None:
            self._boxes.set_shader(solid.painted)
        self.glass.set_shader(glass)

    def box(self, walls: Texture, above: Texture) -> bool:
        """Build boxes that wear these pictures in motion. False if they do not fit."""
        if self._boxes is None:
            return False
        self._boxes.set_pictures(walls, above)
        return self._boxes.build(bytes(64) if self.flat else self._built, self._built_glass)

    def _choose_stone(self) -> None:
        if self._solid is not None:
            self._towers.set_shader(self._solid.of_towers(max(self._built), self._tower_kind.x > 0))

    def set_eye(self, eye: Point) -> None:
        if eye != self._eye:
            self._eye = eye
            self._walls.face(eye)
        super().set_eye(eye)

    def blobs(self) -> list[Point]:
        """The places of pieces on the board: they hide some of the sky."""
        if self.layout is None:
            return []
        return [piece.place for piece in self.layout.pieces if piece.square is not None]

    def _pictures(self, part: Part) -> TextureAttrib:
        return self.pictures(part.texture, part.relief)

    def _surface(self, part: Part) -> RenderState:
        return RenderState.make(self._pictures(part))

    def _order(self) -> None:
        """Draw front to back: hidden parts need no shading."""
        boxes = () if self._boxes is None else self._boxes.paths
        front_to_back = (self.moving, self._towers, *boxes, self.hidden.path, self._pieces, *self._piles, self._trays)
        for number, path in enumerate((*front_to_back, *self._ground.get_children())):
            path.set_bin("background", number)

    def _hide_from_bakers(self) -> None:
        """Hide everything but the towers and the board from the baking cameras."""
        board, *others = self._ground.get_children()
        moved = (
            self._pieces,
            self.hidden.path,
            self._trays,
            *self._piles,
            self.moving,
            self.glass,
            self.ghostly,
            self.over,
        )
        for path in (*moved, *others):
            path.hide(ABOVE_MASK)
        for path in (*moved, self._ground):
            path.hide(WALLS_MASK)
        if self._boxes is not None:
            board.get_child(0).hide(BAKED_MASK)

    def _lay(self, name: str, tile: float) -> NodePath:
        path = self._ground.attach_new_node(name)
        for part in self.assets.models[name].parts:
            fine = path.attach_new_node("fine")
            fine.set_state(self._surface(part))
            for mesh in tiles(part.mesh, tile):
                fine.attach_new_node(node_of(mesh, "tile"))
            if part.coarse is not None and self._coarse:
                coarse = path.attach_new_node(node_of(part.coarse, "coarse"))
                coarse.set_state(self._surface(part))
                _part(fine, coarse)
        return path

    def _lay_trays(self) -> None:
        self._trays.get_children().detach()
        if self.layout is None:
            return
        for seat, place, side in self.layout.trays:
            tray = self.model("tray", self._trays)
            tray.set_pos(*place)
            tray.set_h(side)
            tray.set_color_scale(*linear(self.looks[seat].colour), 1.0)

    def _lap_ring(self, marker: NodePath, lap: int) -> None:
        """A gold disc under a marker for each lap behind it."""
        ring = self.model("marker_1", marker)
        ring.set_z(LAP_HEIGHT * lap)
        ring.set_scale(LAP_WIDTH, LAP_WIDTH, LAP_HEIGHT / MARKER_HEIGHT)
        ring.set_color_scale(1.0, 0.72, 0.18, 1.0)


def key_of(piece: StandingPiece) -> tuple[str, int | None, int]:
    """The key of a piece: role, seat, and its square or number."""
    return piece.role, piece.seat, piece.square if piece.square is not None else piece.index


def _part(fine: NodePath, coarse: NodePath) -> None:
    """A fine part for the camera of still pictures, a coarse one for shadows and motion."""
    fine.hide(COARSE_MASK | SUN_MASK | BAKED_MASK | ABOVE_MASK)
    coarse.hide(EYE_MASK)


def _geoms(model: Model) -> list[tuple[Geom, Geom | None]]:
    """The geometry of each part of a model, and its coarse one; knights stand on plinths, under their first part."""
    knight = model.name.startswith("knight")
    found = []
    for number, part in enumerate(model.parts):
        plinth = knight and number == 0
        fine, coarse = (
            None if mesh is None else geom_of(on_plinth(mesh) if plinth else mesh) for mesh in (part.mesh, part.coarse)
        )
        assert fine is not None
        found.append((fine, coarse))
    return found
