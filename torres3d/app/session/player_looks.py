"""Players at the table for panels and figures: names, colours, emblems."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import Any

from msgspec.structs import replace

from torres3d.base.faults import clip
from torres3d.base.sanitise import sanitise
from torres3d.bots.registry import BotRegistry
from torres3d.engine.given_game_names import one_line
from torres3d.engine.kit import GameSetup, PlayerEntry, Seat
from torres3d.engine.player_names_and_colours import COLOURS
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.turn_models import PromptModel
from torres3d.i18n.player_level_and_key_names import level_name, parts_of, shown_name
from torres3d.i18n.texts import Translate

LONGEST_ID = 40
"""Maximum characters of a bot's id for display; a log may hold any."""


def bots_of(setup: GameSetup, registry: BotRegistry[Any, Any]) -> dict[Seat, str]:
    """The seats of bots, with their levels; an unknown level becomes a human (LOG.md)."""
    levels = registry.level_ids()
    return {
        seat: player.bot
        for seat, player in enumerate(setup.players)
        if player.bot is not None and registry.is_known(player.bot, levels)
    }


def character_of(bot: str | None, registry: BotRegistry[Any, Any]) -> str:
    """The character of a bot; empty for a human, a plain level and an unknown bot.

    A log may hold any text, and pictures are found by this one.
    """
    level, character = parts_of(bot or "")
    return character if character and bot in registry.characters_of(level) else ""


def gone_lines(setup: GameSetup, say: Translate, registry: BotRegistry[Any, Any]) -> list[str]:
    """A line for each seat of a bot that is not there, which a human plays."""
    here = bots_of(setup, registry)
    return [
        say("no-bot", name=name_shown(player, say, registry), bot=sanitise(clip(player.bot, LONGEST_ID)))
        for seat, player in enumerate(setup.players)
        if player.bot is not None and seat not in here
    ]


def name_shown(player: PlayerEntry, say: Translate, registry: BotRegistry[Any, Any]) -> str:
    """A player's name; a default one in the current language."""
    title = "" if player.bot is None else registry.title_of(player.bot)
    return shown_name(player.name, player.bot, say, title=title)


def bot_name(level: str, say: Translate, registry: BotRegistry[Any, Any]) -> str:
    """The name of a bot's level: its title where the texts have none, as for a level that a user added."""
    return level_name(level, registry.title_of(level), say)


def looks_by_seat(
    setup: GameSetup,
    bots: Mapping[Seat, str],
    shown: Iterable[tuple[str, int]],
    registry: BotRegistry[Any, Any],
    say: Translate,
) -> tuple[PlayerLook, ...]:
    """The players by seat, with the colours and emblems ``shown``; ``bots`` are the seats that bots play now.

    The full name of a bot has its level; one named after its level is only marked as a bot.
    """
    looks = []
    for seat, (player, (colour, emblem)) in enumerate(zip(setup.players, shown, strict=False)):
        level = bot_name(bots[seat], say, registry) if seat in bots else None
        look = PlayerLook(seat, name_shown(player, say, registry), colour, level, emblem=emblem)
        if level is not None:
            key = "player-bot" if look.level else "player-bot-only"
            look = replace(look, full=say(key, name=look.name, bot=look.level))
        looks.append(look)
    return tuple(looks)


def usual_looks(setup: GameSetup, registry: BotRegistry[Any, Any], say: Translate) -> tuple[PlayerLook, ...]:
    """The players by seat in a game without a choice of colours."""
    return looks_by_seat(setup, bots_of(setup, registry), zip(COLOURS, count(1), strict=False), registry, say)


def player_names(setup: GameSetup, registry: BotRegistry[Any, Any], say: Translate) -> list[str]:
    """The players by seat for a list: on one line each, bots with their level."""
    entries: Any = setup
    tidied = tuple(replace(player, name=one_line(player.name)) for player in entries.players)
    return names_of(usual_looks(replace(entries, players=tidied), registry, say))


def names_of(players: Sequence[PlayerLook]) -> list[str]:
    """The players by seat for sentences: bots with their level."""
    return [player.called for player in players]


def winners_line(winners: Sequence[PlayerLook], say: Translate) -> PromptModel:
    """The line that says who has won."""
    return PromptModel(say("end-winners", names=", ".join(winner.name for winner in winners), count=len(winners)))
