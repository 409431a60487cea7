"""Summary of play statistics for a level: rows by year and for the whole game."""

from collections.abc import Callable, Collection, Sequence
from statistics import fmean

import msgspec

from torres3d.games.torres.bots.play_statistics.game_counts import YEARS, Counted, Measure

Seated = tuple[Counted, int]
"""A seat of a game."""
BUILT: tuple[Measure, ...] = ("built_own", "built_others")

MEANS: dict[str, Measure] = {
    "points": "points",
    "points of castles": "castle_points",
    "points of the king's bonus": "bonus_points",
    "points of the marker's AP": "marker_points",
    "king's bonuses that were possible": "bonus_possible",
    "king's bonuses taken": "bonus_taken",
    "knights in the king's castle": "court",
    "blocks built in the king's castle": "blocks_court",
    "knights on the board": "knights",
    "knights on the ground": "ground",
    "cards bought": "cards_bought",
    "cards played": "cards_played",
    "cards left": "cards_left",
    "turns with 4 or more steps of the marker": "marker_turns",
    "steps walked": "ap_walk",
    "knights that came into others' castles": "entered",
    "points won by own turns": "own_gain",
    "points won by own turns for others": "others_gain",
    "points taken by own turns from others": "others_loss",
    "points in others' reach taken out of it": "others_kept",
    "knights in castles others built more of": "guests",
}
"""Rows with the mean of a measure per player and game."""
MASTER: dict[str, Measure] = {
    "points of the master card": "master_points",
    "points the master card gives at most": "master_most",
}
"""Rows of games with a master card."""
PER_TURN: dict[str, Measure] = {
    "cards a turn whose AP went to the marker": "cards_to_marker",
    "blocks a turn that were not built": "blocks_unbuilt",
}
"""Rows with the mean of a measure per turn."""
AT_THE_END: tuple[Measure, ...] = ("court", "knights", "ground", "cards_left", "guests")
"""Measures of a moment: they cannot be summed, so the whole game has their mean."""


class Row(msgspec.Struct, frozen=True):
    """A question and its answer for a player and game, by ``years`` and for the ``whole`` game; or a ``share``."""

    name: str
    years: tuple[float, ...]
    whole: float
    share: bool = False


class Winners(msgspec.Struct, frozen=True):
    """Statistics of the winners of all games: mean ``points``, ``least``, ``most``, and two shares.

    The shares of their points come from their best castle (``largest``) and from castles with others in them
    (``shared``).
    """

    points: float
    least: int
    most: int
    largest: float
    shared: float


def winners(games: Sequence[Counted]) -> Winners:
    """The statistics of the winners; with a shared win each of them counts."""
    seats = [(game, seat) for game in games for seat in game.winners]
    points = [game.scores[seat] for game, seat in seats]
    whole = sum(points)
    return Winners(
        fmean(points),
        min(points),
        max(points),
        _share(sum(game.largest(seat) for game, seat in seats), whole),
        _share(sum(game.shared(seat, year) for game, seat in seats for year in YEARS), whole),
    )


def seats_of(games: Sequence[Counted], level: str) -> list[Seated]:
    """All seats of a level."""
    return [(game, seat) for game in games for seat, name in enumerate(game.levels) if name == level]


def rows(games: Sequence[Counted], level: str) -> list[Row]:
    """The statistics of a level in all its seats; a game counts once for each of them."""
    seats = seats_of(games, level)
    found = [_mean(name, seats, measure) for name, measure in MEANS.items() if _has(seats, measure)]
    if total(seats, "master_most", YEARS):
        found += [_mean(name, seats, measure) for name, measure in MASTER.items()]
    found += [_held(name, seats, count) for name, count in YEAR_COUNTS.items()]
    found += [
        _ratio(
            "share of points from shared castles",
            lambda years: sum(game.shared(seat, year) for game, seat in seats for year in years),
            lambda years: total(seats, "points", years),
        )
    ]
    if all(_has(seats, measure) for measure in BUILT):
        found += [_part("share of blocks lived on that others built", seats, "built_others", BUILT)]
    found += [_each(name, seats, measure, "turns") for name, measure in PER_TURN.items() if _has(seats, "turns")]
    for what, names in (("AP", AP_NAMES), ("blocks", BLOCK_NAMES)):
        found += [_part(f"share of {what}: {name}", seats, each, names.values()) for name, each in names.items()]
    return found


YEAR_COUNTS: dict[str, Callable[[Counted, int, int], int]] = {
    "castles that gave points": lambda game, seat, year: len(game.held(seat, year)),
    "of these with others in them": lambda game, seat, year: sum(castle.others > 0 for castle in game.held(seat, year)),
    "fields of castles that gave points": Counted.area,
    "fields of the largest castle": Counted.largest_area,
    "level stood on in it": lambda game, seat, year: max(
        ((castle.area, castle.level) for castle in game.held(seat, year)), default=(0, 0)
    )[1],
}
"""Rows on a seat's castles at a year's scoring; the whole game has their mean."""


AP_NAMES: dict[str, Measure] = {
    "the marker": "ap_marker",
    "steps": "ap_walk",
    "new knights": "ap_knights",
    "blocks": "ap_build",
    "cards": "ap_cards",
    "not used": "ap_unspent",
}
BLOCK_NAMES: dict[str, Measure] = {
    "in castles one has alone": "blocks_own",
    "in castles shared with others": "blocks_shared",
    "in castles of others": "blocks_taken",
    "in nobody's": "blocks_free",
}


def _has(seats: Sequence[Seated], measure: Measure) -> bool:
    return all(measure in game.counts for game, _ in seats)


def total(seats: Sequence[Seated], measure: Measure, years: Sequence[int]) -> int:
    """The count of a measure in these seats and years."""
    return sum(game.count(measure, seat, year) for game, seat in seats for year in years)


def _mean(name: str, seats: Sequence[Seated], measure: Measure) -> Row:
    years = tuple(total(seats, measure, (year,)) / len(seats) for year in YEARS)
    return Row(name, years, fmean(years) if measure in AT_THE_END else sum(years))


def _held(name: str, seats: Sequence[Seated], count: Callable[[Counted, int, int], int]) -> Row:
    years = tuple(fmean(count(game, seat, year) for game, seat in seats) for year in YEARS)
    return Row(name, years, fmean(years))


def _each(name: str, seats: Sequence[Seated], measure: Measure, of: Measure) -> Row:
    def mean(years: Sequence[int]) -> float:
        return _share(total(seats, measure, years), total(seats, of, years))

    return Row(name, tuple(mean((year,)) for year in YEARS), mean(YEARS))


def _part(name: str, seats: Sequence[Seated], measure: Measure, of: Collection[Measure]) -> Row:
    return _ratio(
        name, lambda years: total(seats, measure, years), lambda years: sum(total(seats, each, years) for each in of)
    )


def _ratio(name: str, part: Callable[[Sequence[int]], int], whole: Callable[[Sequence[int]], int]) -> Row:
    years = tuple(_share(part((year,)), whole((year,))) for year in YEARS)
    return Row(name, years, _share(part(YEARS), whole(YEARS)), share=True)


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0
