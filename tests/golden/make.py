"""Makes the golden games: ``python -m tests.golden.make [NAME …]`` plays them, all where none is named.

``python -m tests.golden.make --again [NAME …]`` plays the commands of the texts there are once more and writes what
they mean now: after a change of the rules that is meant, the diff shows what it did.
"""

import argparse
import random
from pathlib import Path

from tests.golden.features import shows
from tests.golden.wanted import WANTED, Wanted
from torres3d.engine.entries import Header, Undo
from torres3d.engine.history import History
from torres3d.kits.torres.chance import Chance
from torres3d.kits.torres.game_reading import read_game
from torres3d.kits.torres.game_text import game_text
from torres3d.kits.torres.setup import Player, Setup
from torres3d.kits.torres.torres_kit import TORRES, TorresHistory
from torres3d.rules.legal import legal

HERE = Path(__file__).parent
NAMES = (("Ana", "red"), ("Ben", "blue"), ("Cleo", "green"), ("Dirk", "yellow"))
CREATED = "2026-01-31T20:15:00Z"
MOST_SEEDS = 3_000


def played(wanted: Wanted, seed: int) -> TorresHistory:
    """A game as wanted, whether or not it shows what it should."""
    players = tuple(Player(name, colour, None) for name, colour in NAMES[: wanted.players])
    setup = Setup(wanted.edition, wanted.mode, wanted.rules, players)
    chance = TORRES.draw(setup, seed)
    if wanted.master is not None:
        chance = Chance(chance.decks, wanted.master)
    name = f"golden {wanted.name}, seed {seed}"
    history = History(TORRES, Header(TORRES.format, wanted.version, name, CREATED, setup, chance))
    rng, policy = random.Random(name), wanted.policy()
    while history.state.actor is not None:
        last = history.undoable()
        if last is not None and rng.random() < wanted.undos:
            history.add(history.prepare(last.by, Undo()))
        else:
            command = policy(history.state, legal(history.state), rng)
            history.add(history.prepare(history.state.actor, command))
    return history


def found(wanted: Wanted) -> TorresHistory:
    """The game of the first seed that shows what it should."""
    for seed in range(MOST_SEEDS):
        history = played(wanted, seed)
        if all(shows(history, feature) for feature in wanted.shows):
            return history
    raise SystemExit(f"{wanted.name}: no game of {MOST_SEEDS} shows {', '.join(wanted.shows)}")


def text_file(name: str) -> Path:
    """Where the text of a game lies."""
    return HERE / f"{name}.txt"


def main() -> None:
    """See the module's first lines."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--again", action="store_true", help="play the commands of the texts there are")
    given = parser.parse_args()
    for wanted in WANTED:
        if given.names and wanted.name not in given.names:
            continue
        file = text_file(wanted.name)
        history = read_game(file.read_text("utf-8")) if given.again else found(wanted)
        file.write_text(game_text(history), "utf-8", newline="\n")
        print(f"{history.header.game}: {history.n} commands, points {history.state.scores}", flush=True)


if __name__ == "__main__":
    main()
