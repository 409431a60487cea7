"""Models of the supply of Turm Bauer: the blocks of a colour, and how they are drawn."""

from typing import Literal

import msgspec

from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Cells, Colour
from torres3d.hud.kit.base_models import PanelModel
from torres3d.hud.models.player_look import PlayerLook


class DrawnShape(msgspec.Struct, frozen=True):
    """A block to be drawn: the ``cells`` of its shape, and the parity of x + y + z (``coloured``, 0 or 1) of those in
    the block's colour; the others are of natural wood (T-1.2)."""

    cells: Cells
    coloured: int = 0


class SupplyBlock(msgspec.Struct, frozen=True):
    """One of the twelve blocks of a colour: ``where`` it is now, its ``name`` in words. ``enabled`` if it may be taken
    (or discarded) now, otherwise ``reason`` says why not, with its ``rule``; ``key`` is the name of its key, if any."""

    block: BlockId
    shape: DrawnShape
    where: Literal["supply", "built", "boxed"] = "supply"
    enabled: bool = False
    chosen: bool = False
    name: str = ""
    reason: str = ""
    rule: str = ""
    key: str = ""


class SupplyModel(PanelModel, frozen=True):
    """The heap of a colour, all twelve blocks sorted by id. ``sizes`` are those the dice allow now, empty where they
    allow none or it is not this colour's turn."""

    player: PlayerLook
    colour: Colour
    emblem: int
    blocks: tuple[SupplyBlock, ...]
    sizes: tuple[int, ...] = ()
