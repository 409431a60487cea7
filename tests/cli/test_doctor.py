"""What `torres3d doctor` finds, also where next to nothing is there."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.voices import RecordingVoice, on_path
from torres3d.cli import doctor

ADVICE = "apt install xvfb"


def consulted(home: Path, display: str | None, *words: str) -> subprocess.CompletedProcess[str]:
    """Ask the doctor with a home folder and a display."""
    around = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "TORRES3D_"))}
    around = {**around, "HOME": str(home), "DISPLAY": display or "", "WAYLAND_DISPLAY": ""}
    command = [sys.executable, "-m", "torres3d", "doctor", *words]
    return subprocess.run(command, env=around, capture_output=True, text=True, check=False)


def found(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    """What was found, by name."""
    return {each["name"]: each for each in json.loads(done.stdout)["found"]}


@pytest.mark.slow
def test_where_all_is_there_the_game_can_be_played(display: str, tmp_path: Path) -> None:
    done = consulted(tmp_path, display, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["playable"] is True
    things = found(done)
    assert things["screen"]["found"] == "1280 x 720 pixels"
    assert things["OpenGL"]["well"]
    assert f"{sys.version_info.major}.{sys.version_info.minor}." in things["Python"]["found"]
    assert "panda3d 1." in things["libraries"]["found"]
    assert things["folder of games"]["found"].startswith("~"), "who sends it tells nobody's name"
    assert "nothing can be heard" not in done.stdout


@pytest.mark.long
def test_in_words(display: str, tmp_path: Path) -> None:
    done = consulted(tmp_path, display)
    assert done.returncode == 0
    for name in ("Python", "OpenGL", "screen", "sound", "fonts", "folder of games", "quality", "libraries"):
        assert name in done.stdout


@pytest.mark.slow
def test_a_library_with_an_upper_bound_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["panda3d<1.11,>=1.10", 'numpy~=2.1; python_version > "3"', "no.such-thing!=1", 'dask>=1; extra == "dev"']
    monkeypatch.setattr(doctor, "requires", lambda _: lines)
    (told,) = (each for each in doctor.findings() if each.name == "libraries")
    assert (told.found, told.well) == ("missing: no.such-thing", False)
    monkeypatch.setattr(doctor, "requires", lambda _: lines[:2])
    (told,) = (each for each in doctor.findings() if each.name == "libraries")
    assert told.found.startswith("numpy 2.")
    assert ", panda3d 1.10." in told.found


@pytest.mark.slow
@pytest.mark.parametrize("there", [True, False])
def test_the_voice_or_what_to_install_for_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool) -> None:
    voice = RecordingVoice(tmp_path / "voice")
    monkeypatch.setenv("PATH", on_path(voice) if there else str(tmp_path))
    told = found(consulted(tmp_path, None, "--json"))["voice"]
    assert (told["found"], told["well"]) == (("espeak-ng", True) if there else ("none", False))
    in_words = " ".join(consulted(tmp_path, None).stdout.split())
    assert "voice" in in_words
    assert ("install espeak-ng" in in_words) == ("install espeak-ng" in told.get("todo", "")) == (not there)


@pytest.mark.slow
def test_without_a_display(tmp_path: Path) -> None:
    done = consulted(tmp_path, None, "--json")
    assert done.returncode == 2
    assert "the window does not work here" in done.stderr
    assert "`torres3d play --text`" in done.stderr
    assert ADVICE in found(done)["screen"]["todo"]


@pytest.mark.slow
def test_with_a_display_that_cannot_be_reached(tmp_path: Path) -> None:
    done = consulted(tmp_path, ":7777", "--json")
    assert done.returncode == 2
    assert "cannot be reached" in found(done)["screen"]["todo"]


@pytest.mark.slow
def test_settings_that_cannot_be_read_do_not_keep_anybody_from_playing(display: str, tmp_path: Path) -> None:
    folder = tmp_path / ".config" / "torres3d"
    folder.mkdir(parents=True)
    (folder / "settings.yaml").write_text("quality: splendid\n", "utf-8")
    done = consulted(tmp_path, display, "--json")
    assert done.returncode == 0
    assert not found(done)["settings"]["well"]
    assert "splendid" in found(done)["settings"]["found"]


@pytest.mark.slow
def test_where_no_game_can_be_kept(display: str, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("no folder")
    done = consulted(tmp_path / "home", display, "--json")
    assert done.returncode == 2
    games = found(done)["folder of games"]
    assert (games["well"], games["needed"]) == (False, True)
    assert "allow writing there" in games["todo"]


@pytest.mark.parametrize(
    ("does", "said"),
    [
        ("exec sleep 9", "no answer within 0 s"),
        ("kill -SEGV $$", "without an answer"),
        ("echo no", "without an answer"),
    ],
)
def test_a_driver_that_hangs_or_dies_is_told(
    does: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = tmp_path / "driver"
    driver.write_text(f"#!/bin/sh\nexec 2>&-\n{does}\n")
    driver.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(driver))
    monkeypatch.setattr(doctor, "PROBE_SECONDS", 0.4)
    finding = doctor.opengl()
    assert (finding.well, finding.needed) == (False, True)
    assert said in finding.found
