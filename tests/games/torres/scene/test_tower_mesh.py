"""Towers: what nobody can see is left out, everything else is there."""

import numpy as np

from tests.games.torres.rules.boards import heights
from torres3d.games.torres.scene.assets import Assets
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT
from torres3d.games.torres.scene.sky_occlusion import VOXELS, filled
from torres3d.games.torres.scene.tower_mesh import TowerMesh, glass_mesh, tower_columns
from torres3d.scene.render.occlusion_volume import occlusion


def masonry(assets: Assets) -> TowerMesh:
    """The program's own blocks."""
    return TowerMesh(assets.stones)


def test_a_tower_is_as_high_as_its_blocks(assets: Assets) -> None:
    for height in (1, 2, 5):
        mesh = masonry(assets).columns(tower_columns(heights(f"{height}")))
        top = float(mesh.vertices["place"][:, 2].max())
        assert height * BLOCK_HEIGHT < top < height * BLOCK_HEIGHT + 0.2


def test_a_tower_among_towers_needs_fewer_triangles(assets: Assets) -> None:
    builder = masonry(assets)
    alone = len(builder.columns(tower_columns(heights("2 . 2 . 2"))).triangles)
    together = len(builder.columns(tower_columns(heights("2 2 2"))).triangles)
    assert together < alone * 0.85


def test_a_full_board_stays_below_the_limit(assets: Assets) -> None:
    full = bytes([2] * 28 + [1] * 36)
    assert sum(full) == 92
    assert len(masonry(assets).columns(tower_columns(full)).triangles) < 130_000


def test_glass_takes_the_place_of_stone(assets: Assets) -> None:
    board = heights("3 1")
    builder = masonry(assets)
    stone = builder.columns(tower_columns(board, {0: 1}))
    assert float(stone.vertices["place"][:, 2].max()) < BLOCK_HEIGHT + 0.2
    glass = glass_mesh(board, {0: 1})
    assert np.isclose(glass.vertices["place"][:, 2].max(), 3 * BLOCK_HEIGHT, atol=1e-4)


def test_stones_vary_but_always_alike(assets: Assets) -> None:
    builder = masonry(assets)
    kinds = {builder.variant(square, floor) for square in range(64) for floor in range(3)}
    assert len(kinds) == 12
    assert builder.variant(9, 1) == masonry(assets).variant(9, 1)


def test_towers_hide_the_sky_near_them_and_not_afar() -> None:
    volume = occlusion(filled(heights(". . . .\n. 3 . .\n. . . .")))
    assert volume.shape == (*VOXELS[::-1], 2)
    inside = volume[1, 14, 14, 0]
    beside = volume[1, 14, 17, 0]
    afar = volume[1, 40, 40, 0]
    assert inside > beside > afar == 0


def test_pieces_darken_their_ground_a_little() -> None:
    empty = occlusion(filled(bytes(64)))
    standing = occlusion(filled(bytes(64), [(0.5, 0.5, 0.0)]))
    assert empty.max() == 0
    assert 0 < standing.max() < 160
