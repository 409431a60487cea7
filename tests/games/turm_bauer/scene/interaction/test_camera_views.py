"""Named views show the whole tower in any room, also in the one beside a result."""

from pathlib import Path

import pytest

from tests.games.turm_bauer import pictures
from torres3d.engine.log_replay import load_log
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.scene.interaction.camera_views import PRESETS, TOLERANCE, Views, tower_view
from torres3d.games.turm_bauer.scene.layout import layout_of
from torres3d.scene.camera.framing import Room, filled_share, inside

GAME = Path(pictures.__file__).with_name("four.turm")
BESIDE_A_RESULT, AMONG_PANELS = Room(-0.997, -0.12, -0.997, 0.997), Room(-0.6, 0.6, -0.7, 0.8)
WIDE = 16 / 9


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("room", [BESIDE_A_RESULT, AMONG_PANELS], ids=["beside a result", "among panels"])
def test_a_named_view_shows_the_whole_tower_as_large_as_it_can_be(name: str, room: Room) -> None:
    _, history = load_log(TURM, GAME)
    for state in (history.start, history.state):
        for supplies in (None, ()):
            seen = tower_view(layout_of(state), supplies)
            view = Views().fitted_view(name, room, WIDE, seen).view
            assert inside(view, (*seen.roofs, *seen.heads), room, WIDE, TOLERANCE)
            assert filled_share(view, (*seen.roofs, *seen.heads, *seen.lying), room, WIDE) > 0.5
