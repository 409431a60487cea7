"""Helpers that have a second form in C: what the plain ones give, by plainer words."""

import random

import pytest

from torres3d.games.torres.rules import bits, one_changed, square_bits, square_tables
from torres3d.games.torres.rules.board import board_of
from torres3d.games.torres.rules.squares import ADJACENT, BIT, DIAGONALS, FULL


@pytest.mark.parametrize("square", range(64))
def test_bitboards_of_one_square_are_those_of_the_tables(square: int) -> None:
    assert square_bits.bit(square) == BIT[square] == 1 << square
    assert square_bits.beside(square) == ADJACENT[square]
    assert square_bits.over_corner(square) == DIAGONALS[square]


def test_bits_of_random_boards() -> None:
    rng = random.Random(1)
    for board in (FULL, *(rng.getrandbits(64) for _ in range(100))):
        assert bits.others(board) ^ board == FULL
        assert bits.others(bits.others(board)) == board
        assert bits.count(board) + bits.count(bits.others(board)) == 64
        assert board >> bits.lowest(board) & 1


def test_one_entry_changes_and_no_other() -> None:
    values, heights = tuple("abcde"), bytes(range(64))
    for place in range(5):
        changed = one_changed.put(values, place, "z")
        assert [new for new, old in zip(changed, values, strict=True) if new != old] == ["z"]
        assert changed[place] == "z"
    for more in (1, -1):
        grown = one_changed.add_at(heights, 9, more)
        assert [new - old for new, old in zip(grown, heights, strict=True)] == [more * (at == 9) for at in range(64)]
    assert heights == bytes(range(64))


def test_a_roomy_list_is_empty() -> None:
    found = square_tables.roomy_list(3)
    assert found == []
    found.extend(range(5))
    assert found == [0, 1, 2, 3, 4]


def test_boards_are_equal_exactly_if_their_towers_are() -> None:
    board = board_of(bytes([1, 2, *[0] * 62]))
    assert board == board_of(board.heights)
    assert board != board_of(bytes([2, 1, *[0] * 62]))
    assert board != board.heights
