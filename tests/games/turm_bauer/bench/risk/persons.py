"""What hands of persons bring down, by grade: python -m tests.games.turm_bauer.bench.risk.persons [--hands 2]
[--person steers]

At each place of `positions.jsonl` Bullet judges some hands of a person of `tests.games.turm_bauer.bench.hand_steering`.
They are counted by the grade that the meter gives the place in the end (`refined.jsonl`). Takes some minutes.
"""

import argparse
import os
import random
from collections import defaultdict
from functools import partial
from multiprocessing import get_context

from tests.games.turm_bauer.bench.hand_steering import PERSONS, hand_of
from tests.games.turm_bauer.bench.risk.estimates import last_figure, refined, risks
from tests.games.turm_bauer.bench.risk.hands import NOTHING, outcome_of
from tests.games.turm_bauer.bench.risk.positions import read_positions
from torres3d.games.turm_bauer.hud.panels.steadiness_panel import GRADES, grade_of_risk
from torres3d.games.turm_bauer.rules.judging.hand_error import Elbowroom
from torres3d.games.turm_bauer.rules.judging.risk_estimate import RiskEstimate
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge


def fallen(person: str, hands: int, index: int) -> tuple[str, int]:
    """The grade of a place, and how many hands of the person let something fall there."""
    position, chance = read_positions()[index], random.Random(f"{person}/{index}")
    estimate = RiskEstimate(position.state, position.placement)
    name = grade_of_risk(last_figure(estimate, risks(refined()[index])).falls).name
    room, judge = Elbowroom(position.blocks, position.cells), BulletJudge()
    tried = (room.cut(hand_of(person, chance, position.wobble, position.placement)) for _ in range(hands))
    return name, sum(outcome_of(judge, position, hand) != NOTHING for hand in tried)


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=2)
    parser.add_argument("--person", choices=PERSONS, default="steers")
    given = parser.parse_args()
    by_grade: defaultdict[str, list[int]] = defaultdict(list)
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        for name, count in pool.imap(partial(fallen, given.person, given.hands), sorted(refined())):
            by_grade[name].append(count)
    for each in GRADES:
        counts = by_grade[each.name]
        share = sum(counts) / max(1, given.hands * len(counts))
        print(f"{given.person}, {each.name:8} {share:.3f} of hands at {len(counts)} places")


if __name__ == "__main__":
    main()
