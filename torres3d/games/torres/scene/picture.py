"""The studio of Torres: pictures of states without a window."""

from collections.abc import Sequence
from pathlib import Path

from direct.showbase.ShowBase import ShowBase

from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.layout import Layout, layout_of
from torres3d.games.torres.scene.table import Table
from torres3d.scene.render.offscreen import open_offscreen
from torres3d.scene.render.quality import QualityName
from torres3d.scene.seat_looks import DEFAULT_LOOKS, SeatLook
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.studio import BaseStudio


class Studio(BaseStudio[Table, State]):
    """Takes pictures of the table, all of one size. Raises `NoGraphics` or `BrokenAsset`."""

    def __init__(
        self,
        assets: Path,
        size: tuple[int, int],
        looks: Sequence[SeatLook] = DEFAULT_LOOKS,
        quality: QualityName = "high",
        levels: Sequence[Colour] | None = None,
        base: ShowBase | None = None,
        roofs: Sequence[Colour] | None = None,
        plain_stone: bool = False,
    ) -> None:
        base = base if base is not None else open_offscreen(size)
        super().__init__(base, Table(base, assets, looks, quality), size[1])
        if levels is not None:
            self.table.set_level_colours(levels)
        if roofs is not None:
            self.table.set_roof_colours(roofs)
        self.table.plain_stone = plain_stone

    def alike(self, one: State, other: State) -> bool:
        """Whether two states look the same."""
        return not self.table.overlays.active and self._arranged(one) == self._arranged(other)

    def _arranged(self, state: State) -> Layout:
        return layout_of(
            state, self.table.scene.looks, self.table.assets.track, self.table.assets.rim, self.table.camera.lying
        )
