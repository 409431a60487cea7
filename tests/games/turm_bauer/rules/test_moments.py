"""A tower that sways and holds, and a figure that is higher than all others, are noticed; small moves are not."""

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened
from torres3d.games.turm_bauer.rules.commands import Hand, Moved
from torres3d.games.turm_bauer.rules.events import BlockBuilt, FigureMoved
from torres3d.games.turm_bauer.rules.moments import new_height, still_highest, swayed
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State

STOOD = BuiltBlock("red", "2a", ((1, 0, 0), (1, 0, 1)), (30, -20, 0))


@pytest.mark.parametrize(("pose", "noticed"), [((180, -20, 90), True), ((30, 140, 0), True), ((150, -20, 150), False)])
def test_a_tower_sways_when_a_block_that_stood_moves_far(pose: tuple[int, int, int], noticed: bool) -> None:
    before = replace(opened(3), blocks=(STOOD,))
    event = BlockBuilt(1, "blue", "1c", ((2, 0, 0),), Hand(400), (390, 0, 0), (Moved("red", "2a", pose),))
    assert swayed(before, event) is noticed
    assert not swayed(before, replace(event, moved=()))
    assert not swayed(before, replace(event, fell=(("red", "2a"),))), "the fall is reported already"


def standing(*levels: int) -> State:
    state = opened(len(levels))
    sets = tuple(
        replace(each, figure=(n, 0, level - 1) if level else "table")
        for n, (each, level) in enumerate(zip(state.sets, levels, strict=True))
    )
    return replace(state, sets=sets)


@pytest.mark.parametrize(("level", "noticed"), [(6, 6), (5, 0), (4, 0)])
def test_a_figure_is_noticed_where_no_other_is_as_high(level: int, noticed: int) -> None:
    before = standing(3, 5, 0)
    assert new_height(before, FigureMoved(0, "red", (0, 0, 2), (3, 3, level - 1))) == noticed


def test_the_first_steps_up_are_nothing_special() -> None:
    assert new_height(standing(0, 1, 0), FigureMoved(0, "red", "table", (3, 3, 1))) == 0
    assert new_height(standing(0, 1, 0), FigureMoved(0, "red", "table", (3, 3, 2))) == 3


@pytest.mark.parametrize(
    ("levels", "holds"), [((3, 2, 0), True), ((3, 3, 0), False), ((3, 2, 4), False), ((2, 0, 0), False)]
)
def test_a_figure_is_the_highest_until_another_is_as_high(levels: tuple[int, ...], holds: bool) -> None:
    assert still_highest(standing(*levels), FigureMoved(0, "red", "table", (0, 0, 2))) is holds
