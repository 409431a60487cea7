"""Options of commands that let bots play many games."""

from collections.abc import Mapping
from pathlib import Path

import msgspec


class GamesAsked(msgspec.Struct, frozen=True):
    """The options that all of these commands have; ``options`` are those that the game declares."""

    games: int
    jobs: int
    seed: int
    out: Path | None
    options: Mapping[str, str]
    rules: list[str]
    cluster: str | None


class ContestAsked(GamesAsked, frozen=True, kw_only=True):
    """Options for games of the same players, who exchange their seats."""

    players: tuple[str, ...]
