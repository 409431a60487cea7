"""What a person wants on the page on which a game is gone on with from one of its moments."""

import msgspec


class SeatGiven(msgspec.Struct, frozen=True):
    """A seat is played by a bot of this level from here on, by a person where ``bot`` is None."""

    seat: int
    bot: str | None
