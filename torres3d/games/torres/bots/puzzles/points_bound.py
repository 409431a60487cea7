"""Upper bound of the points in the rest of a turn: often too high, never too low.

It treats castles one by one, without the layout of squares: a castle has a size, a height, levels, and its highest own
knight. Two castles never touch (R-5.6), so a knight that changes castles comes down to the ground and climbs from there
(R-5.3, R-5.4); only `diagonal` and `leap` jump. No level can be skipped on the way up, and a missing one costs at least
a block.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from torres3d.games.torres.rules.cards import CARDS, ApCard, BlockCard, CardKind, KnightCard, LiftCard, SupplyCard, Up
from torres3d.games.torres.rules.literal_types import ActionCard

Way = Up | Literal["lift", "lowering"]


RISES: Mapping[Way, int] = {"two_levels": 2, "lift": 1}
"""Levels up by a card's way in addition to the steps."""


class Help(NamedTuple):
    """Maximum effect of a card (R-8): AP, blocks, steps without AP, a ``way`` up, whether it ``founds`` a castle."""

    ap: int = 0
    blocks: int = 0
    steps: int = 0
    way: Way = ""
    founds: bool = False


NO_HELP = Help()


def help_of(card: CardKind) -> Help:
    match card:
        case KnightCard(up=up):
            return Help(way=up) if up else Help(steps=1)
        case LiftCard():
            return Help(way="lift", founds=True)
        case SupplyCard():
            return Help(blocks=1)
        case BlockCard():
            # Where it takes a block away a level may come to be that was missing, but nothing grows.
            return Help(blocks=1, way="lowering", founds=True)
        case ApCard(gain=gain):
            return Help(ap=gain)


HELPS: Mapping[ActionCard, Help] = {card.id: help_of(card) for card in CARDS.values()}


class King(NamedTuple):
    """The king's bonus in his castle (R-9.2): its ``points``, the ``level`` it needs, whether a knight is there."""

    points: int
    level: int
    taken: bool


class CastleWorth(NamedTuple):
    """A castle for the bound.

    ``levels``: bit n where a square of height n has no foreign piece; ``top`` the highest of them. ``knight``: the
    level of the highest own knight there, -1 without one. ``king``: None where he is not.
    """

    area: int
    grows: bool
    levels: int
    top: int
    knight: int
    king: King | None


NEW_CASTLE = CastleWorth(0, True, 0, 0, -1, None)
"""A square on which a card may found a castle."""


class Means(NamedTuple):
    """Resources to spend.

    ``ap``, of these at most ``blocks`` for building; ``descent``: the steps before the first one up into a castle
    without an own knight (0 with a knight on the ground, otherwise 1); ``highest``: the level of the highest own
    knight.
    """

    ap: int
    blocks: int
    descent: int
    highest: int


Gain = tuple[int, int, int]
"""Blocks, steps, and the points of a castle with so many."""


@lru_cache(maxsize=1_000_000)
def most_points(castles: tuple[CastleWorth, ...], means: Means, help_: Help = NO_HELP) -> int:
    """The maximum points from castles, the king's bonus and AP left for the marker, with a card's help."""
    ap = means.ap + help_.ap
    blocks, steps = min(means.blocks, ap) + help_.blocks, ap + help_.steps
    # Points of the castles so far, by whether the card's way was taken, by blocks and steps spent.
    found: dict[tuple[bool, int, int], int] = {(False, 0, 0): 0}
    for castle in (*castles, NEW_CASTLE) if help_.founds else castles:
        usual, special = _gains(castle, means.descent, means.highest, blocks, steps, help_.way)
        before, found = found, {}
        for (taken, spent, gone), points in before.items():
            for takes, gains in ((False, usual), (True, special)):
                if takes and taken:
                    continue
                for more, further, gain in gains:
                    built, walked = spent + more, gone + further
                    if max(0, built - help_.blocks) + max(0, walked - help_.steps) > ap:
                        continue
                    if built > blocks or walked > steps:
                        continue
                    key = (taken or takes, built, walked)
                    if points + gain > found.get(key, -1):
                        found[key] = points + gain
    return max(
        points + ap - max(0, built - help_.blocks) - max(0, walked - help_.steps)
        for (_, built, walked), points in found.items()
    )


@cache
def _gains(
    castle: CastleWorth, descent: int, highest: int, blocks: int, steps: int, way: Way
) -> tuple[tuple[Gain, ...], tuple[Gain, ...]]:
    """The gains of a castle, only those where less of blocks or steps gives less; and those with the card's way."""
    usual = {
        (more, further): _points(castle, descent, highest, more, further, "")
        for more in range(blocks + 1)
        for further in range(steps + 1)
    }
    if not way:
        return _worth_it(usual, ((0, 0, usual[0, 0]),)), ()
    special = {spent: max(_points(castle, descent, highest, *spent, way), points) for spent, points in usual.items()}
    better = {spent: points for spent, points in special.items() if points > usual[spent]}
    return _worth_it(usual, ((0, 0, usual[0, 0]),)), _worth_it(better, ())


def _worth_it(gains: Mapping[tuple[int, int], int], always: tuple[Gain, ...]) -> tuple[Gain, ...]:
    """The gains for which spending less would give less."""
    return always + tuple(
        (more, further, points)
        for (more, further), points in gains.items()
        if (more, further, points) not in always
        and points > max(gains.get((more - 1, further), -1), gains.get((more, further - 1), -1), 0)
    )


def _points(castle: CastleWorth, descent: int, highest: int, blocks: int, steps: int, way: Way) -> int:
    """The maximum points of a castle with blocks on it or beside it, and so many steps."""
    best = 0
    for beside in range((blocks if castle.grows else 0) + 1):
        area, upon = castle.area + beside, blocks - beside
        grown = castle
        if beside:
            grown = castle._replace(area=area, levels=castle.levels | 2, top=max(castle.top, 1))
        if way == "lift":
            # The block makes a level or another square; who counts both never counts too little.
            area += 1
        points = area * min(_level(grown, descent, highest, upon, steps, way), area)
        if castle.king is not None and _crowned(grown, castle.king, descent, upon, steps, way):
            points += castle.king.points
        best = max(best, points)
    return best


def _level(castle: CastleWorth, descent: int, highest: int, upon: int, steps: int, way: Way) -> int:
    """The maximum level on which a knight can end with so many blocks ``upon`` the castle's squares."""
    best = base = max(castle.knight, 0)
    most = castle.top + upon + (way == "lift")
    left = steps if castle.knight >= 0 else steps - descent
    if left >= 0:
        rise = RISES.get(way, 0)
        spared = rise > 0 or way == "lowering"
        for level in range(base + 1, min(base + left + rise, most) + 1):
            # One level that is not there may be left out, or is made by the block under the knight or by lowering.
            if _missing(castle.levels, base, level) - spared <= upon:
                best = max(best, level)
    # Through doors goes who stands in the castle or, as castles never touch, on the ground.
    if way == "jump" or (way == "doors" and left >= 0):
        for level in range(1, (most if way == "doors" else min(most, highest + 1 + steps)) + 1):
            if (0 if castle.levels >> level & 1 else max(1, level - castle.top)) <= upon:
                best = max(best, level)
    return best


def _crowned(castle: CastleWorth, king: King, descent: int, upon: int, steps: int, way: Way) -> bool:
    """Whether a knight might reach the level of the king's bonus."""
    lowered = way == "lowering"
    if king.taken or (way and not lowered):
        return True
    if castle.knight >= king.level:
        return steps >= 1 and (castle.levels >> king.level & 1 or upon >= 1 or lowered) > 0
    base = max(castle.knight, 0)
    left = steps if castle.knight >= 0 else steps - descent
    return left >= king.level - base and _missing(castle.levels, base, king.level) - lowered <= upon


def _missing(levels: int, above: int, upto: int) -> int:
    """The number of levels ``above`` one ``upto`` another that a castle lacks."""
    return sum(not levels >> level & 1 for level in range(above + 1, upto + 1))
