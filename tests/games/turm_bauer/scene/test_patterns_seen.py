"""Players can be distinguished without colours: by the emblems in their blocks, as pictures show them in grey."""

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.games.turm_bauer.scene.looking import TurmLooking
from tests.games.turm_bauer.scene.positions import COLOURS, block, position
from torres3d.games.turm_bauer.scene.interaction.camera_views import CAMERA_BOUNDS
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.colours_and_emblems import SeatLook

CLOSE = Viewpoint(0.5, -0.5, 1.0, 0.0, 85.0, 9.0, CAMERA_BOUNDS)
HALF = 26
"""Pixels from the middle of a part that hold its emblem."""


def pattern(turm: TurmLooking, look: SeatLook) -> NDArray[np.float64]:
    """The top of a single coloured part of this look in grey, without its mean and strength."""
    turm.table.show(position(block("red", "1c", (1, 0, 1))), dict.fromkeys(COLOURS, look))
    turm.table.camera.go(CLOSE, at_once=True)
    seen = turm.table.camera.pixel((0.5, -0.5, 2.0))
    assert seen is not None
    x, y = round(seen[0]), round(seen[1])
    part = turm.pixels()[y - HALF : y + HALF, x - HALF : x + HALF]
    grey: NDArray[np.float64] = part @ np.array((0.299, 0.587, 0.114))
    return (grey - grey.mean()) / grey.std()


@pytest.mark.slow
def test_emblems_of_one_colour_are_told_apart_in_grey(turm: TurmLooking) -> None:
    """Were all players of one colour, their emblems would still tell whose a block is."""
    for tone in ((0.733, 0.165, 0.11), (0.957, 0.753, 0.227)):
        patterns = {emblem: pattern(turm, SeatLook(tone, emblem)) for emblem in (1, 2, 3, 4)}
        for one, other in combinations(patterns, 2):
            alike = float((patterns[one] * patterns[other]).mean())
            assert alike < 0.93, (tone, one, other, alike)


@pytest.mark.slow
def test_an_emblem_stands_out_from_its_stain(turm: TurmLooking) -> None:
    for tone in ((0.733, 0.165, 0.11), (0.114, 0.29, 0.627), (0.247, 0.659, 0.467), (0.957, 0.753, 0.227)):
        turm.table.show(position(block("red", "1c", (1, 0, 1))), dict.fromkeys(COLOURS, SeatLook(tone, 1)))
        turm.table.camera.go(CLOSE, at_once=True)
        middle, beside = turm.around((0.5, -0.5, 2.0)), turm.around((0.83, -0.83, 2.0))
        assert np.abs(middle - beside).max() > 45, tone
