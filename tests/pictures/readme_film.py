"""Makes the README's film of ten seconds again: python -m tests.pictures.readme_film

A turn of Torres and the end of a game of Turm Bauer, each filmed in a process of its own.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

from tests.pictures.staging import PICTURES, save_film

PARTS = {"tests.games.torres.pictures.make": "turn-film", "tests.games.turm_bauer.pictures.towers": "collapse-film"}
"""The programs that make the parts, and their names there."""
QUALITY = 62
"""Of the WebP file."""


def main() -> None:
    """Make the parts and join them."""
    with tempfile.TemporaryDirectory() as folder:
        pictures = []
        for module, name in PARTS.items():
            subprocess.run([sys.executable, "-m", module, name, "--into", folder], check=True)
            pictures += [Image.open(file) for file in sorted(Path(folder).glob(f"{name}-*.png"))]
        save_film(pictures, PICTURES / "film.webp", quality=QUALITY, method=6)


if __name__ == "__main__":
    main()
