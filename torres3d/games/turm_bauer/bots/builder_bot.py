"""Bot of Turm Bauer: chooses a place for a block, a block to discard, and the walk of its figure.

It keeps nothing from one choice to the next: its random numbers come from its seed and the moment of the game, so that
the same seed plays the same game, even one that was saved meanwhile.
"""

import random
from collections.abc import Sequence

import msgspec

from torres3d.bots.bot import Hurry, unhurried
from torres3d.games.turm_bauer.bots.difficulty_levels import Level
from torres3d.games.turm_bauer.bots.place_choice import FREE_TRIES, UNEASY, Scale, Weighed
from torres3d.games.turm_bauer.rules.cell_and_column_names import Place, level_of, size_of
from torres3d.games.turm_bauer.rules.commands import Choice, Discard, Move, Placement, Stay, WalkRing
from torres3d.games.turm_bauer.rules.legal import WALK_RINGS, legal
from torres3d.games.turm_bauer.rules.seat_view import View
from torres3d.games.turm_bauer.rules.state import State

LOOKED_AT = 14
"""Places to weigh, the highest first, for each ring and for none."""
GAIN = 0.5
"""Gain in levels beyond which a figure stands lower than it could, or leaves a field for one that is no higher."""


class WeighedWalk(msgspec.Struct, frozen=True):
    """A walk of the acting figure, or staying: the ``level`` where it ends, and its ``worth`` in levels."""

    choice: Move | Stay
    level: int
    worth: float

    @property
    def ring(self) -> WalkRing | None:
        return self.choice.ring if isinstance(self.choice, Move) else None


def weighed_walks(scale: Scale, choices: Sequence[Choice]) -> list[WeighedWalk]:
    """The walks to compare, weighed exactly whatever the softness of the level; staying is the last."""
    prospects, footing = scale.prospects, scale.footing
    acting = prospects.acting
    here = footing.place(acting)
    found: list[WeighedWalk] = []

    def weigh(choice: Move | Stay, place: Place, cost: float) -> None:
        there = footing.with_figure(acting, place)
        height = prospects.height(there, acting) if prospects.left[acting] else float(level_of(place))
        found.append(WeighedWalk(choice, level_of(place), height - cost - prospects.against(there)))

    for ring in (None, *WALK_RINGS):
        moves = [choice for choice in choices if isinstance(choice, Move) and choice.ring == ring]
        moves.sort(key=lambda move: (-level_of(move.to), move.to == here, str(move.to)))
        for move in moves[:LOOKED_AT]:
            weigh(move, move.to, 0.0 if ring is None else scale.ring_worth(acting))
    weigh(Stay(), here, 0.0)
    return found


def natural_walk(walks: Sequence[WeighedWalk]) -> WeighedWalk:
    """The walk without a ring that needs no reason: the best one to the highest level, or staying where that is it."""
    top = max(walk.level for walk in walks if walk.ring is None)
    if walks[-1].level == top:
        return walks[-1]
    return max((walk for walk in walks if walk.level == top and walk.ring is None), key=lambda walk: walk.worth)


def needs_gain(walk: WeighedWalk, natural: WeighedWalk) -> bool:
    """Whether a walk is idle unless it gains something: it ends lower than the natural one, or as high and aside."""
    if walk is natural or walk.level != natural.level:
        return walk.level < natural.level
    return walk.ring is not None or isinstance(natural.choice, Stay)


def sensible_walks(walks: Sequence[WeighedWalk]) -> list[WeighedWalk]:
    """The walks that are not idle: a gain is more than `GAIN`, for the figure's next climb or by hindering others."""
    natural = natural_walk(walks)
    return [walk for walk in walks if not needs_gain(walk, natural) or walk.worth > natural.worth + GAIN]


def best_walk(scale: Scale, choices: Sequence[Choice]) -> Move | Stay:
    noise = scale.level.softness / 4
    walks = sensible_walks(weighed_walks(scale, choices))
    return max(walks, key=lambda walk: walk.worth + scale.chance.gauss(0, noise)).choice


class BuilderBot:
    """Bot of a level."""

    def __init__(self, level: Level, seed: int) -> None:
        self._level = level
        self._seed = seed

    def choose(self, view: View, hurry: Hurry = unhurried) -> Choice:
        """A legal choice of the actor, who is ``view.seat``. Nothing hurries it: its level bounds its work."""
        del hurry
        state = view.state
        chance = chance_of(self._seed, state)
        scale = Scale(state, self._level, chance)
        choices = legal(state)
        if state.stage == "move":
            return best_walk(scale, choices)
        return best_building(scale, choices)[0]


def chance_of(seed: int, state: State) -> random.Random:
    """A bot's own random numbers at a moment."""
    return random.Random(f"{seed}/{state.turn}/{state.slips}/{state.stage}")


def best_building(scale: Scale, choices: list[Choice]) -> tuple[Placement | Discard, Weighed | None]:
    """The best choice of a colour in the stage of building; weighed, where it is a place."""
    thrown = [choice for choice in choices if isinstance(choice, Placement) and choice.ring is None]
    free = [choice for choice in choices if isinstance(choice, Placement) and choice.ring is not None]
    boxing = [choice for choice in choices if isinstance(choice, Discard)]
    best = scale.best(thrown) if thrown else None
    if free and (best is None or best.risk.falls > UNEASY):
        if len(free) > FREE_TRIES:
            free = scale.chance.sample(free, FREE_TRIES)
        other = scale.best(free)
        if best is None:
            least = least_discard(boxing)
            return (other.placement, other) if other.worth > scale.unbuilt(least.block) else (least, None)
        if other.worth > best.worth:
            best = other
    if best is not None:
        return best.placement, best
    return least_discard(boxing), None


def least_discard(boxing: list[Discard]) -> Discard:
    """The block of the fewest parts: they count in a tie (T-8.2), and a small block is the least useful."""
    return min(boxing, key=lambda choice: (size_of(choice.block), choice.block))
