"""What is seen or heard once: a toast, a refusal that has become pointless, a card that turns over, a sound.

Each has a running ``number``; whoever performs effects remembers the last number, so that each is performed
once, whichever model it comes with.
"""

from typing import Literal

import msgspec

ToastKind = Literal["info", "refusal", "good"]


class ToastSaid(msgspec.Struct, frozen=True):
    """A short-lived line; ``link`` is the id of the rule it rests on (such as ``R-5.6``), empty for none;
    ``more`` says how to read it."""

    number: int
    text: str
    kind: ToastKind = "info"
    link: str = ""
    more: str = ""


class RefusalPassed(msgspec.Struct, frozen=True):
    """Something was done after all: a refusal that is still shown goes away."""

    number: int


class CardTurned(msgspec.Struct, frozen=True):
    """A card that is played turns over, ``pace`` times as fast as usual; at once if ``still``."""

    number: int
    card: str
    pace: float = 1.0
    still: bool = False


class SoundPlayed(msgspec.Struct, frozen=True):
    """A sound of the program, by its name."""

    number: int
    name: str


HudEffect = ToastSaid | RefusalPassed | CardTurned | SoundPlayed
