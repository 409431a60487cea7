"""A finding about the machine."""

import msgspec


class Finding(msgspec.Struct, frozen=True):
    """What was ``found`` about a thing. ``well`` is false if something is missing; ``todo`` says what to do about it.
    ``needed``: without it the game cannot be played."""

    name: str
    found: str
    well: bool = True
    needed: bool = False
    todo: str = ""
