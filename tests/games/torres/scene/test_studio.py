"""Pictures without a window: every view and every overlay, alone and together, shows something of its own."""

from collections.abc import Iterator

import numpy as np
import pytest
from PIL import Image

from tests.games.torres.recorded_games import examples, recorded
from tests.games.torres.scene.export.looks import looks
from tests.panda import VirtualScreen
from tests.scene.shown_at_once import Played
from torres3d.base import paths
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules.events import GameEnded
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.camera_views import PRESETS
from torres3d.games.torres.scene.motion.celebration import Celebration
from torres3d.games.torres.scene.overlays.active_overlays import DRAWN
from torres3d.games.torres.scene.table import Table
from torres3d.scene.studio import Studio

TorresStudio = Studio[Table, State]


@pytest.fixture(scope="module")
def state() -> State:
    """In the middle of a game of four."""
    return recorded()[220]


@pytest.fixture
def studio(screen: VirtualScreen, state: State) -> Iterator[TorresStudio]:
    studio = Studio(screen.base, Table(screen.base, paths.assets(), looks(state), "low"), screen.height)
    yield studio
    studio.table.close()


def off(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that clearly differ."""
    return float((np.abs(np.asarray(one).astype(int) - np.asarray(other)).max(axis=2) > 24).mean())


@pytest.mark.long
def test_all_views_differ(studio: TorresStudio, state: State) -> None:
    studio.prepare_film(0.5)
    pictures = {view: studio.picture(state, view) for view in PRESETS}
    assert set(pictures) >= {"iso", "top", "north", "east", "south", "west"}
    names = sorted(pictures)
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            assert off(pictures[one], pictures[other]) > 0.05, f"{one} and {other}"


@pytest.mark.long
def test_every_overlay_shows_something_and_all_together_too(studio: TorresStudio, state: State) -> None:
    studio.prepare_film(0.5)
    bare = studio.picture(state)
    assert off(bare, studio.picture(state)) == 0.0
    alone = {name: off(bare, studio.picture(state, overlays=[name])) for name in DRAWN if name != "doors"}
    assert all(share > 0.001 for share in alone.values()), alone
    together = studio.picture(state, overlays=list(DRAWN))
    assert off(bare, together) > max(alone.values()) * 0.9


@pytest.mark.slow
def test_the_motion_of_a_film_ends_with_the_outcome(studio: TorresStudio) -> None:
    """A command that changes the table gives frames of which the last is the new state; others give none."""
    studio.prepare_film(1.0)
    _, history = load_log(TORRES, examples()[3])
    step = next(step for step in history.standing_steps() if step.before.board.heights != step.after.board.heights)
    before = studio.picture(step.before)
    studio.table.play(step.before, step.happened)
    frames = list(studio.motion(Played(studio), 0.1))
    assert len(frames) >= 3
    assert off(before, frames[-1]) > 0.0005
    assert off(frames[-1], studio.picture(step.after)) < 0.0005
    assert not studio.table.alike(step.before, step.after)
    assert studio.table.alike(step.after, step.after)
    assert list(studio.motion(Played(studio), 0.1)) == []


@pytest.mark.slow
def test_a_film_visits_the_winners_and_comes_back(studio: TorresStudio) -> None:
    studio.prepare_film(0.5)
    _, history = load_log(TORRES, examples()[3])
    end = history.standing_steps()[-1]
    event, after = next(each for each in end.happened if isinstance(each[0], GameEnded))
    studio.picture(end.after, "south")
    camera = studio.table.camera
    home = camera.goal
    studio.table.play(end.after, [(event, after)])
    pitches = [camera.view.pitch for _ in studio.motion(Played(studio), 0.15)]
    assert min(pitches) < Celebration.pitch + 1.0 < home.pitch - 10.0
    assert camera.view == camera.goal
    assert camera.view.near(home)
