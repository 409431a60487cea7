"""Effects: each is shown or heard once. A toast, one that no longer counts, a sound, what a game adds.

Each has a running ``number``; whoever performs effects remembers the last number, so that each is performed once,
with any model.
"""

from typing import Literal

import msgspec

ToastKind = Literal["info", "refusal", "good"]


class HudEffect(msgspec.Struct, frozen=True):
    """Base of all effects; games declare their own."""

    number: int


class ToastSaid(HudEffect, frozen=True):
    """A short-lived line; ``link`` is the id of the rule it rests on (such as ``R-5.6``), empty for none;
    ``more`` says how to read it."""

    text: str
    kind: ToastKind = "info"
    link: str = ""
    more: str = ""


class RefusalPassed(HudEffect, frozen=True):
    """Something was done after all: a refusal that is still shown goes away."""


class ToastOutdated(HudEffect, frozen=True):
    """A message is no longer true: it goes away if it is still shown."""

    text: str


class SoundPlayed(HudEffect, frozen=True):
    """A sound of the program, by its name."""

    name: str
