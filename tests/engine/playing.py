"""Set-ups, random games with undos, and logs written by hand, for the tests of the engine and the command line."""

import json
import random
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.rules.games import chosen
from torres3d.engine.errors import UndoRefused
from torres3d.engine.game import Game
from torres3d.kits.torres.setup import Player, Setup
from torres3d.kits.torres.torres_kit import TORRES, TorresGame
from torres3d.rules import commands as c
from torres3d.rules.kinds import Mode
from torres3d.rules.legal import legal

EXAMPLES = Path(__file__).parent.parent / "examples"
NAMES = ("Ana", 'Zoë "Z" O\\Neil', "line\u2028sep\x85\x7f", "tab\there Ștefan 李雷")
COLOURS = ("red", "türkis", "#aa00ff", "yellow")


def examples() -> list[Path]:
    """The recorded games that came with the specification."""
    return sorted(EXAMPLES.glob("*.torres"))


def setup(edition: str = "rio-grande-1999", mode: Mode = "basic", players: int = 2, **rules: Any) -> Setup:
    """A set-up with names and colours that are hard on a log."""
    people = tuple(Player(NAMES[seat], COLOURS[seat], None) for seat in range(players))
    return Setup(edition, mode, rules, people)


def play(game: TorresGame, rng: random.Random, commands: int = 10_000) -> None:
    """Give up to this many random commands; now and then one is taken back."""
    for _ in range(commands):
        if game.state.actor is None:
            return
        if rng.random() < 0.15:
            try:
                game.undo()
            except UndoRefused:
                continue
        else:
            game.submit(chosen(game.state, legal(game.state), rng))


def written(file: Path, commands: int = 30, seed: int = 1, **options: Any) -> Path:
    """A game of some commands, logged in ``file``."""
    play(Game.create(TORRES, setup(**options), file, seed), random.Random(seed), commands)
    return file


def begun(file: Path | None = None, **options: Any) -> TorresGame:
    """A game of two after the set-up, when seat 0 has its first turn; three commands."""
    game = Game.create(TORRES, setup(**options), file, 3)
    for command in (c.PlaceKnight("c3"), c.PlaceKnight("f6"), c.PlaceKing("d8")):
        game.submit(command)
    return game


def lines_of(file: Path) -> list[dict[str, Any]]:
    """The lines of a log as plain JSON objects, read without the engine."""
    return [json.loads(line) for line in file.read_bytes().decode("utf-8").split("\n")[:-1]]


def write_lines(file: Path, lines: list[dict[str, Any]], resum: bool = True) -> Path:
    """Write lines as a log, with right sums where ``resum``, worked out without the engine."""
    total = ""
    texts = []
    for line in lines:
        if resum:
            bare = {key: value for key, value in line.items() if key != "sum"}
            text = json.dumps(bare, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
            total = sha256((total + text).encode("utf-8")).hexdigest()[:16]
            texts.append(json.dumps({**bare, "sum": total}, ensure_ascii=False))
        else:
            texts.append(json.dumps(line, ensure_ascii=False))
    file.write_text("\n".join(texts) + "\n", encoding="utf-8", newline="\n")
    return file
