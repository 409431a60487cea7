"""What makes pictures of the whole program, of any game: a game beside this file opened, played on, looked at.

A window has one size in a process, so each picture is made in a process of its own.
"""

import argparse
import subprocess
import sys
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from PIL import Image

import tests.panda as panda
from tests.app.driver import ROUND
from tests.games.kits import KITS
from tests.house.places import ROOT
from tests.pictures.filming import EVERY, FilmedDriver
from torres3d.app.main import build
from torres3d.app.window.settings import Settings
from torres3d.engine.history import History
from torres3d.engine.kit import Kit
from torres3d.engine.log_replay import load_log
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.registered import GAMES
from torres3d.scene.render.quality import QualityName
from torres3d.scene.studio import window_image

PICTURES = ROOT / "docs/pictures"
ARRIVED = 40
"""Rounds after which panels and camera have come to rest."""
QUALITY = 86
"""Of the JPEG files."""
FILM_QUALITY = 45
"""Of the WebP films."""

Taken = Image.Image | Sequence[Image.Image]
"""A picture or a film."""

StageT = TypeVar("StageT", bound="AnyStage")


@dataclass(frozen=True, slots=True)
class Shot(Generic[StageT]):
    """One picture: which game (a log beside this file), after how many of its commands, and how it is looked at.
    ``act`` goes on from there, with the mouse ``aside`` in the end; ``take`` takes the picture or the film."""

    name: str
    game: str = "four"
    at: int = 0
    size: tuple[int, int] = (1280, 720)
    quality: QualityName = "high"
    overlays: tuple[str, ...] = ()
    view: str | None = None
    act: Callable[[StageT], None] = field(default=lambda stage: stage.play())
    aside: bool = True
    take: Callable[[StageT], Taken] = field(default=lambda stage: stage.picture())


class AnyStage(ABC):
    """The program with a game on the table."""

    kit: ClassVar[Kit[Any, Any]]
    games: ClassVar[Path]
    """Where the logs of the games lie."""
    table: Any

    def __init__(self, shot: Shot[Any], folder: Path) -> None:
        width, height = shot.size
        panda.PRC = panda.PRC.replace(f"win-size {panda.WIDTH} {panda.HEIGHT}", f"win-size {width} {height}")
        panda.WIDTH, panda.HEIGHT = width, height
        self.screen = panda.VirtualScreen()
        settings = Settings(language="en", quality=shot.quality)
        self.program = build(self.screen.base, GAMES, settings, Shelf(KITS, folder), folder / "settings.yaml")
        self.driver = FilmedDriver(self.program, self.screen)
        log = self.games / f"{shot.game}{self.kit.suffix}"
        self.whole: History[Any, Any] = load_log(self.kit, log)[1]
        self.at = shot.at or self.usual_end
        self.file = folder / f"game{self.kit.suffix}"
        lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
        self.file.write_text("".join(lines[: self.at + 1]), encoding="utf-8")

    @property
    def usual_end(self) -> int:
        """So many commands are played where a shot says nothing."""
        return 0

    @abstractmethod
    def play(self) -> None:
        """The game, seen by the player whose turn it is."""

    @abstractmethod
    def replay(self) -> None:
        """The end of the replay."""

    def lay(self, overlays: Sequence[str]) -> None:
        """Lay these overlays over the table."""
        self.table.overlays.set(overlays)

    def picture(self) -> Image.Image:
        """What the window shows, at its best."""
        self.driver.rounds(ARRIVED)
        self.table.settle()
        return self.as_it_is()

    def film(self, goes_on: Callable[[], bool], rest: int) -> list[Image.Image]:
        """What the window shows while something goes on, and in so many rounds of ``rest`` after it."""

        def watch() -> None:
            while goes_on():
                self.driver.rounds(EVERY)
            self.driver.rounds(rest)

        return self.driver.film(watch, pointer=False)

    def as_it_is(self) -> Image.Image:
        """What the window shows at this moment."""
        self.screen.draw()
        return window_image(self.screen.base)


def save(taken: Taken, name: str) -> None:
    """Keep a picture or a film for docs/pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    if isinstance(taken, Image.Image):
        taken.save(PICTURES / f"{name}.jpg", quality=QUALITY, optimize=True, progressive=True)
    else:
        save_film(taken, PICTURES / f"{name}.webp", quality=FILM_QUALITY, method=6)


def save_film(pictures: Sequence[Image.Image], target: Path, **how: Any) -> None:
    """Write a film as WebP; ``how`` as Pillow's writer takes it."""
    first, *others = pictures
    shown = round(1000 * ROUND * EVERY)
    first.save(target, save_all=True, append_images=others, duration=shown, loop=0, **how)


def make(shot: Shot[StageT], stage: StageT, into: Path | None) -> None:
    """Make one picture."""
    shot.act(stage)
    if shot.view is not None:
        stage.table.camera.preset(shot.view, at_once=True)
    stage.lay(shot.overlays)
    if shot.aside:
        stage.driver.move(2, stage.screen.height - 2)
    taken = shot.take(stage)
    if into is None:
        save(taken, shot.name)
    else:
        for number, picture in enumerate([taken] if isinstance(taken, Image.Image) else taken):
            picture.save(into / f"{shot.name}-{number:04}.png")
    stage.program.close()


def main(shots: Iterable[Shot[StageT]], stage: type[StageT], module: str, what: str) -> None:
    """Make the pictures named on the command line (all if there are none), each in a process of its own: the program of
    ``module``, which says ``what`` it makes."""
    known = {shot.name: shot for shot in shots}
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[*known, []])
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="keep each picture as a PNG file there")
    given = parser.parse_args()
    wanted = list(given.names) or list(known)
    if len(wanted) == 1:
        with tempfile.TemporaryDirectory() as folder:
            make(known[wanted[0]], stage(known[wanted[0]], Path(folder)), given.into)
        return
    for name in wanted:
        subprocess.run([sys.executable, "-m", module, name], check=True)
