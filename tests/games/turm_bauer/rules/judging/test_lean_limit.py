"""T-9.1: how far gravity may lean before something moves, where it can be worked out by hand."""

import random

import pytest

from tests.games.turm_bauer.bench.risk.positions import read_positions
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells
from torres3d.games.turm_bauer.rules.commands import Pose
from torres3d.games.turm_bauer.rules.judging.lean_limit import LeanLimits
from torres3d.games.turm_bauer.rules.state import STRAIGHT, BuiltBlock

CUBE: Cells = ((0, 0, 1),)
PILLAR: Cells = ((0, 0, 1), (0, 0, 2), (0, 0, 3))
ROUGH, ALL = 2.0, 5.0


def laid(cells: Cells, pose: Pose = STRAIGHT) -> BuiltBlock:
    return BuiltBlock("red", "", cells, pose)


@pytest.mark.parametrize(
    ("block", "shrink", "limit"),
    [
        (laid(CUBE), 0.0, 0.48 / 0.5),
        (laid(CUBE), 0.08, 0.40 / 0.5),
        (laid(PILLAR), 0.0, 0.48 / 1.5),
        (laid(CUBE, (-300, 0, 0)), 0.0, 0.18 / 0.5),
        (laid(CUBE, (0, -300, 0)), 0.0, 0.18 / 0.5),
    ],
)
def test_a_block_tips_where_its_weight_leaves_its_foot(block: BuiltBlock, shrink: float, limit: float) -> None:
    assert LeanLimits([block], shrink, ROUGH, ALL).own == pytest.approx(limit)


def test_what_is_smooth_slides_before_it_tips() -> None:
    assert LeanLimits([laid(CUBE)], 0.0, 0.2, ALL).own == pytest.approx(0.2)


def test_no_more_is_looked_for_than_is_asked() -> None:
    assert LeanLimits([laid(CUBE)], 0.0, ROUGH, 0.5).own == 0.5
    assert LeanLimits([], 0.0, ROUGH, 0.5).own == 0.5


def test_what_does_not_stand_upright_has_no_limit() -> None:
    assert LeanLimits([laid(((1, 0, 1), (2, 0, 1)))], 0.0, ROUGH, ALL).own == -1.0


def test_two_blocks_move_as_one_or_the_upper_by_itself() -> None:
    pillar = [laid(CUBE), laid(((0, 0, 2),))]
    assert LeanLimits(pillar, 0.0, ROUGH, ALL).own == pytest.approx(0.48 / 1.0)
    loose = [laid(CUBE), laid(((0, 0, 2),), (-400, 0, 0))]
    assert LeanLimits(loose, 0.0, ROUGH, ALL).own == pytest.approx(0.08 / 0.5)


@pytest.mark.slow
def test_with_a_block_it_is_what_the_building_with_it_bears() -> None:
    """At each of some places of played games, with the block shifted and turned."""
    rng, less = random.Random(5), 0
    for position in read_positions()[::15]:
        pose = (rng.randint(-300, 300), rng.randint(-300, 300), rng.randint(-60, 60))
        block = laid(position.cells, pose)
        own = LeanLimits(position.blocks, 0.004, ROUGH, ALL).own
        known = list(LeanLimits(position.blocks, 0.004, ROUGH, ALL).with_block(block))
        assert known == sorted(known, reverse=True)
        assert known[-1] == pytest.approx(LeanLimits((*position.blocks, block), 0.004, ROUGH, ALL).own)
        less += known[0] < ALL and own >= 0
    assert less > 5, "where the block moves nothing, the building's own limit is known at once"


def test_a_limit_once_found_is_kept() -> None:
    limits, upper = LeanLimits([laid(CUBE)], 0.0, ROUGH, ALL), laid(((0, 0, 2),))
    *_, found = limits.with_block(upper)
    assert list(limits.with_block(upper)) == [found]
