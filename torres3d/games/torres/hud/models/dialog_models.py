"""Models of the dialogs of Torres: a purchase, the end of a turn, blocks carried over, the next starter."""

from typing import Literal

import msgspec

from torres3d.hud.kit.base_models import DialogModel
from torres3d.hud.models.player_look import PlayerLook

Help = Literal["undo", "redo", "hint"]


class EndQuestion(DialogModel, frozen=True):
    """The turn of ``name`` would end with something ``lost`` (in words) that could still be used: by these ``cards``
    (in words) if no action points are left, otherwise by action points."""

    name: str
    lost: str
    cards: str = ""


class Aid(msgspec.Struct, frozen=True):
    """What helps within a dialog: ``keys`` are pairs of a key's name and what it does (`hint`, `redo`, `undo`),
    ``can_redo`` whether there is something to do again, ``advice`` the hint in words, empty for none."""

    keys: tuple[tuple[str, Help], ...] = ()
    can_redo: bool = False
    advice: str = ""

    def action_of(self, key: str) -> Help | None:
        return dict(self.keys).get(key)


class KeepProposed(msgspec.Struct, frozen=True):
    """A way to answer a purchase: the card kept, the others by where they go (R-6.2)."""

    card: str
    top: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()


class OfferDialog(DialogModel, frozen=True):
    """A purchase: keep one of the cards; ``together`` if the others go the same way (R-6.2); ``proposed`` is how a
    hint would do it."""

    cards: tuple[str, ...]
    together: bool
    proposed: KeepProposed | None = None
    aid: Aid = Aid()


class EndTurnDialog(DialogModel, frozen=True):
    """Ending the turn with leftover blocks (R-5.8). ``stacks`` with the indices of the turn's beginning;
    ``may_give`` the indices that can be given up, empty where none has to be, ``proposed`` the one to begin with;
    ``ap`` action points that would be lost."""

    stacks: tuple[int, ...]
    may_give: tuple[int, ...]
    proposed: int | None = None
    carried: bool = False
    ap: int = 0


class CarryDialog(DialogModel, frozen=True):
    """Blocks left over from the last phase go onto the new stacks (R-5.10), ``proposed`` as a hint would put them."""

    stacks: tuple[int, ...]
    blocks: int
    name: str = ""
    proposed: tuple[int, ...] = ()
    aid: Aid = Aid()


class StarterDialog(DialogModel, frozen=True):
    """The player with the fewest points names who starts the next phase (R-10.2)."""

    chooser: PlayerLook
    players: tuple[PlayerLook, ...]
    aid: Aid = Aid()
