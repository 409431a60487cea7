"""Pictures of the table that are kept under references/, and how two pictures are compared.

After a change of the look that is meant, look at what changed and renew them: python -m tests.games.torres.scene.scenes
[NAME ...]"""

import argparse
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

from tests.house.places import ROOT
from tests.panda import VirtualScreen
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.scene.assets import Assets, load_assets
from torres3d.games.torres.scene.table import Table
from torres3d.scene.render.quality import LEVELS, QualityName
from torres3d.scene.studio import window_image

REFERENCES = Path(__file__).resolve().parent / "references"
GAMES = ROOT / "tests/games/torres/pictures"
SIZE = (480, 270)
BLUR = 0.7
"""Radius in pixels: edges may lie a part of a pixel elsewhere."""
STRONG = 24
"""A difference (of 255) that an eye sees."""
TILE = 15
"""Side of a tile in pixels: a knight is about as large."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture: a game of tests/games/torres/pictures after so many commands, and how it is looked at. ``refined``:
    of how many pictures it is the mean; 0: as in motion."""

    name: str
    game: str
    at: int
    quality: QualityName = "high"
    refined: int = 2
    view: str = "iso"
    overlays: tuple[str, ...] = ()
    marks: tuple[tuple[str, str], ...] = ()


SCENES = (
    Scene("start", "four", 13, marks=(("target", "e3"), ("target", "f2"), ("selected", "f3"))),
    Scene("middle", "four", 186),
    Scene("moving", "four", 186, "low", 0),
    Scene("resting", "four", 230, "low", 1),
    Scene("heights", "two", 100, "medium", 2, "north", ("heights", "ruler")),
    Scene("levels", "three", 150, "high", 1, "west", ("levels",)),
    Scene("castles", "four", 240, "high", 1, "iso", ("castles", "scores")),
    Scene("xray", "four", 240, "high", 1, "iso", ("xray",)),
    Scene("map", "four", 240, "medium", 1, "top", ("map",)),
    Scene("finest", "three", 200, "ultra", 1, "south"),
)


def taken(
    screen: VirtualScreen, scene: Scene, assets: Assets, change: Callable[[Table], None] | None = None
) -> Image.Image:
    """The picture of a scene as it looks now; after a ``change`` of the table if there is one."""
    table = Table(screen.base, assets, quality=scene.quality)
    try:
        table.camera.still = True
        table.surface.set_quality(replace(LEVELS[scene.quality], refined=scene.refined))
        table.show(load_log(TORRES, GAMES / f"{scene.game}.torres")[1].state_at(scene.at))
        table.camera.preset(scene.view, at_once=True)
        table.overlays.look_through(0)
        table.overlays.set(scene.overlays)
        for kind in ("target", "selected"):
            table.mark(kind, [INDEX[square] for found, square in scene.marks if found == kind])
        if change is not None:
            change(table)
        table.settle()
        return window_image(screen.base).resize(SIZE, Image.Resampling.BOX)
    finally:
        table.close()


@dataclass(frozen=True, slots=True)
class Difference:
    """How far two pictures differ. ``mean`` over all values (of 255), ``strong``: the share of pixels that differ so
    that an eye sees it, ``worst``: the mean of the tile of `TILE` pixels that differs most."""

    mean: float
    strong: float
    worst: float

    def __str__(self) -> str:
        return f"mean {self.mean:.3f}, strong {self.strong:.2%}, worst {self.worst:.2f}"


def difference(one: Image.Image, other: Image.Image) -> Difference:
    """How far two pictures of the same size differ, after a slight blur."""
    first, second = (
        np.asarray(picture.convert("RGB").filter(ImageFilter.GaussianBlur(BLUR)), np.float32)
        for picture in (one, other)
    )
    apart = np.abs(first - second)
    tiles = apart.reshape(SIZE[1] // TILE, TILE, SIZE[0] // TILE, TILE * 3).mean(axis=(1, 3))
    return Difference(float(apart.mean()), float((apart.max(axis=2) > STRONG).mean()), float(tiles.max()))


def renew(names: Iterable[str]) -> None:
    """Take these references anew, all if none is named, and tell how far they were from what they were."""
    screen = VirtualScreen()
    assets = load_assets(ROOT / "assets")
    wanted = set(names)
    for scene in SCENES:
        if not wanted or scene.name in wanted:
            file = REFERENCES / f"{scene.name}.png"
            picture = taken(screen, scene, assets)
            if file.exists():
                print(f"{scene.name}: {difference(picture, Image.open(file))}")
            picture.save(file, optimize=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Take the reference pictures of the table anew.")
    parser.add_argument("names", nargs="*", metavar="NAME")
    renew(parser.parse_args().names)
