"""Many games of bots one after another in one process, each with its log: what memory and time they take.

``python -m tests.trust.long_games torres 2000`` prints a line for each tenth of the games.
"""

import json
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.games.kits import kit_of
from torres3d import play, play_turm
from torres3d.engine.log_replay import load_log

TORRES_TABLES = (
    ("greedy", "random"),
    ("beginner", "novice"),
    ("easy", "medium", "greedy"),
    ("novice-2", "easy-2", "easy", "random"),
)
TURM_TABLES = (("careless", "careless"), ("careless", "careful", "careless"))


class Tenth(NamedTuple):
    """A tenth of the games: memory in bytes after it, processor time in seconds, commands given."""

    memory: int
    seconds: float
    commands: int


def resident() -> int:
    """The memory this process has, in bytes."""
    pages = Path("/proc/self/statm").read_text("ascii").split()[1]
    return int(pages) * 4096


def one_game(name: str, number: int, log: Path) -> int:
    """Bots play a game; the number of its commands. Its log gives the same game."""
    if name == "turm":
        built = play_turm.new_game(*TURM_TABLES[number % len(TURM_TABLES)], seed=number, log=log)
        play_turm.let_bots_play(built)
        n, state = built.n, built.state
        built.close()
    else:
        game = play.new_game(*TORRES_TABLES[number % len(TORRES_TABLES)], seed=number, log=log)
        play.let_bots_play(game)
        n, state = game.n, game.state
        game.close()
    assert load_log(kit_of(log), log)[1].states[-1] == state
    return n


def tenths(name: str, games: int) -> list[Tenth]:
    """Play them; every tenth is the same games, so that times can be compared."""
    found = []
    shared = Path("/dev/shm")  # noqa: S108  # a disk in memory: what is measured here is not how long one takes
    with TemporaryDirectory(dir=shared if shared.is_dir() else None) as folder:
        for tenth in range(10):
            begun, commands = time.process_time(), 0
            for number in range(games // 10):
                log = Path(folder) / f"{tenth}-{number}.{name}"
                commands += one_game(name, number, log)
                log.unlink()
            found.append(Tenth(resident(), time.process_time() - begun, commands))
    return found


if __name__ == "__main__":
    for each in tenths(sys.argv[1], int(sys.argv[2])):
        print(json.dumps(each._asdict()), flush=True)
