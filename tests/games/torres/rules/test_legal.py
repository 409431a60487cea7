"""What `legal` hands out: values for whole bitboards in the order of the squares, and each command made only once."""

import random

import pytest

from tests.games.torres.random_games import game
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.square_tables import OnSquares
from torres3d.games.torres.rules.squares import FULL, NAMES, square_list, squares_of, values_on


def test_a_pick_has_the_values_of_the_squares_in_their_order() -> None:
    pick = OnSquares(NAMES)
    rng = random.Random(1)
    boards = [0, 1, 1 << 63, FULL, *(rng.getrandbits(64) & rng.getrandbits(64) for _ in range(200))]
    for board in (*boards, *boards):
        squares = list(squares_of(board))
        assert squares == [square for square in range(64) if board >> square & 1]
        assert values_on(pick, board) == [NAMES[square] for square in squares]
        assert square_list(board) == squares


@pytest.mark.parametrize("number", [0, 7, 20, 33])
def test_commands_are_made_once_and_the_list_is_the_askers_own(number: int) -> None:
    for step in game(number):
        once, again = legal(step.before), legal(step.before)
        assert len(once) == len(again) == len(set(once))
        assert all(one is other for one, other in zip(once, again, strict=True))
        once.clear()
        assert legal(step.before) == again
