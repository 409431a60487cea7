"""What a panel tells without a click: nothing is heard of it."""

import msgspec


class SilentIntent(msgspec.Struct, frozen=True):
    """An intent that follows from where the pointer rests, from the wheel or from a letter, and not from a press."""
