"""The table of Turm Bauer looks as in the pictures under references/; a broken shader, light or wood shows.

To renew the references after a change that is meant: see `tests.games.turm_bauer.scene.scenes`.
"""

from dataclasses import replace

import pytest
from PIL import Image

from tests.games.torres.scene.scenes import difference
from tests.games.torres.scene.test_references import MOST
from tests.games.turm_bauer.scene.scenes import REFERENCES, TOWER_SCENES, TowerScene, tower_taken
from tests.panda import VirtualScreen
from torres3d.games.turm_bauer.scene.assets import Assets
from torres3d.scene.assets import plain_texture
from torres3d.scene.render import shader_source

MIDDLE = next(scene for scene in TOWER_SCENES if scene.name == "middle")


def fits(picture: Image.Image, scene: TowerScene) -> bool:
    """Whether a picture looks as its reference."""
    found = difference(picture, Image.open(REFERENCES / f"{scene.name}.png"))
    print(f"{scene.name}: {found}")
    return found.mean <= MOST.mean and found.strong <= MOST.strong and found.worst <= MOST.worst


@pytest.mark.parametrize("scene", TOWER_SCENES, ids=lambda scene: scene.name)
def test_the_table_looks_as_its_reference(screen: VirtualScreen, turm_assets: Assets, scene: TowerScene) -> None:
    assert fits(tower_taken(screen, scene, turm_assets), scene)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["wood", "stain", "felt", "planks"])
def test_a_picture_that_is_missing_is_seen(screen: VirtualScreen, turm_assets: Assets, name: str) -> None:
    blank = plain_texture("blank", b"\x80\x80\x80")
    broken = replace(turm_assets, pictures={**turm_assets.pictures, name: blank})
    assert not fits(tower_taken(screen, MIDDLE, broken), MIDDLE)


@pytest.mark.slow
def test_a_table_without_shadows_is_seen(
    screen: VirtualScreen, turm_assets: Assets, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = "float lit = nl > 0.0 ? nl * sunlight() : 0.0;"
    assert right in shader_source.SOLID_FRAGMENT
    monkeypatch.setattr(shader_source, "SOLID_FRAGMENT", shader_source.SOLID_FRAGMENT.replace(right, "float lit = nl;"))
    assert not fits(tower_taken(screen, MIDDLE, turm_assets), MIDDLE)
