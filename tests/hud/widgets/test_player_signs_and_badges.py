"""Players' chips, in pixels: colours apart for those a palette is made for, and a letter on each, large or small."""

import itertools

import numpy as np
import pytest
from PIL import Image

from tests.sight import GREY, SIGHT, lab, linear, seen
from torres3d.base import paths
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.icons import Icons
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.theme import PALETTES, Theme
from torres3d.hud.text.font_fallback import SystemFonts
from torres3d.hud.text.fonts import Fonts
from torres3d.hud.widgets.player_signs_and_badges import chip

USUAL = ("red", "blue", "green", "yellow")
EYES = {**SIGHT, "grey": GREY}
APART = [
    ("standard", "normal", 55), ("red_green", "deuteranopia", 35), ("red_green", "protanopia", 35),
    ("blue_yellow", "tritanopia", 45), ("contrast", "grey", 14),
]  # fmt: skip
SIZES = (15.0, 18.0, 22.0, 30.0, 36.0, 96.0)
"""Units: from the log to the cover."""


def painted(palette: str, colour: str, size: float, seat: int | None) -> Image.Image:
    """A chip on wood."""
    fonts, icons = Fonts(paths.assets() / "fonts", SystemFonts()), Icons(paths.assets())
    canvas = Canvas(Rect(0, 0, 2 * size, 2 * size), 1.0, fonts, icons)
    canvas.fill(Rect(0, 0, 2 * size, 2 * size), theme.WOOD_TOP)
    chip(canvas, Theme(paths.config() / "palettes.yaml", palette), colour, size, size, size, seat)
    return canvas.image.convert("RGB")


@pytest.mark.parametrize("size", [17.0, 34.0])
@pytest.mark.parametrize(("palette", "sight", "least"), APART)
def test_chips_are_apart_in_pixels_for_those_a_palette_is_made_for(
    palette: str, sight: str, least: float, size: float
) -> None:
    shades = []
    for seat, colour in enumerate(USUAL):
        light = linear(np.asarray(painted(palette, colour, size, seat), np.float64) / 255)
        ground = linear(np.array(Theme(paths.config() / "palettes.yaml", palette).player(colour)[:3]) / 255)
        own = np.abs(light - ground).max(axis=2) < 0.08
        assert own.sum() > size * size * 0.15, "the colour fills a good part of the chip"
        shades.append(lab(seen(light[own].mean(axis=0), EYES[sight])))
    for one, other in itertools.combinations(range(4), 2):
        assert np.linalg.norm(shades[one] - shades[other]) > least, f"{USUAL[one]}, {USUAL[other]}"


@pytest.mark.slow
@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("size", SIZES)
def test_every_chip_has_the_letter_of_its_seat(palette: str, size: float) -> None:
    """Another seat is another picture, in the same colour; and the letter stands out from its ground in grey."""
    for colour in USUAL:
        chips = [np.asarray(painted(palette, colour, size, seat).convert("L"), np.int16) for seat in range(4)]
        for one, other in itertools.combinations(chips, 2):
            differs = np.abs(one - other)
            assert (differs > 60).sum() >= 8


@pytest.mark.parametrize("size", SIZES)
def test_chips_differ_without_colours_and_letters(size: float) -> None:
    """The shape alone tells players apart, also on small chips."""
    shapes = []
    for colour in USUAL:
        wood = np.array(theme.WOOD_TOP[:3])
        shapes.append(np.abs(np.asarray(painted("standard", colour, size, 0), np.int16) - wood).max(axis=2) > 40)
    for one, other in itertools.combinations(shapes, 2):
        if size < 24:
            assert (one ^ other).sum() >= 8
