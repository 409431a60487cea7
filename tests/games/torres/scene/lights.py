"""Light measured in pictures of the table: of roofs, of walls, of any place."""

from dataclasses import dataclass, replace

import numpy as np
from PIL import Image

from tests.games.torres.rules.boards import position
from tests.games.torres.setups import options
from tests.panda import VirtualScreen
from tests.sight import Values, lab, linear
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT, centre
from torres3d.games.torres.scene.table import Table
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.render.quality import LEVELS
from torres3d.scene.shapes.axis_conventions import SIDES, Point
from torres3d.scene.studio import window_image


@dataclass
class Lights:
    """A table, and the light that comes from places on it."""

    screen: VirtualScreen
    table: Table
    picture: Image.Image | None = None

    def show(self, state: State, view: Viewpoint) -> None:
        """Show a state from there, as in motion but with all pixels of the window."""
        self.table.show(state)
        self.look(view)

    def look(self, view: Viewpoint) -> None:
        """Take a picture of what is there."""
        quality = LEVELS[self.table.quality]
        self.table.surface.set_quality(replace(quality, scale=max(quality.scale, 1.0), refined=0))
        self.table.camera.go(view, at_once=True)
        self.table.redraw()
        self.table.settle()
        self.picture = window_image(self.screen.base)

    def at(self, places: list[Point]) -> Values:
        """The light from places, a row for each."""
        assert self.picture is not None
        pixels = linear(np.asarray(self.picture, np.float64) / 255)
        seen = [self.table.camera.pixel(place) for place in places]
        return np.array([pixels[round(found[1]), round(found[0])] for found in seen if found is not None])


def board(rows: dict[int, str]) -> State:
    """A position of four with these ranks, files from a on; the others are bare."""
    lines = [rows.get(rank, ".") for rank in range(8, 0, -1)]
    return position("\n".join(lines), options(players=4))


def view_of(square: str, heading: float, pitch: float = 50.0, distance: float = 14.0) -> Viewpoint:
    """A view of a tower of any height."""
    x, y, _ = centre(INDEX[square])
    return Viewpoint(x, y, 3.0 if distance > 10 else 0.6, heading, pitch, distance)


def roof(square: str, height: int, half: float = 0.34, least: float = 0.0) -> list[Point]:
    """Places all over a roof, without its parapets; with ``least`` none nearer to its middle than that."""
    x, y, z = centre(INDEX[square], height)
    steps = np.linspace(-half, half, 23)
    return [(x + dx, y + dy, z) for dx in steps for dy in steps if np.hypot(dx, dy) >= least]


def wall(square: str, height: int, side: int) -> list[Point]:
    """Places on the topmost wall of a side, beside its door and below the cornice."""
    x, y, _ = centre(INDEX[square])
    east, north = SIDES[side]
    low = BLOCK_HEIGHT * (height - 1)
    across = [offset * sign for offset in np.linspace(0.26, 0.42, 9) for sign in (-1, 1)]
    ups = np.linspace(0.05, 0.46, 20)
    return [(x + 0.46 * east + a * north, y + 0.46 * north + a * east, low + up) for a in across for up in ups]


def apart(one: Values, other: Values) -> float:
    """How far the means of two lights are apart."""
    return float(np.linalg.norm(lab(one.mean(axis=0)) - lab(other.mean(axis=0))))


def lightness(light: Values) -> float:
    """L* of the mean of a light."""
    return float(lab(light.mean(axis=0))[0])


def unrest(light: Values) -> float:
    """How far L* of a light's places spreads: large where stones of another kind are laid in."""
    return float(lab(light)[:, 0].std())


def colourful(light: Values) -> float:
    """How far the mean of a light is from grey."""
    _, a, b = lab(light.mean(axis=0))
    return float(np.hypot(a, b))
