"""Intents of the panels of Turm Bauer."""

from torres3d.games.turm_bauer.hud.models.turn_models import BuildingActionId
from torres3d.games.turm_bauer.rules.commands import Ring
from torres3d.games.turm_bauer.rules.places import BlockId, Colour
from torres3d.hud.kit.intent import Intent


class PickBlock(Intent, frozen=True):
    """A block of the supply was clicked: take it, or lay it back if it is held."""

    block: BlockId


class DoBuilding(Intent, frozen=True):
    """A button of the turn was pressed."""

    id: BuildingActionId


class UseRing(Intent, frozen=True):
    """A ring is to be used so, or not any more if it was chosen."""

    ring: Ring


class ShowSupply(Intent, frozen=True):
    """Look at the supply of this colour; that of the colour to act is shown again where it is clicked once more."""

    colour: Colour
