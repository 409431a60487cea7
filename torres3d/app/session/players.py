"""Who sits at the table, for panels and figures: names, colours, emblems."""

from collections.abc import Sequence

from msgspec.structs import replace

from torres3d.base.faults import clip
from torres3d.base.sanitise import sanitise
from torres3d.bots.bot_declaration import GameName
from torres3d.bots.registry import characters_of, is_known, title_of
from torres3d.engine.kit import GameSetup, PlayerEntry
from torres3d.engine.players import USUAL_COLOURS, display_colours, emblems
from torres3d.games.torres.kit.setup import Player, Setup
from torres3d.games.torres.rules.kinds import Seat
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.names import level_about, level_name, parts_of, player_name, shown_name
from torres3d.i18n.texts import Translate

LONGEST_ID = 40
"""Characters of a bot's id that are shown; a log may hold any."""


def people(setup: Setup, bots: dict[Seat, str], say: Translate) -> tuple[PlayerLook, ...]:
    """The players by seat; ``bots`` are the seats that bots play now."""
    colours = display_colours([player.colour for player in setup.players])
    signs, looks = emblems(colours), []
    for seat, player in enumerate(setup.players):
        level = bot_name(bots[seat], say) if seat in bots else None
        look = PlayerLook(seat, name_shown(player, say), colours[seat], level, emblem=signs[seat])
        looks.append(called_in_full(with_character(look, bots.get(seat), say), say))
    return tuple(looks)


def somebody(count: int, say: Translate) -> tuple[Player, ...]:
    """So many persons in the usual colours, with the names that nobody has changed yet."""
    colours = USUAL_COLOURS[:count]
    return tuple(Player(player_name(number, say), colour, None) for number, colour in enumerate(colours, 1))


def who_played(setup: Setup, say: Translate) -> tuple[PlayerLook, ...]:
    """The players by seat of a game that is only looked at: no bot plays, and no level is told, but faces are known."""
    looks = people(setup, {}, say)
    faces = (with_character(look, player.bot, say) for look, player in zip(looks, setup.players, strict=True))
    return tuple(replace(look, grade="") for look in faces)


def called_in_full(look: PlayerLook, say: Translate) -> PlayerLook:
    """A player who is called with his level if he is a bot; one that is called after its level is only said to be a
    bot."""
    if look.bot is None:
        return look
    full = say("player-bot", name=look.name, bot=look.level) if look.level else say("player-bot-only", name=look.name)
    return replace(look, full=full)


def bots_of(setup: GameSetup, levels: Sequence[str]) -> dict[Seat, str]:
    """The seats that bots play, with their levels; an unknown level is played by a person (LOG.md)."""
    return {
        seat: player.bot
        for seat, player in enumerate(setup.players)
        if player.bot is not None and is_known(player.bot, levels)
    }


def with_character(look: PlayerLook, bot: str | None, say: Translate) -> PlayerLook:
    """A player with the character of the bot that plays for him, if it has one."""
    character = character_of(bot)
    if bot is None or not character:
        return look
    grade = bot_name(parts_of(bot)[0], say)
    return replace(look, character=character, about=level_about(bot, say), grade=grade)


def character_of(bot: str | None) -> str:
    """The character of a bot of Torres; empty for a person, a plain level and a bot that is not there: a log may hold
    any text, and pictures are found by this one."""
    level, character = parts_of(bot or "")
    return character if character and bot in characters_of(level) else ""


def gone_lines(setup: GameSetup, levels: Sequence[str], say: Translate) -> list[str]:
    """A line for each seat that a person plays because its bot is not among these ``levels`` any more."""
    here = bots_of(setup, levels)
    return [
        say("no-bot", name=name_shown(player, say), bot=sanitise(clip(player.bot, LONGEST_ID)))
        for seat, player in enumerate(setup.players)
        if player.bot is not None and seat not in here
    ]


def name_shown(player: PlayerEntry, say: Translate) -> str:
    """A player's name; one that nobody has written is said in the present language."""
    return shown_name(player.name, player.bot, say, title="" if player.bot is None else title_of(player.bot))


def bot_name(level: str, say: Translate, game: GameName = "torres") -> str:
    """The name of a bot's level: its title where the texts have none for it, as for a level somebody added."""
    return level_name(level, title_of(level, game), say)


def names_of(players: Sequence[PlayerLook]) -> list[str]:
    """The players by seat as sentences call them: of bots with their level."""
    return [player.called for player in players]
