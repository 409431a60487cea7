"""Pictures without a window, in a fresh process as the command line makes them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.house.places import ROOT

PROGRAM = """
import sys
from pathlib import Path
from tests.games.torres.random_games import game
from torres3d.games.torres.scene.table import Table
from torres3d.scene.render.open_panda3d import open_offscreen
from torres3d.scene.studio import Studio
base = open_offscreen((640, 360))
studio = Studio(base, Table(base, Path(sys.argv[1]), quality="low"), 360)
state = list(game(10))[-1].after
studio.picture(state).save(sys.argv[2] + "/iso.png")
studio.picture(state, "top", ["heights", "castles"]).save(sys.argv[2] + "/top.png")
studio.close()
"""

NO_OPENGL = """
from torres3d.scene.render.open_panda3d import open_offscreen
from torres3d.scene.render.open_panda3d import NoGraphics
try:
    open_offscreen((64, 64))
except NoGraphics as problem:
    print("no graphics:", problem)
"""


def ran(program: str, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a program of Python in the project's folder."""
    command = [sys.executable, "-c", program, *arguments]
    environment = {**os.environ, **variables}
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False, env=environment)


@pytest.mark.long
def test_a_studio_takes_pictures_of_the_wanted_size(tmp_path: Path) -> None:
    done = ran(PROGRAM, str(ROOT / "assets"), str(tmp_path))
    assert done.returncode == 0, done.stderr
    iso, top = Image.open(tmp_path / "iso.png"), Image.open(tmp_path / "top.png")
    assert iso.size == top.size == (640, 360)
    assert len(iso.getcolors(640 * 360) or ()) > 5000
    assert iso.tobytes() != top.tobytes()


def test_without_opengl_there_is_a_reason() -> None:
    # Without a DISPLAY Panda3D asks :0, which another test may have open.
    done = ran(NO_OPENGL, __EGL_VENDOR_LIBRARY_DIRS="/nonexistent", DISPLAY=":nowhere")
    assert "no graphics: it cannot draw here" in done.stdout, done.stderr
