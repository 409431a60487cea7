"""Films as files: frames, times and colours come out as they went in, and nothing is left of a broken film."""

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from torres3d.scene.export.film_file import FilmFile, reel_for
from torres3d.scene.export.gif import COLOUR_TOLERANCE, palette_of

SIZE = (96, 64)
RED, BLUE, STONE = (190, 40, 30), (30, 70, 160), (150, 120, 80)


def frame(x: int, colour: tuple[int, int, int] = RED) -> Image.Image:
    """A ground with shades, and a piece on it."""
    across, down = np.meshgrid(np.arange(SIZE[0]), np.arange(SIZE[1]))
    ground = np.stack([STONE[part] + (across + down) // 4 for part in range(3)], axis=-1).astype(np.uint8)
    picture = Image.fromarray(ground)
    picture.paste(colour, (x, 20, x + 12, 40))
    return picture


FRAMES = ((frame(5), 300), (frame(30), 80), (frame(60, BLUE), 500))


@pytest.fixture(params=["film.gif", "film.webp", "film"])
def reel(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[FilmFile]:
    return reel_for(tmp_path / request.param, [FRAMES[0][0], FRAMES[2][0]])


def shown(output: Path) -> list[tuple[Image.Image, int]]:
    """The frames of a film, and how long each is shown."""
    if output.is_dir():
        text = (output / "film.ffconcat").read_text("utf-8")
        found = re.findall(r"^file (\S+)\nduration (\S+)$", text, re.MULTILINE)
        return [(Image.open(output / name).convert("RGB"), round(float(time) * 1000)) for name, time in found]
    frames = []
    with Image.open(output) as film:
        for number in range(film.n_frames):
            film.seek(number)
            film.load()
            frames.append((film.convert("RGB"), int(film.info["duration"])))
    return frames


def test_frames_and_times(reel: FilmFile, tmp_path: Path) -> None:
    for picture, milliseconds in FRAMES:
        reel.add(picture, milliseconds)
    reel.finish()
    assert reel.frames == 3
    [output] = tmp_path.iterdir()
    found = shown(output)
    assert [time for _, time in found] == [300, 80, 500]
    for (picture, _), (wanted, _) in zip(found, FRAMES, strict=True):
        off = np.abs(np.asarray(picture).astype(int) - np.asarray(wanted))
        assert off.mean() < 4
        assert np.quantile(off, 0.98) <= 16


def test_equal_frames_are_one_that_lasts_longer(reel: FilmFile, tmp_path: Path) -> None:
    for picture, milliseconds in (*FRAMES[:1], (FRAMES[0][0].copy(), 200), FRAMES[1]):
        reel.add(picture, milliseconds)
    reel.finish()
    [output] = tmp_path.iterdir()
    assert [time for _, time in shown(output)] == [500, 80]
    assert (reel.frames, reel.milliseconds) == (2, 580)


def test_a_film_of_one_picture(reel: FilmFile, tmp_path: Path) -> None:
    reel.add(*FRAMES[0])
    reel.finish()
    [output] = tmp_path.iterdir()
    if output.is_dir():
        assert len(shown(output)) == 1
    else:
        with Image.open(output) as film:
            assert (getattr(film, "n_frames", 1), film.size) == (1, SIZE)


def test_nothing_is_left_of_a_film_that_was_dropped(reel: FilmFile, tmp_path: Path) -> None:
    reel.add(*FRAMES[0])
    reel.add(*FRAMES[1])
    reel.discard()
    assert not list(tmp_path.iterdir())


def test_a_film_takes_its_name_when_it_is_finished(tmp_path: Path) -> None:
    old = tmp_path / "film.gif"
    old.write_bytes(b"an older film")
    reel = reel_for(old, [FRAMES[0][0]])
    reel.add(*FRAMES[0])
    reel.add(*FRAMES[1])
    assert old.read_bytes() == b"an older film"
    reel.finish()
    assert [file.name for file in tmp_path.iterdir()] == ["film.gif"]
    assert len(shown(old)) == 2


def test_small_colours_have_a_place_in_the_palette() -> None:
    """A knight's cloak is a few pixels among thousands of stone."""
    picture = frame(-50)
    picture.paste(BLUE, (2, 2, 6, 5))
    palette = palette_of([picture])
    colours = np.array(palette.getpalette()).reshape(-1, 3)
    assert np.abs(colours - BLUE).max(axis=1).min() <= 8


def test_what_stands_still_does_not_flicker(tmp_path: Path) -> None:
    """Differences that nobody sees are not written."""
    still = frame(5)
    noisy = Image.fromarray(np.asarray(still) + np.uint8(COLOUR_TOLERANCE // 3))
    noisy.paste(RED, (70, 20, 82, 40))
    reel = reel_for(tmp_path / "film.gif", [still, noisy])
    reel.add(still, 100)
    reel.add(noisy, 100)
    reel.finish()
    (first, _), (second, _) = shown(tmp_path / "film.gif")
    away = (0, 45, *SIZE)
    assert first.crop(away).tobytes() == second.crop(away).tobytes()
    assert second.getpixel((75, 30)) == first.getpixel((8, 30))


@pytest.mark.parametrize("size", [(9, 7), (16, 16), (300, 40)])
def test_an_animated_picture_of_any_size_goes_round_and_round(tmp_path: Path, size: tuple[int, int]) -> None:
    pictures = [frame(x).resize(size, Image.Resampling.NEAREST) for x in (5, 40, 70)]
    reel = reel_for(tmp_path / "film.gif", pictures)
    for picture in pictures:
        reel.add(picture, 60)
    reel.finish()
    with Image.open(tmp_path / "film.gif") as film:
        assert film.info["loop"] == 0
    for (picture, time), wanted in zip(shown(tmp_path / "film.gif"), pictures, strict=True):
        assert (picture.size, time) == (size, 60)
        assert np.abs(np.asarray(picture).astype(int) - np.asarray(wanted)).max() <= 24


def test_progress_of_what_is_written_at_the_end(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    reel = reel_for(tmp_path / "film.webp", [FRAMES[0][0]])
    for picture, milliseconds in FRAMES:
        reel.add(picture, milliseconds)
    reel.finish(lambda done, of: told.append((done, of)))
    assert told == [(1, 2), (2, 2)]
