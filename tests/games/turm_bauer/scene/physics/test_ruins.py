"""After a collapse the tower lies as it fell, wherever the state is shown; the state is that of the log (T-7.6)."""

from math import dist

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.scene.motion.test_motion import example
from tests.games.turm_bauer.scene.played import states
from torres3d.games.turm_bauer.rules.events import TowerCollapsed
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.layout import layout_of, posed
from torres3d.games.turm_bauer.scene.measures import middle_of
from torres3d.games.turm_bauer.scene.physics.ruins import shown_layout
from torres3d.games.turm_bauer.scene.surroundings import TABLE


def collapsed() -> list[State]:
    """States after a collapse: as played, and of a tower of fourteen blocks."""
    state, what = example("TowerCollapsed")
    assert any(isinstance(event, TowerCollapsed) for event, _ in what)
    assert state.ruin is None
    return [states("two")[-1], what[-1][1]]


@pytest.mark.parametrize("number", [0, 1])
def test_t_7_6_what_fell_lies_elsewhere_and_the_state_stays(number: int) -> None:
    state = collapsed()[number]
    ruin = state.ruin
    assert ruin is not None
    layout, stood = shown_layout(state), layout_of(replace(state, ruin=None))
    lies = {(piece.colour, piece.block): piece for piece in layout.fallen}
    homes = {(each.colour, each.block): posed(each.pose, each.cells)[0] for each in state.blocks}
    homes[ruin.colour, ruin.block] = middle_of(ruin.cells)
    assert layout.built == ()
    assert stood.built == state.blocks
    assert set(homes) == {key for key in lies if key[1] is not None}
    for key in ruin.fell:
        assert dist(lies[key].lies[0], homes[key]) > 0.5, key
    for x, y, z in (part for piece in layout.fallen if piece.cells for part in piece.parts):
        assert z > 0.4, "nothing lies in the table"
        assert max(abs(x), abs(y)) < TABLE, "or beside it"
    figures = [piece.colour for piece in layout.fallen if piece.block is None]
    assert figures == [each.colour for each in state.sets if each.figure != "table"]
    assert (ruin.colour, ruin.block) not in {(each.colour, each.block) for each in layout.heaps}


def test_a_game_that_goes_on_is_shown_as_it_stands() -> None:
    for state in states("two")[:-1:9]:
        assert shown_layout(state) == layout_of(state)
