"""What every game offers for pictures, films and models."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from torres3d.app.session.palettes import table_palette
from torres3d.base import paths
from torres3d.engine.history import History
from torres3d.engine.log_replay import load_log
from torres3d.games.game import Game
from torres3d.games.registered import GAMES
from torres3d.i18n.texts import Texts

HERE = Path(__file__).parent
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def example(game: Game) -> History[Any, Any]:
    folder = HERE / game.scene.where.split(".")[2] / "examples"
    return load_log(game.kit(), min(folder.glob(f"*{game.suffix}")))[1]


@each_game
def test_views_and_overlays_have_names(game: Game) -> None:
    scene = game.scene()
    assert next(iter(scene.views)) == "iso"
    assert "top" in scene.views
    assert all(overlay.id in scene.overlays.by_id for overlay in scene.overlays.switches)


@each_game
def test_a_state_becomes_a_model_of_either_kind(game: Game) -> None:
    scene, history, palette = game.scene(), example(game), table_palette(paths.config() / "palettes.yaml")
    setup = history.header.setup
    assert scene.glb(history.state, setup, palette)[:4] == b"glTF"
    assert scene.glb(history.state, setup, palette, plain_stone=True)[:4] == b"glTF"
    body = scene.stl(history.state, setup, palette)
    assert len(body) == 84 + 50 * int.from_bytes(body[80:84], "little")


@each_game
def test_a_film_tells_how_the_game_stands_and_lingers_on_its_end(game: Game) -> None:
    scene, history, say = game.scene(), example(game), Texts(paths.config() / "locale")
    steps = history.standing_steps()
    lines = [scene.caption(step.after, say) for step in steps]
    assert {len(line.points) for line in lines} == {len(history.header.setup.players)}
    assert all(line.when and (line.actor is None) == bool(line.winners) for line in lines)
    weights = [scene.weight(step.events) for step in steps]
    assert weights[-1] == "end"
    assert weights.count("end") == 1
    assert weights.count("turn") > 3


def test_the_scenes_are_known_before_panda3d_is_loaded() -> None:
    """Commands that draw nothing start fast, and say themselves what is missing when it cannot be loaded."""
    code = "import sys; from torres3d.games.registered import GAMES; [game.scene() for game in GAMES]; "
    code += "sys.exit(int('panda3d' in sys.modules or 'PIL' in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
