"""A tournament's file of results, and the games that other files have of it."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import msgspec
from msgspec import structs

from torres3d.base.bounded_read import read_bytes
from torres3d.base.faults import FileFault
from torres3d.base.read_document import read_line
from torres3d.bots.arena.results_file import FORMAT, LARGEST, Heading, Results, ResultsFault
from torres3d.games.torres.bots.arena.match import Result
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


class TournamentFault(FileFault):
    """A file of results that this tournament cannot take in."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        "bots_changed": (
            "{bots} played otherwise when these games were played",
            "choose another file with --out, and name this one after --also to keep its other games",
        ),
        "other_setting": (
            "these games were played with another setting ({players}; {title})",
            "leave the file out, or ask for the same edition, mode, rules and tables",
        ),
        "twice": ("the file is the one of --out itself, or named twice", "name it once"),
    }


class Further(NamedTuple):
    """Games of other files: ``played`` by their numbers, and how many were ``left_out`` because the bots that played
    them have changed."""

    played: dict[int, Result]
    left_out: int


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


def tournament_results(
    heading: TournamentHeading, file: Path | None, more: bool = True, secret: str = ""
) -> Results[Result]:
    """The results so far. With other yardsticks than before a file is gone on with all the same; by bots that have
    changed since it is not, but without ``more`` to be played it can be read. Raises `ResultsFault` and
    `TournamentFault`."""
    if file is not None and file.exists():
        found = _heading(file, read_bytes(file, LARGEST).split(b"\n")[0])
        if isinstance(found, TournamentHeading) and structs.replace(found, bots=heading.bots, secret="") == heading:
            changed = _changed(found, heading.bots)
            if changed and more:
                raise TournamentFault("bots_changed", file, bots=", ".join(changed))
            return Results(found, file, secret)
    return Results(heading, file, secret)


def further(files: Sequence[Path], heading: TournamentHeading, out: Path | None) -> Further:
    """The games of other files, of arenas too, that were played with the same setting by bots that have not changed.
    Of a tournament's game that several files have, one counts. Raises `ResultsFault` and `TournamentFault`."""
    played: dict[int, Result] = {}
    left_out = 0
    seen = [] if out is None else [out.resolve()]
    for order, file in enumerate(files):
        if file.resolve() in seen:
            raise TournamentFault("twice", file)
        seen.append(file.resolve())
        lines = read_bytes(file, LARGEST).split(b"\n")
        found = _heading(file, lines[0])
        if found is None:
            raise ResultsFault("no_results", file, 1)
        seats = found.seats if isinstance(found, TournamentHeading) else len(found.players)
        if (found.edition, found.mode, found.rules, seats) != (
            heading.edition,
            heading.mode,
            heading.rules,
            heading.seats,
        ):
            raise TournamentFault("other_setting", file, players=", ".join(found.players), title=found.title)
        changed = _changed(found, heading.bots) if isinstance(found, TournamentHeading) else ()
        for number, line in enumerate(lines[1:-1], 2):
            try:
                game = read_line(line, Result, file, number)
            except FileFault as fault:
                raise ResultsFault("bad_result", file, number, why=fault.what) from fault
            if set(changed) & set(game.levels):
                left_out += 1
                continue
            if not isinstance(found, TournamentHeading):
                # An arena counts from 0; so its games are never taken for those of others.
                apart = -1 - order << 64
                game = structs.replace(game, number=apart - game.number, chance=apart - game.chance)
            played[game.number] = game
    return Further(played, left_out)


def _heading(file: Path, line: bytes) -> Heading | None:
    """The first line of a tournament or an arena."""
    kinds: tuple[tuple[type[Heading], str], ...] = ((TournamentHeading, TOURNAMENT), (Heading, FORMAT))
    for kind, form in kinds:
        try:
            found = read_line(line, kind, file, 1)
        except FileFault:
            continue
        if found.format == form:
            return found
    return None


def _changed(found: TournamentHeading, bots: Mapping[str, Any]) -> tuple[str, ...]:
    """The bots that search otherwise than when a file was begun."""
    return tuple(name for name, known in found.bots.items() if name in bots and bots[name] != known)
