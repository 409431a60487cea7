"""Statistics of a game by player: uses of action points, castles by year, the best knight, points over time."""

from collections.abc import Iterable
from itertools import count

import msgspec

from torres3d.games.torres.kit.engine_adapter import TorresStep
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.events import CastleScore
from torres3d.games.torres.rules.literal_types import PHASES, Seat
from torres3d.games.torres.rules.squares import Square

USES = ("walking", "building", "adding", "cards", "marker", "lost")
"""Uses of AP: steps and doors, blocks, new knights, cards bought, points bought; the last were not used."""


class BestKnight(msgspec.Struct, frozen=True):
    """The knight that was worth the most points in castles: where it stood at each scoring it decided."""

    points: int
    squares: tuple[Square, ...]


class PlayerStatistics(msgspec.Struct, frozen=True):
    """Statistics of a player. ``uses`` are action points in the order of `USES`, ``castles`` those of each year,
    ``course`` the points before the first turn and after each turn."""

    uses: tuple[int, ...]
    castles: tuple[tuple[CastleScore, ...], ...]
    best: BestKnight | None
    course: tuple[int, ...]


class Statistics(msgspec.Struct, frozen=True):
    """Statistics by seat; ``scorings`` are the numbers in ``course`` at which a year was scored."""

    players: tuple[PlayerStatistics, ...]
    scorings: tuple[int, ...]


def tallies(steps: Iterable[TorresStep], players: int) -> Statistics:
    """The tallies of the steps that stand, without those taken back."""
    seats = range(players)
    uses = [dict.fromkeys(USES, 0) for _ in seats]
    castles: list[list[tuple[CastleScore, ...]]] = [[() for _ in range(PHASES)] for _ in seats]
    earned: list[dict[int, list[CastleScore]]] = [{} for _ in seats]
    course: list[tuple[int, ...]] = [(0,) * players]
    scorings: list[int] = []
    knights: dict[Square, int] = {}
    """The number of the knight on each square: each keeps its number wherever it goes."""
    numbers = count()
    for step in steps:
        for event in step.events:
            spent = _use(event)
            if spent is not None:
                seat, use, ap = spent
                uses[seat][use] += ap
            match event:
                case e.KnightPlaced(_, at) | e.KnightAdded(_, at):
                    knights[at] = next(numbers)
                case e.KnightMoved(_, source, at):
                    knights[at] = knights.pop(source)
                case e.CastlesScored(seat, phase, found):
                    castles[seat][phase - 1] = found
                    for castle in found:
                        earned[seat].setdefault(knights[castle.knight], []).append(castle)
        if any(isinstance(event, e.TurnEnded) for event in step.events):
            # A year is scored after its last turn's end, in the same step: its points belong to that turn.
            if any(isinstance(event, e.CastlesScored) for event in step.events):
                scorings.append(len(course))
            course.append(step.after.scores)
    return Statistics(
        tuple(
            PlayerStatistics(
                tuple(uses[seat][use] for use in USES),
                tuple(castles[seat]),
                _best(earned[seat].values()),
                tuple(points[seat] for points in course),
            )
            for seat in seats
        ),
        tuple(scorings),
    )


def _use(event: e.Event) -> tuple[Seat, str, int] | None:
    match event:
        case e.KnightMoved(seat, ap=ap):
            return seat, "walking", ap
        case e.BlockBuilt(seat, ap=ap):
            return seat, "building", ap
        case e.KnightAdded(seat, ap=ap):
            return seat, "adding", ap
        case e.CardsOffered(seat, ap=ap) | e.CardDrawn(seat, ap=ap):
            return seat, "cards", ap
        case e.MarkerMoved(seat, ap=ap):
            return seat, "marker", ap
        case e.TurnEnded(seat, unspent=ap):
            return seat, "lost", ap
    return None


def _best(earned: Iterable[list[CastleScore]]) -> BestKnight | None:
    """The knight with most points; of several the one that came first."""
    sums = [(sum(castle.points for castle in castles), castles) for castles in earned]
    if not sums:
        return None
    points, castles = max(sums, key=lambda each: each[0])
    return BestKnight(points, tuple(castle.knight for castle in castles))
