"""Tips of the set-up pages of all games leave the choices beside them in sight."""

import pytest

from tests.hud.conftest import Player
from tests.hud.pages.test_setup_keeps_still import GAMES, spots
from torres3d.hud.kit.panel_input_routing import TIP_AFTER
from torres3d.hud.kit.tooltips_and_toasts import Tooltip


@pytest.mark.parametrize(
    ("game", "row"), [("torres", "edition"), ("torres", "mode"), ("turm", "hand"), ("turm", "wobble")]
)
def test_a_tip_covers_no_choice_of_its_row(player: Player, game: str, row: str) -> None:
    choices = {
        name: rect for name, rect in spots(player, GAMES[game][0]("en")(None, ())).items() if name.startswith(f"{row}:")
    }
    assert len(choices) == 3
    for name in choices:
        player.point(name)
        player.step(TIP_AFTER)
        tip = player.hud.rect_of(Tooltip)
        assert tip is None or not any(tip.overlaps(rect) for rect in choices.values()), name


@pytest.mark.parametrize("row", ["hand", "wobble"])
def test_a_choice_is_read_aloud_with_its_heading(player: Player, row: str) -> None:
    spots(player, GAMES["turm"][0]("en")(None, ()))
    heading = {"hand": "The hand", "wobble": "The table"}[row]
    called = [spot.called for panel in player.hud.panels for spot in panel.spots if spot.name.startswith(f"{row}:")]
    assert called == [heading] * 3
