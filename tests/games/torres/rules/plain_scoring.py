"""The scoring and the master cards once more, from the text of the rules."""

from itertools import combinations

from tests.games.torres.rules import plain
from tests.games.torres.rules.plain import BESIDE, PLACE
from tests.games.torres.rules.plain_table import Table, replace


def pushed_on(table: Table, seat: int, points: int) -> Table:
    """R-7.1, R-9.3: the marker moves; where another's marker is it goes on to the next free place (R-7.2)."""
    if not points:
        return table
    # A marker that has not moved yet stands before the track and takes no place.
    others = [score for other, score in enumerate(table.scores) if other != seat and score > 0]
    target = table.scores[seat] + points
    by_space = table.options.marker_spaces == "by_space"
    while any(score == target or (by_space and (score - target) % 100 == 0) for score in others):
        target += 1
    return replace(table, scores=tuple(target if other == seat else old for other, old in enumerate(table.scores)))


def castle_points(table: Table, seat: int) -> int:
    """R-9.1: area times the level of the highest own knight, each castle once."""
    found = 0
    for castle in plain.castles(table.heights):
        own = castle & table.knights[seat]
        if own:
            found += len(castle) * max(table.level(knight) for knight in own)
    return found


def king_bonus(table: Table, seat: int) -> int:
    """R-9.2: a knight at exactly the level of the phase's number on the king's castle."""
    castle = plain.castle_of(table.heights, *table.king)
    there = any(table.level(knight) == table.phase for knight in castle & table.knights[seat])
    return 5 * table.phase if there else 0


def scored(table: Table) -> Table:
    """R-9.3 to R-9.5: one pass over the players or more, clockwise from `scoring_first`."""
    first = table.start if table.options.scoring_first == "start_player" else 0
    order = [(first + i) % table.players for i in range(table.players)]
    together = table.options.king_bonus_scored == "with_castles"
    # Markers do not change what is counted, so all can be counted before any moves.
    bonus = {seat: king_bonus(table, seat) for seat in order}
    passes = [{seat: castle_points(table, seat) + (bonus[seat] if together else 0) for seat in order}]
    if not together:
        passes.append(bonus)
    if table.master is not None:
        passes.append({seat: master_points(table, seat) for seat in order})
    for points in passes:
        for seat in order:
            table = pushed_on(table, seat, points[seat])
    return table


def master_points(table: Table, seat: int) -> int:
    """R-11: what the master card gives a seat after this phase."""
    own = table.knights[seat]
    by_phase = table.phase - 1
    match table.master:
        case "border":
            zone = {name for name in plain.ALL if len(BESIDE[name]) < 4}
            return (2, 5, 10)[by_phase] * _counted(table, seat, zone)
        case "diagonals":
            zone = {name for name, (x, y) in PLACE.items() if x == y or x + y == 7}
            return (2, 5, 10)[by_phase] * _counted(table, seat, zone)
        case "castles":
            if table.options.castles_card == "all_knights_on" and not own <= set(table.heights):
                return 0
            held = sum(1 for castle in plain.castles(table.heights) if castle & own)
            return (5, 15, 30)[by_phase] if held == 4 + by_phase else 0
    if table.phase < 3:
        return 0
    if table.master == "square":
        return 50 if any(map(_is_square, combinations(sorted(own), 4))) else 0
    if len(own) < 2:
        return 0
    levels = [table.level(knight) for knight in own]
    match table.master:
        case "levels_differ":
            return 40 if len(set(levels)) == len(levels) else 0
        case "level_same":
            return 50 if len(set(levels)) == 1 else 0
        case "row":
            return 50 if _in_a_row([PLACE[knight] for knight in own]) else 0
        case "neighbours":
            return 40 if len(plain.castles(dict.fromkeys(own, 1))) == 1 else 0
    raise AssertionError(table.master)


def _counted(table: Table, seat: int, zone: set[str]) -> int:
    """R-11.5, R-11.7: the knights in the zone, and one more for whoever has strictly the most there."""
    there = [len(own & zone) for own in table.knights]
    most = all(there[seat] > count for other, count in enumerate(there) if other != seat)
    return there[seat] + (1 if most else 0)


def _in_a_row(places: list[tuple[int, int]]) -> bool:
    """R-11.3: on one file, rank or diagonal."""
    return any(len({a * x + b * y for x, y in places}) == 1 for a, b in ((1, 0), (0, 1), (1, 1), (1, -1)))


def _is_square(corners: tuple[str, ...]) -> bool:
    """R-11.4: four equal sides and two diagonals, twice as long when squared."""
    lengths = sorted(
        (PLACE[one][0] - PLACE[other][0]) ** 2 + (PLACE[one][1] - PLACE[other][1]) ** 2
        for one, other in combinations(corners, 2)
    )
    side = lengths[0]
    return lengths == [side] * 4 + [2 * side] * 2
