"""Page of strengths as values, and the lines on a finished game; the terminal prints them, too."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from torres3d.app.session.player_looks import bot_name
from torres3d.bots.human_player_strengths import KnownStrength, PlayerStrengths
from torres3d.bots.person_elo_estimate import Estimate
from torres3d.bots.rated_games import RatedGame
from torres3d.bots.registry import BotRegistry
from torres3d.engine.given_game_names import one_line
from torres3d.engine.kit import PlayerEntry, Seat
from torres3d.hud.models.page_models import StrengthGame, StrengthModel, StrengthOffer, StrengthPoint
from torres3d.i18n.dates import date_text
from torres3d.i18n.player_level_and_key_names import shown_name
from torres3d.i18n.texts import Translate

MAX_GAMES = 8
"""Maximum number of games in the list."""
STEP_LEVEL = re.compile(r".+-\d+")
"""Pattern of ids of levels between two stages, such as ``easy-2``."""
ROUNDED = 10
"""Rounding of a margin in Elo."""


def strength_model(
    strengths: PlayerStrengths, who: str, levels: Sequence[str], say: Translate, bots: BotRegistry[Any, Any]
) -> StrengthModel:
    """The page of strengths about a person; about the last player where ``who`` has no games."""
    persons = strengths.persons()
    chosen = who if who in persons or not persons else persons[0]
    standing, offered = strengths.strength_of(chosen), strengths.fitting(chosen, levels)
    offer = None
    if offered is not None:
        offer = StrengthOffer(offered[0], bot_name(offered[0], say, bots), round(100 * offered[1]))
    return StrengthModel(
        persons=tuple((each, name_of(strengths.strength_of(each), say)) for each in persons),
        chosen=chosen if persons else "",
        course=tuple(point(belief.estimate) for belief in standing.course[1:]),
        games=_last_games(standing, say, bots),
        bots=_measured(levels, "" if offer is None else offer.bot, say, bots),
        offer=offer,
    )


def name_of(standing: KnownStrength, say: Translate) -> str:
    """A person's name for the page, a default one in the current language."""
    return shown_name(one_line(standing.name), None, say)


def point(estimate: Estimate) -> StrengthPoint:
    """An estimate in whole numbers: its ends are as far from the value as the margin shown."""
    value, margin = round(estimate.mean), rounded_margin(estimate)
    return StrengthPoint(value, value - margin, value + margin)


def told_of(strengths: PlayerStrengths, game: str, players: Sequence[PlayerEntry], say: Translate) -> dict[Seat, str]:
    """The lines on each person of a finished game, by seat, or why it does not count.

    Persons who met no bot of known strength have no line.
    """
    why, told = strengths.why_out(game), {}
    for seat, player in enumerate(players):
        if player.bot is not None:
            continue
        standing = strengths.strength_of(strengths.person(player.name))
        if standing.played and standing.played[-1].game == game:
            told[seat] = strength_line(standing, say)
        elif why is not None and strengths.meet(players):
            told[seat] = say(f"strength-not-{why}")
    return told


def strength_line(standing: KnownStrength, say: Translate) -> str:
    """The result of the last game for a person: the strength, its margin, and its change since the game before.

    A first game has nothing to compare with.
    """
    now, change = standing.belief.estimate, changes(standing)[-1]
    words = {"value": str(round(now.mean)), "margin": str(rounded_margin(now))}
    if change is None:
        return say("strength-line-first", **words)
    return say("strength-line", **words, change=signed(change))


def changes(standing: KnownStrength) -> tuple[int | None, ...]:
    """The change of the strength by each game, in Elo; None for the first one."""
    values = [round(belief.estimate.mean) for belief in standing.course[1:]]
    return tuple([None, *(after - before for before, after in pairwise(values))][: len(values)])


def rounded_margin(estimate: Estimate) -> int:
    """The margin of the interval in Elo, rounded to its accuracy."""
    return round(estimate.margin / ROUNDED) * ROUNDED


def signed(change: int) -> str:
    return f"+{change}" if change >= 0 else f"\N{MINUS SIGN}{-change}"


def _measured(
    levels: Sequence[str], offered: str, say: Translate, bots: BotRegistry[Any, Any]
) -> tuple[tuple[str, int], ...]:
    """Names and Elo of the levels; of steps between two stages only the one on offer."""
    named = [level for level in levels if level == offered or not STEP_LEVEL.fullmatch(level)]
    elos = ((level, bots.elo_of(level)) for level in levels if not bots.is_apart(level))
    return tuple((bot_name(level, say, bots) if level in named else "", elo) for level, elo in elos if elo is not None)


def _last_games(standing: KnownStrength, say: Translate, bots: BotRegistry[Any, Any]) -> tuple[StrengthGame, ...]:
    values = [round(belief.estimate.mean) for belief in standing.course[1:]]
    steps = list(zip(standing.played, values, changes(standing), strict=True))[-MAX_GAMES:]
    return tuple(_game(played, value, change, say, bots) for played, value, change in reversed(steps))


def _game(
    played: RatedGame, value: int, change: int | None, say: Translate, bots: BotRegistry[Any, Any]
) -> StrengthGame:
    against = ", ".join(bot_name(rival.bot, say, bots) for rival in played.rivals)
    result = say("strength-place", place=played.place, players=played.players)
    day = date_text(played.when, say)
    return StrengthGame(day, against, result, played.place, value, change)
