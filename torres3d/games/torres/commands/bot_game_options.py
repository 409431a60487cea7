"""What is asked for on the command line of games that bots play among themselves, and what Torres is played with."""

from pathlib import Path

import msgspec

from torres3d.games.torres.bots.arena.match import ContestSetting
from torres3d.games.torres.commands.house_rules import EDITION, MODE, house_rules, known_mode
from torres3d.games.torres.kit.setup import resolve


class GamesAsked(msgspec.Struct, frozen=True):
    """What all commands that play many games can be asked for; the options of the same names."""

    games: int
    jobs: int
    seed: int
    out: Path | None
    edition: str | None
    mode: str | None
    rules: list[str]
    cluster: str | None


class ContestAsked(GamesAsked, frozen=True, kw_only=True):
    """Games of the same players, who exchange their seats."""

    players: tuple[str, ...]


class TournamentAsked(GamesAsked, frozen=True, kw_only=True):
    """Games of many levels, at tables of so many."""

    levels: tuple[str, ...]
    tables: int
    window: int | None
    against: tuple[str, ...]
    each: int
    anchor: str | None
    also: tuple[Path, ...]
    json: Path | None


def setting(asked: GamesAsked, seats: int) -> ContestSetting:
    """What Torres is played with at tables of so many. Raises `Stop` or a fault for what cannot be played."""
    edition, mode, rules = asked.edition or EDITION, known_mode(asked.mode or MODE), house_rules(asked.rules)
    resolve(edition, mode, rules, seats)
    return ContestSetting(asked.seed, edition, mode, rules)
