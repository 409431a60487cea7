"""Looking at the pixels of a table."""

import numpy as np
from numpy.typing import NDArray

from tests.panda import VirtualScreen
from torres3d.games.torres.rules.squares import INDEX, Square
from torres3d.games.torres.scene.table import Table

Pixels = NDArray[np.int16]


class Looking:
    """A table and its picture: rows from the top, columns from the left, red, green and blue."""

    def __init__(self, screen: VirtualScreen, table: Table) -> None:
        self.screen = screen
        self.table = table

    def pixels(self) -> Pixels:
        """The picture once it is as good as it gets."""
        self.table.settle()
        texture = self.screen.base.win.get_screenshot()
        data = np.frombuffer(bytes(texture.get_ram_image_as("RGB")), np.uint8)
        picture: Pixels = data.reshape(texture.get_y_size(), texture.get_x_size(), 3)[::-1].astype(np.int16)
        return picture

    def around(self, square: str, above: float = 0.0, radius: int = 5) -> NDArray[np.float64]:
        """The mean colour around the place where a square's top appears."""
        mean: NDArray[np.float64] = self.part(square, above, radius).reshape(-1, 3).mean(axis=0)
        return mean

    def part(self, square: str, above: float, radius: int) -> Pixels:
        """The pixels around the place where a square's top appears."""
        seen = self.table.pixel_of(INDEX[square], above)
        assert seen is not None
        x, y = round(seen[0]), round(seen[1])
        return self.pixels()[y - radius : y + radius + 1, x - radius : x + radius + 1]

    def centre_of(self, square: str) -> tuple[float, float]:
        """The pixel where the middle of a square's top appears."""
        self.table.settle()
        seen = self.table.pixel_of(INDEX[square])
        assert seen is not None
        return seen

    def square(self, name: str) -> Square:
        """A square by its name."""
        return INDEX[name]


def changed(before: Pixels, after: Pixels) -> int:
    """How many pixels differ so much that an eye sees it."""
    return int((np.abs(before - after).max(axis=2) > 24).sum())
