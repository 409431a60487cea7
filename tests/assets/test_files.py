"""Pictures, icons, fonts, sounds and palette: all there, readable, and distinct where they must be."""

import colorsys
import itertools
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import yaml
from PIL import Image, ImageFont

from tests.house.places import ROOT
from tests.sight import GREY, SIGHT, lab, of_hex, seen
from torres3d.base.paths import assets, config
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, MASTER_CARDS

ICONS = (
    "ap", "block", "knight", "king", "card", "marker", "undo", "redo", "end_turn", "camera", "heights",
    "settings", "hint", "save", "menu", "film", "eye", "castle", "door", "play", "pause", "step_forward",
    "step_back", "jump_start", "jump_end", "close", "check", "lock", "sound", "mute", "crown", "bot",
    "person", "figure", "ring", "die", "cube", "box", "tower", "turn_block", "tip_block", "let_go", "fall", "walk_over",
    "leap",
)  # fmt: skip
PROGRAM_ICONS = ("torres3d", "torres3d-torres", "torres3d-turm", "torres3d-study")
PROGRAM_SIZES = (16, 32, 48, 64, 128, 256, 512)
SOUNDS = (
    "stone_1", "stone_2", "stone_3", "stone_4", "stone_5",
    "knight_step", "knight_place", "door", "card", "marker", "score", "undo",
    "refuse", "turn", "king", "victory", "click", "count",
    "block_slide", "block_wood", "collapse", "creak", "dice", "figure_tap", "height", "ring", "rise", "tumble",
    "wood_knock", "risk_tone",
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


@pytest.mark.slow
@pytest.mark.parametrize(("folder", "names"), [("action", ACTION_CARDS), ("master", MASTER_CARDS)])
def test_card_pictures_are_distinct(folder: str, names: tuple[str, ...]) -> None:
    found = {name: pixels(assets() / "games/torres/cards" / folder / f"{name}.png") for name in names}
    for one, other in itertools.combinations(names, 2):
        assert np.abs(found[one] - found[other]).mean() > 1.0, f"{one} and {other} look the same"


@pytest.mark.parametrize(
    "name", [*(f"action/{n}" for n in ACTION_CARDS), *(f"master/{n}" for n in MASTER_CARDS), "back"]
)
def test_card_picture_has_its_size(name: str) -> None:
    with Image.open(assets() / "games/torres/cards" / f"{name}.png") as picture:
        assert picture.size == (512, 512)


@pytest.mark.parametrize(("name", "size"), [*((n, 96) for n in ICONS), *((f"emblem_{n}", 128) for n in range(1, 5))])
def test_icon_is_white_on_nothing(name: str, size: int) -> None:
    with Image.open(assets() / "icons" / f"{name}.png") as picture:
        assert (picture.size, picture.mode) == ((size, size), "RGBA")
        data = np.asarray(picture)
    shown = data[..., 3] > 0
    assert 0.08 < shown.mean() < 0.9
    assert (data[shown][:, :3] == 255).all()


@pytest.mark.parametrize("name", PROGRAM_ICONS)
@pytest.mark.parametrize("size", PROGRAM_SIZES)
def test_program_icon_has_its_size_and_clear_corners(name: str, size: int) -> None:
    with Image.open(assets() / "program" / f"{name}-{size}.png") as picture:
        assert (picture.size, picture.mode) == ((size, size), "RGBA")
        data = np.asarray(picture)
    assert (data[[0, 0, -1, -1], [0, -1, 0, -1], 3] == 0).all()
    assert 0.4 < (data[..., 3] > 128).mean() < 0.98


@pytest.mark.parametrize("name", PROGRAM_ICONS)
def test_program_icon_for_windows_has_the_same_pictures(name: str) -> None:
    with Image.open(assets() / "program" / f"{name}.ico") as icons:
        sizes = [size for size in PROGRAM_SIZES if size <= 256]
        assert icons.info["sizes"] == {(size, size) for size in sizes}
        for size in sizes:
            icons.size = (size, size)
            found = np.asarray(icons.convert("RGBA"))
            with Image.open(assets() / "program" / f"{name}-{size}.png") as picture:
                assert np.array_equal(found, np.asarray(picture)), size


def test_small_program_icons_are_drawn_by_pixels_and_distinct() -> None:
    for size in (16, 32):
        found = {}
        for name in PROGRAM_ICONS:
            with Image.open(assets() / "program" / f"{name}-{size}.png") as picture:
                found[name] = np.asarray(picture, dtype=float)
                # Whatever is scaled down has hundreds of colours, and edges that are half clear.
                assert len(picture.getcolors() or ()) < 20, name
        for one, other in itertools.combinations(found, 2):
            assert np.abs(found[one] - found[other]).mean() > 8, f"{one} and {other} look the same at {size}"


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


@pytest.fixture(scope="module")
def palette() -> dict[str, Any]:
    found = yaml.safe_load((config() / "palettes.yaml").read_text("utf-8"))
    assert isinstance(found, dict)
    return found


APART = {
    ("standard", "normal"): (65, 30), ("standard", "protanopia"): (29, 20), ("standard", "deuteranopia"): (29, 20),
    ("standard", "tritanopia"): (29, 20),
    ("red_green", "normal"): (60, 50), ("red_green", "protanopia"): (45, 30), ("red_green", "deuteranopia"): (45, 30),
    ("blue_yellow", "normal"): (60, 50), ("blue_yellow", "tritanopia"): (60, 40),
    ("contrast", "normal"): (60, 50), ("contrast", "protanopia"): (35, 30), ("contrast", "deuteranopia"): (35, 30),
    ("contrast", "tritanopia"): (45, 20), ("contrast", "grey"): (18, 10),
}  # fmt: skip
"""What docs/art.md promises: for each palette and sight how far the usual four are apart, and all six (CIE 1976)."""


@pytest.mark.parametrize(("name", "sight"), APART)
def test_players_colours_can_be_told_apart(palette: dict[str, Any], name: str, sight: str) -> None:
    players, (usual, any_two) = palette["players"][name], APART[name, sight]
    eyes = {**SIGHT, "grey": GREY}[sight]
    colours = {player: lab(seen(of_hex(value["colour"]), eyes)) for player, value in players.items()}
    for one, other in itertools.combinations(colours, 2):
        least = usual if {one, other} <= {"red", "blue", "green", "yellow"} else any_two
        assert np.linalg.norm(colours[one] - colours[other]) > least, f"{one}, {other}"


def test_a_palettes_colours_are_what_they_are_called(palette: dict[str, Any]) -> None:
    hues = {"red": (345, 25), "blue": (195, 240), "green": (125, 165), "yellow": (40, 60), "violet": (255, 320)}
    for name, (least, most) in hues.items():
        for players in palette["players"].values():
            values = [int(players[name]["colour"][i : i + 2], 16) / 255 for i in (1, 3, 5)]
            hue = colorsys.rgb_to_hls(*values)[0] * 360
            assert (hue - least) % 360 <= (most - least) % 360, (name, players[name])


def test_level_colours_grow_lighter(palette: dict[str, Any]) -> None:
    light = [lab(of_hex(value))[0] for value in palette["levels"][1:]]
    assert len(light) >= 8
    assert all(after - before > 5 for before, after in itertools.pairwise(light))


@pytest.mark.parametrize("sight", [*SIGHT, "grey"])
def test_level_colours_are_apart_for_all_eyes(palette: dict[str, Any], sight: str) -> None:
    eyes = {**SIGHT, "grey": GREY}[sight]
    colours = [lab(seen(of_hex(value), eyes)) for value in palette["levels"][1:9]]
    assert all(np.linalg.norm(after - before) > 5 for before, after in itertools.pairwise(colours))
    assert all(after[0] > before[0] for before, after in itertools.pairwise(colours))


def test_the_palettes_in_the_document_are_the_programs(palette: dict[str, Any]) -> None:
    document = ROOT / "docs/art.md"
    told = set(re.findall(r"#[0-9a-f]{6}", document.read_text("utf-8")))
    assert {value["colour"] for players in palette["players"].values() for value in players.values()} <= told
