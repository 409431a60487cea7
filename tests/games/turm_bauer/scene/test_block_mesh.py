"""The meshes of wooden blocks: closed, of the right size, with the pattern of the lattice and bevelled edges."""

import numpy as np
import pytest

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, Cells, coloured
from torres3d.games.turm_bauer.scene.block_mesh import BEVEL, BlockMesh, Timber, block_mesh, grain_of
from torres3d.games.turm_bauer.scene.measures import CUBE
from torres3d.scene.shapes.mesh import Mesh, join_meshes

ANGLE: Cells = ((0, 0, 0), (0, 1, 0), (1, 0, 0), (2, 0, 0))
STAIRS: Cells = ((0, 0, 0), (0, 0, 1), (0, 0, 2), (1, 0, 0), (1, 0, 1), (2, 0, 0))
FORMS = [((0, 0, 0),), ((0, 0, 0), (1, 0, 0)), ANGLE, STAIRS, CORNERSTONE]
PLAIN = Timber()


def whole(mesh: BlockMesh) -> Mesh:
    return join_meshes([each for each in (mesh.stained, mesh.natural) if len(each.triangles)])


def areas(mesh: Mesh) -> np.ndarray:  # type: ignore[type-arg]
    first, second, third = (mesh.vertices["place"][mesh.triangles[:, n]].astype(float) for n in range(3))
    return np.linalg.norm(np.cross(second - first, third - first), axis=1) / 2


@pytest.mark.parametrize("cells", FORMS)
def test_a_block_is_as_large_as_its_cells_but_for_the_gaps_beside_it(cells: Cells) -> None:
    places = whole(block_mesh(cells, PLAIN)).vertices["place"]
    for axis in range(3):
        reach = max(cell[axis] for cell in cells) - min(cell[axis] for cell in cells) + 1
        gap = 0.0 if axis == 2 else 1 - CUBE
        assert np.ptp(places[:, axis]) == pytest.approx(reach - gap, abs=1e-4)


@pytest.mark.parametrize("cells", FORMS)
def test_a_block_is_closed(cells: Cells) -> None:
    """Seen from any side its outline is filled: the areas that face it and those that face away are alike."""
    mesh = whole(block_mesh(cells, PLAIN))
    facing = mesh.facing * areas(mesh)[:, None]
    for direction in ((1, 0, 0), (0, 1, 0), (0, 0, 1), (0.6, 0.48, 0.64)):
        shadows = facing @ np.array(direction)
        assert shadows[shadows > 0].sum() == pytest.approx(-shadows[shadows < 0].sum(), rel=0.01)


@pytest.mark.parametrize("cells", FORMS)
def test_coloured_parts_are_stained_and_the_others_are_not(cells: Cells) -> None:
    mesh = block_mesh(cells, PLAIN)
    heart = np.mean(np.array(cells) + 0.5, axis=0)
    for each, wanted in ((mesh.stained, True), (mesh.natural, False)):
        if len(each.triangles):
            own = each.vertices["paint"][:, 3] == 255
            assert own.all() if not wanted else not own.any()
            # A little inside of the surface lies the part that the triangle is of.
            found = np.floor(each.centres - each.facing * np.float32(0.1) + heart).astype(int)
            assert {coloured((int(x), int(y), int(z))) for x, y, z in found} == {wanted}


def test_the_cornerstone_is_dark_wood_and_natural_wood() -> None:
    mesh = block_mesh(CORNERSTONE, Timber(dark=True))
    assert len(mesh.stained.triangles) == 0
    dark = mesh.natural.vertices["uv"][:, 1] > 6 / 8
    assert 0.3 < dark.mean() < 0.7


def test_an_emblem_is_laid_into_stained_faces_alone_in_wood_that_can_be_told_from_them() -> None:
    plain = block_mesh(ANGLE, PLAIN)
    for emblem in (1, 2, 3, 4):
        for pale in (True, False):
            inlaid = block_mesh(ANGLE, Timber(emblem, pale))
            assert len(inlaid.stained.triangles) == len(plain.stained.triangles)
            extra = len(inlaid.natural.triangles) - len(plain.natural.triangles)
            assert extra > 0
            dark = (inlaid.natural.vertices["uv"][:, 1] > 6 / 8).sum()
            assert (dark > 0) != pale


def test_edges_are_bevelled_and_normals_turn_there() -> None:
    mesh = whole(block_mesh(((0, 0, 0),), PLAIN))
    normals = mesh.vertices["normal"]
    assert np.linalg.norm(normals, axis=1) == pytest.approx(np.ones(len(normals)), abs=1e-3)
    sloped = np.abs(mesh.facing).max(axis=1) < 0.9
    assert sloped.sum() == 12 * 2 + 8, "twelve edges and eight corners"
    flat = areas(mesh)[~sloped].sum()
    assert flat == pytest.approx(2 * (CUBE - 2 * BEVEL) ** 2 + 4 * (CUBE - 2 * BEVEL) * (1 - 2 * BEVEL), rel=1e-3)


def test_grain_runs_along_the_longest_side() -> None:
    assert grain_of(((0, 0, 0), (1, 0, 0), (2, 0, 0))) == 0
    assert grain_of(((0, 0, 0), (0, 1, 0))) == 1
    assert grain_of(((0, 0, 0), (0, 0, 1), (1, 0, 0), (0, 0, 2))) == 2


def test_each_block_has_a_grain_of_its_own() -> None:
    one, other = (block_mesh(ANGLE, PLAIN, seed).natural.vertices["uv"] for seed in ("one", "other"))
    assert np.abs(one - other).max() > 0.01
