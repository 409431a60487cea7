"""Paths through the doors of a castle (R-5.4, R-8.4)."""

from functools import lru_cache

from torres3d.games.torres.rules import bits, square_bits
from torres3d.games.torres.rules.board import REMEMBERED, height_in, higher_in
from torres3d.games.torres.rules.squares import NEIGHBOURS, Bitboard, Square, neighbours, spread

Above = tuple[Bitboard, ...]


def _exits(above: Above, source: Square) -> Bitboard:
    """The exits for a knight on ``source`` with ``door_passage: no_rise`` (R-5.4), pieces aside.

    Works downwards floor by floor: ``inside`` are the towers that the knight can reach on that floor.
    """
    level = height_in(above, source)
    around = square_bits.beside(source)
    inside = around & higher_in(above, level)
    if not inside:
        return 0
    found = 0
    for floor in range(level, -1, -1):
        higher = above[floor]
        below = bits.others(0)
        if floor:
            below = above[floor - 1]
        inside = spread(inside, higher)
        found |= neighbours(inside) & ~higher & below
    return found & ~square_bits.bit(source)


exits = lru_cache(maxsize=REMEMBERED)(_exits)


@lru_cache(maxsize=REMEMBERED)
def any_door_exits(above: Above, source: Square) -> Bitboard:
    """The exits with ``door_passage: any_door``: any exit no higher than the knight's level. See `exits`."""
    level = height_in(above, source)
    return _all_exits(above, source, level) & ~higher_in(above, level)


def _card_exits(above: Above, source: Square) -> Bitboard:
    """The exits for a knight on ``source`` by the card ``doors`` (R-8.4), pieces aside."""
    return _all_exits(above, source, height_in(above, source))


card_exits = lru_cache(maxsize=REMEMBERED)(_card_exits)


def _all_exits(above: Above, source: Square, level: int) -> Bitboard:
    around = square_bits.beside(source)
    entries = around & higher_in(above, level)
    if not entries:
        return 0
    castle = spread(entries, above[0])
    found = 0
    for floor, higher in enumerate(above):
        inside = castle & higher
        if not inside:
            break
        below = bits.others(0)
        if floor:
            below = above[floor - 1]
        found |= neighbours(inside) & ~higher & below
    return found & ~square_bits.bit(source)


def route(above: Above, source: Square, target: Square, card: bool = False) -> list[tuple[Square, int]]:
    """A shortest path from ``source`` through the castle to ``target`` as (square, floor), ends included.

    Empty if there is none. With ``card`` the knight may also go up inside (R-8.4). Otherwise it never does (R-5.4),
    except as far as ``any_door`` allows, where the shortest path by the rules of the card is shown.
    """
    level = height_in(above, source)
    goal = height_in(above, target)
    paths: dict[tuple[Square, int], tuple[Square, int] | None] = {}
    queue: list[tuple[Square, int]] = []
    for tower in NEIGHBOURS[source]:
        if height_in(above, tower) > level:
            paths[(tower, level)] = None
            queue.append((tower, level))
    position = 0
    while position < len(queue):
        tower, floor = here = queue[position]
        position += 1
        if floor == goal and target in NEIGHBOURS[tower] and target != source:
            way = [(target, goal)]
            step: tuple[Square, int] | None = here
            while step is not None:
                way.append(step)
                step = paths[step]
            way.append((source, level))
            return way[::-1]
        ahead = [(other, floor) for other in NEIGHBOURS[tower] if height_in(above, other) > floor]
        if floor > 0:
            ahead.append((tower, floor - 1))
        if card and floor + 1 < height_in(above, tower):
            ahead.append((tower, floor + 1))
        for following in ahead:
            if following not in paths:
                paths[following] = here
                queue.append(following)
    return []
