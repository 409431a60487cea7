"""Build the coarse models: `python build_coarse.py`. The same file comes out of every run.

They are what a processor draws while the table turns: models/coarse.npz holds the vertices and triangles of each as the
game keeps them, so that reading takes no time. They use the pictures of the models they stand for.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import atlas
import blocks
import boards
import king
import knights
import layout
import numpy as np
from detail import made_coarse
from mesh import Finished, Mesh, finish
from occlusion import occlusion

FILE = Path(__file__).resolve().parents[2] / "games/torres/models" / "coarse.npz"
VERTEX = np.dtype([("place", "<f4", 3), ("normal", "<f4", 3), ("paint", "u1", 4), ("uv", "<f4", 2)])


def piece(make: Callable[[], Mesh], **how: float | None) -> Callable[[], Finished]:
    return lambda: finish(make(), partial(occlusion, **how), atlas.SIZE)


def jobs() -> dict[str, Callable[[], Finished]]:
    """By the name of the model and the number of its part."""
    all_jobs: dict[str, Callable[[], Finished]] = {}
    for variant, letter in enumerate("abc"):
        all_jobs[f"block_{letter}.0"] = piece(partial(blocks.block, variant), reach=0.5, ground=0.0)
    all_jobs["battlements.0"] = piece(blocks.battlements, reach=0.4, ground=0.0)
    for number in (1, 2, 3, 4):
        all_jobs[f"knight_{number}.0"] = piece(partial(knights.knight, number), reach=0.45)
        all_jobs[f"marker_{number}.0"] = piece(partial(knights.marker, number), reach=0.2)
    all_jobs["king.0"] = piece(king.king, reach=0.45)
    all_jobs["tray.0"] = piece(boards.tray, reach=0.6)
    all_jobs["board.1"] = lambda: finish(
        boards.frame(), partial(occlusion, ground=layout.TABLE_Z, reach=0.35), boards.FRAME_SIZE
    )
    all_jobs["table.0"] = boards.table
    all_jobs["backdrop.0"] = boards.backdrop
    return all_jobs


def packed(data: Finished) -> np.ndarray:
    """The vertices as the game keeps them: texture places count from the lower edge."""
    vertices = np.zeros(len(data.positions), VERTEX)
    vertices["place"] = data.positions
    vertices["normal"] = data.normals
    vertices["paint"] = np.round(data.colours * 255)
    vertices["uv"] = data.uv * (1, -1) + (0, 1)
    return vertices


def main() -> None:
    np.seterr(all="raise", under="ignore")
    arrays: dict[str, np.ndarray] = {}
    with made_coarse():
        for name, make in jobs().items():
            data = make()
            arrays[f"{name}.vertices"] = packed(data)
            arrays[f"{name}.triangles"] = data.triangles.astype("<u2")
            print(f"{name}: {len(data.triangles)} triangles")
    np.savez_compressed(FILE, **arrays)


if __name__ == "__main__":
    main()
