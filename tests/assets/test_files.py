"""Pictures, icons, fonts, sounds and palette: all there, readable, and distinct where they must be."""

import itertools
import re
from pathlib import Path

import numpy as np
import pytest
import yaml
from PIL import Image, ImageFont

from torres3d.base.paths import assets, config
from torres3d.rules.kinds import ACTION_CARDS, MASTER_CARDS

ICONS = (
    "ap", "block", "knight", "king", "card", "marker", "undo", "redo", "end_turn", "camera", "heights",
    "settings", "hint", "save", "menu", "film", "eye", "castle", "door", "play", "pause", "step_forward",
    "step_back", "jump_start", "jump_end", "close", "check", "lock", "sound", "mute", "crown", "bot",
    "person",
)  # fmt: skip
SOUNDS = (
    "block_place", "block_settle", "knight_step", "knight_place", "door", "card", "marker", "score", "undo",
    "refuse", "turn", "king", "victory", "click",
)  # fmt: skip
LETTERS = "abcdefghijklmnopqrstuvwxyzăâîșțĂÂÎȘȚäöüÄÖÜß€×–„“”0123456789"


def pixels(path: Path, size: int = 64) -> np.ndarray:
    with Image.open(path) as picture:
        return np.asarray(picture.convert("RGBA").resize((size, size)), dtype=float)


def missing(font: Path, letters: str) -> list[str]:
    """The letters a font draws as it draws a character that is in no font."""
    drawn = ImageFont.truetype(str(font), 40, layout_engine=ImageFont.Layout.BASIC)
    nothing = bytes(drawn.getmask("\U0010fffd"))
    return [letter for letter in letters if bytes(drawn.getmask(letter)) == nothing]


@pytest.mark.parametrize(("folder", "names"), [("action", ACTION_CARDS), ("master", MASTER_CARDS)])
def test_card_pictures_are_distinct(folder: str, names: tuple[str, ...]) -> None:
    found = {name: pixels(assets() / "cards" / folder / f"{name}.png") for name in names}
    for one, other in itertools.combinations(names, 2):
        assert np.abs(found[one] - found[other]).mean() > 1.0, f"{one} and {other} look the same"


@pytest.mark.parametrize(
    "name", [*(f"action/{n}" for n in ACTION_CARDS), *(f"master/{n}" for n in MASTER_CARDS), "back"]
)
def test_card_picture_has_its_size(name: str) -> None:
    with Image.open(assets() / "cards" / f"{name}.png") as picture:
        assert picture.size == (512, 512)


@pytest.mark.parametrize(("name", "size"), [*((n, 96) for n in ICONS), *((f"emblem_{n}", 128) for n in range(1, 5))])
def test_icon_is_white_on_nothing(name: str, size: int) -> None:
    with Image.open(assets() / "icons" / f"{name}.png") as picture:
        assert (picture.size, picture.mode) == ((size, size), "RGBA")
        data = np.asarray(picture)
    shown = data[..., 3] > 0
    assert 0.08 < shown.mean() < 0.9
    assert (data[shown][:, :3] == 255).all()


def test_icons_are_distinct() -> None:
    found = {name: pixels(assets() / "icons" / f"{name}.png", 32)[..., 3] for name in ICONS}
    for one, other in itertools.combinations(ICONS, 2):
        assert np.abs(found[one] - found[other]).mean() > 8, f"{one} and {other} look the same"


@pytest.mark.parametrize(
    "name", ["Cinzel-Regular", "Cinzel-Bold", "AlegreyaSans-Regular", "AlegreyaSans-Medium", "AlegreyaSans-Bold"]
)
def test_font_has_the_letters_of_all_languages(name: str) -> None:
    assert not missing(assets() / "fonts" / f"{name}.ttf", LETTERS)
    assert (assets() / "fonts" / f"{name.split('-', maxsplit=1)[0]}-LICENSE.txt").is_file()


def test_symbol_font_has_the_signs_the_text_fonts_lack() -> None:
    assert not missing(assets() / "fonts" / "DejaVuSans-Symbols.ttf", "←↑→↓✓✗♔♘♖⚑⚔⚙●■▲✚★")


@pytest.mark.parametrize("name", SOUNDS)
def test_sound_has_a_length(name: str) -> None:
    path = assets() / "sounds" / f"{name}.ogg"
    data = path.read_bytes()
    assert data.startswith(b"OggS")
    # The last page of an Ogg stream tells how many samples there are.
    last = data.rindex(b"OggS")
    samples = int.from_bytes(data[last + 6 : last + 14], "little")
    assert 0.05 < samples / 44100 < 4.0


def _linear(text: str) -> np.ndarray:
    value = np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def _lab(linear: np.ndarray) -> np.ndarray:
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    f = np.cbrt(to_xyz @ np.clip(linear, 0, 1) / np.array([0.9505, 1.0, 1.089]))
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


# Simulated sight, Machado, Oliveira and Fernandes 2009, severity 1.
SIGHT = {
    "normal": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}


@pytest.fixture(scope="module")
def palette() -> dict[str, dict[str, dict[str, str]]]:
    found = yaml.safe_load((config() / "palettes.yaml").read_text("utf-8"))
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("sight", SIGHT)
def test_players_colours_can_be_told_apart(palette: dict[str, dict[str, dict[str, str]]], sight: str) -> None:
    colours = {name: _lab(SIGHT[sight] @ _linear(value["colour"])) for name, value in palette["players"].items()}
    for one, other in itertools.combinations(colours, 2):
        usual = {one, other} <= {"red", "blue", "green", "yellow"}
        assert np.linalg.norm(colours[one] - colours[other]) > (29 if usual else 20), f"{one}, {other}"


def test_level_colours_grow_lighter(palette: dict[str, list[str]]) -> None:
    light = [_lab(_linear(value))[0] for value in palette["levels"][1:]]
    assert len(light) >= 8
    assert all(after - before > 5 for before, after in itertools.pairwise(light))


def test_the_palette_in_the_document_is_the_programs(palette: dict[str, dict[str, dict[str, str]]]) -> None:
    document = Path(__file__).resolve().parents[2] / "docs" / "art.md"
    told = set(re.findall(r"#[0-9a-f]{6}", document.read_text("utf-8")))
    assert {value["colour"] for value in palette["players"].values()} <= told
