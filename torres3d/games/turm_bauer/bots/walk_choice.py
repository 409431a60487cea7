"""Choice of a walk after building: the figure's level, its later reach, and the players it hinders."""

from torres3d.games.turm_bauer.bots.place_choice import Scale
from torres3d.games.turm_bauer.rules.commands import Choice, Move, Stay
from torres3d.games.turm_bauer.rules.places import level_of

LOOKED_AT = 14
"""Places to weigh, the highest first, for each ring and for none."""


def best_walk(scale: Scale, choices: list[Choice]) -> Move | Stay:
    """The best of all walks."""
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
