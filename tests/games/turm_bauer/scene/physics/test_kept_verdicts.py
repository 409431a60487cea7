"""What Bullet says of some buildings is what it said: T-9.1 in numbers.

A fall has to be the same to the block, a pose to two thousandths of an edge: other builds of Bullet round otherwise.
"""

import pytest

from tests.games.turm_bauer.rules.judging.kept_figures import towers
from torres3d.games.turm_bauer.rules.commands import Hand, Moved, Pose, Rest
from torres3d.games.turm_bauer.rules.state import BlockId, Colour
from torres3d.games.turm_bauer.scene.physics.block_pile import block_body
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge

HAND = Hand(60, -50, 30, 40)
KEPT: list[tuple[Pose | None, tuple[Moved, ...], tuple[tuple[Colour, BlockId], ...]]] = [
    ((60, -50, 30), (), ()),
    (None, (), (("black", "5p"),)),
    ((-66, -7, 6), (), (("black", "2a"), ("black", "3i"), ("green", "5p"))),
    (None, (), (("black", "2a"), ("blue", "5p"))),
    ((74, -21, 6), (), (("black", "3l"), ("black", "4l"), ("black", "5p"), ("green", "6s"), ("red", "6t"))),
    (None, (), (("black", "3l"), ("black", "4l"), ("black", "5p"), ("green", "4l"), ("green", "6s"), ("red", "6t"))),
    ((61, -50, 30), (), (("black", "4s"), ("black", "5l"), ("black", "5p"), ("blue", "3l"), ("red", "4s"))),
    (None, (), (("black", "4s"), ("black", "5l"), ("black", "5p"), ("blue", "3l"), ("green", "5l"), ("red", "4s"))),
    ((54, -35, 34), (), ()),
    ((60, -50, 30), (), ()),
    ((30, -40, 7), (Moved("green", "3l", (-10, 30, 7)),), ()),
    ((61, -50, 29), (), ()),
    ((55, -46, 29), (), ()),
    ((55, -47, 30), (), ()),
]
"""Outcomes of the first two places of each tower."""
ASKED = [(state, place) for state, some in towers() for place in some[:2]][: len(KEPT)]


@pytest.mark.parametrize(
    "number", [pytest.param(n, marks=[pytest.mark.slow] * (n in (4, 5))) for n in range(len(KEPT))]
)
def test_a_verdict_is_the_one_that_is_kept(number: int) -> None:
    state, place = ASKED[number]
    found = BulletJudge().judge(state, place, HAND)
    pose, moved, fell = KEPT[number]
    assert numbers(found) == pytest.approx(numbers(Rest(pose, moved, fell)), abs=2)
    assert found.fell == fell
    assert [(each.colour, each.block) for each in found.moved] == [(each.colour, each.block) for each in moved]


def numbers(rest: Rest) -> list[int]:
    """The poses of an outcome in one list."""
    return [number for pose in (rest.pose, *(each.pose for each in rest.moved)) for number in pose or ()]


def test_every_outcome_is_among_them() -> None:
    assert len(ASKED) == len(KEPT)
    assert {(pose is None, bool(moved), bool(fell)) for pose, moved, fell in KEPT} == {
        (True, False, True),
        (False, False, True),
        (False, True, False),
        (False, False, False),
    }


def test_a_body_has_the_weight_and_the_inertia_of_its_parts() -> None:
    body = block_body(((-3, 1, 1), (-3, 1, 2), (-2, 1, 2), (-1, 1, 2)))
    # Four cubes of mass 1 about their middle at (-1.75, 1.5, 2.25), each 1/6 about its own.
    assert body.mass == 4.0
    assert tuple(body.inertia) == pytest.approx((17 / 12, 50 / 12, 41 / 12), abs=1e-5)
    assert (body.friction, body.restitution) == pytest.approx((0.6, 0.0))
    assert (body.linear_damping, body.angular_damping) == pytest.approx((0.05, 0.05))
    assert not body.deactivation_enabled
    assert {round(shape.margin, 6) for shape in body.shapes} == {0.02}
    halves = sorted(tuple(round(half, 6) for half in shape.half_extents_with_margin) for shape in body.shapes)
    assert halves == [(0.48, 0.48, 1.0), (1.48, 0.48, 0.5)]
    fixed = block_body(((0, 0, 0),), "a fixed one", fixed=True)
    assert (fixed.mass, fixed.name) == (0.0, "a fixed one")
