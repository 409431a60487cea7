"""Something that was looked at on a machine."""

import msgspec


class Finding(msgspec.Struct, frozen=True):
    """What was ``found`` of something. ``well`` is false where something is missing; ``todo`` says what to do about it,
    and ``needed`` whether the game cannot be played without."""

    name: str
    found: str
    well: bool = True
    needed: bool = False
    todo: str = ""
