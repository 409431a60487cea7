"""T-9.1: how far gravity may lean before something moves, where it can be worked out by hand."""

import pytest

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells
from torres3d.games.turm_bauer.rules.commands import Pose
from torres3d.games.turm_bauer.rules.judging.lean_limit import lean_limit
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
    assert lean_limit([block], shrink, ROUGH, ALL) == pytest.approx(limit)


def test_what_is_smooth_slides_before_it_tips() -> None:
    assert lean_limit([laid(CUBE)], 0.0, 0.2, ALL) == pytest.approx(0.2)


def test_no_more_is_looked_for_than_is_asked() -> None:
    assert lean_limit([laid(CUBE)], 0.0, ROUGH, 0.5) == 0.5
    assert lean_limit([], 0.0, ROUGH, 0.5) == 0.5


def test_what_does_not_stand_upright_has_no_limit() -> None:
    assert lean_limit([laid(((1, 0, 1), (2, 0, 1)))], 0.0, ROUGH, ALL) == -1.0


def test_two_blocks_move_as_one_or_the_upper_by_itself() -> None:
    pillar = [laid(CUBE), laid(((0, 0, 2),))]
    assert lean_limit(pillar, 0.0, ROUGH, ALL) == pytest.approx(0.48 / 1.0)
    loose = [laid(CUBE), laid(((0, 0, 2),), (-400, 0, 0))]
    assert lean_limit(loose, 0.0, ROUGH, ALL) == pytest.approx(0.08 / 0.5)
