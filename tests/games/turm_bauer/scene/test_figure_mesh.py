"""Figures, rings and dice: closed bodies, and dice that show what they are to show."""

import numpy as np
import pytest
from panda3d.core import LVector3f, NodePath

from torres3d.games.turm_bauer.kit.chance import PIPS
from torres3d.games.turm_bauer.scene.die import FACE_UP, FACES, die_mesh
from torres3d.games.turm_bauer.scene.figure_mesh import figure_mesh, ring_mesh
from torres3d.games.turm_bauer.scene.measures import DIE, FIGURE_HEIGHT, RING_RADIUS


@pytest.mark.parametrize("number", range(1, 7))
def test_a_die_shows_its_number_on_top(number: int) -> None:
    node = NodePath("die")
    node.set_hpr(*FACE_UP[number])
    out = node.get_quat().xform(LVector3f(*FACES[number][0]))
    assert tuple(out) == pytest.approx((0, 0, 1), abs=1e-5)


def test_numbers_that_face_away_from_each_other_are_seven_together() -> None:
    for number, (out, _, _) in FACES.items():
        assert FACES[7 - number][0] == tuple(-value for value in out)
        assert len(PIPS[number]) == number


def test_a_die_is_a_cube() -> None:
    places = die_mesh().vertices["place"]
    assert np.ptp(places, axis=0) == pytest.approx((DIE, DIE, DIE), abs=0.01)


@pytest.mark.parametrize("emblem", [1, 2, 3, 4])
def test_figures_stand_on_the_ground_and_face_outward(emblem: int) -> None:
    mesh = figure_mesh(emblem)
    places = mesh.vertices["place"]
    assert places[:, 2].min() == 0.0
    assert places[:, 2].max() == pytest.approx(FIGURE_HEIGHT, abs=0.02)
    corners = mesh.vertices["normal"][mesh.triangles].mean(axis=1)
    assert (np.einsum("ij,ij->i", corners, mesh.facing) > 0.1).mean() > 0.99


def test_figures_are_told_apart_by_their_bases() -> None:
    bases = [figure_mesh(emblem).vertices["place"][:, :2] for emblem in range(1, 5)]
    widths = {tuple(np.round(np.ptp(base, axis=0), 2)) for base in bases}
    assert len(widths) == 4


def test_a_ring_is_round_and_has_a_hole() -> None:
    places = ring_mesh().vertices["place"]
    away = np.linalg.norm(places[:, :2], axis=1)
    assert away.min() > RING_RADIUS / 2
    assert away.max() < 2 * RING_RADIUS
