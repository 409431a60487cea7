"""Who somebody is, for all panels."""

import msgspec


class PlayerLook(msgspec.Struct, frozen=True):
    """Who somebody is: seat, name and colour (`red`, `blue`, …; others get a free colour); ``bot`` is the
    name of a bot's level in the player's language, None for a person."""

    seat: int
    name: str
    colour: str
    bot: str | None = None
