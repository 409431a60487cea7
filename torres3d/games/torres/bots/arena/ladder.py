"""The ladder of the levels of Torres: the first line of a tournament's file, and what a bot searches by."""

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
"""What a level has that does not change how it plays in a tournament."""


class TournamentHeading(Heading, frozen=True, kw_only=True):
    """What is played: the ladder (``players``), tables of so many ``seats``, and what ``bots`` search by: a `mark` for
    each, which is another when its level or the weights have changed."""

    seats: int
    bots: dict[str, str]

    @property
    def title(self) -> str:
        """The setting in words, the players aside."""
        return f"tables of {self.seats}, {super().title}"

    @property
    def setting(self) -> tuple[object, ...]:
        """See `Heading.setting`."""
        return self.edition, self.mode, self.rules, self.seats

    @property
    def marks(self) -> Mapping[str, str]:
        """See `Heading.marks`."""
        return self.bots

    def kinds(self) -> tuple[tuple[type[Heading], str], ...]:
        """A tournament counts its own games and those of arenas."""
        return (TournamentHeading, TOURNAMENT), (Heading, FORMAT)


def mark(name: str, seats: int) -> str:
    """By what a bot searches at tables of so many, as a short text; empty for one that does not. A change of the
    program itself is not seen in it. Raises `UnknownLevel`."""
    bot = BOTS.make_bot(name, 0)
    if not isinstance(bot, SearchBot):
        return ""
    known = {**_not_default(bot.known), "turns": bot.known.turns[seats]}
    searched_by = msgspec.json.encode((_not_default(bot.level), known), order="sorted")
    return blake2b(searched_by, digest_size=6).hexdigest()


def _not_default(values: msgspec.Struct) -> dict[str, Any]:
    """What is said of a level or weights: a field that is new, and at its default, changes nothing."""
    found = {field.name: (getattr(values, field.name), field.default) for field in structs.fields(values)}
    return {name: value for name, (value, default) in found.items() if name not in NOT_PLAYING and value != default}
