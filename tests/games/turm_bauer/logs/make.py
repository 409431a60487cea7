"""Writes logs of Turm Bauer for tests/games/turm_bauer/logs: `python -m tests.games.turm_bauer.logs.make` adds those
that are not there yet, with the sums of their states. What is there is never written anew: it says what a version
meant."""

import hashlib
import random
from pathlib import Path

from tests.games.turm_bauer.random_games import chosen, commanded
from torres3d.engine.log_replay import load_log
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.kit.setup_and_options import Setup, seated, version_of
from torres3d.games.turm_bauer.rules.commands import Discard

FOLDER = Path(__file__).parent
SUMS = FOLDER / "states.sha256"
WANTED: dict[str, tuple[int, dict[str, object], float]] = {
    "2p-house": (2, {}, 0.02),
    "2p-twins-row-collapse": (2, {"blocks": "twins", "overhang": "row", "collapse": 2}, 0.1),
    "2p-flat-own-way": (2, {"blocks": "flat", "walled_in": "own_way"}, 0.01),
    "3p-house-whole": (3, {}, 0),
    "3p-slips-9": (3, {"slips": 9, "collapse": 5}, 0.25),
    "3p-slips-1-drawn": (3, {"slips": 1, "collapse": 5, "hand": "drawn", "wobble": "windy"}, 0.1),
    "3p-twins-own-way": (3, {"blocks": "twins", "walled_in": "own_way"}, 0.02),
    "4p-house-whole": (4, {"judge": "statics"}, 0),
    "4p-flat-row": (4, {"blocks": "flat", "overhang": "row", "hand": "steady"}, 0.02),
    "2p-overhang-parts": (2, {"overhang": "parts"}, 0.02),
    "3p-slips-none": (3, {"slips": "none", "collapse": 5}, 0.3),
    "4p-crowd-own-way-row": (4, {"walled_in": "own_way", "overhang": "row", "wobble": "gentle"}, 0.02),
}
"""Players, options, and how often a block falls, by name."""


def write(name: str, file: Path) -> None:
    """Play a random game with discards taken back now and then."""
    players, rules, falls = WANTED[name]
    rng = random.Random(name)
    game = Game.create(TURM, Setup(rules, seated([None] * players)), file, rng.randrange(2**32))
    while game.state.acting is not None:
        step = game.submit(commanded(game.state, chosen(game.state, rng), rng, falls))
        if isinstance(step.command, Discard) and rng.random() < 0.5:
            game.undo()
    game.close()


def states_sum(file: Path) -> str:
    """The SHA-256 of all state documents of a log, with what is legal."""
    _, history = load_log(TURM, file)
    told = hashlib.sha256()
    for n, state in enumerate(history.states):
        told.update(TURM.document_line(state, n, with_legal=True) + b"\n")
    return told.hexdigest()


def sums() -> dict[str, str]:
    """The sums by the names of logs."""
    if not SUMS.exists():
        return {}
    return dict(reversed(line.split("  ")) for line in SUMS.read_text("utf-8").splitlines())


if __name__ == "__main__":
    known = sums()
    for wanted, (_, options, _) in WANTED.items():
        log = FOLDER / f"version-{version_of(options)}" / f"{wanted}.turm"
        if not log.exists():
            log.parent.mkdir(exist_ok=True)
            write(wanted, log)
            known[log.relative_to(FOLDER).as_posix()] = states_sum(log)
    SUMS.write_text("".join(f"{total}  {name}\n" for name, total in sorted(known.items())), "utf-8")
