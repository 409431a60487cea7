"""Forty kinds of faults and more, each made for real: what was wrong, and its sentence.

``python -m tests.trust.fault_kinds`` prints them.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import PIPE
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from tests.app.games import ACTIONS
from tests.cli.running import run
from tests.engine.log_lines import lines_of, write_lines
from tests.games.kits import KITS, kit_of
from tests.games.torres.logged_games import begun
from tests.games.torres.studies.positions import by_chance
from tests.trust.whole_logs import TORRES_LOG, TURM_LOG
from torres3d.app.window import key_bindings
from torres3d.app.window import settings as user_settings
from torres3d.base import paths
from torres3d.base.faults import Fault
from torres3d.bots.bot_files import read_levels
from torres3d.engine.log_replay import load_log, salvage
from torres3d.engine.logged_game import Game
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.registered import GAMES
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.kit.editions import read_edition
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.puzzles.puzzle import read_puzzles
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.studies.study_file import read_study, study_bytes
from torres3d.hud.kit.theme import palettes
from torres3d.i18n.fluent_texts import read_texts
from torres3d.terminal.error_exit import in_words

PLAYING = """
import sys
from pathlib import Path
from torres3d.engine.logged_game import Game
from torres3d.games.torres.kit.engine_adapter import TORRES
game = Game.open(TORRES, Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""
"""Another program, which plays a game."""
Line = dict[str, Any]
Make = Callable[[Path], object]


def torres_levels(file: Path) -> object:
    return read_levels(file, Level)


def of_log(change: Callable[[list[Line]], object], log: Path = TORRES_LOG, resum: bool = True) -> Make:
    """A log in which something was changed."""

    def make(folder: Path) -> object:
        lines = lines_of(log)
        change(lines)
        file = write_lines(folder / f"game{log.suffix}", lines, resum)
        return load_log(kit_of(file), file)

    return make


def head(**changes: object) -> Make:
    """A log with another header."""
    return of_log(lambda lines: lines[0].update(changes))


def setup(**changes: object) -> Make:
    """A log with another set-up."""
    return of_log(lambda lines: lines[0]["setup"].update(changes))


def player(**changes: object) -> Make:
    """A log with another second player."""
    return of_log(lambda lines: lines[0]["setup"]["players"][1].update(changes))


def written(name: str, data: bytes | None, read: Callable[[Path], object]) -> Make:
    """A file with these bytes; none where they are None."""

    def make(folder: Path) -> object:
        if data is not None:
            (folder / name).write_bytes(data)
        return read(folder / name)

    return make


def replaced(name: str, old: str, new: str, read: Callable[[Path], object]) -> Make:
    """A file of the program's own in which a text is another one."""
    text = (paths.config() / name).read_text("utf-8")
    assert old in text
    return written(Path(name).name, text.replace(old, new, 1).encode(), read)


def own_keys(file: Path) -> object:
    """A file of keys, as it is read."""
    return key_bindings.read(file, ACTIONS)


def log(file: Path) -> object:
    """A log, as it is read."""
    return load_log(kit_of(file), file)


def a_pipe(folder: Path) -> object:
    os.mkfifo(folder / "pipe.torres")
    return log(folder / "pipe.torres")


def a_device(folder: Path) -> object:
    (folder / "zero.torres").symlink_to("/dev/zero")
    return log(folder / "zero.torres")


def a_huge_file(folder: Path) -> object:
    file = folder / "huge.torres"
    file.touch()
    os.truncate(file, 2**40)
    return log(file)


def a_link_in_a_circle(folder: Path) -> object:
    (folder / "loop.torres").symlink_to(folder / "loop.torres")
    return log(folder / "loop.torres")


def a_folder(folder: Path) -> object:
    (folder / "folder.torres").mkdir()
    return log(folder / "folder.torres")


def altered(folder: Path) -> object:
    file = folder / "game.torres"
    file.write_bytes(TORRES_LOG.read_bytes().replace(b'"at":"f6"', b'"at":"f5"', 1))
    return log(file)


def played_elsewhere(folder: Path) -> object:
    file = folder / "game.torres"
    begun(file).close()
    other = subprocess.Popen([sys.executable, "-c", PLAYING, file], stdin=PIPE, stdout=PIPE)
    try:
        assert other.stdout is not None
        assert other.stdout.readline()
        return Game.open(TORRES, file)
    finally:
        other.communicate()


def changed_meanwhile(folder: Path) -> object:
    file = folder / "game.torres"
    game = begun(file)
    with file.open("ab") as out:
        out.write(b"{}\n")
    return game.submit(c.Score())


def no_folder(folder: Path) -> object:
    (folder / "file").write_text("no folder", "utf-8")
    return begun(folder / "file" / "game.torres")


def over_another(folder: Path) -> object:
    (folder / "copy.torres").write_text("mine", "utf-8")
    return Shelf(KITS, folder).export_copy(TORRES_LOG, folder / "copy.torres")


def over_a_game(folder: Path) -> object:
    shutil.copy(TORRES_LOG, folder / "board.png")
    return command("show", "FILE", "-o", "FOLDER/board.png")(folder)


def nothing_good(folder: Path) -> object:
    file = folder / "game.torres"
    file.write_bytes(b"{}\n{}\n")
    return salvage(TORRES, file, folder / "copy.torres")


def lift(lines: list[Line]) -> None:
    """The second block of a game of Turm Bauer is built four levels higher."""
    build = [line["do"] for line in lines[1:] if line["do"]["type"] == "build"][1]
    build["cells"] = [[x, y, z + 4] for x, y, z in build["cells"]]


def texts(name: str, data: bytes) -> Make:
    """A file of a language, whose first fault is reported while the rest is used."""

    def read(file: Path) -> None:
        raise read_texts(file).faults[0]

    return written(name, data, read)


def a_puzzle_twice(folder: Path) -> None:
    lines = (paths.config() / "games/torres/puzzles.jsonl").read_bytes().split(b"\n")
    (folder / "puzzles.jsonl").write_bytes(b"\n".join([lines[0], lines[1], lines[1]]))
    raise read_puzzles(folder / "puzzles.jsonl").faults[0]


def a_study(change: Callable[[list[bytes]], object]) -> Make:
    """A study in which something was changed."""

    def make(folder: Path) -> object:
        lines = study_bytes(by_chance(1)).split(b"\n")
        change(lines)
        (folder / "some.study").write_bytes(b"\n".join(lines))
        return read_study(folder / "some.study")

    return make


def study_line(after: int, command: str) -> Callable[[list[bytes]], object]:
    """The first command of a study is another one."""
    return lambda lines: lines.__setitem__(1, msgspec.json.encode({"after": after, "command": command}))


def command(*words: str) -> Make:
    """A command of the command line, with ``FILE`` for a log."""

    def make(folder: Path) -> str:
        told = run(*(str(TORRES_LOG) if word == "FILE" else word.replace("FOLDER", str(folder)) for word in words))
        assert told.status in (1, 2)
        return told.err.removeprefix("torres3d: ").strip()

    return make


KINDS: dict[str, Make] = {
    # what is no file
    "a game that is not there": written("game.torres", None, log),
    "a folder called like a game": a_folder,
    "a pipe called like a game": a_pipe,
    "an endless device": a_device,
    "a link that leads to itself": a_link_in_a_circle,
    "a terabyte": a_huge_file,
    # what is no log
    "an empty file": written("game.torres", b"", log),
    "a picture called like a game": written("game.torres", b"\x89PNG\r\n\x1a\n\xff\xfe\n", log),
    "another JSON": written("game.torres", b'{"hello": 1}\n', log),
    "a game of the other kind": of_log(lambda lines: lines[0].update(format="torres-log"), TURM_LOG),
    "a log of a later program": head(version=7),
    "a version that never was": head(version=0),
    "a time that is none": head(created="yesterday"),
    # set-ups that cannot be
    "an edition nobody knows": setup(edition="french"),
    "a game's mode nobody knows": setup(mode="hard"),
    "a house rule nobody knows": setup(rules={"gravity": 9}),
    "a house rule that cannot be so": setup(rules={"king_bonus_scored": 77}),
    "six players": of_log(lambda lines: lines[0]["setup"].update(players=lines[0]["setup"]["players"] * 3)),
    "a name of 41 letters": player(name="x" * 41),
    "two players of one colour": player(colour="red"),
    "a card that is missing in a deck": of_log(lambda lines: lines[0]["chance"]["decks"][0].pop()),
    "too many colours in Turm Bauer": of_log(
        lambda lines: lines[0]["setup"]["players"][1].update(colours=["pink"]), TURM_LOG
    ),
    # lines that are not right
    "a letter changed by hand": altered,
    "a line lost": of_log(lambda lines: lines.pop(7), resum=False),
    "half a line in the middle": written("game.torres", TORRES_LOG.read_bytes().replace(b'"by":', b'"b', 9), log),
    "a square off the board": of_log(lambda lines: lines[1]["do"].update(at="i9")),
    "a command nobody knows": of_log(lambda lines: lines[1].update(do={"type": "castle"})),
    "a command the rules forbid": of_log(lambda lines: lines.__setitem__(9, {**lines[9], "do": {"type": "score"}})),
    "an undo of what is final": of_log(lambda lines: lines[11].update(do={"type": "undo"})),
    "a block of Turm Bauer built in the air": of_log(lift, TURM_LOG),
    # writing
    "a game that another program plays": played_elsewhere,
    "a log that another program lengthened": changed_meanwhile,
    "a folder that is a file": no_folder,
    "a copy over another file": over_another,
    "nothing good to be saved": nothing_good,
    "a salvaged game over another one": command("replay", "FILE", "--salvage", str(TORRES_LOG)),
    "a picture over a saved game": over_a_game,
    "a picture where no folder is": command("show", "FILE", "-o", "FOLDER/no/board.png"),
    "a picture called like a text": command("show", "FILE", "-o", "FOLDER/board.txt"),
    "a level of bots that is none": command("watch", "--players", "genius,random"),
    "a moment after the end": command("show", "FILE", "--at", "999", "-o", "FOLDER/board.png"),
    # settings and other files of ours
    "settings that are no YAML": written("settings.yaml", b"quality: [low\n", user_settings.read),
    "settings that are no text": written("settings.yaml", b"\xff\xfe\x00", user_settings.read),
    "a setting nobody knows": written("settings.yaml", b"colour: red\n", user_settings.read),
    "a setting out of range": replaced("settings.yaml", "ui_scale: 1.0", "ui_scale: 9", user_settings.read),
    "a window of 100,000 pixels": replaced(
        "settings.yaml", "window: null", "window: [100000, 100000]", user_settings.read
    ),
    "lists in lists in lists": written("settings.yaml", b"a: " + b"[" * 500 + b"]" * 500, user_settings.read),
    "the same setting twice": written("settings.yaml", b"quality: low\nquality: high\n", user_settings.read),
    "one key for two things": replaced(
        "games/torres/keys.yaml",
        "reset_turn: backspace",
        "reset_turn: y",
        lambda file: key_bindings.read(file, ACTIONS),
    ),
    "a key nobody has": replaced(
        "games/torres/keys.yaml", "redo: y", "redo: yy", lambda file: key_bindings.read(file, ACTIONS)
    ),
    "a colour that is none": replaced("palettes.yaml", '"#bb2a1c"', "red", palettes.__wrapped__),
    "an edition with another deck": replaced(
        "games/torres/editions/romanian.yaml", "variant: common", "variant: none", read_edition
    ),
    "a level that thinks too far": replaced(
        "games/torres/bots.yaml", "depth: 4", "depth: 99", lambda file: read_levels(file, Level)
    ),
    "a text of a language that is none": texts("app.ftl", b"menu-new = New\nmenu new\n"),
    "a text that appears twice": texts("app.ftl", b"menu-new = New\nmenu-new = Begin\n"),
    "a puzzle that appears twice": a_puzzle_twice,
    "a study that is none": a_study(lambda lines: lines.__setitem__(0, b'{"format":"chess"}')),
    "a command of a study that cannot be read": a_study(study_line(0, "e2-e4-e5")),
    "a command of a study after one that is not there": a_study(study_line(9, "*")),
}
"""What was wrong, and how it is made."""

VARYING = [
    (re.compile(r"process \d+ on .+?, since [0-9TZ: -]+"), "process 4711 on castle, since 2026-11-21 20:15"),
    (re.compile(r"\(genius.*?\)"), "(…)"),
]
"""What is told differently on other machines."""


def said(kind: str, folder: Path) -> str:
    """The sentence for a fault of this kind; paths begin with its folder's files."""
    told = ""
    try:
        told = str(KINDS[kind](folder))
    except Fault as fault:
        told = in_words(fault, lambda: GAMES)
    for pattern, instead in VARYING:
        told = pattern.sub(instead, told)
    return told.replace(f"{folder}/", "").replace(f"{TORRES_LOG.parent}/", "")


if __name__ == "__main__":
    for each in KINDS:
        with TemporaryDirectory() as made:
            sys.stdout.write(f"{each}: {' '.join(said(each, Path(made).resolve()).split())}\n")
