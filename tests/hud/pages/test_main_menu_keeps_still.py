"""The main menu keeps its buttons where they are when another game is chosen, or there is one to go on with."""

from collections.abc import Callable

import pytest

from tests.app.opened import Opens
from tests.hud.conftest import Player
from torres3d.hud.kit.layout import Rect
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.page_models import MenuModel


def test_buttons_of_both_games_keep_their_places(open_program: Opens) -> None:
    driver = open_program()
    seen: dict[str, dict[str, Rect]] = {}
    for game in ("torres", "turm"):
        driver.spot(f"game:{game}")
        driver.rounds(2)
        hud = driver.program.hud
        seen[game] = {spot.name: spot.rect for panel in hud.panels for spot in panel.spots}
    torres, turm = seen["torres"], seen["turm"]
    assert {"new", "learn", "games", "rules", "strength", "puzzles", "study", "settings", "quit"} <= torres.keys()
    assert torres.items() <= turm.items()
    assert turm.keys() - torres.keys() == {"practice"}


@pytest.mark.parametrize("resume", ["", "Ana and Otto"])
def test_a_game_with_fewer_entries_leaves_their_places_empty(make_hud: Callable[..., Player], resume: str) -> None:
    hud = make_hud().hud
    seen = []
    for entries in (("strength",), ("strength", "puzzles", "study"), ("strength", "puzzles", "study", "practice")):
        hud.update(HudModel(screen=MenuModel(resume=resume, entries=entries)))
        seen.append({spot.name: spot.rect for panel in hud.panels for spot in panel.spots})
    assert seen[0].items() <= seen[1].items() <= seen[2].items()
    assert len(set(seen[2].values())) == len(seen[2])
