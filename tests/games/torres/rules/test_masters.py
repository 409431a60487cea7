"""R-11: the eight master cards."""

import random

import pytest

from tests.games.torres.rules.boards import position
from tests.games.torres.setups import options
from torres3d.games.torres.rules.literal_types import MASTER_CARDS
from torres3d.games.torres.rules.masters import has_square, most_master_points
from torres3d.games.torres.rules.scoring import master_now
from torres3d.games.torres.rules.squares import Bitboard, square_at

FINAL = {"levels_differ": 40, "level_same": 50, "row": 50, "square": 50, "neighbours": 40}


def points(card: str, text: str, phase: int = 3, seat: int = 0, castles_card: str = "knights_on") -> int:
    """What the master card gives a seat."""
    players = 4 if "D" in text else 3 if "C" in text else 2
    chosen = options(mode="master", players=players, castles_card=castles_card)
    return master_now(position(text, chosen, phase=phase, master=card), seat)


EXAMPLES = [
    ("levels_differ", "A 1A 2A 3A", True),
    ("levels_differ", "A 1A 2A 1A 2", False),
    ("levels_differ", "A A", False),
    ("level_same", "2A 2A . 1B 2 2A", True),
    ("level_same", "A A A", True),
    ("level_same", "2A 2A 1A", False),
    ("row", "A . B A . . . A", True),  # a rank; others between, gaps do not matter
    ("row", "A\n.\nA\nB\nA", True),  # a file
    ("row", ". . 3A\n. . .\nA . .", True),  # a rising diagonal, levels do not matter
    ("row", "A . . .\n. B . .\n. . . .\n. . . A", True),  # a falling one
    ("row", ". A . .\n. . A .\n. . . A", True),  # any diagonal, not only the main ones
    ("row", "A . .\n. . A", False),
    ("row", "A A .\n. . A", False),
    ("row", ". . . . A\n. . A . .\nA . . . .", False),  # a line, but no rank, file or diagonal
    ("square", "A . A\n. . .\nA . A", True),
    ("square", "A A\nA A", True),
    ("square", ". A .\nA . A\n. A .", True),  # standing on a corner
    ("square", ". A . .\n. . . A\nA . . .\n. . A .", True),  # tilted
    ("square", "A . A .\n. . . .\nA . A A", True),  # with a fifth
    ("square", "A . . A\n. . . .\nA . . A", False),  # a rectangle
    ("square", ". . . . .\n. A . A .\nA . A . .", False),  # a slanting one with equal sides is none
    ("square", "A . A\n. . .\nA . .", False),
    ("square", "A . A\n. . .\nA . B", False),  # others do not count
    ("neighbours", "A A .\n. 3A .\n. A A", True),
    ("neighbours", "A B A", False),
    ("neighbours", "A .\n. A", False),  # corners do not join
    ("neighbours", "A A . A A", False),
    ("neighbours", ". . . . . . . A\nA . . . . . . .", False),  # not round the edge
]


@pytest.mark.parametrize(("card", "text", "fulfilled"), EXAMPLES)
def test_r_11_conditions(card: str, text: str, fulfilled: bool) -> None:
    assert points(card, text) == (FINAL[card] if fulfilled else 0)
    assert points(card, text, phase=1) == points(card, text, phase=2) == 0


def test_r_11_1_levels_differ_gives_40_after_phase_3() -> None:
    assert [points("levels_differ", "A 1A 2A 2", phase) for phase in (1, 2, 3)] == [0, 0, 40]


def test_r_11_2_level_same_gives_50_after_phase_3() -> None:
    assert [points("level_same", "1A . 1A 2", phase) for phase in (1, 2, 3)] == [0, 0, 50]


def test_r_11_3_row_gives_50_after_phase_3() -> None:
    assert [points("row", "1A . 1A 2", phase) for phase in (1, 2, 3)] == [0, 0, 50]


def test_r_11_4_square_gives_50_once() -> None:
    assert points("square", "A A A\nA A A") == 50
    assert points("square", "A . A\n. . .\nA . A", 2) == 0


@pytest.mark.parametrize(("phase", "each"), [(1, 2), (2, 5), (3, 10)])
def test_r_11_5_border(phase: int, each: int) -> None:
    text = """
        A  .  .  .  .  .  .  B
        .  .  .  .  .  .  .  .
        .  .  A  .  .  .  .  A
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  B  .  .  .  .
        .  .  .  2A .  .  .  .
        """
    # Seat 0 has three on the border, strictly the most, seat 1 one.
    assert points("border", text, phase, 0) == 4 * each
    assert points("border", text, phase, 1) == each


def test_r_11_5_border_no_extra_for_a_tie_or_for_nobody() -> None:
    assert points("border", "A A . B B", 1, 0) == points("border", "A A . B B", 1, 1) == 4
    inside = ". . . .\n. A B .\n. . . ."
    assert points("border", inside, 1, 0) == points("border", inside, 1, 1) == 0
    assert points("border", "A A . B B C", 2, 2) == 5


def on_castles(count: int, extra: str = ".") -> str:
    """A board with knights of seat 0 on so many castles, and another cell beside the last."""
    cells = ["1A" if i < count else "1" for i in range(6)]
    return " . ".join(cells[:4]) + f" {extra}\n. . . . . . . .\n" + " . ".join(cells[4:])


@pytest.mark.parametrize(("phase", "wanted", "gain"), [(1, 4, 5), (2, 5, 15), (3, 6, 30)])
def test_r_11_6_exactly_so_many_castles(phase: int, wanted: int, gain: int) -> None:
    for count in range(3, 7):
        assert points("castles", on_castles(count), phase) == (gain if count == wanted else 0)


def test_r_11_6_castles_card_knights_on_does_not_mind_the_ground() -> None:
    assert points("castles", on_castles(4) + " . . A", 1, castles_card="knights_on") == 5


def test_r_11_6_castles_card_all_knights_on_has_none_on_the_ground() -> None:
    assert points("castles", on_castles(4) + " . . A", 1, castles_card="all_knights_on") == 0
    assert points("castles", on_castles(4), 1, castles_card="all_knights_on") == 5
    # A fifth knight on a castle that has one already is no harm.
    assert points("castles", on_castles(4, "1A"), 1, castles_card="all_knights_on") == 5


@pytest.mark.parametrize(("phase", "each"), [(1, 2), (2, 5), (3, 10)])
def test_r_11_7_diagonals(phase: int, each: int) -> None:
    text = """
        .  .  .  .  .  .  .  B
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  A  .  .  .  .
        .  .  .  .  A  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  B  .  .  .  .
        1A .  .  .  .  .  .  .
        """
    # d5 lies on the falling diagonal, e4 too, a1 on the rising one: three for seat 0; h8 for seat 1.
    assert points("diagonals", text, phase, 0) == 4 * each
    assert points("diagonals", text, phase, 1) == each


def test_r_11_7_diagonals_no_extra_for_a_tie() -> None:
    assert points("diagonals", ". A\nB .", 3, 1) == 10
    assert points("diagonals", ". A\nB .", 3, 0) == 10
    assert points("diagonals", ". B\n. A", 3, 0) == 0


def test_r_11_8_neighbours_gives_40_after_phase_3() -> None:
    assert [points("neighbours", "1A 1A 2", phase) for phase in (1, 2, 3)] == [0, 0, 40]


@pytest.mark.parametrize("card", ["levels_differ", "level_same", "row", "neighbours"])
def test_r_11_9_all_needs_at_least_two(card: str) -> None:
    assert points(card, "1A . . B B") == 0
    assert points(card, ". . . B B") == 0
    assert points(card, "A 1A", 3) == (0 if card == "level_same" else FINAL[card])
    assert points("level_same", "A A", 3) == 50


def test_r_11_every_seat_for_itself() -> None:
    text = "A A . B . B C"
    assert [points("neighbours", text, seat=seat) for seat in (0, 1, 2)] == [40, 0, 0]


def test_r_11_there_are_eight() -> None:
    assert set(MASTER_CARDS) == {*FINAL, "border", "castles", "diagonals"}


def squares_of_four() -> set[Bitboard]:
    """The corners of every square on the board, at any angle."""
    found = set()
    for x in range(1, 8):
        for y in range(8 - x):
            for file in range(y, 8 - x):
                for rank in range(8 - x - y):
                    corners = ((0, 0), (x, y), (x - y, x + y), (-y, x))
                    found.add(sum(1 << square_at(file + east, rank + north) for east, north in corners))
    return found


def test_r_11_4_every_square_at_any_angle_and_nothing_else() -> None:
    wanted = squares_of_four()
    assert len(wanted) == 336
    assert all(has_square(four) for four in wanted)
    rng = random.Random(1)
    for four in wanted:
        # A corner moved by one, also round the edge of the board.
        for corner in (square for square in range(64) if four >> square & 1):
            for moved in (corner - 8, corner - 1, corner + 1, corner + 8):
                other = four & ~(1 << corner) | 1 << moved % 64
                assert has_square(other) == (other in wanted)
    for _ in range(300):
        six = sum(1 << square for square in rng.sample(range(64), 6))
        assert has_square(six) == any(four & six == four for four in wanted)


def test_r_11_the_most_that_a_card_gives() -> None:
    """Six knights and the extra of the only one with the most; the castles; what counts after phase 3 only."""
    assert [most_master_points("border", phase) for phase in (1, 2, 3)] == [14, 35, 70]
    assert [most_master_points("diagonals", phase) for phase in (1, 2, 3)] == [14, 35, 70]
    assert [most_master_points("castles", phase) for phase in (1, 2, 3)] == [5, 15, 30]
    assert [most_master_points("row", phase) for phase in (1, 2, 3)] == [0, 0, 50]
