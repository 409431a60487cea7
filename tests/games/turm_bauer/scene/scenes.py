"""Pictures of the table of Turm Bauer that are kept under references/.

After a change of the look that is meant, look at what changed and renew them: python -m
tests.games.turm_bauer.scene.scenes"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from PIL import Image

from tests.games.torres.scene.scenes import SIZE, difference
from tests.games.turm_bauer.scene.played import played
from tests.panda import VirtualScreen
from torres3d.base import paths
from torres3d.games.turm_bauer.scene.assets import Assets, load_assets
from torres3d.games.turm_bauer.scene.table import Table
from torres3d.scene.render.quality import LEVELS, QualityName
from torres3d.scene.studio import window_image

REFERENCES = Path(__file__).resolve().parent / "references"


@dataclass(frozen=True, slots=True)
class TowerScene:
    """One picture: a game of tests/games/turm_bauer/pictures after so many commands, and how it is looked at.
    ``refined``: of how many pictures it is the mean; 0: as in motion."""

    name: str
    game: str
    at: int
    quality: QualityName = "high"
    refined: int = 1
    view: str = "iso"


TOWER_SCENES = (
    TowerScene("start", "four", 0),
    TowerScene("middle", "four", 60),
    TowerScene("moving", "four", 60, "low", 0),
    TowerScene("west", "three", 72, "medium", 1, "west"),
    TowerScene("above", "two", 60, "low", 1, "top"),
    TowerScene("tall", "tall", 98, "ultra", 1, "south"),
)


def tower_taken(
    screen: VirtualScreen, scene: TowerScene, assets: Assets, change: Callable[[Table], None] | None = None
) -> Image.Image:
    """The picture of a scene as it looks now; after a ``change`` of the table if there is one."""
    table = Table(screen.base, assets, quality=scene.quality)
    try:
        table.camera.still = True
        table.surface.set_quality(replace(LEVELS[scene.quality], refined=scene.refined))
        table.show(played(scene.game).state_at(scene.at))
        table.camera.preset(scene.view, at_once=True)
        if change is not None:
            change(table)
        table.settle()
        return window_image(screen.base).resize(SIZE, Image.Resampling.BOX)
    finally:
        table.close()


def renew() -> None:
    """Take all references anew, and tell how far they were from what they were."""
    screen = VirtualScreen()
    assets = load_assets(paths.assets())
    REFERENCES.mkdir(exist_ok=True)
    for scene in TOWER_SCENES:
        file = REFERENCES / f"{scene.name}.png"
        picture = tower_taken(screen, scene, assets)
        if file.exists():
            print(f"{scene.name}: {difference(picture, Image.open(file))}")
        picture.save(file, optimize=True)


if __name__ == "__main__":
    renew()
