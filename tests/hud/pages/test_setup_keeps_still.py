"""The set-up keeps its controls where they are, whatever mode or edition is chosen."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.hud.conftest import Player
from torres3d.base import paths
from torres3d.games.torres.app.menus.setup_screen import first_draft, setup_model
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.rules.literal_types import MODES
from torres3d.hud.models.hud_model import HudModel
from torres3d.i18n.texts import Texts, guide


@pytest.mark.parametrize("language", ["en", "de", "ro"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_control_moves(make_hud: Callable[..., Player], language: str, scale: float) -> None:
    hud = make_hud(language, ui_scale=scale).hud
    say = Texts(paths.config() / "locale", language)
    draft = first_draft(say, BOTS.level_ids()[0])
    seen = []
    for edition in editions():
        for mode in MODES:
            chosen = replace(draft, edition=edition, mode=mode)
            hud.update(HudModel(screen=setup_model(chosen, editions(), say, guide(language))))
            seen.append({spot.name: spot.rect for panel in hud.panels for spot in panel.spots})
    assert {"mode:basic", "edition:romanian", "start", "back", "name:0"} <= seen[0].keys()
    assert all(each == seen[0] for each in seen)
