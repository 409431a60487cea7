"""What a panel tells without a click: nothing is heard of it."""

import msgspec


class Quiet(msgspec.Struct, frozen=True):
    """An intent that follows from where the pointer rests, and not from a press."""
