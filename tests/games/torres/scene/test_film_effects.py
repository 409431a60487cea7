"""A film shows a card that is played, as the window does: it is read before the next command."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from tests.games.torres.recorded_games import examples
from tests.games.torres.scene.test_studio import TorresStudio, off
from tests.panda import VirtualScreen
from torres3d.base import paths
from torres3d.cli.film import FRAME, frames
from torres3d.cli.film_effects import FilmEffects
from torres3d.cli.film_frames_and_caption import Filmed, caption_of, film_kit
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.game import GAME
from torres3d.games.torres.hud.hud_declaration import HUD
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.table import Table
from torres3d.scene.studio import Studio

READ = 0.8
"""Seconds."""


@pytest.fixture
def studio(screen: VirtualScreen) -> Iterator[TorresStudio]:
    made = Studio(screen.base, Table(screen.base, paths.assets(), quality="low"), screen.height)
    yield made
    made.table.close()


@dataclass
class Begun:
    """A history that begins with a state."""

    start: State


@pytest.mark.slow
@pytest.mark.parametrize("moves", [True, False])
def test_a_card_is_read_in_a_film(screen: VirtualScreen, studio: TorresStudio, moves: bool) -> None:
    _, history = load_log(TORRES, examples()[3])
    steps = [step for step in history.standing_steps() if isinstance(step.command, c.Play)]
    step = next(step for step in steps if studio.table.alike(step.before, step.after) != moves)
    size = (screen.width, screen.height)
    terminal, scene = GAME.terminal(), GAME.scene()
    kit = film_kit(size)
    filmed = Filmed(
        studio,
        caption_of(GAME, history.header.setup, kit, size),
        lambda state: terminal.film_playback(studio.table, state),
        lambda playback: FilmEffects(screen.base, kit, HUD.effects, lambda: playback.effects.recent),
        scene.weight,
    )
    studio.prepare_film(0.5)
    view = studio.fitted_view("iso", step.before)
    begun: Any = Begun(step.before)
    pictures = [picture for picture, _, _ in frames(begun, [step], filmed, view, [], 1.0)]
    left, top, right, bottom = (round(each * screen.height / 720) for each in (300, 100, 460, 340))
    plain = pictures[-1].crop((left, top, right, bottom))
    shown = [off(picture.crop((left, top, right, bottom)), plain) > 0.5 for picture in pictures]
    assert sum(shown) * FRAME >= READ * 1000
    assert not shown[0]
    assert np.asarray(plain).std() > 1.0
