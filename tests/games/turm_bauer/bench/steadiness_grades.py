"""What the grades of the steadiness meter are worth: python -m tests.games.turm_bauer.bench.steadiness_grades [--games
4] [--wobble usual]

Bots of mixed levels play by Bullet. At every other block some legal places are looked at: what the meter says with the
block there, and how many of some drawn hands bring something down there, by statics and by Bullet. Told besides: what
the meter said of the places where the bots built, and how often something fell. A game takes about a minute.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from typing import get_args

from tests.games.turm_bauer.random_games import opened
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.hud.panels.steadiness_panel import GRADES, grade
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.decide import apply
from torres3d.games.turm_bauer.rules.judging.hand_error import Elbowroom, sampled
from torres3d.games.turm_bauer.rules.judging.judge import let_go
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.judging.steadiness import steadiness_with
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.options import Wobble
from torres3d.games.turm_bauer.rules.seat_view import view
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge

LEVELS = (
    ("master", "clever", "careful"),
    ("careful", "careful", "clever"),
    ("careless", "careful", "clever"),
    ("master", "master", "master"),
)
"""Who plays, game after game."""
PLACES = 5
BY_STATICS, BY_BULLET = 12, 2
"""Hands at each place."""


def chosen_of(wobble: Wobble, seed: int) -> Iterator[tuple[State, Placement, bool]]:
    """A game: each block that is built, where, and whether something fell."""
    state, judge = opened(3, seed, hand="drawn", wobble=wobble), BulletJudge()
    bots = [BOTS.make_bot(level, seat) for seat, level in enumerate(LEVELS[seed % len(LEVELS)])]
    while state.actor is not None:
        choice = bots[state.actor].choose(view(state, state.actor))
        if isinstance(choice, Placement):
            built = let_go(state, choice, judge)
            yield state, choice, bool(built.rest.fell)
            state = apply(state, built)
        else:
            state = apply(state, choice)


def measure(wobble: Wobble, seeds: range) -> Counter[tuple[str, str]]:
    """By grade: places, hands and falls by statics and by Bullet, blocks that were built and falls then."""
    found: Counter[tuple[str, str]] = Counter()
    statics, bullet = StaticsJudge(), BulletJudge()
    for seed in seeds:
        chance = random.Random(seed)
        for number, (state, choice, fell) in enumerate(chosen_of(wobble, seed)):
            name = grade(steadiness_with(state, choice.cells)).name
            found[name, "built"] += 1
            found[name, "fell"] += fell
            if number % 2:
                continue
            places = [each for each in legal(state) if isinstance(each, Placement) and each.ring is None]
            for place in chance.sample(places, min(PLACES, len(places))):
                name = grade(steadiness_with(state, place.cells)).name
                room = Elbowroom(state.blocks, place.cells)
                hands = [room.cut(sampled(chance, wobble, place)) for _ in range(BY_STATICS)]
                found[name, "places"] += 1
                found[name, "by statics"] += sum(bool(statics.judge(state, place, hand).fell) for hand in hands)
                few = hands[:BY_BULLET]
                found[name, "by bullet"] += sum(bool(bullet.judge(state, place, hand).fell) for hand in few)
    return found


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--wobble", choices=get_args(Wobble), default="usual")
    given = parser.parse_args()
    found = measure(given.wobble, range(given.first, given.first + given.games))
    print(f"{given.wobble}: share of hands that brought something down")
    for each in GRADES:
        places, built = found[each.name, "places"], found[each.name, "built"]
        by_statics = found[each.name, "by statics"] / max(1, places * BY_STATICS)
        by_bullet = found[each.name, "by bullet"] / max(1, places * BY_BULLET)
        told = f"statics {by_statics:.3f}, bullet {by_bullet:.3f}"
        print(f"{each.name:8} {places:4} places: {told}; {found[each.name, 'fell']} of {built} that bots built fell")


if __name__ == "__main__":
    main()
