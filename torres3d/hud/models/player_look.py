"""Look of a player in all panels."""

import msgspec


class PlayerLook(msgspec.Struct, frozen=True):
    """A player: seat, name and colour (`red`, `blue`, …; others get a free colour). ``bot`` is the name of a bot's
    level in the player's language, None for a person; ``full`` the name with that level, where it differs. ``emblem``
    is the shape of the pieces, 1 to 4, 0 for that of the colour. ``second`` and ``second_emblem`` are those of the
    other colour of a player who has two. Of a bot with a character, ``character`` names its face, ``about`` is a
    sentence on it and ``grade`` its level without it."""

    seat: int
    name: str
    colour: str
    bot: str | None = None
    full: str = ""
    emblem: int = 0
    character: str = ""
    about: str = ""
    grade: str = ""
    second: str = ""
    second_emblem: int = 0

    @property
    def called(self) -> str:
        """The name that also says who is a bot, and of which level."""
        return self.full or self.name

    @property
    def beside_face(self) -> str:
        """The name to show beside the face of a character: the name alone; otherwise as `called`."""
        return self.name if self.character else self.called

    @property
    def level(self) -> str:
        """The level of a bot whose name does not say it already; empty for the others."""
        if self.bot is None or self.name == self.bot or self.name.startswith(f"{self.bot} "):
            return ""
        return self.bot
