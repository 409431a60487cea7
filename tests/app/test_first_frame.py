"""What a player waits for at the start: only what the first frame shows; the rest loads behind the menu."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.app.windows import virtual_display
from tests.house.places import ROOT

PROGRAM = """
import gc, json, runpy, sys
from fluent.syntax import FluentParser
from PIL import Image
from torres3d.app.window.window import Frames

read, opened = [], []
parse, open_picture = FluentParser.parse, Image.open
FluentParser.parse = lambda self, text: (read.append(text), parse(self, text))[1]
Image.open = lambda file, *more: (opened.append(str(file)), open_picture(file, *more))[1]

def seen(base, drawn):
    return {
        "modules": sorted(sys.modules), "texts": len(read), "letters": sum(map(len, read)), "pictures": sorted(opened),
        "collects": gc.isenabled(), "frozen": gc.get_freeze_count(), "pixels": drawn,
    }

def run(frames):
    base = frames._base
    base.task_mgr.step()
    picture = base.win.get_screenshot()
    first = seen(base, bytes(picture.get_ram_image())[:: 997].hex())
    for _ in range(60):
        base.task_mgr.step()
    print(json.dumps([first, seen(base, "")]))

Frames.run = run
sys.argv = ["torres3d"]
runpy.run_module("torres3d", run_name="__main__")
"""
NOT_YET = {
    "typer", "pydantic", "rich", "gltf", "joblib", "dask", "scipy", "pandas", "babel", "fluent.runtime", "filelock",
    "multiprocessing", "arabic_reshaper", "bidi", "copykitten", "torres3d.games.torres.bots.search.search_bot",
    "torres3d.bots.arena", "torres3d.scene.export", "torres3d.terminal.console", "highspy",
    "torres3d.games.turm_bauer.scene.table",
}  # fmt: skip


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """What is loaded at the first frame of the program in its window, and 60 rounds later."""
    home = tmp_path_factory.mktemp("home")
    environment = {**os.environ, "HOME": str(home), "TORRES3D_GAMES": str(home / "games")}
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        environment.pop(name, None)
    config = home / ".config" / "torres3d"
    config.mkdir(parents=True)
    (config / "settings.yaml").write_text("quality: low\n", "utf-8")
    command = [sys.executable, "-c", PROGRAM]
    with virtual_display() as display:
        environment["DISPLAY"] = display
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    found: list[dict[str, Any]] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.mark.slow
def test_the_first_frame_needs_no_library_that_a_menu_does_without(start: list[dict[str, Any]]) -> None:
    assert sorted(NOT_YET & set(start[0]["modules"])) == []


@pytest.mark.slow
def test_the_first_frame_reads_the_texts_it_shows_and_no_more(start: list[dict[str, Any]]) -> None:
    first, later = start
    assert 5 <= first["texts"] <= 40
    assert first["letters"] < 4_000
    assert later["letters"] > 40_000, "the rest is read while the menu is seen"


@pytest.mark.slow
def test_libraries_come_while_the_menu_is_seen(start: list[dict[str, Any]]) -> None:
    assert {"fluent.runtime", "filelock", "regex", "multiprocessing"} <= set(start[1]["modules"])


@pytest.mark.slow
def test_each_picture_is_decoded_once_and_no_card(start: list[dict[str, Any]]) -> None:
    pictures = [Path(file) for file in start[0]["pictures"]]
    models = [file.name for file in pictures if file.parent.name == "textures"]
    assert sorted(models) == sorted(file.name for file in (ROOT / "assets/games/torres/textures").iterdir())
    assert not [file for file in pictures if "cards" in file.parts]


@pytest.mark.slow
def test_the_first_frame_is_the_menu_over_its_table(start: list[dict[str, Any]]) -> None:
    assert len(set(bytes.fromhex(start[0]["pixels"]))) > 60, "wood, stone, grass and players in many tones"


@pytest.mark.slow
def test_what_is_there_at_the_start_is_not_looked_through_again(start: list[dict[str, Any]]) -> None:
    assert start[0]["collects"]
    assert start[0]["frozen"] > 50_000
