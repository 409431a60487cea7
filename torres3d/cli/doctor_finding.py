"""A finding about the machine."""

import msgspec


class Finding(msgspec.Struct, frozen=True):
    """Result of a check: ``found`` describes it, ``well`` is false if something is missing, ``todo`` says what to do
    about it.

    ``needed``: without it the game cannot be played.
    """

    name: str
    found: str
    well: bool = True
    needed: bool = False
    todo: str = ""
