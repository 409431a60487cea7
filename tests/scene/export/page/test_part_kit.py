"""Parts of a kit keep their meshes, but for what quantising takes away."""

import numpy as np
from numpy.typing import NDArray

from torres3d.scene.export.page.part_kit import Kit, KitPart, packed_part
from torres3d.scene.shapes.mesh import Mesh, box_mesh


def painted(mesh: Mesh, *paint: int) -> Mesh:
    vertices = mesh.vertices.copy()
    vertices["paint"] = paint
    return Mesh(vertices, mesh.triangles)


def paints_of(part: KitPart) -> list[list[int]]:
    found: list[list[int]] = np.frombuffer(part.paint_table, np.uint8).reshape(-1, 4).tolist()
    return found


def places_of(part: KitPart) -> NDArray[np.float64]:
    places: NDArray[np.float64] = np.frombuffer(part.places, "<i2").reshape(-1, 3) * part.scale + np.array(part.middle)
    return places


def test_what_is_open_stays_open() -> None:
    assert paints_of(packed_part("box", painted(box_mesh(1, 1), 255, 251, 0, 255), "")) == [[255, 0, 0, 255]]


def test_a_part_on_another_comes_with_it() -> None:
    below, above = painted(box_mesh(1, 1), 255, 0, 0, 0), painted(box_mesh(2, 3), 80, 0, 0, 255).placed(5, 0, 0)
    kit = Kit(
        (packed_part("foot", below, "wood"), packed_part("head", above, "wood", on="foot")), {"wood": b"", "x": b""}
    )
    (part,) = kit.only(["head"]).parts
    assert (part.name, part.on) == ("head", "")
    both = np.concatenate((below.vertices["place"], above.vertices["place"]))
    assert np.allclose(places_of(part), both, atol=2e-4)
    triangles = np.frombuffer(part.corners, "<u2").reshape(-1, 3)
    assert triangles.tolist() == [*below.triangles.tolist(), *(above.triangles + len(below.vertices)).tolist()]
    assert sorted(paints_of(part)) == [[80, 0, 0, 255], [255, 0, 0, 0]]
    numbers = np.frombuffer(part.paints, np.uint8)
    assert [paints_of(part)[number][0] for number in (numbers[0], numbers[-1])] == [255, 80]


def test_only_the_pictures_that_are_shown_are_kept() -> None:
    kit = Kit((packed_part("foot", box_mesh(1, 1), "wood"),), {"wood": b"w", "felt": b"f"})
    assert kit.only(["foot"]).pictures == {"wood": b"w"}
