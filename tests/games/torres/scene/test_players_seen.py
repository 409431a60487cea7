"""Players can be distinguished on the table: by colours, with every palette by those it is made for, and by letters."""

import itertools
from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.games.torres.scene.lights import Lights, board
from tests.panda import VirtualScreen
from tests.sight import GREY, SIGHT, Values, lab, linear, seen
from torres3d.app.session.palettes import palette
from torres3d.base import paths
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.scene.assets import Assets
from torres3d.games.torres.scene.table import Table
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.colours_and_emblems import SeatLook
from torres3d.scene.shapes.colour_space import Colour

USUAL = ("red", "blue", "green", "yellow")
STANDING = ("b4", "d4", "f4", "h4")
BLACK, WHITE = (0.0, 0.0, 0.0), (1.0, 1.0, 1.0)
EYES = {**SIGHT, "grey": GREY}
APART = {
    "standard": {"normal": 40, "protanopia": 18, "deuteranopia": 11, "tritanopia": 20},
    "red_green": {"normal": 40, "protanopia": 28, "deuteranopia": 25},
    "blue_yellow": {"normal": 50, "tritanopia": 28},
    "contrast": {"normal": 40, "protanopia": 18, "deuteranopia": 15, "tritanopia": 35, "grey": 10},
}
"""For each palette and sight: how far any two players' knights are apart at least (CIE 1976), as docs/art.md says."""


@pytest.fixture
def lights(screen: VirtualScreen, assets: Assets) -> Iterator[Lights]:
    table = Table(screen.base, assets, quality="low")
    table.camera.still = True
    yield Lights(screen, table)
    table.close()


def pictures(lights: Lights, colours: list[Colour]) -> list[Values]:
    """The light around each player's knight."""
    lights.table.set_looks([SeatLook(colour, number) for number, colour in enumerate(colours, 1)])
    lights.look(Viewpoint(0.5, -0.5, 0.4, 12.0, 50.0, 14.0))
    found = []
    for square in STANDING:
        place = lights.table.pixel_of(INDEX[square], 0.4)
        assert place is not None
        assert lights.picture is not None
        x, y = map(round, place)
        found.append(linear(np.asarray(lights.picture.crop((x - 24, y - 40, x + 24, y + 40)), np.float64) / 255))
    return found


@pytest.mark.slow
def test_knights_are_apart_in_pixels_for_those_a_palette_is_made_for(lights: Lights) -> None:
    lights.table.show(board({4: ". A . B . C . D"}))
    # What takes the player's colour is what differs between a black knight and a white one.
    both = zip(pictures(lights, [BLACK] * 4), pictures(lights, [WHITE] * 4), strict=True)
    painted = [np.abs(black - white).max(axis=2) > 0.2 for black, white in both]
    assert all(part.sum() > 100 for part in painted)
    for name, sights in APART.items():
        colours = palette(paths.config() / "palettes.yaml", name)
        lit = pictures(lights, [colours[colour] for colour in USUAL])
        for sight, least in sights.items():
            shades = [
                lab(seen(light, EYES[sight])[part].mean(axis=0)) for light, part in zip(lit, painted, strict=True)
            ]
            for one, other in itertools.combinations(range(4), 2):
                apart = np.linalg.norm(shades[one] - shades[other])
                assert apart > least, f"{name}, {sight}: {USUAL[one]} and {USUAL[other]}"


@pytest.mark.slow
def test_letters_are_seen_over_knights_at_low_quality(lights: Lights) -> None:
    """Where a letter lies pixels change, and nowhere else."""
    lights.table.letters.shown = "off"
    lights.table.show(board({4: ". A . B . C . D", 6: ". 3 . 2A"}))
    before = looked_at(lights)
    lights.table.letters.shown = "always"
    after = looked_at(lights)
    changed = np.abs(after - before).max(axis=2) > 24
    elsewhere = changed.copy()
    seen_here = [label.text for label, _ in lights.table.labels.visible_labels()]
    assert sorted(seen_here) == sorted("AABCD" + 2 * "ABCD"), "knights, markers, trays"
    for _, (left, low, right, up) in lights.table.labels.visible_labels():
        box = slice(round(-up), round(-low)), slice(round(left), round(right))
        assert changed[box].mean() > 0.3
        elsewhere[round(-up) - 8 : round(-low) + 12, round(left) - 4 : round(right) + 4] = False
    assert not elsewhere.any()


def looked_at(lights: Lights) -> NDArray[np.int16]:
    """The picture from where the whole board is visible."""
    lights.look(Viewpoint(0.0, 0.0, 0.4, 12.0, 50.0, 22.0))
    assert lights.picture is not None
    return np.asarray(lights.picture).astype(np.int16)


def test_labels_grow_with_the_window(lights: Lights) -> None:
    table = lights.table
    table.letters.shown = "always"
    table.show(board({4: ". A . B . C . D"}))
    table.step(0.0)
    small = [up - low for _, (_, low, _, up) in table.labels.visible_labels()]
    table.labels.fit(1440)
    large = [up - low for _, (_, low, _, up) in table.labels.visible_labels()]
    assert len(small) == len(large)
    assert all(after == pytest.approx(2 * before) for before, after in zip(small, large, strict=True))


def test_on_the_map_letters_stand_by_the_signs(lights: Lights) -> None:
    table = lights.table
    table.letters.shown = "always"
    table.overlays.set(["map"])
    table.show(board({4: ". A . B . C . D", 6: ". 3 . 2A"}))
    looked_at(lights)
    on_board = [label for label in table.labels.get("letters") if max(map(abs, label.place[:2])) < 4]
    assert sorted(label.text for label in on_board) == list("AABCD")
