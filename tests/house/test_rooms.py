"""Rooms that know no game load none, and rooms without Panda3D do not load it: what import-linter reads, tried."""

import subprocess
import sys

import pytest

GAMES = ("torres3d.games.torres.rules", "torres3d.games.registered")
BOTS = ("torres3d.bots",)
PANDA = ("panda3d", "direct")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rooms", "without"),
    [
        (
            (
                "torres3d.scene.render.table_picture_buffer",
                "torres3d.scene.render.light_shader_inputs",
                "torres3d.scene.shapes.labels",
            ),
            (*GAMES, *BOTS),
        ),
        (("torres3d.hud.hud",), (*GAMES, *BOTS)),
        (("torres3d.app.program", "torres3d.hud.kit.panel_input_routing"), GAMES),
        (
            ("torres3d.engine.logged_game", "torres3d.engine.saved_games_folder", "torres3d.base.read_document"),
            (*GAMES, *BOTS, *PANDA),
        ),
        (("torres3d.scene.camera.camera",), (*GAMES, *BOTS, *PANDA)),
        (
            (
                "torres3d.hud.hud_declaration",
                "torres3d.hud.models.hud_model",
                "torres3d.games.torres.scene.interaction.camera_views",
                "torres3d.games.torres.words.event_sentences",
            ),
            PANDA,
        ),
    ],
)
def test_a_room_loads_no_more_than_it_may(rooms: tuple[str, ...], without: tuple[str, ...]) -> None:
    told = f"import sys, {', '.join(rooms)}; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout.split()
    assert set(rooms) <= set(loaded)
    assert [name for name in loaded if name in without] == []
