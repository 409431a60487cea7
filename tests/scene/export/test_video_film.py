"""Films that ffmpeg encodes, tested with a program in its place that writes down what it gets."""

import json
import signal
import sys
from pathlib import Path

import pytest
from PIL import Image

from torres3d.scene.export.video_film import CODECS, RATE, EncoderFailed, VideoFilm

SIZE = (6, 4)
BYTES = SIZE[0] * SIZE[1] * 3
STAND_IN = """\
#!{python}
import json, sys
from pathlib import Path
data = sys.stdin.buffer.read({limit})
if {limit} >= 0:
    print("first line", file=sys.stderr)
    print("no room for the film", file=sys.stderr)
    raise SystemExit(3)
Path(sys.argv[-1]).write_text(json.dumps([sys.argv[1:-1], [data[at] for at in range(0, len(data), {size})]]))
"""


def stand_in(folder: Path, limit: int = -1) -> str:
    """A program that writes its words and the first byte of each frame; it fails after ``limit`` bytes, if given."""
    program = folder / "bin" / "ffmpeg"
    program.parent.mkdir()
    program.write_text(STAND_IN.format(python=sys.executable, limit=limit, size=BYTES))
    program.chmod(0o755)
    return str(program)


def frame(shade: int) -> Image.Image:
    return Image.new("RGB", SIZE, (shade, 0, 0))


@pytest.mark.parametrize("ending", CODECS)
def test_each_frame_is_given_as_often_as_its_time_says(tmp_path: Path, ending: str) -> None:
    output = tmp_path / f"film{ending}"
    reel = VideoFilm(output, SIZE, stand_in(tmp_path))
    for shade, milliseconds in ((10, 90), (20, 90), (20, 1000), (30, 90), (40, 5)):
        reel.add(frame(shade), milliseconds)
    assert not output.exists(), "it has its name when it is whole"
    reel.finish()
    words, shades = json.loads(output.read_text())
    assert (reel.frames, reel.milliseconds) == (4, 1275)
    assert {shade: shades.count(shade) for shade in (10, 20, 30, 40)} == {10: 3, 20: 32, 30: 3, 40: 1}
    assert abs(len(shades) - 1.275 * RATE) <= 1, "times that are no multiple of a frame do not add up"
    assert "6x4" in words
    assert set(CODECS[ending]) <= set(words)
    assert {path.name for path in tmp_path.iterdir()} == {output.name, "bin"}


def test_what_the_program_says_is_told_and_nothing_is_left(tmp_path: Path) -> None:
    reel = VideoFilm(tmp_path / "film.mp4", SIZE, stand_in(tmp_path, limit=BYTES))

    def whole_film() -> None:
        for shade in range(200):
            reel.add(frame(shade), 60_000)
        reel.finish()

    with pytest.raises(EncoderFailed, match=r"^no room for the film$"):
        whole_film()
    reel.discard()
    assert [path.name for path in tmp_path.iterdir()] == ["bin"]


def test_a_film_that_is_discarded_leaves_nothing_and_no_program(tmp_path: Path) -> None:
    reel = VideoFilm(tmp_path / "film.webm", SIZE, stand_in(tmp_path))
    reel.add(frame(1), 90)
    reel.add(frame(2), 90)
    process = reel.process
    assert process.poll() is None
    reel.discard()
    assert process.returncode == -signal.SIGKILL, "nothing is encoded to its end"
    assert [path.name for path in tmp_path.iterdir()] == ["bin"]


def test_a_program_that_cannot_be_started_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="none"):
        VideoFilm(tmp_path / "film.mp4", SIZE, str(tmp_path / "none"))
