"""The studio of Turm Bauer: pictures of states without a window."""

from collections.abc import Mapping
from pathlib import Path

from direct.showbase.ShowBase import ShowBase

from torres3d.games.turm_bauer.rules.places import Colour
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.layout import layout_of
from torres3d.games.turm_bauer.scene.table import Table
from torres3d.scene.render.offscreen import open_offscreen
from torres3d.scene.render.quality import QualityName
from torres3d.scene.seat_looks import SeatLook
from torres3d.scene.studio import BaseStudio


class Studio(BaseStudio[Table, State]):
    """Takes pictures of the table, all of one size. Raises `NoGraphics` or `BrokenAsset`."""

    def __init__(
        self,
        assets: Path,
        size: tuple[int, int],
        looks: Mapping[Colour, SeatLook] | None = None,
        quality: QualityName = "high",
        base: ShowBase | None = None,
    ) -> None:
        base = base if base is not None else open_offscreen(size)
        super().__init__(base, Table(base, assets, looks, quality), size[1])

    def alike(self, one: State, other: State) -> bool:
        """Whether two states look the same."""
        return not self.table.overlays.active and layout_of(one) == layout_of(other)
