"""Who sits at the table, for panels and figures: names, colours, emblems."""

from collections.abc import Callable

from torres3d.engine.setup import Setup
from torres3d.hud.models import PlayerLook
from torres3d.rules.kinds import Seat

Say = Callable[..., str]
"""A text in the player's language: ``say(key, **values)``."""


def people(setup: Setup, bots: dict[Seat, str], say: Say) -> tuple[PlayerLook, ...]:
    """The players by seat; ``bots`` are the seats that bots play now."""
    return tuple(
        PlayerLook(seat, player.name, player.colour, bot_name(bots[seat], say) if seat in bots else None)
        for seat, player in enumerate(setup.players)
    )


def bot_name(level: str, say: Say) -> str:
    """The name of a bot's level."""
    return say(f"bot-{level}")


def card_name(card: str, say: Say) -> str:
    """The name of an action card."""
    return say(f"card-{card}")
