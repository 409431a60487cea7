"""Models of a turn of Torres and the intents of its panels: stacks, actions, the hand, a card that is played."""

from typing import Literal

import msgspec

from torres3d.games.torres.rules.literal_types import MasterCard
from torres3d.hud.kit.base_models import PanelModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.kit.toast_and_sound_effects import HudEffect
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.turn_models import BaseTurnModel
from torres3d.i18n.texts import Translate


class StackModel(msgspec.Struct, frozen=True):
    """One of the player's stacks: ``index`` at the turn's beginning, blocks 0 to 3. ``used`` if this turn
    builds from it, ``chosen`` if it is selected now; ``reason`` says why it cannot be used,
    ``rule`` is the id of the rule behind that; ``key`` the name of its key, if any."""

    index: int
    blocks: int
    used: bool = False
    chosen: bool = False
    enabled: bool = True
    reason: str = ""
    key: str = ""
    rule: str = ""


ActionId = Literal["build", "add_knight", "buy", "score", "undo", "redo", "reset_turn", "hint", "end_turn"]


class ActionModel(msgspec.Struct, frozen=True):
    """A button of the turn panel. ``cost`` in AP where it has one; ``reason`` why it is disabled, or
    what it does, ``rule`` the id of the rule behind that; ``active`` while it is chosen; ``key`` the name of its key,
    if any."""

    id: ActionId
    enabled: bool = True
    cost: int | None = None
    reason: str = ""
    active: bool = False
    key: str = ""
    rule: str = ""


class TurnModel(BaseTurnModel, frozen=True):
    """The turn panel: whose turn it is, AP left of those of the turn, the stacks, knights in reserve."""

    phase: int
    round: int
    rounds: int
    ap: int
    ap_total: int
    stacks: tuple[StackModel, ...]
    knights: int
    actions: tuple[ActionModel, ...]
    supply: int

    def spoken(self, say: Translate) -> tuple[str, ...]:
        when = say("turn-when", phase=self.phase, round=self.round, rounds=self.rounds)
        left = (say("stack-blocks", blocks=stack.blocks) for stack in self.stacks if stack.used)
        return (when, say("turn-ap", ap=self.ap), *left)


class CardModel(msgspec.Struct, frozen=True):
    """A card in hand: ``card`` is the id of its kind or ``hidden``. ``fresh`` if bought this turn; ``note`` says why it
    cannot be played now, or how it can; ``count`` cards of one kind share a place."""

    card: str
    playable: bool = False
    fresh: bool = False
    chosen: bool = False
    note: str = ""
    count: int = 1


class HandModel(PanelModel, frozen=True):
    """The hand of the person at the screen (hidden cards while others play), and the master card."""

    owner: PlayerLook
    cards: tuple[CardModel, ...]
    master: MasterCard | None = None
    phase: int = 1


class CardTurned(HudEffect, frozen=True):
    """A card of a ``seat`` turns over, ``pace`` times as fast as usual; at once if ``still``. It comes out of the hand
    at the foot of the window if that is ``near``. ``master`` tells the master card from action cards."""

    card: str
    pace: float = 1.0
    still: bool = False
    seat: int = 0
    near: bool = True
    master: bool = False


class EndAnyway(Intent, frozen=True):
    """End the turn although something is lost; with ``never_again`` it is not asked any more."""

    never_again: bool = False


class DoAction(Intent, frozen=True):
    """A button of the turn panel was pressed."""

    id: ActionId


class PickStack(Intent, frozen=True):
    """One of the player's stacks was clicked; ``index`` at the turn's beginning."""

    index: int


class PickReserve(Intent, frozen=True):
    """The knights in reserve were clicked."""


class PickCard(Intent, frozen=True):
    """A card in hand was clicked."""

    card: str


class KeepOffered(Intent, frozen=True):
    """The answer to a purchase: `top` first card uppermost, `bottom` last card lowest (R-6.2)."""

    card: str
    top: tuple[str, ...]
    bottom: tuple[str, ...]


class EndTurnWith(Intent, frozen=True):
    """End the turn: the stack given up and where its blocks go, in the order of the remaining stacks (R-5.8)."""

    stack: int | None
    onto: tuple[int, ...]


class CarryBlocks(Intent, frozen=True):
    """Distribution of the blocks carried over, for each of the new stacks."""

    onto: tuple[int, ...]


class NameStarter(Intent, frozen=True):
    """This seat starts the next phase."""

    seat: int


DialogAnswer = KeepOffered | EndTurnWith | EndAnyway | CarryBlocks | NameStarter
