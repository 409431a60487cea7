"""Looking at the pixels of the table of Turm Bauer."""

import numpy as np
from numpy.typing import NDArray

from tests.games.torres.scene.looking import Pixels
from tests.panda import VirtualScreen
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell
from torres3d.games.turm_bauer.scene.measures import middle
from torres3d.games.turm_bauer.scene.table import Table
from torres3d.scene.shapes.axis_conventions import Point


class TurmLooking:
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

    def around(self, place: Point, radius: int = 2) -> NDArray[np.float64]:
        """The mean colour around the pixel where a place appears."""
        seen = self.table.camera.pixel(place)
        assert seen is not None
        x, y = round(seen[0]), round(seen[1])
        part = self.pixels()[y - radius : y + radius + 1, x - radius : x + radius + 1]
        mean: NDArray[np.float64] = part.reshape(-1, 3).mean(axis=0)
        return mean

    def top(self, cell: Cell, right: float = 0.33, ahead: float = -0.33) -> NDArray[np.float64]:
        """The mean colour of the top of a part, beside what is laid into its middle."""
        x, y, z = middle(cell)
        return self.around((x + right, y + ahead, z + 0.5))
