"""Who sits at the table, for panels and figures: names, colours, emblems."""

from collections.abc import Sequence

from torres3d.app.showing.colours import shown_colours
from torres3d.bots.registry import title_of
from torres3d.hud.contract.models import PlayerLook
from torres3d.kits.torres.setup import Player, Setup
from torres3d.rules.kinds import Seat
from torres3d.words.names import level_name, shown_name
from torres3d.words.texts import Say


def people(setup: Setup, bots: dict[Seat, str], say: Say) -> tuple[PlayerLook, ...]:
    """The players by seat; ``bots`` are the seats that bots play now."""
    colours = shown_colours(setup)
    return tuple(
        PlayerLook(
            seat,
            name_shown(player, say),
            colours[seat],
            bot_name(bots[seat], say) if seat in bots else None,
        )
        for seat, player in enumerate(setup.players)
    )


def bots_of(setup: Setup, levels: Sequence[str]) -> dict[Seat, str]:
    """The seats that bots play, with their levels; an unknown level is played by a person (LOG.md)."""
    return {
        seat: player.bot for seat, player in enumerate(setup.players) if player.bot is not None and player.bot in levels
    }


def name_shown(player: Player, say: Say) -> str:
    """A player's name; one that nobody has written is said in the present language."""
    return shown_name(player.name, player.bot, say, title="" if player.bot is None else title_of(player.bot))


def bot_name(level: str, say: Say) -> str:
    """The name of a bot's level: its title where the texts have none for it, as for a level somebody added."""
    return level_name(level, title_of(level), say)


def names_of(players: Sequence[PlayerLook]) -> list[str]:
    """The players' names by seat."""
    return [player.name for player in players]
