"""Intents: what a person wants, as panels say it. Small frozen values, given to the callable the HUD was made with."""

import msgspec


class Intent(msgspec.Struct, frozen=True):
    """Base of all intents: each room, and each game, declares its own."""


class SilentIntent(Intent, frozen=True):
    """An intent that follows from where the pointer rests, from the wheel or from a letter: no press, so no sound."""
