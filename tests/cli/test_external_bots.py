"""Programs of others in the arena and in watch, by a further file of bots; and the error when one of them fails."""

import gc
import json
import logging
import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.bots.protocol.test_external_bot import BOT
from tests.cli.running import run
from tests.games.torres.random_games import new_game
from tests.house.places import ROOT
from tests.run import leftovers
from torres3d.base import paths
from torres3d.bots.bot_files import BOTS_VARIABLE
from torres3d.bots.protocol.messages import ChooseLine, CommandsLine, from_bot, from_host
from torres3d.games.registered import GAMES
from torres3d.games.torres.bots.protocol import PROTOCOL
from torres3d.games.torres.bots.registry import BOTS as TORRES_BOTS
from torres3d.games.turm_bauer.bots.registry import BOTS as TURM_BOTS

ENTRY = "  {id}: {{title: The {id}, games: [torres, turm], command: ['{python}', -S, ./scripted_bot.py, {what}]}}\n"


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file of bots with two programs, of which one dies."""
    monkeypatch.setenv(BOTS_VARIABLE, "")
    shutil.copy(BOT, tmp_path)
    file = tmp_path / "further.yaml"
    kinds = (("last", "plays"), ("ill", "dies"))
    entries = [ENTRY.format(id=name, what=what, python=sys.executable) for name, what in kinds]
    file.write_text("programs:\n" + "".join(entries))
    yield file
    monkeypatch.undo()
    forget()


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_program_plays_in_the_arena(bots: Path, jobs: str) -> None:
    done = run("arena", "--players", "last,random", "--games", "2", "--jobs", jobs, "--bots", str(bots))
    assert (done.status, done.err.strip()) == (0, "")
    assert "last (The last)" in done.out
    assert "2 games" in done.out


def test_a_program_plays_turm_bauer_in_the_arena(bots: Path) -> None:
    done = run("arena", "--game", "turm", "--players", "last,careless", "--games", "2", "--bots", str(bots))
    assert (done.status, done.err.strip()) == (0, "")
    assert "last (The last)" in done.out


def test_a_program_is_watched(bots: Path, tmp_path: Path) -> None:
    log = tmp_path / "game.torres"
    done = run("watch", "--players", "last,random", "--seed", "1", "--log", str(log), "--bots", str(bots))
    assert done.status == 0
    assert run("replay", str(log)).status == 0


@pytest.mark.slow
@pytest.mark.parametrize("words", [("watch", "--info", "--seed", "1"), ("arena", "--games", "2")])
def test_a_title_commands_no_terminal(bots: Path, words: tuple[str, ...]) -> None:
    bots.write_text(bots.read_text("utf-8").replace("The last", r'"\e[2J\e]0;mine\a"'), "utf-8")
    done = run(*words, "--players", "last,random", "--bots", str(bots))
    assert done.status == 0
    assert "last (" in done.out + done.err
    for sign in "\x1b\x07":
        assert sign not in done.out
        assert sign not in done.err


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_program_that_dies_ends_the_arena_in_words(bots: Path, jobs: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        done = run("arena", "--players", "ill,random", "--games", "2", "--jobs", jobs, "--bots", str(bots))
    assert done.status == 2
    assert "the program of the bot `ill` ended (status 1); its last output: “KeyError: 'tower'”" in done.err
    assert caplog.text.count("It is started anew") == (2 if jobs == "1" else 0)


def test_a_game_that_is_watched_is_kept_when_a_program_dies(bots: Path, tmp_path: Path) -> None:
    log = tmp_path / "game.torres"
    done = run("watch", "--players", "random,ill", "--log", str(log), "--bots", str(bots))
    assert done.status == 1
    assert "`ill (The ill)` failed" in done.err
    assert str(log) in done.err
    assert run("replay", str(log)).status == 0


def test_bots_of_ones_own_lie_beside_the_settings(bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "user_config", lambda: bots.parent)
    shutil.copy(bots, bots.parent / "bots.yaml")
    forget()
    assert TORRES_BOTS.level_ids()[-2:] == TURM_BOTS.level_ids()[-2:] == ("last", "ill")
    assert TORRES_BOTS.title_of("last") == "The last"
    done = run("arena", "--players", "last,random", "--bots", str(bots))
    assert done.status == 1
    assert "line 2: a key in `programs` cannot be `last`; allowed: an id that no other bot has" in done.err


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("programs: {mine: {title: Mine, games: [chess], command: [x]}}", "`programs.mine.games.1` cannot be `chess`"),
        ("programs: {mine: {title: Mine, games: [torres], command: []}}", "`programs.mine.command` cannot be"),
        ("programs: {mine: {title: Mine, games: [torres]}}", "the key `programs.mine.command` is missing"),
        ("programs: {expert: {title: Mine, games: [torres], command: [x]}}", "cannot be `expert`"),
        ("programs: {master: {title: Mine, games: [turm], command: [x]}}", "cannot be `master`"),
    ],
)
def test_a_mistake_is_told_with_its_line(tmp_path: Path, bots: Path, wrong: str, told: str) -> None:
    bots.write_text(wrong)
    done = run("arena", "--players", "random,greedy", "--games", "2", "--bots", str(bots))
    assert done.status == 1
    assert f"{bots}, line 1: " in done.err
    assert told in done.err


@pytest.fixture
def own(bots: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A person's own file of bots that cannot be used; `bots` is none of his."""
    folder = bots.parent / "personal"
    folder.mkdir()
    monkeypatch.setattr(paths, "user_config", lambda: folder)
    file = folder / "bots.yaml"
    file.write_text("levels: {mine: 3}")
    forget()
    yield file
    monkeypatch.undo()
    forget()


def forget() -> None:
    """Read all files of bots anew."""
    for game in GAMES:
        game.bots().files.forget()


def test_a_faulty_file_of_ones_own_is_told_and_left_out(own: Path, bots: Path) -> None:
    done = run("watch", "--players", "last,random", "--seed", "1", "--bots", str(bots))
    assert done.status == 0
    told = f"torres3d: your own bots are left out: {own}, line 1: `levels.mine` cannot be `3`; allowed: values for"
    assert done.err.startswith(told)
    assert len(done.err.strip().splitlines()) == 1
    assert own.read_text() == "levels: {mine: 3}"
    assert run("watch", "--players", "mine,random").status == 2
    assert str(own) in run("engine", "--level", "nobody").err


@pytest.mark.parametrize(
    "words", [("--bots", "FILE"), ("play", "--bots", "FILE"), ("play", "--text", "--bots", "FILE")]
)
def test_a_faulty_file_that_is_named_opens_nothing(own: Path, words: tuple[str, ...], bots: Path) -> None:
    done = run(*(str(own) if word == "FILE" else word for word in words))
    assert done.status == 1
    assert done.err.startswith(f"torres3d: {own}, line 1: `levels.mine` cannot be `3`")
    assert "left out" not in done.err


@pytest.mark.parametrize("words", [("--bots", "FILE"), ("play", "--bots", "FILE")])
def test_the_window_gets_the_bots_of_a_file(bots: Path, words: tuple[str, ...]) -> None:
    asked: list[tuple[str, ...]] = []
    with patch("torres3d.cli.open_window.open_window", lambda *_: asked.append(TORRES_BOTS.level_ids()[-2:])):
        done = run(*(str(bots) if word == "FILE" else word for word in words))
    assert (done.status, done.err, asked) == (0, "", [("last", "ill")])


def test_a_program_plays_in_the_terminal(bots: Path, tmp_path: Path) -> None:
    log = tmp_path / "game.torres"
    words = ("play", "--text", "--players", "last,Ada", "--log", str(log), "--language", "en")
    done = run(*words, "--bots", str(bots), stdin="board\n")
    assert done.status == 0
    assert "was not found" not in done.out
    assert run("replay", str(log)).status == 0
    os.environ[BOTS_VARIABLE] = ""
    forget()
    gone = run("play", "--text", str(log), "--language", "en", stdin="board\n")
    assert gone.status == 0
    assert "last: the bot “last” was not found, so a person plays instead." in gone.out


def test_a_program_ends_with_the_conversation(bots: Path) -> None:
    """At once, not when the conversation is no longer in memory."""
    gc.disable()
    try:
        done = run("play", "--text", "--players", "last,Ada", "--language", "en", "--bots", str(bots), stdin="board\n")
        assert done.status == 0
        assert leftovers.ended_by_themselves(leftovers.PATIENCE)
    finally:
        gc.enable()


def test_what_a_program_tells_is_printed_where_it_is_wanted(bots: Path) -> None:
    done = run("watch", "--players", "last,random", "--seed", "1", "--bots", str(bots), "--info")
    assert done.status == 0
    assert "phase 1, round 1, last (The last): thinking · positions 1 · value 0.5\n" in done.err
    assert "thinking" not in run("watch", "--players", "last,random", "--seed", "1", "--bots", str(bots)).err


def test_the_conduct_of_a_program_is_counted(bots: Path) -> None:
    done = run("conduct", "--players", "last,random", "--games", "2", "--bots", str(bots))
    assert (done.status, done.err.strip()) == (0, "")
    assert "last (The last)" in done.out


BLOCK = re.compile(r"^```(\w+)$\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def of_the_document(kind: str) -> str:
    """The one block of this kind in the document on bots that are programs of their own."""
    found = [block for name, block in BLOCK.findall((ROOT / "docs" / "engine.md").read_text("utf-8")) if name == kind]
    assert len(found) == 1
    return str(found[0])


def test_what_is_said_in_the_documents_is_a_question_and_its_answer() -> None:
    *question, answer = of_the_document("json").splitlines()
    asked, answered = from_host("".join(question).encode()), from_bot(answer.encode())
    assert isinstance(asked, ChooseLine)
    assert isinstance(answered, CommandsLine)
    PROTOCOL.view(asked.position, new_game().options)
    assert asked.id == answered.id
    assert answered.commands[0] in asked.legal


@pytest.mark.slow
def test_the_bot_in_the_documents_beats_chance(bots: Path) -> None:
    (bots.parent / "sample.py").write_text((ROOT / "docs/examples/sample.py").read_text("utf-8"))
    bots.write_text(of_the_document("yaml").replace("python3", f"'{sys.executable}'"))
    out = bots.parent / "games.jsonl"
    done = run("arena", "--players", "sample,random", "--games", "4", "--out", str(out), "--bots", str(bots))
    assert (done.status, done.err.strip()) == (0, "")
    games = [json.loads(line) for line in out.read_text().splitlines()[1:]]
    assert all(game["levels"][game["winners"][0]] == "sample" for game in games)


@pytest.mark.slow
def test_a_level_of_ours_plays_as_a_program(bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    command = f"['{sys.executable}', -m, torres3d, engine, --level, greedy]"
    bots.write_text(f"programs: {{other: {{title: Other, games: [torres], command: {command}}}}}")
    results: list[list[list[int]]] = []
    for name in ("other", "greedy"):
        out = bots.parent / f"{name}.jsonl"
        if results:  # the same secret, so that both are dealt the same
            heading = (bots.parent / "other.jsonl").read_text("utf-8").splitlines()[0]
            out.write_text(heading.replace('"other"', f'"{name}"') + "\n", "utf-8")
        done = run("arena", "--players", f"{name},random", "--games", "2", "--out", str(out), "--bots", str(bots))
        assert (done.status, done.err.strip()) == (0, "")
        results.append([json.loads(line)["scores"] for line in out.read_text().splitlines()[1:]])
    assert results[0] == results[1]
