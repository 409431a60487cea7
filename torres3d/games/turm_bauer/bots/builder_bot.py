"""Bot of Turm Bauer: chooses a place for a block, a block to discard, and the walk of its figure.

It keeps nothing from one choice to the next: its random numbers come from its seed and the moment of the game, so that
the same seed plays the same game, even one that was saved meanwhile.
"""

import random

from torres3d.bots.bot import Hurry, unhurried
from torres3d.games.turm_bauer.bots.difficulty_levels import Level
from torres3d.games.turm_bauer.bots.place_choice import FREE_TRIES, UNEASY, Scale, Weighed
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of, size_of
from torres3d.games.turm_bauer.rules.commands import Choice, Discard, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.seat_view import View
from torres3d.games.turm_bauer.rules.state import State

LOOKED_AT = 14
"""Places to weigh, the highest first, for each ring and for none."""


def best_walk(scale: Scale, choices: list[Choice]) -> Move | Stay:
    prospects, footing = scale.prospects, scale.footing
    acting = prospects.acting
    left = prospects.left[acting]
    here = footing.place(acting)
    stands: list[tuple[Move | Stay, float]] = []
    for ring in (None, "pass", "leap"):
        moves = [choice for choice in choices if isinstance(choice, Move) and choice.ring == ring]
        moves.sort(key=lambda move: (-level_of(move.to), move.to == here, str(move.to)))
        cost = 0.0 if ring is None else scale.ring_worth(acting)
        stands += [(move, cost) for move in moves[:LOOKED_AT]]
    stands.append((Stay(), 0.0))
    best: tuple[float, Move | Stay] | None = None
    for choice, cost in stands:
        place = choice.to if isinstance(choice, Move) else here
        there = footing.with_figure(acting, place)
        height = prospects.height(there, acting) if left else float(level_of(place))
        if choice is stands[-1][0]:
            height -= 0.01  # of two ways that are as good the one that goes on
        worth = height - cost - prospects.against(there) + scale.chance.gauss(0, scale.level.softness / 4)
        if best is None or worth > best[0] + 1e-9:
            best = worth, choice
    assert best is not None
    return best[1]


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
