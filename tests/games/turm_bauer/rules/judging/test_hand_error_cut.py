"""T-7.1: the error of the hand is cut so that blocks do not stand in one another."""

import random

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened
from tests.games.turm_bauer.rules.judging.careful_games import builds
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells
from torres3d.games.turm_bauer.rules.commands import Hand, Placement
from torres3d.games.turm_bauer.rules.judging.footprints import FIXED, push_out
from torres3d.games.turm_bauer.rules.judging.hand_error import TOLERANCE, Elbowroom, cut, sampled
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State


def corners(cell: tuple[int, int, int], block: BuiltBlock) -> list[complex]:
    """The footprint of a part, plainly: a square of 0.96 turned about its block's middle."""
    middle = complex(
        sum(x for x, _, _ in block.cells) / len(block.cells) + 0.5,
        sum(y for _, y, _ in block.cells) / len(block.cells) + 0.5,
    )
    dx, dy, yaw = block.pose
    turn = 1j ** (yaw / 900)
    at = complex(cell[0] + 0.5, cell[1] + 0.5) - middle
    shift = complex(dx, dy) / 1000
    return [
        (at + complex(x, y)) * turn + middle + shift
        for x, y in ((-0.48, -0.48), (0.48, -0.48), (0.48, 0.48), (-0.48, 0.48))
    ]


def depth(first: list[complex], second: list[complex]) -> float:
    """How deep two squares stand in one another, plainly: the least overlap over the directions of all sides."""
    found = float("inf")
    for shape in (first, second):
        for start, end in zip(shape, shape[1:] + shape[:1], strict=True):
            along = (end - start) / abs(end - start)
            shadows = [[(point * along.conjugate()).imag for point in points] for points in (first, second)]
            found = min(found, min(map(max, shadows)) - max(map(min, shadows)))
    return max(0.0, found)


def deepest(block: BuiltBlock, others: tuple[BuiltBlock, ...]) -> float:
    """How deep a block's parts stand in parts of others on the same level."""
    return max(
        (
            depth(corners(cell, block), corners(other_cell, other))
            for other in (FIXED, *others)
            for cell in block.cells
            for other_cell in other.cells
            if cell[2] == other_cell[2]
        ),
        default=0.0,
    )


def laid(cells: Cells, hand: Hand) -> BuiltBlock:
    return BuiltBlock("red", "1c", cells, (hand.dx, hand.dy, hand.yaw))


def with_blocks(*blocks: BuiltBlock) -> State:
    return replace(opened(), blocks=blocks)


def test_a_hand_with_room_is_as_it_was() -> None:
    hand = Hand(200, -300, 90, 20)
    assert cut(with_blocks(), ((0, 0, 1),), hand) == hand


def test_t_7_1_a_block_is_stopped_by_its_neighbour() -> None:
    hand = cut(with_blocks(BuiltBlock("red", "1c", ((1, 0, 1),))), ((0, 0, 1),), Hand(200, 10, 0, 20))
    assert hand.dx == pytest.approx(40, abs=1)
    assert (hand.dy, hand.push) == (10, 20)


def test_a_neighbour_that_leans_into_the_place_pushes_the_block_away() -> None:
    state = with_blocks(BuiltBlock("red", "1c", ((1, 0, 1),), (-100, 0, 0)))
    assert cut(state, ((0, 0, 1),), Hand()).dx == pytest.approx(-60, abs=1)


def test_a_long_block_turns_less_beside_a_wall() -> None:
    wall = BuiltBlock("red", "3i", ((0, 1, 1), (1, 1, 1), (2, 1, 1)))
    hand = cut(with_blocks(wall), ((0, 0, 1), (1, 0, 1), (2, 0, 1)), Hand(0, 0, 150, 0))
    assert deepest(laid(((0, 0, 1), (1, 0, 1), (2, 0, 1)), hand), (wall,)) <= TOLERANCE


def test_a_block_between_two_that_leave_too_little_room_stands_in_both_alike() -> None:
    west, east = BuiltBlock("red", "1c", ((0, 0, 1),), (90, 0, 0)), BuiltBlock("red", "1n", ((2, 0, 1),), (-90, 0, 0))
    hand = cut(with_blocks(west, east), ((1, 0, 1),), Hand(30, 0, 20, 0))
    assert deepest(laid(((1, 0, 1),), hand), (west, east)) == pytest.approx(0.05, abs=0.012)


@pytest.mark.long
@pytest.mark.parametrize("wobble", ["gentle", "usual", "windy"])
def test_t_7_1_no_two_footprints_overlap_where_there_is_room(wobble: str) -> None:
    """Where some pose has room, the cut one has; otherwise it is no deeper than the straight one."""
    free = found = 0
    for seed in range(2):
        for before, build, _ in builds(StaticsJudge(), seed, wobble=wobble, hand="drawn", collapse=5):
            own = deepest(laid(build.cells, build.hand), before.blocks)
            found += 1
            free += own <= TOLERANCE + 1e-6
            straight = deepest(laid(build.cells, Hand()), before.blocks)
            assert own <= max(TOLERANCE, straight) + 1e-6
    assert found > 20
    assert free >= 0.9 * found


def test_cutting_depends_on_nothing_else() -> None:
    chance = random.Random(4)
    blocks = (BuiltBlock("red", "2a", ((0, 0, 1), (0, 1, 1)), (30, -20, 11)),)
    place = Placement("4s", ((1, 0, 1), (1, 1, 1), (2, 0, 1), (2, 1, 1)), None)
    for _ in range(50):
        hand = sampled(chance, "windy", place)
        once = cut(with_blocks(*blocks), place.cells, hand)
        assert once == Elbowroom(blocks, place.cells).cut(hand)
        assert cut(with_blocks(*blocks), place.cells, once) == once
        assert deepest(laid(place.cells, once), blocks) <= TOLERANCE + 1e-6


def test_what_overlaps_nothing_is_pushed_nowhere() -> None:
    assert push_out([], 0.1, 0.2) == (0.0, 0.0, 0.0)
