"""In motion at low: mat and planks are level squares that wear pictures with the light baked in."""

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.games.torres.scene.looking import Pixels
from tests.games.turm_bauer.scene.looking import TurmLooking
from tests.games.turm_bauer.scene.positions import LOW, START, column
from torres3d.games.turm_bauer.scene.light_baking import FloorCard, card_mesh
from torres3d.games.turm_bauer.scene.surroundings import FLOOR_CARDS
from torres3d.scene.render.quality import QUALITIES, QualityName
from torres3d.scene.render.table_picture_buffer import BAKED_MASK, COARSE_MASK
from torres3d.scene.studio import window_image


def turned(turm: TurmLooking, degrees: float = 0.001) -> Pixels:
    """The picture of a frame in which the camera moves."""
    table = turm.table
    table.camera.go(table.camera.view.orbited(degrees, 0.0), at_once=True)
    table.step(0.0)
    turm.screen.draw()
    return np.asarray(window_image(turm.screen.base).convert("RGB")).astype(np.int16)


def mask_of(turm: TurmLooking) -> object:
    """What the eye's camera sees."""
    return turm.table.surface.camera.node().get_camera_mask()


def fields(picture: Pixels) -> NDArray[np.float64]:
    """The mean colours of squares of the picture."""
    means: NDArray[np.float64] = picture.reshape(18, 40, 32, 40, 3).mean(axis=(1, 3))
    return means


@pytest.fixture
def resting(turm: TurmLooking) -> TurmLooking:
    """A tower at low quality whose picture has come to rest."""
    turm.table.set_quality("low")
    turm.table.show(column(12))
    turm.table.settle()
    return turm


def test_a_card_faces_upward_and_its_picture_has_north_on_top() -> None:
    mesh = card_mesh(FloorCard("card", 2.0, 4.0))
    assert (mesh.facing[:, 2] > 0.99).all()
    places, pictured = mesh.vertices["place"], mesh.vertices["uv"]
    assert np.allclose(pictured, places[:, :2] / 8.0 + 0.5)
    corners = places[mesh.triangles]
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    assert np.linalg.norm(across, axis=1).sum() / 2 == pytest.approx(8.0**2 - 4.0**2)


def test_cards_lie_side_by_side_from_the_middle_outward() -> None:
    assert FLOOR_CARDS[0].hole == 0.0
    assert [card.hole for card in FLOOR_CARDS[1:]] == [card.edge for card in FLOOR_CARDS[:-1]]


@pytest.mark.slow
def test_the_baked_floor_looks_like_the_one_it_stands_for(resting: TurmLooking) -> None:
    baked = turned(resting)
    assert mask_of(resting) == BAKED_MASK
    resting.table.baking.spoil()
    former = turned(resting, 0.0011)
    assert mask_of(resting) == COARSE_MASK
    apart = np.abs(fields(baked) - fields(former))
    assert apart.mean() < 1.5
    assert apart.max() < 12


@pytest.mark.slow
def test_a_change_is_baked_once_the_picture_rests(resting: TurmLooking) -> None:
    resting.table.show(START)
    resting.table.step(0.0)
    assert not resting.table.baking.fresh
    resting.table.settle()
    assert resting.table.baking.fresh
    after = turned(resting)
    resting.table.baking.spoil()
    anew = turned(resting, 0.0011)
    apart = np.abs(fields(after) - fields(anew))
    assert apart.max() < 12, "the shadow of what stood before is still there"


@pytest.mark.slow
def test_a_table_that_is_put_away_bakes_anew_when_it_comes_back(resting: TurmLooking) -> None:
    resting.table.set_shown(False)
    assert not resting.table.baking.fresh
    resting.table.set_shown(True)
    resting.table.show(LOW)
    resting.table.settle()
    assert resting.table.baking.fresh


@pytest.mark.slow
@pytest.mark.parametrize("quality", [quality for quality in QUALITIES if quality != "low"])
def test_what_has_gloss_is_not_baked(turm: TurmLooking, quality: QualityName) -> None:
    turm.table.set_quality(quality)
    turm.table.show(LOW)
    turm.table.step(0.0)
    assert not turm.table.baking.wanted
