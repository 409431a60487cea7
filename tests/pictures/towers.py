"""Makes the pictures of Turm Bauer in docs/pictures again: python -m tests.pictures.towers [NAME ...]

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

from PIL import Image, ImageOps

import tests.panda as panda
from tests.app.driver import Driver
from tests.app.turm.builders import Builder
from torres3d.app.main import build
from torres3d.app.shell.settings import Settings
from torres3d.app.turm.replaying.turm_replay_screen import TurmReplayScreen
from torres3d.engine.game import Game
from torres3d.engine.loading import load
from torres3d.engine.shelf import Shelf
from torres3d.kits import KITS
from torres3d.kits.turm.turm_kit import TURM
from torres3d.table.picture import window_image
from torres3d.table.render.quality import QualityName
from torres3d.turm.commands import Build
from torres3d.turm.judging.statics_judge import StaticsJudge
from torres3d.turm.lattice.walking import reachable
from torres3d.turm.places import level_of

HERE = Path(__file__).resolve().parent
PICTURES = HERE.parents[1] / "docs" / "pictures"
ARRIVED = 40
"""Rounds after which panels and camera have come to rest."""
QUALITY = 86
"""Of the JPEG files."""
FALLING = 230
"""Sixtieths of a second after a block was lifted that brings the tower down."""


@dataclass(frozen=True, slots=True)
class TowerShot:
    """One picture: which game (a log beside this file), after how many of its commands, and how it is looked at.
    ``act`` goes on from there."""

    name: str
    game: str = "four"
    at: int = 0
    size: tuple[int, int] = (1280, 720)
    quality: QualityName = "high"
    overlays: tuple[str, ...] = ()
    view: str | None = None
    act: Callable[["TowerStage"], None] = field(default=lambda stage: stage.play())


class TowerStage:
    """The program with a game of Turm Bauer on the table."""

    def __init__(self, shot: TowerShot, folder: Path) -> None:
        width, height = shot.size
        panda.PRC = panda.PRC.replace(f"win-size {panda.WIDTH} {panda.HEIGHT}", f"win-size {width} {height}")
        panda.WIDTH, panda.HEIGHT = width, height
        self.screen = panda.VirtualScreen()
        settings = Settings(language="en", quality=shot.quality)
        self.program = build(self.screen.base, settings, Shelf(KITS, folder), folder / "settings.yaml")
        self.driver = Driver(self.program, self.screen)
        self.builder = Builder(self.driver)
        self.table = self.builder.parts.table
        self.whole = load(TURM, HERE / f"turm-{shot.game}.turm")[1]
        lines = (HERE / f"turm-{shot.game}.turm").read_text(encoding="utf-8").splitlines(keepends=True)
        self.at = shot.at
        self.file = folder / "game.turm"
        self.file.write_text("".join(lines[: self.at + 1]), encoding="utf-8")

    def play(self) -> None:
        """The game, seen by the player whose turn it is."""
        self.builder.show(Game.open(TURM, self.file), StaticsJudge())
        self.builder.wait()
        self.driver.rounds(ARRIVED)

    def replay(self) -> None:
        """The end of the replay."""
        parts = self.builder.parts
        self.program.services.screens.go(TurmReplayScreen(parts, self.whole, lambda: None))
        self.driver.rounds(3)
        self.driver.spot("replay:last")

    def hold(self) -> None:
        """The block that was built next hangs over its place."""
        self.play()
        given = self.whole.live()[self.at].given
        assert isinstance(given, Build)
        self.builder.take(given.block)
        self.builder.put(given.cells)
        self.driver.rounds(ARRIVED)

    def walk(self) -> None:
        """The figure may walk; the way to the highest field is shown."""
        self.play()
        state = self.builder.state
        acting = state.acting
        assert acting is not None
        best = max(reachable(state, acting.colour), key=level_of)
        seen = self.table.pixel_of(best)
        assert seen is not None
        self.driver.move(round(seen[0]), round(seen[1]))
        self.driver.rounds(ARRIVED)

    def fall(self) -> None:
        """The tower comes down."""
        self.replay()
        step = self.whole.live()[-1]
        self.table.show(step.before)
        self.driver.rounds(ARRIVED)
        self.table.play(step.before, step.happened)
        for _ in range(FALLING):
            self.table.step(1 / 60)
        self.screen.draw()

    def eyes(self) -> Image.Image:
        """The picture as it is, and in grey below."""
        picture = self.picture()
        grey = ImageOps.grayscale(picture).convert("RGB")
        half = picture.height // 2
        both = Image.new("RGB", (picture.width, 2 * half))
        both.paste(picture.crop((0, half // 2, picture.width, half // 2 + half)))
        both.paste(grey.crop((0, half // 2, picture.width, half // 2 + half)), (0, half))
        return both

    def picture(self) -> Image.Image:
        """What the window shows, at its best."""
        self.driver.rounds(ARRIVED)
        self.table.settle()
        self.screen.draw()
        return window_image(self.screen.base)

    def as_it_moves(self) -> Image.Image:
        """What the window shows at this moment."""
        self.screen.draw()
        return window_image(self.screen.base)


SHOTS = (
    TowerShot("turm-start"),
    TowerShot("turm-place", at=24, act=TowerStage.hold),
    TowerShot("turm-walk", at=43, act=TowerStage.walk),
    TowerShot("turm-middle", at=60),
    TowerShot("turm-levels", "three", 44, overlays=("levels",), view="west"),
    TowerShot("turm-stairs", at=70, overlays=("stairs",)),
    TowerShot("turm-load", "three", 60, overlays=("load",), view="south"),
    TowerShot("turm-xray", at=80, overlays=("xray",)),
    TowerShot("turm-fall", "two", act=TowerStage.fall),
    TowerShot("turm-end", "three", view="iso", act=TowerStage.replay),
    TowerShot("turm-small", "two", 60, (1024, 640), "low", ("levels",), "top"),
    TowerShot("turm-large", at=86, size=(1920, 1080), quality="ultra"),
    TowerShot("turm-eyes", at=74),
)


def make(shot: TowerShot, folder: Path) -> None:
    """Make one picture."""
    stage = TowerStage(shot, folder)
    shot.act(stage)
    if shot.view is not None:
        stage.table.camera.preset(shot.view, at_once=True)
    if shot.overlays:
        stage.table.overlays.set(shot.overlays)
    if shot.act not in (TowerStage.hold, TowerStage.walk):
        stage.driver.move(2, stage.screen.height - 2)
    taken = {"turm-fall": stage.as_it_moves, "turm-eyes": stage.eyes}.get(shot.name, stage.picture)
    picture = taken()
    PICTURES.mkdir(parents=True, exist_ok=True)
    picture.save(PICTURES / f"{shot.name}.jpg", quality=QUALITY, optimize=True, progressive=True)
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
        subprocess.run([sys.executable, "-m", "tests.pictures.towers", name], check=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Make the pictures of Turm Bauer in docs/pictures again.")
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[*(shot.name for shot in SHOTS), []])
    main(parser.parse_args().names)
