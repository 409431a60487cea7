"""Rated games: results of persons against bots, who is who, and the file that keeps them.

Each game has a file of its own: JSON lines in the folder of the user's settings, which never leave this machine. Its
first line says what it is, and which games must not count; then there is a line for each game of a person.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal, NamedTuple
from unicodedata import normalize

import msgspec
from msgspec import Meta

from torres3d.base.atomic_write import make_folder, write_file
from torres3d.base.faults import FileFault
from torres3d.base.record_lines import read_usable_records, round_trips
from torres3d.engine.kit import PlayerEntry, Progress, Seat

EloOf = Callable[[str], int | None]
"""Function that gives the Elo of a bot by its id; None for an unmeasured one."""
TIME = r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$"
WON, DRAWN, LOST = 1.0, 0.5, 0.0


class Rival(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot at the table: its id, its Elo when the game was played, and the person's result against it.

    The result is 1 for a better place, 0 for a worse one, 0.5 for the same.
    """

    bot: Annotated[str, Meta(min_length=1, max_length=100)]
    elo: Annotated[int, Meta(ge=-5000, le=10_000)]
    result: Annotated[float, Meta(ge=0.0, le=1.0)]


class RatedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game of one person.

    The game's id, his name, its end (UTC, as in the log), the number of players, his place (from 1), his points, and
    the bots there of known Elo.
    """

    game: Annotated[str, Meta(min_length=1, max_length=100)]
    name: Annotated[str, Meta(min_length=1, max_length=100)]
    when: Annotated[str, Meta(pattern=TIME)]
    players: Annotated[int, Meta(ge=2, le=4)]
    place: Annotated[int, Meta(ge=1, le=4)]
    points: int
    rivals: Annotated[tuple[Rival, ...], Meta(min_length=1, max_length=3)]


def person(name: str, numbered: Mapping[str, int]) -> str:
    """The person with a name, whatever its case.

    ``numbered`` are the default names in all languages, with the number of the player: these are one person in all
    languages.
    """
    number = numbered.get(name)
    return f"#{number}" if number is not None else normalize("NFC", name.strip()).casefold()


def records(
    game: str, players: Sequence[PlayerEntry], progress: Progress, when: str, elo_of: EloOf
) -> tuple[RatedGame, ...]:
    """The records of a finished game: one for each person who met a bot of known Elo.

    None for an unfinished game. Persons are not compared with one another.
    """
    if not progress.over:
        return ()
    rated = [(seat, player.bot, elo_of(player.bot)) for seat, player in enumerate(players) if player.bot is not None]
    found = []
    for seat, player in enumerate(players):
        rivals = tuple(Rival(bot, elo, _result(progress, seat, other)) for other, bot, elo in rated if elo is not None)
        if player.bot is None and rivals:
            place = 1 + sum(_result(progress, seat, other) == LOST for other in range(len(players)) if other != seat)
            points = progress.scores[seat]
            found.append(RatedGame(game, player.name, when, len(players), place, points, rivals))
    return tuple(found)


def _result(progress: Progress, seat: Seat, other: Seat) -> float:
    """The result of a seat against another: by points, and for ties by the winners. Losers come last."""
    ours, theirs = (
        (each not in progress.losers, progress.scores[each], each in progress.winners) for each in (seat, other)
    )
    return DRAWN if ours == theirs else WON if ours > theirs else LOST


def recounted(kept: RatedGame, players: Sequence[PlayerEntry], progress: Progress) -> RatedGame | None:
    """The record that the game gives for its person now, with the Elo of then.

    None where the game is not over, or nobody of that name met these bots in it.
    """
    elos = {rival.bot: rival.elo for rival in kept.rivals}
    found = records(kept.game, players, progress, kept.when, elos.get)
    return next((each for each in found if each.name == kept.name), None)


VERSION = 1
MAX_BYTES = 64 * 1024 * 1024
"""Maximum bytes of such a file; a game takes some 200."""
Why = Literal["hint", "taken_over", "branch"]
"""Reason why a game does not count: the player asked for a turn, a person took over a bot, or it began in the middle of
another one."""


class Kept(msgspec.Struct, frozen=True):
    """Content of a file: games in the order in which they ended, and those that must not count.

    ``searched`` tells whether games from before such a file were searched. ``faults`` are those of unusable lines,
    which are no part of this.
    """

    played: tuple[RatedGame, ...] = ()
    out: dict[str, Why] = {}
    searched: bool = False
    faults: tuple[FileFault, ...] = ()


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """First line: the kind of file, its version, games that must not count, and whether earlier ones were searched."""

    format: str
    version: Annotated[int, Meta(ge=1, le=VERSION)]
    out: dict[str, Why] = {}
    searched: bool = False


class StrengthFile(NamedTuple):
    """The file of a game: its name, and the format in its first line, by which another game's file is refused."""

    name: str
    format: str

    @property
    def usual_head(self) -> Head:
        """First line for a file with an unreadable one: no game is excluded, and earlier ones are searched again."""
        return Head(self.format, VERSION)


def read_strength(file: Path, kind: StrengthFile) -> Kept:
    """The content of a file; an unusable line costs that line alone.

    Raises `FileFault` where nothing of the file can be used, it is another game's, or a later version of the program
    wrote it; ``not_found`` where there is no file.
    """
    found = read_usable_records(file, MAX_BYTES, kind.usual_head, RatedGame)
    faults = [found.heading_fault, *found.faults] if found.heading_fault else found.faults
    played = tuple(game for _, game in found.records)
    return Kept(played, found.heading.out, found.heading.searched, tuple(faults))


def write_strength(file: Path, kind: StrengthFile, kept: Kept) -> None:
    """Write a file anew, whole or not at all; raises `OSError`. A game that cannot be read back is left out."""
    head = Head(kind.format, VERSION, kept.out, kept.searched)
    make_folder(file.parent)
    lines = (head, *filter(round_trips, kept.played))
    write_file(file, b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
