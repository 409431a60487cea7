"""Turns in the order of what they lost or gained; whose turns are one's own."""

from typing import NamedTuple

from torres3d.bots.ranked_turns import TurnFigures, best, costliest, own_seats

TURNS = [TurnFigures(0, 0.0, 6.0), TurnFigures(1, 9.0, 9.0), TurnFigures(0, 4.0, 8.0), TurnFigures(0, 0.9, 3.0),
         TurnFigures(0, 5.0, -2.0)]  # fmt: skip


class Player(NamedTuple):
    name: str
    bot: str | None


class Setup(NamedTuple):
    players: tuple[Player, ...]


def setup(*bots: str | None) -> Setup:
    return Setup(tuple(Player("somebody", bot) for bot in bots))


def test_the_costliest_turns_of_some_seats_come_first() -> None:
    assert costliest(TURNS, (0,), 1.0, 9) == [4, 2]
    assert costliest(TURNS, (0, 1), 1.0, 2) == [1, 4]


def test_no_turn_that_lost_something_is_among_the_best() -> None:
    assert best(TURNS, (0, 1), 1.0, 1.0, 9) == [0, 3]
    assert best(TURNS, (0, 1), 4.0, 1.0, 9) == [0], "nor one that gained little"
    assert best(TURNS, (0, 1), 1.0, 1.0, 1) == [0]


def test_own_seats_are_those_without_a_bot_or_all() -> None:
    assert own_seats(setup("easy", None, None)) == (1, 2)
    assert own_seats(setup("easy", "hard")) == (0, 1)
