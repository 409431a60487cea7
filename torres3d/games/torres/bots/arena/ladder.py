"""Ladder of the levels of Torres: the heading of a tournament's file, and marks of the bots' searches."""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import structs

from torres3d.games.torres.bots.arena.match import FORMAT, Heading
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.bots.search.search_bot import SearchBot

TOURNAMENT = "torres3d-tournament"
NOT_PLAYING = ("title", "seconds", "elo")
"""Fields of a level that do not affect its play in a tournament."""


class TournamentHeading(Heading, frozen=True, kw_only=True):
    """Setting of a tournament.

    The ladder (``players``), tables of so many ``seats``, and the ``bots``: a `mark` for each, which changes with its
    level or the weights.
    """

    seats: int
    bots: dict[str, str]

    @property
    def title(self) -> str:
        return f"tables of {self.seats}, {super().title}"

    @property
    def setting(self) -> tuple[object, ...]:
        return self.edition, self.mode, self.rules, self.seats

    @property
    def marks(self) -> Mapping[str, str]:
        return self.bots

    def kinds(self) -> tuple[tuple[type[Heading], str], ...]:
        """A tournament counts its own games and those of arenas."""
        return (TournamentHeading, TOURNAMENT), (Heading, FORMAT)


def mark(name: str, seats: int) -> str:
    """The mark of a bot's search at tables of so many, a short text; empty for one without a search.

    A change of the program itself does not change it. Raises `UnknownLevel`.
    """
    bot = BOTS.make_bot(name, 0)
    if not isinstance(bot, SearchBot):
        return ""
    known = {**_not_default(bot.known), "turns": bot.known.turns[seats]}
    searched_by = msgspec.json.encode((_not_default(bot.level), known), order="sorted")
    return blake2b(searched_by, digest_size=6).hexdigest()


def _not_default(values: msgspec.Struct) -> dict[str, Any]:
    """The fields of a level or weights that differ from their defaults, so that a new field changes nothing."""
    found = {field.name: (getattr(values, field.name), field.default) for field in structs.fields(values)}
    return {name: value for name, (value, default) in found.items() if name not in NOT_PLAYING and value != default}
