"""Build all models: `python build_models.py [NAME ...]`. The same files come out of every run."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import atlas
import blocks
import boards
import king
import knights
import numpy as np
from glb import Look, write_glb
from mesh import Finished, Mesh, finish
from occlusion import occlusion

MODELS = Path(__file__).resolve().parents[2] / "games/torres/models"
PIECE = Look("piece", "pieces.png", "pieces_normal.jpg")


def finished(mesh: Mesh, **how: float | None) -> Finished:
    return finish(mesh, partial(occlusion, **how), atlas.SIZE)


def piece(make: Callable[[], Mesh], **how: float | None) -> Callable[[Path], int]:
    def write(path: Path) -> int:
        mesh = make()
        write_glb(path, [(path.stem, finished(mesh, **how), PIECE)])
        return mesh.triangle_count()

    return write


def jobs() -> dict[str, Callable[[Path], int]]:
    all_jobs: dict[str, Callable[[Path], int]] = {}
    for variant, letter in enumerate("abc"):
        all_jobs[f"block_{letter}"] = piece(partial(blocks.block, variant), reach=0.5, ground=0.0)
    all_jobs["battlements"] = piece(blocks.battlements, reach=0.4, ground=0.0)
    for number in (1, 2, 3, 4):
        all_jobs[f"knight_{number}"] = piece(partial(knights.knight, number), reach=0.45)
        all_jobs[f"marker_{number}"] = piece(partial(knights.marker, number), reach=0.2)
    all_jobs["king"] = piece(king.king, reach=0.45)
    all_jobs["tray"] = piece(boards.tray, reach=0.6)
    all_jobs["board"] = boards.write_board
    all_jobs["table"] = boards.write_table
    all_jobs["backdrop"] = boards.write_backdrop
    return all_jobs


def main(names: list[str]) -> None:
    np.seterr(all="raise", under="ignore")
    MODELS.mkdir(parents=True, exist_ok=True)
    for name, write in jobs().items():
        if not names or name in names:
            print(f"{name}: {write(MODELS / (name + '.glb'))} triangles")


if __name__ == "__main__":
    main(sys.argv[1:])
