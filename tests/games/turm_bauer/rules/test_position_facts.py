"""Facts of a position by the names of the notation."""

from tests.games.turm_bauer.rules.tower_boards import tower
from torres3d.games.turm_bauer.rules.position_facts import Block, Field, blocks, fields, points_now

STATE = tower(
    """
    ##b
    ##.

    r.
    .G
    """
)


def test_fields_have_the_colour_of_their_block_and_say_whether_they_show_it() -> None:
    assert fields(STATE) == {
        "m10/1": Field("m10/1", 1, None, False, None),
        "n11/1": Field("n11/1", 1, None, False, None),
        "o11/1": Field("o11/1", 1, "blue", False, None),
        "m11/2": Field("m11/2", 2, "red", True, None),
        "n10/2": Field("n10/2", 2, "green", True, "green"),
    }


def test_blocks_are_told_in_the_order_in_which_they_were_built() -> None:
    assert blocks(STATE) == (Block("blue", "1c@o11/1"), Block("red", "1c@m11/2"), Block("green", "1c@n10/2"))


def test_the_points_of_a_seat_are_the_level_of_its_figure() -> None:
    assert points_now(STATE) == (0, 0, 2)
