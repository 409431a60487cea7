"""A picture in motion is nearly as sharp as one at rest, and sharp soon after: counted in the table's own time, so that
a busy machine changes nothing."""

import numpy as np
import pytest

from tests.games.torres.scene.looking import Looking, Pixels
from torres3d.scene.render.quality import LEAST, USUAL_PIXELS

SOON = 0.3
"""Seconds of the table's time from the last motion to the sharp picture."""
SHARP = 0.92
"""Share of the finest picture's detail that a sharp picture has."""


def detail(picture: Pixels) -> float:
    """How much neighbouring pixels differ in the middle of the picture, where the board is."""
    grey = picture[150:560, 330:950].sum(axis=2)
    return float(np.abs(np.diff(grey, axis=0)).mean() + np.abs(np.diff(grey, axis=1)).mean())


def frame(looking: Looking, seconds: float) -> Pixels:
    """The picture after so much of the table's time."""
    looking.table.step(seconds)
    looking.screen.base.graphics_engine.render_frame()
    texture = looking.screen.base.win.get_screenshot()
    data = np.frombuffer(bytes(texture.get_ram_image_as("RGB")), np.uint8)
    picture: Pixels = data.reshape(texture.get_y_size(), texture.get_x_size(), 3)[::-1].astype(np.int16)
    return picture


@pytest.mark.slow
@pytest.mark.parametrize("rate", [30, 20])
def test_at_low_the_picture_is_sharp_soon_after_the_last_motion(full: Looking, rate: int) -> None:
    table = full.table
    for _ in range(6):
        table.camera.go(table.camera.view.orbited(2.0, 0.0), at_once=True)
        table.frame_took(0.2)
        moving = frame(full, 1 / rate)
    assert table.surface.pixels[0] * table.surface.pixels[1] <= USUAL_PIXELS
    assert table.surface.pixels[0] >= LEAST * table.surface.width
    pictures = [frame(full, 1 / rate) for _ in range(rate)]
    finest = detail(full.pixels())
    assert detail(moving) < SHARP * finest, "in motion there are fewer pixels"
    sharp = next(number for number, picture in enumerate(pictures, 1) if detail(picture) >= SHARP * finest)
    assert sharp / rate <= SOON
    assert all(detail(picture) >= SHARP * finest for picture in pictures[sharp:]), "and stays so"
