"""Model of the replay bar's part for Torres: open hands."""

import msgspec

from torres3d.hud.models.replay_models import ReplayExtra


class OpenHand(msgspec.Struct, frozen=True):
    """A player's cards in a replay, in words (``cards``), and each kind of them with how many are ``held``."""

    name: str
    colour: str
    cards: str
    seat: int
    emblem: int = 0
    held: tuple[tuple[str, int], ...] = ()
    character: str = ""


class HandsModel(ReplayExtra, frozen=True):
    """The hands that are open."""

    hands: tuple[OpenHand, ...]
