"""Statics and Bullet say the same of random placements, but for those near the edge (T-9.1, T-9.3)."""

import random
from collections import deque
from collections.abc import Iterator
from itertools import chain

import pytest

from tests.games.turm_bauer.rules.judging.careful_games import builds
from tests.games.turm_bauer.rules.judging.random_towers import places
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.judging.hand_error import Elbowroom, sampled
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge, let_go_block, stands
from torres3d.games.turm_bauer.rules.state import BuiltBlock
from torres3d.games.turm_bauer.scene.physics.block_pile import BlockPile

EDGE = 0.03
"""Cubes around the edge within which they may differ: stands with contacts so much smaller, or falls with so much
larger ones."""


def piles(seed: int) -> Iterator[tuple[BuiltBlock, ...]]:
    """Buildings of one game, each with one more block at a place of chance, which may be a bad one."""
    rng = random.Random(seed)
    for before, _, _ in builds(StaticsJudge(), seed, wobble="usual", hand="drawn", collapse=5):
        for place in rng.sample(places(before), min(3, len(places(before)))):
            room = Elbowroom(before.blocks, place.cells)
            hand = room.cut(sampled(rng, "windy", Placement(place.block, place.cells, None)))
            if room.depth(hand) < 0.002:
                yield (*before.blocks, let_go_block(before, place, hand))


def clear(blocks: tuple[BuiltBlock, ...]) -> bool | None:
    """Whether statics is sure that it stands, or that it does not; None near the edge."""
    return True if stands(blocks, EDGE) else None if stands(blocks, -EDGE) else False


def bullet_stands(blocks: tuple[BuiltBlock, ...]) -> bool:
    """Whether nothing falls in Bullet, without a bump."""
    pile = BlockPile(blocks)
    deque(chain(pile.ease(), pile.settle(5.0)), maxlen=0)
    return not pile.fallen()


def agreement(seeds: range, wanted: int) -> tuple[int, int, int]:
    """How many were looked at, of those how many agreed, and how many of them fell."""
    looked = agreed = fell = 0
    for seed in seeds:
        for blocks in piles(seed):
            sure = clear(blocks)
            if sure is None:
                continue
            looked += 1
            fell += not sure
            agreed += bullet_stands(blocks) == sure
            if looked == wanted:
                return looked, agreed, fell
    return looked, agreed, fell


@pytest.mark.long
def test_t_9_3_statics_and_bullet_agree_away_from_the_edge() -> None:
    looked, agreed, fell = agreement(range(20, 24), 100)
    assert looked == 100
    assert 20 < fell < 80
    assert agreed >= 98


@pytest.mark.long
def test_statics_and_bullet_agree_in_many_placements() -> None:
    looked, agreed, _ = agreement(range(100, 140), 1000)
    assert looked == 1000
    assert agreed >= 0.98 * looked
