"""``torres3d strength``: how strong the persons at this machine are, from their games against bots; or forget one."""

from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from torres3d.app.menus.strength_model import changes, name_of, point, rounded_margin, signed
from torres3d.app.window import settings as user_settings
from torres3d.base import paths
from torres3d.bots.human_player_strengths import KnownStrength, PlayerStrengths, strengths_in
from torres3d.bots.rated_games_of_earlier_logs import earlier_records
from torres3d.bots.registry import BotRegistry
from torres3d.engine.saved_games_folder import Shelf, games_folder
from torres3d.games.game import Game
from torres3d.games.registered import GAMES
from torres3d.i18n.texts import Texts
from torres3d.terminal.error_exit import Stop, isolated, tell
from torres3d.terminal.json_output import print_json

MAX_GAMES = 10
"""Games that are listed."""


class GameReport(msgspec.Struct, frozen=True):
    """A game that counts: when it ended, the levels it was played against, the place, and the strength after it."""

    ended: str
    against: tuple[str, ...]
    place: int
    players: int
    points: int
    strength: int


class PersonReport(msgspec.Struct, frozen=True):
    """A person's strength with its 95 % interval; ``last`` are the last games, the newest first."""

    name: str
    strength: int
    low: int
    high: int
    games: int
    last: tuple[GameReport, ...] = ()


def print_strengths(game: Game, name: str | None, as_json: bool = False) -> None:
    """Print where everybody stands in a game, or one person with the last games. `Stop` for a name without games."""
    strengths, bots = _opened(game), game.bots()
    if as_json:
        known = strengths.persons() if name is None else [strengths.person(_standing(strengths, name).name)]
        print_json([_report(strengths.strength_of(who), name is not None) for who in known])
        return
    if name is None:
        for who in strengths.persons():
            _headline(strengths, strengths.strength_of(who), bots)
        if not strengths.persons():
            print(f"no finished games of {game.title} against a bot with a known strength")
        return
    standing = _standing(strengths, name)
    _headline(strengths, standing, bots)
    _games(standing)


def forget(game: Game, name: str | None) -> None:
    """Forget all games of a person. `Stop` without a name, or for one without games."""
    if name is None:
        raise Stop("--reset needs a name: torres3d strength NAME --reset")
    strengths = _opened(game)
    standing = _standing(strengths, name)
    gone = strengths.forget(strengths.person(name))
    games = "1 game" if len(gone) == 1 else f"{len(gone)} games"
    print(f"{isolated(_called(standing))}: {games} forgotten; the saved games themselves stay")


def _opened(game: Game) -> PlayerStrengths:
    """The kept ratings with earlier finished games; reports a file that cannot be used."""
    bots = game.bots()
    strengths = strengths_in(paths.user_config(), bots)
    if bots.past_elos and not strengths.searched:
        chosen = user_settings.load(paths.config())[0].games_folder
        shelf = Shelf([each.kit() for each in GAMES], games_folder(chosen))
        found = [played for each in earlier_records(shelf, bots) for played in each]
        strengths.take_earlier(found)
    if strengths.fault is not None:
        done = (
            "was rebuilt from the saved games, and the old file is"
            if bots.past_elos
            else "will, with the next game, be"
        )
        tell(f"{strengths.fault} It {done} kept as *.old.")
    return strengths


def _standing(strengths: PlayerStrengths, name: str) -> KnownStrength:
    standing = strengths.strength_of(strengths.person(name))
    if not standing.played:
        known = ", ".join(_called(strengths.strength_of(who)) for who in strengths.persons())
        raise Stop(f"`{isolated(name)}` has no games that count; there are: {isolated(known) or 'nobody'}")
    return standing


def _headline(strengths: PlayerStrengths, standing: KnownStrength, bots: BotRegistry[Any, Any]) -> None:
    now, count = standing.belief.estimate, len(standing.played)
    shown = point(now)
    told = f"{shown.value} ± {rounded_margin(now)} (95 %: {shown.low} to {shown.high}), games: {count}"
    offered = strengths.fitting(strengths.person(standing.name), bots.level_ids())
    if offered is not None:
        told += f"; a good opponent: {bots.label(offered[0])}, to beat in about {round(100 * offered[1])} % of games"
    Console(highlight=False, soft_wrap=True).print(f"{isolated(_called(standing))}: {told}", markup=False)


def _games(standing: KnownStrength) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column, right in (("ended", False), ("against", False), ("place", False), ("points", True), ("strength", True)):
        table.add_column(column, no_wrap=True, justify="right" if right else "left")
    values, changed = [round(belief.estimate.mean) for belief in standing.course], changes(standing)
    for number in range(len(standing.played), max(len(standing.played) - MAX_GAMES, 0), -1):
        played, value, change = standing.played[number - 1], values[number], changed[number - 1]
        table.add_row(
            played.when.replace("T", " ").removesuffix("Z"),
            ", ".join(rival.bot for rival in played.rivals),
            f"{played.place} of {played.players}",
            str(played.points),
            str(value) if change is None else f"{value} ({signed(change)})",
        )
    Console(highlight=False).print(table)


def _report(standing: KnownStrength, with_games: bool) -> PersonReport:
    shown = point(standing.belief.estimate)
    played = standing.played if with_games else ()
    values = [round(belief.estimate.mean) for belief in standing.course]
    games = [
        GameReport(each.when, tuple(rival.bot for rival in each.rivals), each.place, each.players, each.points, value)
        for each, value in zip(played, values[1:], strict=False)
    ]
    last = tuple(reversed(games[-MAX_GAMES:]))
    return PersonReport(_called(standing), shown.value, shown.low, shown.high, len(standing.played), last)


def _called(standing: KnownStrength) -> str:
    return name_of(standing, Texts(paths.config() / "locale", "en"))
