"""The table looks as in the pictures under references/; a broken model or shader shows.

Tolerances accept another version of the graphics driver, which places edges and filters pictures a little differently.
To renew the references after a change that is meant: see `tests.games.torres.scene.scenes`.
"""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from PIL import Image

from tests.at_length import at_length, slowly
from tests.games.torres.scene.scenes import REFERENCES, SCENES, Difference, Scene, difference, taken
from tests.panda import VirtualScreen
from torres3d.games.torres.scene.assets import Assets, Model, Part
from torres3d.games.torres.scene.table import Table
from torres3d.scene.render import shader_source
from torres3d.scene.shapes.mesh import VERTEX, Mesh

MOST = Difference(mean=1.2, strong=0.008, worst=9.0)
MIDDLE = next(scene for scene in SCENES if scene.name == "middle")
OTHERS = [scene for scene in SCENES if scene is not MIDDLE]


def fits(picture: Image.Image, scene: Scene) -> bool:
    """Whether a picture looks as its reference."""
    found = difference(picture, Image.open(REFERENCES / f"{scene.name}.png"))
    print(f"{scene.name}: {found}")
    return found.mean <= MOST.mean and found.strong <= MOST.strong and found.worst <= MOST.worst


@pytest.mark.parametrize(
    "scene", [MIDDLE, *slowly(*OTHERS[::2]), *at_length(*OTHERS[1::2])], ids=lambda scene: scene.name
)
def test_the_table_looks_as_its_reference(screen: VirtualScreen, assets: Assets, scene: Scene) -> None:
    assert fits(taken(screen, scene, assets), scene)


def cube(mesh: Mesh) -> Mesh:
    """A box of the size of a mesh, painted as its first corner."""
    places = mesh.vertices["place"]
    low, high = places.min(axis=0), places.max(axis=0)
    vertices = np.repeat(mesh.vertices[:1], 24).astype(VERTEX)
    triangles = []
    for side in range(6):
        axis, up = divmod(side, 2)
        first, second = ((axis + 1) % 3, (axis + 2) % 3) if up else ((axis + 2) % 3, (axis + 1) % 3)
        for corner, (a, b) in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
            place = low.copy()
            place[axis] = (low, high)[up][axis]
            place[first], place[second] = (low, high)[a][first], (low, high)[b][second]
            vertices["place"][4 * side + corner] = place
            normal = np.zeros(3, np.float32)
            normal[axis] = 2 * up - 1
            vertices["normal"][4 * side + corner] = normal
        triangles += [(4 * side, 4 * side + 1, 4 * side + 2), (4 * side, 4 * side + 2, 4 * side + 3)]
    return Mesh(vertices, np.array(triangles, np.uint32))


@pytest.mark.slow
@pytest.mark.parametrize("begin", ["block", "king", *at_length("battlements", "knight_1", "board", "tray")])
def test_a_model_that_became_a_box_is_seen(screen: VirtualScreen, assets: Assets, begin: str) -> None:
    boxes = {
        name: Model(name, (Part(cube(whole.mesh), whole.parts[0].texture, whole.parts[0].relief),))
        for name, whole in assets.models.items()
        if name.startswith(begin)
    }
    broken = replace(assets, models={**assets.models, **boxes})
    assert not fits(taken(screen, MIDDLE, broken), MIDDLE)


@pytest.mark.long
@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        pytest.param(
            "float lit = nl > 0.0 ? nl * sunlight() : 0.0;", "float lit = 0.0;", id="no sun", marks=pytest.mark.long
        ),
        pytest.param("nl * sunlight()", "nl", id="no shadow"),
        pytest.param(
            "(surroundings(n.z, 0.5) * SHARE + second(n) * paint.r) * ao",
            "vec3(0.0)",
            id="no sky",
            marks=pytest.mark.long,
        ),
        pytest.param("float ao = (0.35 + 0.65 * paint.r) * open;", "float ao = 1.0;", id="no contact shade"),
        pytest.param("texture(p3d_Texture0, uv_open.xy, 6.0 * min(far * 2.0, 1.0)).rgb", "vec3(0.6)", id="no pictures"),
    ],
)
def test_a_broken_shader_is_seen(
    screen: VirtualScreen, assets: Assets, monkeypatch: pytest.MonkeyPatch, right: str, wrong: str
) -> None:
    assert right in shader_source.SOLID_FRAGMENT
    monkeypatch.setattr(shader_source, "SOLID_FRAGMENT", shader_source.SOLID_FRAGMENT.replace(right, wrong))
    assert not fits(taken(screen, MIDDLE, assets), MIDDLE)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("castles", lambda table: table.overlays.set(())),
        ("xray", lambda table: table.overlays.look_through(9)),
        ("levels", lambda table: table.overlays.set(())),
        ("start", lambda table: table.marks.clear()),
    ],
)
def test_an_overlay_that_is_missing_is_seen(
    screen: VirtualScreen, assets: Assets, name: str, change: Callable[[Table], None]
) -> None:
    scene = next(scene for scene in SCENES if scene.name == name)
    assert not fits(taken(screen, scene, assets, change), scene)
