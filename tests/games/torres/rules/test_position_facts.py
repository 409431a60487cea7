"""The facts of a position for programs: castles and points, each by a board."""

from tests.games.torres.rules.boards import position, replace
from tests.games.torres.setups import options
from torres3d.games.torres.rules.position_facts import Castle, castles, points_now

BOARD = """
    .  .  .  .  1
    2A 1K .  .  3B
    .  .  .  A  1A
    """


def test_castles_with_what_they_would_give() -> None:
    state = position(BOARD, options(), phase=1)
    assert castles(state) == (
        Castle(("e1", "e2", "e3"), 3, 3, False, (1, 3), (3, 9)),
        Castle(("a2", "b2"), 2, 2, True, (2, None), (4, 0)),
    )


def test_points_now_are_none_when_the_game_is_over() -> None:
    state = position(BOARD, options(), phase=1)
    assert points_now(state) == (7, 9)
    assert points_now(position(BOARD.replace("2A", "1A"), options(), phase=1)) == (3 + 2 + 5, 9)
    assert points_now(replace(state, stage="over")) == (0, 0)
