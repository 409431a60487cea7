"""What commands that let bots play many games can be asked for."""

from collections.abc import Mapping
from pathlib import Path

import msgspec


class GamesAsked(msgspec.Struct, frozen=True):
    """The options that all of these commands have, under the same names; ``options`` are those of a game alone."""

    games: int
    jobs: int
    seed: int
    out: Path | None
    options: Mapping[str, str]
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
