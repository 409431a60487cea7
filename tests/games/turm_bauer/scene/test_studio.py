"""Pictures of Turm Bauer without a window: from all sides, with overlays, alike for what looks alike."""

from collections.abc import Iterator

import numpy as np
import pytest

from tests.games.turm_bauer.scene.played import played
from tests.panda import VirtualScreen
from tests.scene.shown_at_once import Played
from torres3d.base import paths
from torres3d.games.turm_bauer.rules.events import GameEnded
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.interaction.camera_views import PRESETS
from torres3d.games.turm_bauer.scene.motion.celebration import Celebration
from torres3d.games.turm_bauer.scene.table import Table
from torres3d.scene.studio import Studio

TurmStudio = Studio[Table, State]


@pytest.fixture
def studio(screen: VirtualScreen) -> Iterator[TurmStudio]:
    studio = Studio(screen.base, Table(screen.base, paths.assets(), quality="low"), screen.height)
    studio.prepare_film(0.5)
    yield studio
    studio.table.close()


@pytest.mark.slow
def test_all_views_differ_and_show_the_tower(studio: TurmStudio) -> None:
    state = played().state
    pictures = [np.asarray(studio.picture(state, view), np.int16) for view in PRESETS]
    for number, one in enumerate(pictures):
        for other in pictures[:number]:
            assert (np.abs(one - other).max(axis=2) > 24).mean() > 0.05


def test_what_looks_alike_is_known_to(studio: TurmStudio) -> None:
    history = played()
    built, walked = history.state_at(1), history.state_at(2)
    studio.picture(built)
    assert studio.table.alike(built, built)
    assert not studio.table.alike(history.start, built)
    assert not studio.table.alike(built, walked)


def test_a_view_that_shows_the_last_state_keeps_still_for_the_whole_film(studio: TurmStudio) -> None:
    history = played()
    view = studio.fitted_view("iso", history.state)
    studio.picture(history.start, view)
    assert studio.table.camera.view == view
    studio.table.show(history.state)
    studio.table.step(1.0)
    assert studio.table.camera.view == view


@pytest.mark.slow
def test_a_film_visits_the_winners_and_comes_back(studio: TurmStudio) -> None:
    step = played("three").standing_steps()[-1]
    event, after = next(each for each in step.happened if isinstance(each[0], GameEnded))
    studio.picture(step.after, "south")
    camera = studio.table.camera
    home = camera.goal
    studio.table.play(step.after, [(event, after)])
    distances = [camera.view.distance for _ in studio.motion(Played(studio), 0.15)]
    assert min(distances) < Celebration.nearest + 0.5 < home.distance
    assert camera.view == camera.goal
    assert camera.view.near(home)
