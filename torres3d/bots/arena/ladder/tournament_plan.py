"""Tournament plan: neighbours on the ladder meet most, and more games can be added later."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import combinations

from torres3d.bots.arena.game_arena import ContestRules, MatchT

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
    count = len(order)
    found: list[MatchT] = []
    for turn in range(count):
        seated = [(player + turn) % count for player in range(count)]
        found.append(
            setting.match(
                chance * 4 + turn,
                tuple(order[player] for player in seated),
                tuple(chance * 4 + player for player in seated),
                chance,
            )
        )
    return found


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
