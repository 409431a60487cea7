"""Rooms that know no game load none, and rooms without Panda3D do not load it: what import-linter reads, tried."""

import subprocess
import sys

import pytest

GAMES = ("torres3d.rules", "torres3d.kits", "torres3d.bots")
PANDA = ("panda3d", "direct")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rooms", "without"),
    [
        (("torres3d.table.render.layer", "torres3d.table.render.light", "torres3d.table.shapes.labels"), GAMES),
        (("torres3d.hud.kit.page", "torres3d.hud.kit.controls", "torres3d.hud.kit.presses"), GAMES),
        (("torres3d.app.shell.program", "torres3d.hud.frame.pile"), GAMES),
        (("torres3d.engine.game", "torres3d.engine.shelf", "torres3d.base.read"), (*GAMES, *PANDA)),
        (("torres3d.table.touch.camera",), (*GAMES, *PANDA)),
        (("torres3d.hud.contract.models", "torres3d.table.touch.presets", "torres3d.words.phrases"), PANDA),
    ],
)
def test_a_room_loads_no_more_than_it_may(rooms: tuple[str, ...], without: tuple[str, ...]) -> None:
    told = f"import sys, {', '.join(rooms)}; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True).stdout.split()
    assert set(rooms) <= set(loaded)
    assert [name for name in loaded if name in without] == []
