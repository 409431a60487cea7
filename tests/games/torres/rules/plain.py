"""The rules of the board once more, slowly, from the text of the rules and with none of the engine's code.

Squares are names (``"c4"``), heights a dict of the squares with blocks. Tests compare the engine with this.
"""

from collections.abc import Iterable

Heights = dict[str, int]

ALL = [f"{file}{rank}" for rank in range(1, 9) for file in "abcdefgh"]
PLACE = {name: ("abcdefgh".index(name[0]), int(name[1]) - 1) for name in ALL}
NAME = {place: name for name, place in PLACE.items()}


def off(square: str, x: int, y: int) -> str | None:
    """The square x files east and y ranks north, or None beside the board."""
    file, rank = PLACE[square]
    return NAME.get((file + x, rank + y))


def _around(square: str, offsets: Iterable[tuple[int, int]]) -> list[str]:
    return [other for x, y in offsets if (other := off(square, x, y))]


BESIDE = {square: _around(square, ((0, 1), (1, 0), (0, -1), (-1, 0))) for square in ALL}
CORNER = {square: _around(square, ((1, 1), (1, -1), (-1, 1), (-1, -1))) for square in ALL}


def distance(one: str, other: str) -> int:
    """Orthogonal steps between two squares."""
    return abs(PLACE[one][0] - PLACE[other][0]) + abs(PLACE[one][1] - PLACE[other][1])


def castles(heights: Heights) -> list[set[str]]:
    """Section 1: maximal sets of adjacent squares with blocks."""
    left = {square for square, height in heights.items() if height}
    found = []
    while left:
        castle: set[str] = set()
        edge = [left.pop()]
        while edge:
            square = edge.pop()
            castle.add(square)
            for other in BESIDE[square]:
                if other in left:
                    left.remove(other)
                    edge.append(other)
        found.append(castle)
    return found


def castle_of(heights: Heights, square: str) -> set[str]:
    """The castle a square belongs to, or nothing."""
    return next((castle for castle in castles(heights) if square in castle), set())


def top(heights: Heights, castle: set[str]) -> int:
    """The greatest height in a castle."""
    return max(heights[square] for square in castle)


def none_too_tall(heights: Heights) -> bool:
    """Whether no castle is taller than its area."""
    return all(top(heights, castle) <= len(castle) for castle in castles(heights))


def castles_beside(heights: Heights, square: str) -> int:
    """How many castles a square is next to."""
    return sum(1 for castle in castles(heights) if castle & set(BESIDE[square]))


def raised(heights: Heights, square: str, by: int = 1) -> Heights:
    """The heights with a block more (or fewer) on a square."""
    changed = {**heights, square: heights.get(square, 0) + by}
    return {name: height for name, height in changed.items() if height}


def may_build(heights: Heights, square: str) -> bool:
    """R-5.6, pieces aside: on a castle, or on the ground next to exactly one; no taller than the area."""
    if not heights.get(square) and castles_beside(heights, square) != 1:
        return False
    return none_too_tall(raised(heights, square))


def may_push_under(heights: Heights, square: str) -> bool:
    """R-8.2, knights and stacks aside: also on the ground next to no castle."""
    if not heights.get(square) and castles_beside(heights, square) > 1:
        return False
    return none_too_tall(raised(heights, square))


def may_shift(heights: Heights, source: str, target: str) -> bool:
    """R-8.8, a block rebuilt, pieces aside."""
    if source == target or not heights.get(source):
        return False
    rest = raised(heights, source, -1)
    left = castle_of(heights, source) & set(rest)
    if left and castle_of(rest, min(left)) != left:
        return False
    if not rest.get(target) and castles_beside(rest, target) > 1:
        return False
    done = raised(rest, target)
    return len(castles(done)) >= 6 and none_too_tall(done)


def through_doors(heights: Heights, source: str) -> set[str]:
    """R-5.4, pieces aside. ``best[u]`` is the highest floor on which the knight can be in tower u."""
    level = heights.get(source, 0)
    best = {tower: level for tower in BESIDE[source] if heights.get(tower, 0) > level}
    changed = True
    while changed:
        changed = False
        for tower in list(best):
            for other in BESIDE[tower]:
                if heights.get(other, 0):
                    floor = min(best[tower], heights[other] - 1)
                    if floor > best.get(other, -1):
                        best[other] = floor
                        changed = True
    return {v for u, floor in best.items() for v in BESIDE[u] if v != source and heights.get(v, 0) <= floor}


def through_any_door(heights: Heights, source: str, card: bool = False) -> set[str]:
    """``door_passage: any_door``, or with ``card`` R-8.4: whatever the way inside, pieces aside."""
    level = heights.get(source, 0)
    entered: set[str] = set()
    for tower in BESIDE[source]:
        if heights.get(tower, 0) > level:
            entered |= castle_of(heights, tower)
    found = {v for u in entered for v in BESIDE[u] if heights.get(v, 0) < heights[u]} - {source}
    return found if card else {v for v in found if heights.get(v, 0) <= level}


def on_foot(heights: Heights, source: str) -> set[str]:
    """R-5.3, a step on foot, pieces aside."""
    return {other for other in BESIDE[source] if heights.get(other, 0) <= heights.get(source, 0) + 1}


def has_room(free: list[str], count: int) -> bool:
    """Whether ``count`` foundations fit on these squares and none within two steps of another (R-3.2)."""
    if count == 0:
        return True
    for index, square in enumerate(free):
        rest = [other for other in free[index + 1 :] if distance(square, other) > 2]
        if len(rest) >= count - 1 and has_room(rest, count - 1):
            return True
    return False


def may_found(placed: Iterable[str], square: str, wanted: int = 8) -> bool:
    """R-3.2, a foundation not within two steps of another, and R-3.3, with room for the rest."""
    stones = [*placed, square]
    if any(distance(square, other) <= 2 for other in stones[:-1]):
        return False
    free = [name for name in ALL if all(distance(name, stone) > 2 for stone in stones)]
    return has_room(free, wanted - len(stones))
