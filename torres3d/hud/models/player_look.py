"""Who somebody is, for all panels."""

import msgspec


class PlayerLook(msgspec.Struct, frozen=True):
    """Who somebody is: seat, name and colour (`red`, `blue`, …; others get a free colour); ``bot`` is the
    name of a bot's level in the player's language, None for a person. ``full`` is the name with that level, where it
    is not the plain name. ``emblem`` is the shape of its pieces, 1 to 4; 0 stands for its colour's own. ``character``
    is that of a bot that has one, by the name of its face, ``about`` a sentence on it, and ``grade`` its level without
    it; empty for all others."""

    seat: int
    name: str
    colour: str
    bot: str | None = None
    full: str = ""
    emblem: int = 0
    character: str = ""
    about: str = ""
    grade: str = ""

    @property
    def called(self) -> str:
        """The name that also says who is a bot, and of which level."""
        return self.full or self.name

    @property
    def beside_face(self) -> str:
        """What stands where the face of a character says who is a bot: the name alone; for all others as `called`."""
        return self.name if self.character else self.called

    @property
    def level(self) -> str:
        """The level of a bot whose name does not say it already; empty for the others."""
        if self.bot is None or self.name == self.bot or self.name.startswith(f"{self.bot} "):
            return ""
        return self.bot
