"""Pairs of pictures, before and after: python -m tests.pictures.pairs --beside FOLDER [NAME ...]

``FOLDER`` is another tree of the project, the state before. Each picture is made in a process of its own by this file
with the program of its tree, so it uses what both have; the pairs lie in docs/pictures/pairs.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image

PAIRS = Path(__file__).resolve().parents[2] / "docs/pictures/pairs"
SHOWN = (800, 450)
"""Size of each half."""
QUALITY = 84
MOST = 4000
"""Rounds in which a game's end was shown, celebrated and counted."""


def torres(
    at: int = 0, view: str | None = None, overlays: tuple[str, ...] = (), **other: Any
) -> Callable[[], Image.Image]:
    """A picture of a game of Torres in play: `Shot`."""

    def take() -> Image.Image:
        from tests.games.torres.pictures.make import Stage
        from tests.pictures.staging import Shot

        return _taken(Stage, Shot("pair", at=at, view=view, overlays=overlays, **other))

    return take


def turm(at: int = 0, overlays: tuple[str, ...] = (), **other: Any) -> Callable[[], Image.Image]:
    """A picture of a game of Turm Bauer in play: `Shot`."""

    def take() -> Image.Image:
        from tests.games.turm_bauer.pictures.towers import TowerStage
        from tests.pictures.staging import Shot

        return _taken(TowerStage, Shot("pair", at=at, overlays=overlays, **other))

    return take


def won(stage: Any) -> None:
    """The last command of the game is given, and its result is shown."""
    stage.program.flow.open_game(stage.file)
    stage.driver.rounds(60)
    session = stage.program.services.screens.top.session
    if session.awaited is not None:
        session.take_over_screen()
    session.game.submit(stage.whole.standing_steps()[-1].standing_command)
    for _ in range(MOST):
        stage.driver.rounds()
        if session.playback.reading:
            session.playback.skip()
        if stage.driver.sees("rematch"):
            return
    raise AssertionError("the game is not over")


def menu(stage: Any) -> None:
    """The program has just been started."""


def menu_of_turm(stage: Any) -> None:
    """The other game has been chosen."""
    stage.driver.spot("game:turm")


SHOTS: dict[str, Callable[[], Image.Image]] = {
    "start": torres(13),
    "middle": torres(186),
    "late": torres(255, "iso"),
    "north": torres(240, "north"),
    "east": torres(240, "east"),
    "levels": torres(150, "west", ("levels",), game="three"),
    "result": torres(270, act=won),
    "menu": torres(100, act=menu, size=(1920, 1080)),
    "turm-start": turm(),
    "turm-middle": turm(44),
    "turm-result": turm(71, game="three", act=won),
    "turm-menu": turm(act=menu_of_turm, size=(1920, 1080)),
}


def _taken(kind: type[Any], shot: Any) -> Image.Image:
    with tempfile.TemporaryDirectory() as folder:
        stage = kind(shot, Path(folder))
        shot.act(stage)
        if shot.view is not None:
            stage.table.camera.preset(shot.view, at_once=True)
        if shot.overlays:
            stage.lay(shot.overlays)
        stage.driver.move(2, stage.screen.height - 2)
        picture: Image.Image = stage.picture()
        stage.program.close()
    return picture.convert("RGB")


def made_by(tree: Path, name: str, folder: Path) -> Image.Image:
    """The picture of this name as a tree of the project shows it."""
    target = folder / f"{name}.png"
    command = [sys.executable, "-W", "ignore", str(Path(__file__).resolve()), "--take", name, str(target)]
    subprocess.run(command, cwd=tree, env={**os.environ, "PYTHONPATH": str(tree)}, check=True)
    with Image.open(target) as picture:
        return picture.resize(SHOWN, Image.Resampling.LANCZOS)


def main() -> None:
    """Make the pairs named on the command line, all if there are none."""
    parser = argparse.ArgumentParser(description="Make the pairs of pictures in docs/pictures/pairs again.")
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[*SHOTS, []])
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="another tree of the project, the state before")
    parser.add_argument(
        "--take", nargs=2, metavar=("NAME", "FILE"), help="one picture by the tree that Python finds first"
    )
    given = parser.parse_args()
    if given.take:
        SHOTS[given.take[0]]().save(given.take[1])
        return
    if given.beside is None:
        parser.error("--beside FOLDER says where the state before lies")
    PAIRS.mkdir(parents=True, exist_ok=True)
    trees = (given.beside.resolve(), PAIRS.parents[2])
    for name in given.names or SHOTS:
        with tempfile.TemporaryDirectory() as folder:
            halves = [made_by(tree, name, Path(folder)) for tree in trees]
        pair = Image.new("RGB", (2 * SHOWN[0] + 8, SHOWN[1]), "white")
        for number, half in enumerate(halves):
            pair.paste(half, (number * (SHOWN[0] + 8), 0))
        pair.save(PAIRS / f"{name}.jpg", quality=QUALITY, optimize=True, progressive=True)


if __name__ == "__main__":
    main()
