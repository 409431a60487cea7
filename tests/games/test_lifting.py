"""A third game, registered by one line, works in every command without a change of the program."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.running import Done
from tests.games.lifting.engine_adapter import LiftRefused
from tests.games.lifting.game import GAME
from tests.games.lifting.words_declaration import LOCALE
from tests.house.places import ROOT
from torres3d.base import paths
from torres3d.i18n.texts import Texts


def run(*words: object, stdin: str = "") -> Done:
    """Run the program with three games."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.lifting", *map(str, words)],
        cwd=ROOT,
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def test_it_is_watched_and_replayed(tmp_path: Path) -> None:
    log = tmp_path / "g.lift"
    watched = run("watch", "--game", "lifting", "--players", "lifter,lifter", "--seed", 7, "--log", log)
    assert watched.status == 0, watched.err
    assert "lifter 2" in watched.out
    assert "won" in watched.out
    states = [json.loads(line) for line in run("replay", log, "--states").out.splitlines()]
    assert states[-1]["actor"] is None
    assert run("replay", log).out.startswith("2 2 4 4 6")


def test_it_is_played_as_text_left_and_continued(tmp_path: Path) -> None:
    log = tmp_path / "g.lift"
    begun = run("play", "--text", "--game", "lifting", "--players", "Ana,lifter", "--log", log, stdin="2\n")
    assert begun.status == 0, begun.err
    assert "1. add one block" in begun.out
    again = run("play", "--text", log, "--language", "de", stdin="1\n" * 40)
    assert "Zug beenden" in again.out
    assert "gewonnen" in again.out


def test_bots_compete_in_it(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    words = ["arena", "--game", "lifting", "--players", "lifter,lifter", "--games", "4", "--jobs", "2", "--out"]
    done = run(*words, results)
    assert done.status == 0, done.err
    assert "lifter" in done.out
    assert len(results.read_text("utf-8").splitlines()) == 1 + 4


def test_it_is_named_beside_the_other_games() -> None:
    assert "there are: torres, turm, lifting" in run("watch", "--game", "none", "--players", "a,b").err
    refused = run("watch", "--game", "lifting", "--players", "weak,lifter")
    assert (refused.status, "there is no bot `weak`" in refused.err) == (2, True)


@pytest.mark.slow
def test_it_is_drawn_filmed_and_exported(tmp_path: Path) -> None:
    log = tmp_path / "g.lift"
    run("watch", "--game", "lifting", "--players", "lifter,lifter", "--seed", 7, "--log", log)
    for output in (("show", "p.png"), ("export", "p.glb"), ("export", "p.stl")):
        done = run(output[0], log, "-o", tmp_path / output[1])
        assert done.status == 0, done.err
        assert (tmp_path / output[1]).stat().st_size > 500
    done = run("film", log, "-o", tmp_path / "f.gif", "--size", "320x180", "--quality", "low", "--speed", 8)
    assert done.status == 0, done.err
    with Image.open(tmp_path / "f.gif") as film:
        assert film.size == (320, 180)
        assert film.n_frames > 8


@pytest.mark.parametrize("language", ["en", "de", "ro"])
def test_its_words_are_there_in_each_language(language: str) -> None:
    say, english = Texts(LOCALE, language), Texts(LOCALE)
    assert not say.faults
    keys = re.findall(r"^([a-z-]+) =", (LOCALE / "en" / "lifting.ftl").read_text("utf-8"), re.MULTILINE)
    values: dict[str, object] = {"height": 3, "goal": 9, "blocks": 2}
    for key in keys:
        assert say(key, **values) != key
        assert language == "en" or say(key, **values) != english(key, **values)
    words, whole = GAME.words(), Texts(paths.config() / "locale", language)
    assert words.name(whole) == say("game-lifting")
    for reason in LiftRefused.rules:
        assert words.refusal(LiftRefused(reason), None, whole) in map(say, keys)
