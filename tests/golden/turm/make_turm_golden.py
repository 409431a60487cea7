"""Makes the golden games of Turm Bauer: ``python -m tests.golden.turm.make_turm_golden [NAME …]`` plays them, all where
none is named.

With ``--again`` the commands of the texts there are are played once more, and what they mean now is written: after a
change of the rules that is meant, the diff shows what it did.
"""

import argparse
import random
from pathlib import Path

from tests.golden.turm.turm_features import shows
from tests.golden.turm.turm_wanted import TURM_WANTED, TurmWanted
from torres3d.engine.entries import Header, Undo
from torres3d.engine.history import History
from torres3d.kits.turm.setup import Player, Setup, colours_each
from torres3d.kits.turm.turm_game_reading import read_turm_game
from torres3d.kits.turm.turm_game_text import turm_game_text
from torres3d.kits.turm.turm_kit import TURM, TurmHistory

HERE = Path(__file__).parent
NAMES = ("Ana", "Ben", "Cleo", "Dirk")
COLOURS = ("red", "blue", "green", "yellow")
CREATED = "2026-01-31T20:15:00Z"
MOST_SEEDS = 3_000


def played(wanted: TurmWanted, seed: int) -> TurmHistory:
    """A game as wanted, whether or not it shows what it should."""
    each = colours_each(wanted.players)
    players = tuple(
        Player(NAMES[seat], COLOURS[seat * each : seat * each + each], None) for seat in range(wanted.players)
    )
    setup = Setup(wanted.rules, players)
    name = f"golden {wanted.name}, seed {seed}"
    history = History(TURM, Header(TURM.format, TURM.versions[-1], name, CREATED, setup, TURM.draw(setup, seed)))
    rng, policy = random.Random(name), wanted.policy()
    while history.state.actor is not None:
        back = history.undoable() is not None and rng.random() < wanted.undos
        history.add(history.prepare(history.state.actor, Undo() if back else policy(history.state, rng)))
    return history


def found(wanted: TurmWanted) -> TurmHistory:
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
    for wanted in TURM_WANTED:
        if given.names and wanted.name not in given.names:
            continue
        file = text_file(wanted.name)
        history = read_turm_game(file.read_text("utf-8")) if given.again else found(wanted)
        file.write_text(turm_game_text(history), "utf-8", newline="\n")
        print(f"{history.header.game}: {history.n} commands, won by {history.state.winners}", flush=True)


if __name__ == "__main__":
    main()
