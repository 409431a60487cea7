"""Services of the screens of Torres: its table, the mind of its bots, and its editions, each made on first use."""

from functools import cache, cached_property
from typing import TYPE_CHECKING

from direct.showbase.ShowBase import ShowBase

from torres3d.app.session.palettes import level_colours, roof_colours
from torres3d.app.window.services import BaseGameServices, Services
from torres3d.base import paths
from torres3d.games.torres.game import GAME
from torres3d.games.torres.kit.editions import editions
from torres3d.scene.shapes.texture_decoding import ModelPictures

if TYPE_CHECKING:
    from torres3d.games.torres.scene.assets import Assets
    from torres3d.games.torres.scene.table import Table


@cache
def shipped_models(pictures: ModelPictures | None = None) -> "Assets":
    """The models of the table: read once, changed by nobody."""
    from torres3d.games.torres.scene.assets import load_assets

    return load_assets(paths.assets(), pictures)


class GameServices(BaseGameServices["Table"]):
    """The parts of Torres beside the program's services; see `BaseGameServices`. ``pictures`` are those on models,
    if they are being read already."""

    def __init__(self, window: ShowBase, services: Services, pictures: ModelPictures | None = None) -> None:
        super().__init__(window, services, GAME)
        self.editions = editions()
        self._pictures = pictures

    @cached_property
    def table(self) -> "Table":
        from torres3d.games.torres.scene.own_pieces import own_pieces, with_own_pieces
        from torres3d.games.torres.scene.table import Table

        models = with_own_pieces(shipped_models(self._pictures), own_pieces().models)
        table = Table(self._window, models, quality=self.quality)
        table.set_level_colours(level_colours(paths.config() / "palettes.yaml"))
        table.set_roof_colours(roof_colours(paths.config() / "palettes.yaml"))
        table.heard = self.services.effects.sound
        return table
