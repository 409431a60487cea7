"""Bakes the light of board and towers into pictures, after each change, once the table's picture rests.

There are two pictures: the board with all roofs from above, and the walls, with a cell for each side of each square,
for towers of up to `MOST_LEVELS`. The boxes of `torres3d.games.torres.scene.towers` wear them in motion, where a
processor then only looks up a colour. Each frame bakes a part, so that none takes long.
"""

from collections.abc import Callable

from direct.showbase.ShowBase import ShowBase
from panda3d.core import BitMask32, LVecBase3f, NodePath, OmniBoundingVolume, ShaderAttrib, Texture

from torres3d.games.torres.rules.squares import Square
from torres3d.scene.baked_light_pictures import Bake, BakeQueue, bake_from_above
from torres3d.scene.render.compiled_shaders import baking_shader
from torres3d.scene.render.occlusion_volume import Surroundings
from torres3d.scene.render.quality import Quality
from torres3d.scene.shapes.axis_conventions import SIDES

ACROSS, UP = 32, 8
"""Columns and rows of cells in the picture of walls: 64 squares times four sides."""
WIDTH = 1.06
"""Width of the world in a cell: a square and a margin."""
BELOW, MOST_LEVELS, ABOVE = 0.05, 9, 0.7
"""Levels in a cell, and the margins below and above them."""
FACE, SLOPE = 0.46, 1.1
"""Distance of a wall from the middle of its square. Things behind it appear obliquely from above: so much higher for
each step behind."""
BOARD = 8.12
"""Width and depth of the board in the picture from above."""


def wall_place(side: int, square: Square, along: float, levels: float) -> tuple[float, float]:
    """The place in the picture of walls, 0 to 1 in both directions, of a point so far ``along`` a side (0 to 3: south,
    east, north, west; to the right as seen from there, from the middle of the square) and so many levels up the
    wall."""
    number = side * 64 + square
    column, row = number % ACROSS, number // ACROSS
    height = (levels + BELOW) / (MOST_LEVELS + BELOW + ABOVE)
    return (column + 0.5 + along / WIDTH) / ACROSS, (row + height) / UP


def roof_place(x: float, y: float) -> tuple[float, float]:
    """The place in the picture from above of a point of the world."""
    return x / BOARD + 0.5, y / BOARD + 0.5


WALL_PLACE = f"""
uniform vec3 wall;             // the direction it faces, and the number of its side
vec4 placed(vec3 point) {{
    vec2 square = clamp(floor(point.xy + 4.0), 0.0, 7.0);
    vec2 from_middle = point.xy - square + 3.5;
    float number = wall.z * 64.0 + square.y * 8.0 + square.x;
    float along = dot(from_middle, vec2(-wall.y, wall.x)) / {WIDTH:.4f};
    float out_of_middle = dot(from_middle, wall.xy);
    float z = point.z + {SLOPE:.4f} * max({FACE:.4f} - out_of_middle, 0.0);
    float height = (z / LEVEL_HEIGHT + {BELOW:.4f}) / {MOST_LEVELS + BELOW + ABOVE:.4f};
    float column = mod(number, {ACROSS}.0), row = floor(number / {ACROSS}.0);
    vec2 place = vec2((column + 0.5 + along) / {ACROSS}.0, (row + height) / {UP}.0);
    return vec4(place * 2.0 - 1.0, -out_of_middle, 1.0);           // what stands out farther is nearer
}}
"""


WALL_MASKS = tuple(BitMask32.bit(number) for number in range(11, 15))
"""Masks of the cameras for walls, from the south, east, north and west."""
WALLS_MASK = BitMask32(sum(mask.get_word() for mask in WALL_MASKS))
WALLS_WIDTH = 2048
FINE_FROM = 600
"""Pictures in motion higher than this, in pixels, get finer pictures of walls."""


class Baking(BakeQueue):
    """The baked pictures of one table. ``prepare`` is called with those of walls and from above before they are drawn:
    it makes what wears them, or returns False if they do not fit."""

    largest = 1536

    def __init__(
        self, base: ShowBase, root: NodePath, around: Surroundings, prepare: Callable[[Texture, Texture], bool]
    ) -> None:
        self._around = around
        self._prepare = prepare
        self.above = bake_from_above(root, "board from above", BOARD, -29)
        self.walls = Bake(root, "walls", WALL_MASKS, self.above.eyes[0].node().get_lens(), -28)
        for eye in self.walls.eyes:
            eye.node().set_cull_bounds(OmniBoundingVolume())
        super().__init__(base, (self.above, self.walls))

    def _prepared(self) -> bool:
        return self._prepare(self.walls.texture, self.above.texture)

    def _open(self, quality: Quality, width: int, height: int) -> None:
        seen = ShaderAttrib.make(baking_shader(quality, self._around), 1)
        laid = ShaderAttrib.make(baking_shader(quality, self._around, WALL_PLACE), 1)
        self.above.open(self._base, (width, width), [seen])
        self.walls.open(
            self._base,
            (WALLS_WIDTH, WALLS_WIDTH * (1 if height <= FINE_FROM else 2)),
            [laid.set_shader_input("wall", LVecBase3f(*way, side)) for side, way in enumerate(SIDES)],
        )
