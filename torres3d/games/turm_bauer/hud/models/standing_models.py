"""Models of the standing of Turm Bauer: the levels of all figures."""

import msgspec

from torres3d.games.turm_bauer.rules.cell_and_column_names import Colour
from torres3d.games.turm_bauer.rules.lattice.reach_after_building import NextReach
from torres3d.hud.kit.base_models import PanelModel
from torres3d.hud.models.player_look import PlayerLook


class StandingColour(msgspec.Struct, frozen=True):
    """A colour of a player: the ``level`` of its figure, ``rings`` and ``blocks`` left, ``boxed`` parts in the box.
    ``active`` while it is to act, ``shown`` while its supply is on the screen; ``reach`` of its figure while a block is
    tried out."""

    colour: Colour
    emblem: int
    level: int
    rings: int
    blocks: int
    boxed: int = 0
    active: bool = False
    shown: bool = False
    reach: NextReach | None = None


class StandingRow(msgspec.Struct, frozen=True):
    """A player's line of the standing: one colour, with two players two. ``total`` is the level that counts (T-8.1,
    T-11.3), ``leads`` whether the game would be won with it now."""

    player: PlayerLook
    colours: tuple[StandingColour, ...]
    total: int
    leads: bool = False


class StandingModel(PanelModel, frozen=True):
    """The standing, rows by seat; ``levels`` of the tower; ``menu`` unless the screen has its own way out."""

    rows: tuple[StandingRow, ...]
    levels: int = 1
    menu: bool = True
