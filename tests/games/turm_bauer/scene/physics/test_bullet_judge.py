"""T-7, T-9.1, T-9.2: what the judge by Bullet says."""

import math
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from panda3d.core import TransformState

from tests.at_length import at_length
from tests.games.turm_bauer.random_games import opened
from tests.games.turm_bauer.rules.judging.careful_games import builds
from tests.games.turm_bauer.rules.judging.random_towers import places, tower
from torres3d.games.turm_bauer.rules.commands import Hand, Moved, Placement, Pose, Rest, within_bounds
from torres3d.games.turm_bauer.rules.decide import decide
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.rules.judging.statics import stands
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State
from torres3d.games.turm_bauer.scene.physics import bullet_judge
from torres3d.games.turm_bauer.scene.physics.block_pile import BlockPile, BodyPlace, pose_of
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge, VerdictCourse, travel

CUBE = Placement("1c", ((0, 0, 1),), None)
OVER_THE_EDGE = Placement("2a", ((1, 0, 1), (2, 0, 1)), None)
SLAB = BuiltBlock("blue", "4s", ((0, 0, 1), (0, 1, 1), (1, 0, 1), (1, 1, 1)))
CALM = Hand(0, 0, 0, 20)

ELSEWHERE = """
from tests.games.turm_bauer.scene.physics.test_bullet_judge import outcomes
print(outcomes())
"""


def with_blocks(*blocks: BuiltBlock, **options: object) -> State:
    return replace(opened(start=2, **options), blocks=blocks)


def pulled_down() -> tuple[State, Placement]:
    """A row of three under a column on its free end, and a slab that is too much for it."""
    row = BuiltBlock("blue", "3i", ((0, 0, 1), (1, 0, 1), (2, 0, 1)))
    column = tuple(BuiltBlock("blue", name, ((2, 0, z),)) for name, z in (("1n", 2), ("1c", 3)))
    return with_blocks(row, *column), Placement("4s", ((2, 0, 4), (2, 1, 4), (3, 0, 4), (3, 1, 4)), None)


def test_t_9_1_what_lies_well_stays_about_where_it_was_let_go() -> None:
    rest = BulletJudge().judge(with_blocks(), CUBE, Hand(60, -40, 30, 20))
    assert rest.pose is not None
    assert math.dist(rest.pose[:2], (60, -40)) < 8
    assert abs(rest.pose[2] - 30) < 8
    assert (rest.moved, rest.fell) == ((), ())


def test_t_7_3_what_has_nothing_below_its_middle_falls() -> None:
    assert BulletJudge().judge(with_blocks(), OVER_THE_EDGE, CALM).pose is None
    assert BulletJudge().judge(with_blocks(), OVER_THE_EDGE, CALM).fell == (("green", "2a"),)


def test_t_7_6_what_is_pulled_along_is_told_sorted() -> None:
    state, slab = pulled_down()
    rest = BulletJudge().judge(state, slab, CALM)
    assert rest.pose is None
    assert rest.moved == ()
    assert set(rest.fell) >= {("blue", "1c"), ("blue", "1n"), ("green", "4s")}
    assert list(rest.fell) == sorted(rest.fell)


@pytest.mark.parametrize(
    ("at", "turn", "fallen"),
    [
        ((0.0, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0), False),
        ((0.49, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0), False),
        ((0.36, 0.36, 0.0), (1.0, 0.0, 0.0, 0.0), True),
        ((0.0, 0.0, -0.51), (1.0, 0.0, 0.0, 0.0), True),
        ((0.0, 0.0, 0.0), (math.cos(math.radians(9.9)), math.sin(math.radians(9.9)), 0.0, 0.0), False),
        ((0.0, 0.0, 0.0), (math.cos(math.radians(10.1)), 0.0, math.sin(math.radians(10.1)), 0.0), True),
        ((0.0, 0.0, 0.0), (math.cos(math.radians(7.4)), 0.0, 0.0, math.sin(math.radians(7.4))), False),
        ((0.0, 0.0, 0.0), (math.cos(math.radians(7.6)), 0.0, 0.0, math.sin(math.radians(7.6))), True),
    ],
)
def test_t_7_3_fallen_is_far_or_leaning_or_out_of_bounds(
    at: tuple[float, float, float],
    turn: tuple[float, float, float, float],
    fallen: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """More than 0.5 edges, more than 20 degrees, or a pose beyond 15 degrees."""
    pile = BlockPile((BuiltBlock("red", "1c", ((0, 0, 1),)),))
    lying = BodyPlace((0.5 + at[0], 0.5 + at[1], 1.5 + at[2]), turn)
    monkeypatch.setattr(BlockPile, "lying", lambda _: (lying,))
    assert bool(pile.fallen()) is fallen


@pytest.mark.parametrize(
    ("now", "noted_anew"),
    [
        ((100, -50, 30), False),
        ((120, -50, 30), False),
        ((114, -36, 30), False),
        ((121, -50, 30), True),
        ((100, -50, 46), False),
        ((100, -50, 47), True),
    ],
)
def test_t_7_4_a_block_that_hardly_moved_keeps_its_pose(
    now: Pose, noted_anew: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not more than 0.02, at none of its corners: a cube's is 0.707 from its middle, 1.6 degrees are 0.0197 there."""
    noted = BuiltBlock("blue", "1c", ((1, 1, 1),), (100, -50, 30))
    monkeypatch.setattr(BlockPile, "poses", lambda _: (now, (1, 2, 3)))
    rest = VerdictCourse(with_blocks(noted), CUBE, CALM).rest()
    assert rest == Rest((1, 2, 3), (Moved("blue", "1c", now),) if noted_anew else ())


def test_t_7_4_a_block_that_moved_is_told_with_its_new_pose() -> None:
    """There is too little room between two that lean towards each other: they give way."""
    west, east = BuiltBlock("blue", "1c", ((0, 0, 1),), (110, 0, 0)), BuiltBlock("blue", "1n", ((1, 1, 1),))
    wall = BuiltBlock("red", "1c", ((1, 0, 1),), (0, 0, 0))
    state = with_blocks(west, east, wall)
    rest = BulletJudge().judge(state, Placement("4s", ((0, 0, 2), (0, 1, 2), (1, 0, 2), (1, 1, 2)), None), CALM)
    assert rest.fell == ()
    assert {(each.colour, each.block) for each in rest.moved} <= {("blue", "1c"), ("red", "1c")}
    assert rest.moved
    assert all(travel(west.cells, (110, 0, 0), each.pose) > 0.02 for each in rest.moved if each.block == "1c")


def bumps(
    state: State, placement: Placement, monkeypatch: pytest.MonkeyPatch, *verdicts: bool
) -> tuple[Rest, list[float]]:
    """The outcome and how far gravity leaned each time, when statics says this, and the last again and again."""
    said, leans = iter(verdicts), list[float]()
    bump = BlockPile.bump

    def noted(pile: BlockPile, lean: float) -> Iterator[None]:
        leans.append(lean)
        return bump(pile, lean)

    monkeypatch.setattr(bullet_judge, "stands", lambda _: next(said, verdicts[-1]))
    monkeypatch.setattr(BlockPile, "bump", noted)
    return BulletJudge().judge(state, placement, CALM), leans


def test_t_9_2_no_leaning_tower_is_frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """What statics does not believe is bumped twice as hard each time, until it falls."""
    rest, leans = bumps(with_blocks(), CUBE, monkeypatch, False)
    assert rest == Rest(None, (), (("green", "1c"),))
    assert len(leans) > 2
    assert leans[1:] == [2 * lean for lean in leans[:-1]]


def test_t_9_2_what_stands_after_a_harder_bump_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    rest, leans = bumps(with_blocks(), CUBE, monkeypatch, False, True)
    assert rest.pose is not None
    assert len(leans) == 2
    assert leans[0] == pytest.approx(physics().wobble.usual.lean * 0.7)


def test_t_9_2_what_only_sides_hold_falls() -> None:
    """A block between two that lean towards it hangs by friction in Bullet; statics knows no sides."""
    pillars = tuple(
        BuiltBlock("blue", name, cells, pose)
        for name, cells, pose in (
            ("4s", ((-1, 0, 1), (-1, 0, 2), (0, 0, 1), (0, 0, 2)), (30, 0, 0)),
            ("4l", ((2, 0, 0), (2, 0, 1), (2, 0, 2), (3, 0, 0)), (-30, 0, 0)),
        )
    )
    assert not stands((*pillars, BuiltBlock("green", "1c", ((1, 0, 2),))))
    assert BulletJudge().judge(with_blocks(*pillars), Placement("1c", ((1, 0, 2),), None), CALM).pose is None


def test_t_7_5_what_fell_beside_a_block_that_stays_is_put_back_as_it_was() -> None:
    """A loose neighbour, on its edge already, is brought down by the bump; the new block stays."""
    loose = BuiltBlock("blue", "2a", ((1, 0, 1), (2, 0, 1)), (-21, 0, 0))
    rest = BulletJudge().judge(
        with_blocks(loose, wobble="windy"), Placement("1c", ((0, 1, 1),), None), Hand(0, 0, 0, 40)
    )
    assert rest.fell == (("blue", "2a"),)
    assert rest.pose is not None
    assert rest.moved == ()


def outcomes() -> str:
    """Some verdicts, as text to the last digit."""
    rng, found = random.Random(7), []
    for seed, count in ((1, 9), (2, 18)):
        state = tower(seed, count)
        for place in rng.sample(places(state), 2):
            verdict = VerdictCourse(state, place, Hand(rng.randint(-60, 60), rng.randint(-60, 60), 20, 30))
            for _ in verdict.course():
                continue
            found.append((verdict.rest(), verdict.pile.lying()))
    state, slab = pulled_down()
    found.append((BulletJudge().judge(state, slab, CALM), ()))
    return repr(found)


@pytest.mark.long
def test_the_same_in_another_process_and_after_other_worlds() -> None:
    once = outcomes()
    assert outcomes() == once
    done = subprocess.run([sys.executable, "-c", ELSEWHERE], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == once


def creeping(wobble: str, seed: int) -> None:
    """A game judged by Bullet: after each command the building stands by statics in the poses that were noted."""
    built, poses = 0, set()
    for before, build, after in builds(BulletJudge(), seed, wobble=wobble, hand="drawn"):
        assert stands(after.blocks)
        built += build.rest.pose is not None
        poses.update(block.pose for block in after.blocks)
        assert decide(before, build)
        assert all(within_bounds(block.pose) for block in after.blocks)
    assert built > 3
    assert len(poses) > 3


@pytest.mark.slow
@pytest.mark.parametrize("wobble", ["windy", *at_length("gentle")])
def test_t_7_8_what_bullet_accepts_stands_when_it_is_set_up_again(wobble: str) -> None:
    creeping(wobble, 2)


@pytest.mark.long
@pytest.mark.parametrize("wobble", ["gentle", "usual", "windy"])
def test_what_bullet_accepts_stands_over_many_games(wobble: str) -> None:
    for seed in range(10, 15):
        creeping(wobble, seed)


def test_what_is_set_up_again_lies_as_it_did() -> None:
    """From a noted state, with no new block: all stays within what counts as unmoved."""
    state = opened(3, 2, hand="drawn")
    for _, _, after in builds(BulletJudge(), 5, wobble="gentle", hand="drawn"):
        state = after
        if len(after.blocks) >= 8:
            break
    pile = BlockPile(state.blocks)
    for _ in pile.ease():
        continue
    for _ in pile.settle(2.0):
        continue
    assert not pile.fallen()
    for block, pose in zip(state.blocks, pile.poses(), strict=True):
        assert travel(block.cells, block.pose, pose) < 0.05


def test_a_pose_is_read_from_where_a_block_lies() -> None:
    block = BuiltBlock("red", "3l", ((0, 0, 1), (0, 1, 1), (1, 0, 1)), (123, -45, 67))
    pile = BlockPile((block,))
    assert pile.poses() == ((123, -45, 67),)
    assert pose_of(block, pile.lying()[0]) == (123, -45, 67)


def test_nothing_of_a_verdict_stays_in_memory() -> None:
    """Arenas judge thousands of blocks in a process that draws no frames."""
    BulletJudge().judge(with_blocks(SLAB), Placement("1c", ((0, 0, 2),), None), CALM)
    before = TransformState.get_num_states()
    for push in range(3):
        BulletJudge().judge(with_blocks(SLAB), Placement("1c", ((0, 0, 2),), None), replace(CALM, push=push))
    assert TransformState.get_num_states() <= before + 10


def test_t_7_7_figures_weigh_nothing() -> None:
    state = with_blocks(SLAB)
    crowded = replace(state, sets=tuple(replace(each, figure=(1, 1, 1)) for each in state.sets))
    place, hand = Placement("1c", ((0, 0, 2),), None), Hand(150, 30, 20, 90)
    assert BulletJudge().judge(crowded, place, hand) == BulletJudge().judge(state, place, hand)


@pytest.mark.parametrize("lean", [0.0, 10.0, 40.0])
def test_a_pose_of_a_leaning_block_is_where_it_points(lean: float) -> None:
    """Turned by 12.3 degrees, and then leaning about its own x axis."""
    half, tilt = math.radians(12.3) / 2, math.radians(lean) / 2
    turn = (
        math.cos(half) * math.cos(tilt),
        math.cos(half) * math.sin(tilt),
        math.sin(half) * math.sin(tilt),
        math.sin(half) * math.cos(tilt),
    )
    block = BuiltBlock("red", "1c", ((2, 3, 1),))
    assert pose_of(block, BodyPlace((2.5 + 0.9, 3.5 - 0.9, 1.5), turn)) == (900, -900, 123)


@pytest.mark.parametrize(
    ("pose", "east", "north"), [((500, 0, 0), 1, 0), ((0, -500, 0), 0, -1), ((400, 300, 20), 0, 1)]
)
def test_t_7_3_fallen_is_measured_from_where_a_block_was_set_up(pose: Pose, east: int, north: int) -> None:
    block, shift = BuiltBlock("red", "1c", ((2, 3, 1),), pose), physics().fallen.shift
    pile = BlockPile((block,))
    assert pile.fallen() == frozenset()
    for far, fallen in ((shift - 2e-4, frozenset()), (shift + 2e-4, frozenset({0}))):
        # Back towards the middle of its cells, so that it stays within the bounds of poses.
        at = (2.5 + pose[0] / 1000 - far * east, 3.5 + pose[1] / 1000 - far * north, 1.5)
        pile.lying = lambda at=at: (BodyPlace(at, (1.0, 0.0, 0.0, 0.0)),)  # type: ignore[method-assign]
        assert pile.fallen() == fallen


def test_t_7_6_the_tower_comes_down_when_so_many_have_fallen() -> None:
    verdict = VerdictCourse(with_blocks(SLAB, collapse=3), CUBE, CALM)
    for fallen in range(5):
        verdict.pile.fallen = lambda fallen=fallen: frozenset(range(fallen))  # type: ignore[method-assign]
        assert verdict._is_collapse == (fallen >= 3)  # noqa: SLF001


def test_t_9_2_what_no_bump_brings_to_stand_has_fallen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(VerdictCourse, "_is_settled", False)
    monkeypatch.setattr(BlockPile, "bump", lambda _pile, _lean: iter(()))
    rest = BulletJudge().judge(with_blocks(SLAB), Placement("1c", ((0, 0, 2),), None), CALM)
    assert rest == Rest(None, (), (("green", "1c"),))


def test_t_7_4_a_corner_travels_by_the_shift_and_the_turn() -> None:
    """The farthest corner of three in a row is at 1.5 and 0.5 from their middle."""
    cells = ((0, 0, 1), (1, 0, 1), (2, 0, 1))
    reach = math.hypot(1.5, 0.5)
    assert travel(cells, (0, 0, 0), (300, -400, 0)) == pytest.approx(0.5)
    assert travel(cells, (0, 0, 10), (0, 0, -20)) == pytest.approx(reach * math.radians(3))
    upright = tuple((y, x, z) for x, y, z in cells)
    assert travel(upright, (0, 0, 0), (0, 0, 30)) == pytest.approx(reach * math.radians(3))
