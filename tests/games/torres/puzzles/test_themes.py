"""Themes of puzzles: each from a solution in which anybody sees it."""

import pytest
from msgspec.structs import replace

from tests.games.torres.puzzles.test_puzzle_file import POSITION, PUZZLE
from torres3d.games.torres.puzzles.puzzle import Theme
from torres3d.games.torres.puzzles.themes import themes_of, with_themes

LOW = POSITION.replace("hand B: extra seven", "hand B: doors extra seven under")


@pytest.mark.parametrize(
    ("solution", "themes"),
    [
        ("+g7/0", ()),
        ("seven", ("cards",)),
        ("under:c2/0", ("lift", "cards")),
        ("+b2/0 +b3/0", ("area",)),
        ("+b2/0", ()),
        ("Ac1", ("late",)),
        ("e5-e4", ()),
        ("e5-f4", ("doors",)),
        ("doors:e5-e6", ("doors", "cards")),
    ],
)
def test_a_theme_is_what_the_solution_does(solution: str, themes: tuple[Theme, ...]) -> None:
    puzzle = replace(PUZZLE, position=LOW, solution=solution)
    assert themes_of(puzzle) == with_themes(puzzle).themes == themes
