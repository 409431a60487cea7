"""Every file of ours that a person may write to: whatever is in it, it is used, or the error names it."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.app.games import ACTIONS
from torres3d.app.window import key_bindings
from torres3d.app.window import settings as user_settings
from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.bots.bot_files import read_levels
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.search.evaluation_weights import read_weights
from torres3d.games.torres.kit.editions import read_edition
from torres3d.games.torres.scene.assets import load_track
from torres3d.hud.kit.theme import palettes
from torres3d.scene.assets import BrokenAsset

READERS: dict[str, Callable[[Path], object]] = {
    "keys.yaml": lambda file: key_bindings.read(file, ACTIONS),
    "games/torres/keys.yaml": lambda file: key_bindings.read(file, ACTIONS),
    "settings.yaml": user_settings.read,
    "games/torres/bots.yaml": lambda file: read_levels(file, Level),
    "palettes.yaml": palettes.__wrapped__,  # without what it keeps
    "games/torres/editions/romanian.yaml": read_edition,
    "games/torres/weights.json": read_weights,
}
CALENDAR = "a: 2001-99-99\n"
TROUBLES = {
    "an impossible date": CALENDAR,
    "5,000 digits": f"a: {'9' * 5000}\n",
    "500 levels": "a: " + "[" * 500 + "]" * 500,
    "a tag that does not fit": "a: !!int abc\n",
    "an unknown tag": "a: !!python/object:os.system {}\n",
    "half a character": 'a: "\\ud800"\n',
    "a key of several values": "? [a, b]\n: c\n",
    "a tab": "a:\n\t- b\n",
    "U+0000": "a: \0\n",
    "an alias in itself": "a: &a [*a]\n",
    "aliases of aliases": "a: &a [x, x, x, x, x, x, x, x, x]\n"
    + "".join(f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]\n" for a, b in zip("abcdefghij", "bcdefghijk", strict=True)),
    "a list": "- a\n",
    "text": "just text\n",
}


def said_of(file: Path, reader: Callable[[Path], object]) -> str:
    with pytest.raises(FileFault) as told:
        reader(file)
    assert told.value.remedy
    assert str(told.value).startswith(str(file))
    return str(told.value)


@pytest.mark.slow
@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("trouble", TROUBLES)
def test_trouble_is_told(tmp_path: Path, name: str, trouble: str) -> None:
    file = tmp_path / Path(name).name
    file.write_bytes(TROUBLES[trouble].encode())
    assert len(said_of(file, READERS[name])) < 2000


@pytest.mark.parametrize("name", READERS)
def test_what_is_no_file_is_told(tmp_path: Path, name: str) -> None:
    reader, file = READERS[name], tmp_path / Path(name).name
    assert "there is no such file" in said_of(file, reader)
    file.mkdir()
    assert "a folder, not a file" in said_of(file, reader)
    file.rmdir()
    os.mkfifo(file)
    assert "a pipe, not a file" in said_of(file, reader)
    file.unlink()
    file.symlink_to("/dev/zero")
    assert "a device, not a file" in said_of(file, reader)
    file.unlink()
    file.write_bytes(b"\xff\xfea")
    assert "not UTF-8" in said_of(file, reader)


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("games/torres/keys.yaml", 'stack_1: "1"', "stack_1: 1", "`stack_1` cannot be `1`; allowed: the name of a"),
        ("games/torres/keys.yaml", "reset_turn: backspace", "reset_turn: y", "`y` is used by redo, reset_turn; each"),
        ("keys.yaml", "undo: z", "repeat: z", "there is no key `repeat`; there are: end_turn, undo, redo"),
        ("settings.yaml", "ui_scale: 1.0", "ui_scale: 9", "`ui_scale` cannot be `9`; allowed: a number from 0.8"),
        ("settings.yaml", "language: en", "language: fr", "`language` cannot be `fr`; allowed: en, de, ro"),
        ("settings.yaml", "window: null", "window: [100000, 100000]", "`window` cannot be the list `1"),
        ("palettes.yaml", '"#bb2a1c"', "red", "`players.standard.red.colour` cannot be `red`; allowed: a colour"),
        ("palettes.yaml", '"#38587b"', "38587", "`levels.2` cannot be `38587`; allowed: a colour"),
        ("palettes.yaml", '"#474a4d"', "slate", "`roofs.1` cannot be `slate`; allowed: a colour in quotes"),
        ("palettes.yaml", "  violet:", "  purple:", "there is no key `purple` in `players.standard`; there are"),
        (
            "games/torres/bots.yaml", "Hard, width: 2, depth: 4", "Hard, width: 2, depth: 99",
            "`levels.hard.depth` cannot be `99`; allowed: a whole",
        ),
        (
            "games/torres/editions/romanian.yaml", "variant: common", "variant: none",
            "`deck.variant` cannot be `none`; allowed",
        ),
    ],
)  # fmt: skip
def test_a_wrong_value_is_told_with_line_key_and_what_is_allowed(
    tmp_path: Path, name: str, old: str, new: str, said: str
) -> None:
    text = (paths.config() / name).read_text("utf-8")
    line = text[: text.index(old)].count("\n") + 1
    file = tmp_path / Path(name).name
    file.write_text(text.replace(old, new, 1), "utf-8")
    told = said_of(file, READERS[name])
    assert told.startswith(f"{file}, line {line}: ")
    assert said in told


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("broken")


@pytest.mark.slow
@settings(max_examples=250, deadline=None)
@given(name=st.sampled_from(sorted(READERS)), data=st.data())
def test_a_file_of_ours_that_is_damaged_is_used_or_told(folder: Path, name: str, data: st.DataObject) -> None:
    text = (paths.config() / name).read_bytes()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(start + 12, len(text))))
    file = folder / Path(name).name
    piece = data.draw(st.one_of(st.binary(max_size=4), st.text(max_size=4).map(str.encode)))
    file.write_bytes(text[:start] + piece + text[end:])
    try:
        READERS[name](file)
    except FileFault as fault:
        told = str(fault)
    else:
        told = str(file)
    assert told.startswith(str(file))


def test_a_damaged_track_is_a_broken_asset(tmp_path: Path) -> None:
    text = (paths.assets() / "games/torres/models/track.json").read_text("utf-8")
    file = tmp_path / "track.json"
    file.write_text(text.replace("-5.125", '"west"', 1))
    with pytest.raises(BrokenAsset, match=r"track\.json: `spaces\.1\.1` cannot be `west`; allowed: a number"):
        load_track(file)
