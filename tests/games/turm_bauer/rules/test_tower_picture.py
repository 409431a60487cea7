"""The tower as a picture and as rows of text: exactly what is kept beside this file."""

from pathlib import Path

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE
from torres3d.games.turm_bauer.rules.tower_picture import Shown, level_rows, tower_rows, tower_svg

KEPT = Path(__file__).with_name("tower_picture.svg")
BLOCKS = (
    ("red", "4l", ((-1, 0, 1), (0, 0, 1), (1, 0, 1), (1, 1, 1))),
    ("blue", "3l", ((0, 1, 1), (0, 1, 2), (0, 2, 2))),
    ("green", "2a", ((1, 1, 2), (1, 1, 3))),
    ("own", "2a", ((1, 1, 4), (2, 1, 4))),
    ("red", "1c", ((3, -1, 4),)),
)
SHOWN = Shown(BLOCKS, {"red": (1, 0, 1), "blue": (0, 2, 2), "green": "table", "own": (2, 1, 4)})
"""Five levels, so that a second row of layers begins; a colour without a paint of its own; figures on both paints."""


def test_the_picture_is_the_one_that_was_looked_at() -> None:
    """If it is to change: look at the new one, then keep it."""
    lines = str(tower_svg(SHOWN, "A tower")).replace("><", ">\n<")
    assert lines.splitlines() == KEPT.read_text("utf-8").splitlines()


def test_rows_have_their_names() -> None:
    assert tower_rows(SHOWN, names=True) == [
        "     level 1      level 2      level 3      level 4      level 5",
        "  12 . . . . .    . . . . .    . BB. . .    . . . . .    . . . . .",
        "  11 . + # . .    . B a . .    . b C . .    . . c . .    . . D dD.",
        "  10 . # + . .    A a AA. .    . . . . .    . . . . .    . . . . .",
        "   9 . . . . .    . . . . .    . . . . .    . . . . .    . . . . A",
        "     l m n o p    l m n o p    l m n o p    l m n o p    l m n o p",
    ]


def test_a_level_has_its_own_columns_and_rows() -> None:
    assert level_rows(SHOWN) == [
        (1, ["   m  n", "11 +  #", "10 #  +"]),
        (2, ["   l  m  n", "11    B  a", "10 A  a  AA"]),
        (3, ["   m  n", "12 BB", "11 b  C"]),
        (4, ["   n", "11 c"]),
        (5, ["   n  o  p", "11 D  dD", "10", "9        A"]),
    ]


def test_a_level_without_parts_is_left_out() -> None:
    shown = Shown((("red", "1c", ((0, 0, 2),)),), {"red": "table"})
    assert [level for level, _ in level_rows(shown)] == [1, 3]
    assert len(shown.owner) == len(CORNERSTONE) + 1
