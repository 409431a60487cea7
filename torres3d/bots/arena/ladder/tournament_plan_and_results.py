"""Tournament: neighbours on the ladder meet most, and its results file takes games of others in."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import combinations
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from msgspec import structs

from torres3d.base.faults import FileFault
from torres3d.base.read_document import read_bytes, read_line
from torres3d.bots.arena.game_arena import ContestRules, MatchT, rotated
from torres3d.bots.arena.results_file import MAX_BYTES, Results, ResultsFault, ResultsHeading, ResultT, read_results
from torres3d.bots.arena.statistics import MatchResult

Places = tuple[int, ...]
"""The levels of a table by their place on the ladder, from 0, ascending."""

NEARNESS_FACTOR = 4
"""Factor of frequency for levels one place nearer to each other."""
AT_THE_END = 2
"""Factor of frequency for tables of three and four with the first or the last level, which has fewer neighbours."""
FAR_DEALS_INTERVAL = 20
"""Interval of deals with levels from the whole ladder, so that it is connected."""
CHANCE_BYTES = 6
"""Bytes of a deal's chance: every JSON reader holds numbers made of it exactly."""


def usual_window(seats: int) -> int:
    """The default distance of levels at a table of so many seats, in places."""
    return 2 if seats == 2 else seats


def tournament(
    levels: Sequence[str], seats: int, games: int, window: int, setting: ContestRules[MatchT]
) -> list[MatchT]:
    """The first ``games`` of a tournament, rounded up to whole deals: a longer one begins with the same games.

    ``levels`` are the ladder, the weakest first, at least as many as a table has ``seats``. Each deal is one chance for
    some levels, played in as many games as there are seats, so that each has each seat once.
    """
    found: list[MatchT] = []
    met: Counter[Places] = Counter()
    places = _deals(len(levels), seats, window, setting.seed)
    while len(found) < games:
        table = next(places)
        found += deal([levels[place] for place in table], met[table], setting)
        met[table] += 1
    return found


def yardstick_games(levels: Sequence[str], yardstick: str, games: int, setting: ContestRules[MatchT]) -> list[MatchT]:
    """Games of two of each level against a yardstick, so many, rounded up to whole deals."""
    deals = -(-games // 2)
    return [match for number in range(deals) for level in levels for match in deal((level, yardstick), number, setting)]


def deal(levels: Sequence[str], number: int, setting: ContestRules[MatchT]) -> list[MatchT]:
    """A chance played from every seat; ``number`` counts the deals of these levels from 0.

    Chance, seeds and the games' numbers depend on the players and their number of deals, not on the plan: the same
    games are found again in other files when the plan has changed.
    """
    named = f"{setting.seed}/{number}/{'/'.join(sorted(levels))}"
    chance = int.from_bytes(blake2b(named.encode(), digest_size=CHANCE_BYTES).digest(), "big")
    order = sorted(levels)
    random.Random(chance).shuffle(order)
    return list(rotated(order, setting, chance, chance * 4, len(order)))


def _deals(count: int, seats: int, window: int, seed: int) -> Iterator[Places]:
    """The tables, deal by deal, without end: every beginning has all in proportion to their weights."""
    weights = _weights(count, seats, window)
    whole = sum(weights.values())
    credit = dict.fromkeys(weights, 0)
    number = 0
    while True:
        if number % FAR_DEALS_INTERVAL == FAR_DEALS_INTERVAL - 1 and window < count - 1:
            yield tuple(sorted(random.Random(f"{seed}/far/{number}").sample(range(count), seats)))
        else:
            for table, weight in weights.items():
                credit[table] += weight
            best = max(credit, key=credit.__getitem__)
            credit[best] -= whole
            yield best
        number += 1


def _weights(count: int, seats: int, window: int) -> dict[Places, int]:
    """The tables of levels at most ``window`` places apart, and their frequencies."""
    found: dict[Places, int] = {}
    for table in combinations(range(count), seats):
        span = table[-1] - table[0]
        if span <= window:
            at_end = seats > 2 and (table[0] == 0 or table[-1] == count - 1)
            found[table] = NEARNESS_FACTOR ** (window - span) * (AT_THE_END if at_end else 1)
    return found


ResultT_co = TypeVar("ResultT_co", bound=MatchResult, covariant=True)


class ContestHeading(ResultsHeading[ResultT_co], Protocol[ResultT_co]):
    """First line of a tournament's file, or of an arena's whose games it can count; a msgspec struct."""

    @property
    def format(self) -> str:
        """The kind of file."""

    @property
    def setting(self) -> tuple[object, ...]:
        """The setting that files must share to count together: rules, and players at a table."""

    @property
    def marks(self) -> Mapping[str, str]:
        """A short text for each bot's search, which changes with it."""


class TournamentHeading(ContestHeading[ResultT_co], Protocol[ResultT_co]):
    """The first line of a tournament's file; its field ``bots`` are the marks."""

    def kinds(self) -> Sequence[tuple[type[Any], str]]:
        """The types of headings whose games count here, with the format of each."""


class TournamentFault(FileFault):
    """A file of results that this tournament cannot use."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        "bots_changed": (
            "{bots} has changed since these games were played",
            "choose another file with --out, and name this one after --also to keep its other games",
        ),
        "other_setting": (
            "these games were played with other settings ({players}; {title})",
            "leave the file out, or ask for the same rules and tables",
        ),
        "twice": ("the file is the same as that of --out, or is named twice", "name it once"),
    }
    unfit = frozenset(messages)


class Further(NamedTuple, Generic[ResultT]):
    """Games of other files: ``played`` by number, and how many were ``left_out`` because their bots have changed."""

    played: dict[int, ResultT]
    left_out: int


def tournament_results(
    heading: TournamentHeading[ResultT], file: Path | None, more: bool = True, secret: str = ""
) -> Results[ResultT]:
    """The results so far.

    A file with other yardsticks can be continued; one by bots that have changed since cannot, but without ``more`` to
    be played it can be read. Raises `ResultsFault` and `TournamentFault`.
    """
    if file is not None and file.exists():
        line = read_bytes(file, MAX_BYTES).split(b"\n")[0]
        found = _heading(file, line, heading)
        if line and found is None:
            # Another game's heading may have all the fields of this one.
            raise ResultsFault("no_results", file, 1)
        if _resumes(found, heading):
            changed = _changed(found.marks, heading.marks)
            if changed and more:
                raise TournamentFault("bots_changed", file, bots=", ".join(changed))
            return Results(found, file, secret)
    return Results(heading, file, secret)


def further(files: Sequence[Path], heading: TournamentHeading[ResultT], out: Path | None) -> Further[ResultT]:
    """The games of other files, arenas included, with the same setting and unchanged bots.

    A tournament's game in several files counts once. Raises `ResultsFault` and `TournamentFault`.
    """
    played: dict[int, ResultT] = {}
    left_out = 0
    seen = [] if out is None else [out.resolve()]
    for order, file in enumerate(files):
        if file.resolve() in seen:
            raise TournamentFault("twice", file)
        seen.append(file.resolve())
        lines = read_bytes(file, MAX_BYTES).split(b"\n")
        found = _heading(file, lines[0], heading)
        if found is None:
            raise ResultsFault("no_results", file, 1)
        if found.setting != heading.setting:
            raise TournamentFault("other_setting", file, players=", ".join(found.players), title=found.title)
        changed = _changed(found.marks, heading.marks)
        for result in read_results(file, lines, heading.result_type()):
            game: Any = result
            if set(changed) & set(game.levels):
                left_out += 1
                continue
            if found.format != heading.format:
                # An arena counts from 0; so its games are never taken for those of others.
                apart = -1 - order << 64
                game = structs.replace(game, number=apart - game.number, chance=apart - game.chance)
            played[game.number] = game
    return Further(played, left_out)


def _heading(file: Path, line: bytes, heading: TournamentHeading[ResultT]) -> Any:
    """The first line of a tournament or an arena, a `ContestHeading`; None if it is neither."""
    for kind, form in heading.kinds():
        try:
            found = read_line(line, kind, file, 1)
        except FileFault:
            continue
        if found.format == form:
            return found
    return None


def _resumes(found: Any, heading: TournamentHeading[ResultT]) -> bool:
    """Whether a file is that of the tournament, though its bots or its secret may differ."""
    if found is None or found.format != heading.format:
        return False
    return bool(structs.replace(found, bots=heading.marks, secret="") == heading)


def _changed(found: Mapping[str, str], now: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(name for name, mark in found.items() if name in now and now[name] != mark)
