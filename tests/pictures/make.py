"""Makes the pictures of docs/pictures again: python -m tests.pictures.make [NAME ...]

They show the whole program on the invisible window, played by the virtual mouse; the games lie beside this file.
A window has one size in a process, so each picture is made in a process of its own.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image

import tests.panda as panda
from tests.app.driver import Driver
from torres3d.app.main import build
from torres3d.app.shell.settings import Settings
from torres3d.engine.loading import load
from torres3d.engine.shelf import Shelf
from torres3d.kits import KITS
from torres3d.kits.torres.torres_kit import TORRES
from torres3d.rules.doors import exits
from torres3d.rules.squares import Square, squares_of
from torres3d.table.picture import window_image
from torres3d.table.render.quality import QUALITIES, QualityName

HERE = Path(__file__).resolve().parent
PICTURES = HERE.parents[1] / "docs" / "pictures"
ARRIVED = 40
"""Rounds after which panels and camera have come to rest."""
QUALITY = 86
"""Of the JPEG files."""


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: which game (a log beside this file), after how many of its commands, and how it is looked at.
    ``act`` goes on from there."""

    name: str
    game: str = "four"
    at: int = 0
    size: tuple[int, int] = (1280, 720)
    quality: QualityName = "high"
    overlays: tuple[str, ...] = ()
    view: str | None = None
    act: Callable[["Stage"], None] = field(default=lambda stage: stage.take_over())


class Stage:
    """The program with a game on the table."""

    def __init__(self, shot: Shot, folder: Path) -> None:
        width, height = shot.size
        panda.PRC = panda.PRC.replace(f"win-size {panda.WIDTH} {panda.HEIGHT}", f"win-size {width} {height}")
        panda.WIDTH, panda.HEIGHT = width, height
        self.screen = panda.VirtualScreen()
        settings = Settings(language="en", quality=shot.quality)
        self.program = build(self.screen.base, settings, Shelf(KITS, folder), folder / "settings.yaml")
        self.driver = Driver(self.program, self.screen)
        self.table = self.program.services.table
        self.whole = load(TORRES, HERE / f"{shot.game}.torres")[1]
        self.file = folder / "game.torres"
        lines = (HERE / f"{shot.game}.torres").read_text(encoding="utf-8").splitlines(keepends=True)
        self.at = shot.at or self.whole.n
        self.file.write_text("".join(lines[: self.at + 1]), encoding="utf-8")

    def open(self) -> None:
        """The game as it is played."""
        self.program.flow.open_game(self.file)
        self.driver.rounds(ARRIVED)

    def take_over(self) -> None:
        """The game, seen by the player whose turn it is."""
        self.open()
        self.driver.wait()

    def replay(self) -> None:
        """The end of the replay."""
        self.program.flow.open_replay(self.file)
        self.driver.rounds(2)
        self.driver.spot("replay:last")

    def select_knight(self) -> None:
        """The player's knight with the most doors to come out of is selected."""
        self.take_over()
        self.driver.square(self.knight())
        self.table.camera.preset("iso", at_once=True)

    def knight(self) -> Square:
        """The square of that knight."""
        state = self.driver.game.match.state
        assert state.actor is not None
        own = squares_of(state.knights[state.actor])
        return max(own, key=lambda square: exits(state.board.above, square).bit_count())

    def score(self) -> None:
        """The next phase is scored."""
        self.take_over()
        for step in self.whole.live()[self.at :]:
            self.driver.wait()
            self.driver.give(step.given)
            self.driver.rounds(8)
            if self.driver.sees("scoring"):
                break
        self.driver.rounds(600)

    def picture(self) -> Image.Image:
        """What the window shows, at its best."""
        self.driver.rounds(ARRIVED)
        self.table.settle()
        self.screen.draw()
        return window_image(self.screen.base)

    def in_motion(self) -> Image.Image:
        """The middle of the window at each quality, while something moves: four parts beside each other."""
        width, height = self.screen.width // 2, self.screen.height // 2
        picture = Image.new("RGB", (self.screen.width, self.screen.height))
        for number, quality in enumerate(QUALITIES):
            self.table.set_quality(quality)
            self.table.settle()
            self.table.surface.redraw()
            self.table.step(0.0)
            self.screen.draw()
            self.screen.draw()
            left, above = width // 2, height // 2 - 40
            part = window_image(self.screen.base).crop((left, above, left + width, above + height))
            picture.paste(part, (number % 2 * width, number // 2 * height))
        return picture


SHOTS = (
    Shot("start", at=13, act=Stage.select_knight),
    Shot("middle", at=212),
    Shot("end", view="iso", act=Stage.replay),
    Shot("heights", "two", 100, quality="medium", overlays=("heights", "ruler")),
    Shot("levels", "three", 150, overlays=("levels", "ruler"), view="west"),
    Shot("castles", at=200, overlays=("castles", "scores")),
    Shot("xray", at=240, overlays=("xray",)),
    Shot("doors", at=180, overlays=("doors",), act=Stage.select_knight),
    Shot("scoring", "three", 195, view="south", act=Stage.score),
    Shot("hand-over", at=186, act=Stage.open),
    Shot("small", "two", 140, (1024, 640), "low", ("heights", "castles"), "top"),
    Shot("large", at=230, size=(1920, 1080), quality="ultra"),
    Shot("quality", at=230),
)


def make(shot: Shot, folder: Path) -> None:
    """Make one picture."""
    stage = Stage(shot, folder)
    shot.act(stage)
    if shot.view is not None:
        stage.table.camera.preset(shot.view, at_once=True)
    if "xray" in shot.overlays:
        stage.table.overlays.look_through(0)
    stage.table.overlays.set(shot.overlays)
    if "doors" in shot.overlays:
        stage.table.overlays.select(stage.knight())
    stage.driver.move(2, stage.screen.height - 2)
    picture = stage.in_motion() if shot.name == "quality" else stage.picture()
    PICTURES.mkdir(parents=True, exist_ok=True)
    picture.save(PICTURES / f"{shot.name}.jpg", quality=QUALITY, optimize=True, progressive=True)
    if shot.name == "middle":
        palette = picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2)
        few = picture.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)
        few.save(PICTURES / "table.png", optimize=True)
    stage.program.close()


def main(names: Iterable[str]) -> None:
    """Make the pictures with these names (all if there are none), each in a process of its own."""
    shots = {shot.name: shot for shot in SHOTS}
    wanted = list(names) or list(shots)
    if len(wanted) == 1:
        with tempfile.TemporaryDirectory() as folder:
            make(shots[wanted[0]], Path(folder))
        return
    for name in wanted:
        subprocess.run([sys.executable, "-m", "tests.pictures.make", name], check=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Make the pictures of docs/pictures again.")
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[*(shot.name for shot in SHOTS), []])
    main(parser.parse_args().names)
