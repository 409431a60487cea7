"""A tower as text."""

from tests.games.turm_bauer.rules.tower_boards import tower
from torres3d.games.turm_bauer.rules.tower_text_picture import tower_text


def test_layers_stand_beside_one_another_with_figures_after_their_parts() -> None:
    state = tower(
        """
        ##.
        ##b

        rG.
        ..r
        """,
        figures={"red": (0, 0, 0)},
    )
    assert tower_text(state) == ("level 1   level 2\n+ # .     A cC.\n#A+ B     . . a\n")


def test_a_part_shows_its_colour_on_even_cells_only() -> None:
    state = tower("##\n##\n\nrr\nrr\n\ngg\ngg")
    rows = tower_text(state).splitlines()[1:]
    assert [row.split("   ")[-1].strip() for row in rows] == ["c C", "C c"]
