"""Models of a turn of Turm Bauer and the intents of its panels: dice, the held block, rings, actions, steadiness.

Reasons why something cannot be done come ready in the player's language, with the id of the rule behind them.
"""

from typing import Literal

import msgspec

from torres3d.games.turm_bauer.hud.models.supply_models import DrawnShape
from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Colour
from torres3d.games.turm_bauer.rules.commands import Ring
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.games.turm_bauer.rules.options import Slips
from torres3d.games.turm_bauer.rules.state import Dice
from torres3d.hud.kit.base_models import PanelModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.turn_models import BaseTurnModel
from torres3d.i18n.texts import Translate

BuildingActionId = Literal["let_go", "discard", "stay", "turn", "tip", "previous_way", "next_way", "undo", "hint"]
"""What the buttons of a turn do. ``turn`` is a quarter turn about the upright axis, ``tip`` one about a horizontal
axis; ``next_way`` and ``previous_way`` step through the orientations that fit where the ghost is."""


class BuildingAction(msgspec.Struct, frozen=True):
    """A button of the turn; ``reason`` says why it cannot be pressed, or what it does now, ``rule`` the rule behind
    that; ``key`` is the name of its key, if any."""

    id: BuildingActionId
    enabled: bool = True
    reason: str = ""
    rule: str = ""
    key: str = ""


class RingUse(msgspec.Struct, frozen=True):
    """A way to use a ring (T-4.7): ``active`` while it is chosen, ``reason`` why it cannot be used now, or what it
    opens."""

    ring: Ring
    enabled: bool = False
    active: bool = False
    reason: str = ""
    rule: str = ""
    key: str = ""


class ChosenBlock(msgspec.Struct, frozen=True):
    """The block that is held, in its present orientation: ``way`` (from 1) of ``ways`` that fit at the ghost's place, 0
    of 0 without a ghost."""

    block: BlockId
    shape: DrawnShape
    way: int = 0
    ways: int = 0
    name: str = ""


Outcome = Literal["solved", "failed", "shown"]
"""What a puzzle has come to."""
Task = Literal[
    "build",
    "doubles",
    "discard",
    "stuck",
    "giving",
    "free",
    "walk",
    "walk_ring",
    "wait",
    "watch",
    "watch_walk",
    "read",
    Outcome,
]
"""What the dice mean now: build a block of one of ``sizes``; any block (T-4.3); discard, as the supply has no block for
them (T-4.5) or none has a place (T-4.9); build any block, for a ring `free` that is being used or was; walk; nowhere to
walk without a ring; wait for what is shown or judged; watch others build, or walk; read what a lesson says; see what a
puzzle has come to."""


class TurnModel(BaseTurnModel, frozen=True):
    """The turn: whose it is and of which colour, turn ``turn`` (from 1) of ``turns``, the dice, what they allow
    (``task``, ``sizes``), slips so far of those a turn has (T-7.5), what can be done."""

    colour: Colour
    emblem: int
    turn: int
    turns: int
    dice: Dice
    task: Task
    sizes: tuple[int, ...] = ()
    slips: int = 0
    slips_most: Slips = 3
    rings: int = 0
    uses: tuple[RingUse, ...] = ()
    chosen: ChosenBlock | None = None
    actions: tuple[BuildingAction, ...] = ()

    def spoken(self, say: Translate) -> tuple[str, ...]:
        return say("turm-when", turn=self.turn, turns=self.turns), say("turm-rings", rings=self.rings)


class SteadinessModel(PanelModel, frozen=True):
    """How steady the building is, 0 (at its limit) to 1: ``now``; and the risk of letting the held block go at the
    ghost's place (``then``), None while there is none. ``asking`` while it is being found out."""

    now: float
    then: RiskFigure | None = None
    asking: bool = False


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
