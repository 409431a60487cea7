"""Players of Torres as shown in panels and on the table."""

from collections.abc import Mapping

from msgspec.structs import replace

from torres3d.app.session.player_looks import bot_name, character_of, looks_by_seat
from torres3d.engine.player_names_and_colours import USUAL_COLOURS, display_colours, emblems
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.kit.setup_and_options import Player, Setup
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.player_level_and_key_names import level_about, parts_of, player_name
from torres3d.i18n.texts import Translate


def players_by_seat(setup: Setup, bots: Mapping[Seat, str], say: Translate) -> tuple[PlayerLook, ...]:
    """The players by seat; ``bots`` are the seats that bots play now."""
    colours = display_colours([player.colour for player in setup.players])
    looks = looks_by_seat(setup, bots, zip(colours, emblems(colours), strict=True), BOTS, say)
    return tuple(with_character(look, bots.get(look.seat), say) for look in looks)


def default_humans(count: int, say: Translate) -> tuple[Player, ...]:
    """So many humans in default colours, with default names."""
    colours = USUAL_COLOURS[:count]
    return tuple(Player(player_name(number, say), colour, None) for number, colour in enumerate(colours, 1))


def who_played(setup: Setup, say: Translate) -> tuple[PlayerLook, ...]:
    """The players by seat of a game to look at: without levels of bots, but with their faces."""
    looks = players_by_seat(setup, {}, say)
    faces = (with_character(look, player.bot, say) for look, player in zip(looks, setup.players, strict=True))
    return tuple(replace(look, grade="") for look in faces)


def with_character(look: PlayerLook, bot: str | None, say: Translate) -> PlayerLook:
    """A player with the character of the bot that plays for him, if it has one."""
    character = character_of(bot, BOTS)
    if bot is None or not character:
        return look
    grade = bot_name(parts_of(bot)[0], say, BOTS)
    return replace(look, character=character, about=level_about(bot, say), grade=grade)
