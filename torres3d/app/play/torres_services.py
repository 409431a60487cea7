"""What the screens of Torres share besides the program's own services."""

from collections.abc import Mapping
from dataclasses import dataclass

from torres3d.app.play.sitting import Mind
from torres3d.app.shell.services import Services
from torres3d.engine.shelf import Shelf
from torres3d.kits.torres.editions import Edition
from torres3d.kits.torres.torres_kit import TorresGame
from torres3d.table.shapes.tones import Colour
from torres3d.table.table import Table


@dataclass(kw_only=True)
class TorresServices(Services):
    """The program's parts with those of Torres. ``backdrop`` is the game whose table stands behind the menus."""

    table: Table
    mind: Mind
    shelf: Shelf
    editions: Mapping[str, Edition]
    levels: tuple[str, ...]
    colours: Mapping[str, Colour]
    backdrop: TorresGame | None = None

    def level(self, wanted: str) -> str:
        """The bot level ``wanted``, or the strongest one where a person's own bots.yaml has none of that id."""
        return wanted if wanted in self.levels else self.levels[-1]
