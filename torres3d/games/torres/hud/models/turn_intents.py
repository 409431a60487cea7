"""Intents in a turn of Torres: on the panels of the turn and the hand, and in dialogs."""

from torres3d.games.torres.hud.models.turn_models import ActionId
from torres3d.hud.kit.intent import Intent


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
