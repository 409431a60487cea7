"""T-9.3: whether a building stands by the forces at its contacts, and which blocks fall."""

import random
import subprocess
import sys
from itertools import product

import numpy as np
import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened, played
from tests.games.turm_bauer.rules.judging.random_towers import built_at, places, shaken, tower
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell, Cells
from torres3d.games.turm_bauer.rules.commands import Pose
from torres3d.games.turm_bauer.rules.judging.contact_load_distribution import springs
from torres3d.games.turm_bauer.rules.judging.contacts import GROUND, faces, overlap_corners, touches
from torres3d.games.turm_bauer.rules.judging.statics import Balance, balance, falling, stands
from torres3d.games.turm_bauer.rules.state import STRAIGHT, BuiltBlock


def block(*cells: Cell, pose: Pose = STRAIGHT) -> BuiltBlock:
    return BuiltBlock("red", f"{len(cells)}a", tuple(sorted(cells)), pose)


def test_nothing_stands_and_so_does_what_lies_on_the_cornerstone() -> None:
    assert stands(())
    assert stands((block((0, 0, 1)),))
    assert stands((block((5, 5, 0)),))
    assert not stands((block((5, 5, 3)),))


@pytest.mark.parametrize(("off", "held"), [(-60, True), (-5, True), (-1, True), (1, False), (5, False), (60, False)])
def test_t_9_3_a_block_of_two_tips_over_an_edge_when_its_middle_is_beyond_it(off: int, held: bool) -> None:
    """Its middle is at x = 2; the edge of the cornerstone below is at 2 - 0.02."""
    assert stands((block((1, 0, 1), (2, 0, 1), pose=(-20 + off, 0, 0)),)) is held


@pytest.mark.parametrize(("weights", "held"), [(0, False), (3, False), (4, True)])
def test_t_9_3_a_counterweight_holds_an_overhang(weights: int, held: bool) -> None:
    """Three in a row with one on the cornerstone: its middle is 0.52 beyond the edge, each cube 0.48 within it."""
    row = block((1, 0, 1), (2, 0, 1), (3, 0, 1))
    cubes = tuple(block((1, 0, 2 + up)) for up in range(weights))
    assert stands((row, *cubes)) is held


def test_t_9_3_sides_carry_nothing() -> None:
    pillars = [block((0, 0, z)) for z in range(1, 3)] + [block((2, 0, z)) for z in range(3)]
    assert not stands((*pillars, block((1, 0, 2))))
    assert stands((*pillars, block((0, 0, 3), (1, 0, 3), (2, 0, 3))))


def test_a_block_may_be_held_down_by_another() -> None:
    """A row of two that would tip stands when another lies on its inner end."""
    tipping = block((1, 0, 1), (2, 0, 1))
    assert not stands((tipping,))
    assert stands((tipping, block((0, 0, 1)), block((0, 0, 2), (1, 0, 2))))


@pytest.mark.parametrize("shrink", [0.0, 0.1, 0.3, 0.47])
def test_a_cube_on_a_cube_may_lose_nearly_half(shrink: float) -> None:
    assert stands((block((0, 0, 1)),), shrink)
    pushed = round(1000 * (0.48 - shrink)) + 2
    assert stands((block((0, 0, 1), pose=(-pushed + 4, 0, 0)),), shrink)
    # Its contact with the cornerstone ends where its middle is.
    assert not stands((block((0, 0, 1), pose=(-pushed, 0, 0)),), shrink)


@pytest.mark.slow
def test_what_stands_shrunk_stands_with_more() -> None:
    seen = set()
    for seed in range(6):
        blocks = shaken(tower(seed, 16), 20, seed)[: 4 + 2 * seed]
        steps = [stands(blocks, shrink) for shrink in (0.0, 0.04, 0.08, 0.16, 0.3)]
        assert steps == sorted(steps, reverse=True)
        seen.update(steps)
    assert seen == {True, False}


@pytest.mark.long
def test_the_verdict_with_one_more_block_is_that_of_the_whole() -> None:
    rng, fell = random.Random(1), 0
    for seed in range(4):
        for count in (3, 14, 26):
            state = tower(seed, count)
            old = shaken(state, 15, seed)
            for place in rng.sample(places(state), 6):
                pose = (rng.randint(-80, 80), rng.randint(-80, 80), rng.randint(-30, 30))
                new = BuiltBlock("red", place.block, place.cells, pose)
                for shrink in (0.0, 0.06):
                    more = balance(old, shrink).with_block(new)
                    whole = Balance((*old, new), shrink).verdict
                    assert more.stands == whole.stands
                    assert more.residual == pytest.approx(whole.residual, abs=1e-6)
                    fell += not whole.stands
    assert 10 < fell < 130


@pytest.mark.slow
def test_contacts_of_several_blocks_that_are_tried_are_those_of_each_alone() -> None:
    """In the same order and to the last digit: the solver's choice among equals depends on it."""
    rng, pressed = random.Random(5), 0
    for seed in range(5):
        state = tower(seed, 30)
        known, count = Balance(shaken(state, 20, seed), 0.03), len(state.blocks)
        taken = {cell for block in state.blocks for cell in block.cells}
        roofed = [place for place in places(state) if any((x, y, z + 1) in taken for x, y, z in place.cells)]
        for place in rng.sample(places(state), 3) + roofed[:3]:
            poses = [(rng.randint(-60, 60), rng.randint(-60, 60), rng.randint(-30, 30)) for _ in range(5)]
            laid = [BuiltBlock("", "", place.cells, pose) for pose in poses]
            together = known.touching(faces(laid, known.shrink, count))
            for index, block in enumerate(laid):
                alone = known.touching(faces((block,), known.shrink, count))
                of_it = together.of_block(count + index, count)
                assert len(alone.lower) > 0
                assert of_it.lower.tolist() == alone.lower.tolist()
                assert of_it.upper.tolist() == alone.upper.tolist()
                assert of_it.points.tolist() == alone.points.tolist()
                pressed += bool((alone.lower == count).any())
    assert pressed > 10


@pytest.mark.slow
def test_springs_find_forces_wherever_all_stands_well() -> None:
    """Another way to the same end: where it stands with something to spare, equal springs hold it."""
    stood = 0
    for seed in range(8):
        blocks = shaken(tower(seed, 16), 20, seed)
        for count in range(4, 17, 3):
            building = Balance(blocks[:count])
            found = springs(building)
            if found is not None:
                assert building.verdict.stands
                assert (found.force >= 0).all()
            assert (found is not None) or not stands(blocks[:count], 0.02)
            stood += found is not None
    assert stood > 8


def test_t_9_3_a_falling_block_takes_along_what_stands_on_it() -> None:
    foot, leaning = block((0, 0, 1)), block((1, 0, 1), (2, 0, 1), pose=(20, 0, 0))
    on_it = block((2, 0, 2))
    assert falling((foot, leaning, on_it)) == {1, 2}
    assert falling((foot, block((0, 0, 2)))) == frozenset()


def test_a_load_tips_what_carried_itself() -> None:
    """A row of three that stands alone falls with what is laid on its free end; the rest stays."""
    row = block((0, 0, 1), (1, 0, 1), (2, 0, 1))
    assert stands((row,))
    far = (row, block((2, 0, 2)), block((2, 0, 3)), block((2, 0, 4), (2, 0, 5)), block((0, 1, 1)))
    assert falling(far) == {0, 1, 2, 3}


def test_contacts_are_the_corners_of_overlaps() -> None:
    _, contacts = touches((block((0, 0, 1)), block((0, 0, 2), pose=(100, 50, 0))), 0.0)
    upper = contacts.points[(contacts.lower == 0) & (contacts.upper == 1)]
    wanted = {(0.12, 0.07), (0.98, 0.07), (0.98, 0.98), (0.12, 0.98)}
    assert {(round(float(x), 6), round(float(y), 6)) for x, y in upper} == wanted
    lower = contacts.points[(contacts.lower == GROUND) & (contacts.upper == 0)]
    assert {(round(float(x), 6), round(float(y), 6)) for x, y in lower} == {
        (x, y) for x in (0.02, 0.98) for y in (0.02, 0.98)
    }
    assert (len(upper), len(lower)) == (4, 4), "corners that two shapes share are one point"


def test_what_shrinks_to_nothing_has_no_face() -> None:
    """Row, slab and cube are smaller by 0.62 of an edge on all sides, or by just under a half."""
    row, slab, cube = block((0, 0, 1), (1, 0, 1)), block(*product((0, 1), (0, 1), (1,))), block((0, 0, 1))
    assert faces((row, slab, cube, block((0, 0, 1), (0, 1, 1))), 0.6).block.tolist() == [1]
    assert faces((row, slab, cube), 0.47).block.tolist() == [0, 1, 2]
    assert faces((cube, row), 0.0, 5).block.tolist() == [5, 6]


def test_squares_that_only_touch_have_no_contact() -> None:
    assert not len(touches((block((2, 0, 1), pose=(-40, 0, 0)),), 0.0)[1].lower)
    assert len(touches((block((2, 0, 1), pose=(-41, 0, 0)),), 0.0)[1].lower) == 4


def test_an_angle_has_no_contact_within_its_corner() -> None:
    angle = block((0, 0, 1), (1, 0, 1), (0, 1, 1))
    _, contacts = touches((angle, block((1, 1, 2))), 0.0)
    assert not ((contacts.lower == 0) & (contacts.upper == 1)).any()


def test_overlaps_of_turned_squares_have_the_right_size() -> None:
    """Against sampling: the hull of the corners is as large as what lies in both."""
    rng = np.random.default_rng(1)
    grid = np.stack(np.meshgrid(np.linspace(-1, 1, 201), np.linspace(-1, 1, 201)), -1).reshape(-1, 2)
    for _ in range(30):
        shapes = []
        for _ in range(2):
            angle, (x, y) = rng.uniform(0, 6), rng.uniform(-0.4, 0.4, 2)
            turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
            shapes.append(np.array([(-0.5, -0.3), (0.5, -0.3), (0.5, 0.3), (-0.5, 0.3)]) @ turn.T + (x, y))
        points, which = overlap_corners(*(shape[:, :, None] for shape in shapes))
        inside = np.ones(len(grid), bool)
        for shape in shapes:
            for start, end in zip(shape, np.roll(shape, -1, 0), strict=True):
                along, off = end - start, grid - start
                inside &= along[0] * off[:, 1] - along[1] * off[:, 0] >= 0
        sampled = inside.mean() * 4
        if not len(which):
            assert sampled < 0.01
            continue
        middle = points.mean(0)
        ring = points[np.argsort(np.arctan2(*(points - middle).T[::-1]))]
        after = np.roll(ring, -1, 0)
        area = abs((ring[:, 0] * after[:, 1] - ring[:, 1] * after[:, 0]).sum()) / 2
        assert area == pytest.approx(sampled, abs=0.02)


def test_buildings_grow_in_step_with_the_lattice() -> None:
    """The towers of these tests are those of the rules: every cell once, above the table from the second round on."""
    state = tower(1, 26)
    cells: list[Cells] = [one.cells for one in state.blocks]
    assert len({cell for some in cells for cell in some}) == sum(map(len, cells))
    assert len(built_at(state, places(state)[0]).blocks) == 27
    assert replace(state, blocks=()).blocks == ()


def test_a_building_that_falls_is_judged_with_one_more_block_as_from_nothing() -> None:
    """HiGHS 1.16 loses its way from the solution of this one, which poses of a log hold in the air."""
    states = [before for before, *_ in played(opened(4, 0, hand="drawn"), 0, falls=0.0, commands=60)]
    blocks = next(state.blocks for state in states if len(state.blocks) == 26)
    more = block((3, -2, 4), (3, -1, 4), (3, -1, 5))
    found, anew = balance(blocks).with_block(more), Balance((*blocks, more)).verdict
    assert not anew.stands
    assert found.moving == anew.moving
    assert found.residual == pytest.approx(anew.residual)
    assert balance(blocks).with_block(more) == found, "nothing of it stays behind"


def test_the_solver_prints_nothing_where_other_programs_read() -> None:
    code = "from torres3d.games.turm_bauer.rules.judging.statics import new_solver; new_solver(); new_solver()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"", b"")
