"""What changes while the camera stands is drawn into the still picture: it looks as if all had been drawn anew."""

import numpy as np
import pytest

from tests.at_length import at_length
from tests.games.torres.scene.looking import Pixels
from tests.games.turm_bauer.scene.looking import TurmLooking
from tests.games.turm_bauer.scene.played import states
from tests.games.turm_bauer.scene.positions import block, position
from torres3d.games.turm_bauer.rules.state import State
from torres3d.scene.render.quality import LEVELS


def kept_and_anew(turm: TurmLooking, before: State, after: State) -> tuple[Pixels, Pixels, float]:
    """Pictures of ``after``: drawn into that of ``before``, and anew; and what share of it was drawn at most."""
    table = turm.table
    table.surface.set_quality(LEVELS["low"])
    table.show(after)
    table.camera.preset("iso", at_once=True)
    table.camera.go(table.camera.view, at_once=True)
    table.show(before)
    table.redraw()
    turm.pixels()
    table.show(after)
    share = 0.0
    table.step(0.01)
    share = table.surface.share
    kept = turm.pixels()
    table.redraw()
    return kept, turm.pixels(), share


@pytest.mark.slow
@pytest.mark.parametrize("n", [1, 60, *at_length(20, 90)])
def test_a_step_of_a_game_is_drawn_where_it_is_seen_alone(turm: TurmLooking, n: int) -> None:
    game = states()
    kept, anew, share = kept_and_anew(turm, game[n - 1], game[n])
    assert 0 < share < 0.9, "not all of it was drawn"
    differs = np.abs(kept - anew).max(axis=2)
    assert (differs > 24).mean() < 0.0005
    assert differs.mean() < 0.25


@pytest.mark.slow
def test_the_shadow_of_a_high_block_is_drawn_where_it_falls_far_away(turm: TurmLooking) -> None:
    low, high = position(), position(block("red", "1c", (-5, 1, 9)))
    low = type(low)(low.options, high.sets, low.order, low.rolls, low.tremor)
    kept, anew, share = kept_and_anew(turm, low, high)
    assert 0 < share < 0.9
    assert (np.abs(kept - anew).max(axis=2) > 24).mean() < 0.0005
