"""The shaders of a quality level, compiled for Panda3D."""

from dataclasses import dataclass

from panda3d.core import Shader

from torres3d.scene.render import overlay_shader_source as overlay
from torres3d.scene.render import quick_shader_source as quick
from torres3d.scene.render import shader_source as source
from torres3d.scene.render.occlusion_volume import Surroundings
from torres3d.scene.render.quality import Quality
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.daylight import EVENING, Daylight
from torres3d.scene.shapes.mesh import FELT, PARAPET, PLINTH, ROOF

INLAID_FROM = 6
"""Lowest level with another stone inlaid in roofs."""

KING_COLOUR: Point = (0.16, 0.03, 0.22)
"""Of the king behind a tower; light, not screen colour."""
HEAD = "#version 330\n"
SPREAD = {1: 0.0, 4: 0.9, 9: 2.2, 16: 5.0}
"""Radius of the shadow map's samples in its pixels, by their number."""


def _constants(quality: Quality, around: Surroundings, daylight: Daylight) -> str:
    pixel = 1.0 / quality.shadow_size
    lines = [
        "#version 330",
        f"#define SHADOW_TAPS {quality.shadow_taps}",
        f"#define SHADOW_PIXEL {pixel:.8f}",
        f"#define SHADOW_SPREAD {SPREAD[quality.shadow_taps]:.3f}",
        f"#define SHADOW_OFFSET {1.0 * daylight.span * pixel:.5f}",
        f"#define VOLUME_ORIGIN {_vector(around.origin)}",
        f"#define VOLUME_SIZE {_vector(around.size)}",
        f"#define ROOF {ROOF / 255:.5f}",
        f"#define PARAPET {PARAPET / 255:.5f}",
        f"#define FELT {FELT / 255:.5f}",
        f"#define PLINTH {PLINTH / 255:.5f}",
        f"#define LEVEL_HEIGHT {around.level:.4f}",
        f"#define SUN {_vector(daylight.sun)}",
        f"#define SKY {_vector(daylight.sky)}",
        f"#define HORIZON {_vector(daylight.horizon)}",
        f"#define GROUND {_vector(daylight.ground)}",
        f"#define COLOURFUL {daylight.colourful:.4f}",
        f"#define GLOW {_vector(daylight.glow)}",
        f"#define FILL {_vector(daylight.fill)}",
        f"#define FILL_FROM {_vector(daylight.fill_from)}",
        f"#define CONTACT {daylight.contact:.4f}",
        f"#define SHARE {daylight.share:.4f}",
        f"#define BOUNCE {_vector(daylight.bounce)}",
        f"#define EXPOSURE {daylight.exposure:.4f}",
        f"#define POOL {_vector(daylight.pool)}",
        f"#define HAZE_NEAR {daylight.haze[0]:.4f}",
        f"#define HAZE_FAR {daylight.haze[1]:.4f}",
    ]
    if around.field:
        lines.append("#define FIELD")
    if quality.gloss:
        lines.append("#define GLOSS")
    if quality.each_pixel:
        lines.append("#define EACH_PIXEL")
    if quality.grain:
        lines.append("#define GRAIN")
    return "\n".join(lines) + "\n"


def _vector(point: Point) -> str:
    x, y, z = point
    return f"vec3({x:.4f}, {y:.4f}, {z:.4f})"


@dataclass(frozen=True, slots=True)
class SolidShaders:
    """Shaders of solid things: ``plain`` things, the ``stone`` of towers, the ``bare`` stone of towers that are neither
    tinted nor as high as `INLAID_FROM`, ``painted`` things, and pieces as far as they are ``hidden`` by others."""

    plain: Shader
    stone: Shader
    bare: Shader
    painted: Shader
    hidden: Shader

    def of_towers(self, tallest: int, tinted: bool) -> Shader:
        """The shader for towers of which the tallest has so many levels."""
        return self.stone if tinted or tallest >= INLAID_FROM else self.bare


def solid_shaders(quality: Quality, around: Surroundings, daylight: Daylight = EVENING) -> SolidShaders:
    """Shaders of solid things; ``around`` is the box of the occlusion volume. Without gloss, light is computed for each
    vertex."""
    head = _constants(quality, around, daylight)
    vertex, fragment = source.SOLID_VERTEX, source.SOLID_FRAGMENT
    if not quality.gloss:
        vertex, fragment = quick.QUICK_VERTEX, quick.QUICK_FRAGMENT
    stone = head + "#define STONE\n"
    bare = stone + "#define BARE\n"
    return SolidShaders(
        _made(head + vertex, head + fragment),
        _made(stone + vertex, stone + fragment),
        _made(bare + vertex, bare + fragment),
        _made(head + overlay.PICTURE_VERTEX, head + quick.PAINTED_FRAGMENT),
        _made(HEAD + source.SHADOW_VERTEX, f"{HEAD}#define KING {_vector(KING_COLOUR)}\n" + source.HIDDEN_FRAGMENT),
    )


def baking_shader(
    quality: Quality, around: Surroundings, placed: str = "", daylight: Daylight = EVENING, stone: bool = True
) -> Shader:
    """The shader that draws surfaces as in motion without gloss, into a picture of them. ``placed`` is the GLSL of a
    function that maps a point of the model to that picture; without it, the camera's view is drawn. ``stone``: towers
    are among them."""
    head = _constants(quality, around, daylight) + "#define BAKED\n"
    head += ("#define STONE\n" if stone else "") + ("#define PLACED\n" if placed else "")
    return _made(head + placed + quick.QUICK_VERTEX, head + quick.QUICK_FRAGMENT)


def shadow_shader() -> Shader:
    """The shader of the shadow map, for depth only."""
    return _made(HEAD + source.SHADOW_VERTEX, HEAD + source.SHADOW_FRAGMENT)


def glass_shader() -> Shader:
    """The shader of transparent towers."""
    return _made(HEAD + overlay.GLASS_VERTEX, HEAD + overlay.GLASS_FRAGMENT)


def paint_shader() -> Shader:
    """The shader of lines and bands coloured by vertex."""
    return _made(HEAD + overlay.PAINT_VERTEX, HEAD + overlay.PAINT_FRAGMENT)


def mark_shader() -> Shader:
    """The shader of marks on squares."""
    return _made(HEAD + overlay.MARK_VERTEX, HEAD + overlay.MARK_FRAGMENT)


def copy_shader() -> Shader:
    """The shader that copies a picture into another of the same size, pixel by pixel."""
    return _made(HEAD + source.SHADOW_VERTEX, HEAD + overlay.COPY_FRAGMENT)


def picture_shader() -> Shader:
    """The shader of a picture on a card."""
    return _made(HEAD + overlay.PICTURE_VERTEX, HEAD + overlay.PICTURE_FRAGMENT)


def _made(vertex: str, fragment: str) -> Shader:
    return Shader.make(Shader.SL_GLSL, vertex, fragment)
