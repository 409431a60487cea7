"""The kit of pages is whole, small and up to date, and its blocks look like those of the table."""

import numpy as np
import pytest
from numpy.typing import NDArray

from torres3d.base import paths
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells, coloured
from torres3d.games.turm_bauer.rules.lattice.shapes import block_sets, orientations
from torres3d.games.turm_bauer.scene.export.page_kit import GAP, block_part, figure_part, kit_parts
from torres3d.games.turm_bauer.scene.export.page_table import ground_parts
from torres3d.games.turm_bauer.scene.export.part_rotations import shape_in
from torres3d.games.turm_bauer.scene.figure_mesh import INLAYS
from torres3d.games.turm_bauer.scene.measures import middle, middle_of
from torres3d.scene.export.page.part_kit import Kit, KitPart, read_kit
from torres3d.scene.export.page.placed_parts import Rotation
from torres3d.scene.shapes.mesh import PLINTH

FILE = paths.assets() / "games/turm_bauer/models/page.kit"
LARGEST = 300_000
"""Bytes of the file."""
Points = NDArray[np.float64]


@pytest.fixture(scope="module")
def kit() -> Kit:
    return read_kit(FILE)


def places_of(part: KitPart) -> Points:
    numbers = np.frombuffer(part.places, "<i2").reshape(-1, 3)
    places: Points = numbers * part.scale + np.array(part.middle)
    return places


def paints_of(part: KitPart) -> NDArray[np.uint8]:
    return np.frombuffer(part.paint_table, np.uint8).reshape(-1, 4)[np.frombuffer(part.paints, np.uint8)]


def turned(places: Points, rotation: Rotation) -> Points:
    axis, w = np.array(rotation[:3]), rotation[3]
    across = 2 * np.cross(axis, places)
    found: Points = places + w * across + np.cross(axis, across)
    return found


def ways() -> list[Cells]:
    """All ways in which a block of any set can lie, in cells of the lattice."""
    found = {
        tuple((x + each.parity, y, z) for x, y, z in each.cells)
        for block_set, blocks in block_sets().items()
        for block in blocks
        for each in orientations(block_set, block)
    }
    return sorted(found)


def test_kit_is_small() -> None:
    assert FILE.stat().st_size <= LARGEST


def test_kit_is_up_to_date(kit: Kit) -> None:
    def shape(part: KitPart) -> tuple[str, str, str, bytes, bytes]:
        return part.name, part.on, part.picture, part.paint_table, part.corners

    assert [shape(part) for part in kit.parts] == [shape(part) for part in kit_parts()]


def test_parts_are_whole(kit: Kit) -> None:
    names = [part.name for part in kit.parts]
    assert len(set(names)) == len(names)
    for part in kit.only(names).parts:
        count = len(part.paints)
        assert (len(part.places), len(part.normals), len(part.uvs)) == (6 * count, 2 * count, 4 * count), part.name
        assert np.frombuffer(part.corners, "<u2").max() < count, part.name
        assert len(part.corners) % 6 == 0, part.name
        assert max(part.paints) < len(part.paint_table) // 4, part.name
        assert part.picture in kit.pictures, part.name
        assert not part.on
    assert all(content[8:12] == b"WEBP" for content in kit.pictures.values())


def test_kit_has_what_layouts_use(kit: Kit) -> None:
    used = {part.part for part in ground_parts()} | {"die", "ring"}
    used |= {figure_part(emblem) for emblem in INLAYS}
    used |= {block_part(shape_in(cells)[0], emblem) for cells in ways() for emblem in INLAYS}
    assert len(used) == 7 + 4 + 17 * 4
    assert {part.name for part in kit.only(used).parts} == used


def test_blocks_turned_fill_their_cells_and_show_their_pattern(kit: Kit) -> None:
    whole = {part.name: part for part in kit.only(part.name for part in kit.parts).parts}
    for cells in ways():
        shape, rotation = shape_in(cells)
        part = whole[block_part(shape, 2)]
        places = turned(places_of(part), rotation) + np.array(middle_of(cells))
        middles = np.array([middle(cell) for cell in cells])
        low, high = middles.min(axis=0) - 0.5 + GAP, middles.max(axis=0) + 0.5 - GAP
        # Inlays stand out a little.
        assert np.allclose(places.min(axis=0), low, atol=0.006), cells
        assert np.allclose(places.max(axis=0), high, atol=0.006), cells
        stained = np.array([coloured(cell) for cell in cells])
        paints = paints_of(part)[:, 3]
        away = np.abs(places[:, None, :] - middles[None]).max(axis=2)
        for owner, of_colour in ((0, True), (PLINTH, True), (255, False)):
            nearest = away[paints == owner][:, stained == of_colour]
            assert nearest.size == 0 or nearest.min(axis=1).max() < 0.52, (cells, owner)
        assert (paints == PLINTH).any() == stained.any()


def test_emblems_differ_and_share_the_block(kit: Kit) -> None:
    parts = {part.name: part for part in kit.only([f"house 4l {emblem}" for emblem in INLAYS]).parts}
    plain = places_of(next(part for part in kit.parts if part.name == "house 4l"))
    assert len({part.places for part in parts.values()}) == len(INLAYS)
    for part in parts.values():
        assert np.allclose(places_of(part)[: len(plain)], plain, atol=2e-4)
