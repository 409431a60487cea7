"""A bot of the frozen state that speaks the line protocol: ``python -E -s frozen_bot.py --level expert --times 4``.

Run by `tests.games.torres.yardstick.install` in the environment where `torres3d` is that state.
"""

import argparse
import os
import sys
import tempfile
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from torres3d.bots.protocol.server import Engine
from torres3d.games.torres.bots.bot_type import Bot
from torres3d.games.torres.bots.protocol import PROTOCOL
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.bots.search.search_bot import SearchBot


def made(level: str, times: int, seed: int) -> Bot:
    """A bot of a level whose search is so many times as wide, and may visit as many times the positions."""
    bot = BOTS.make_bot(level, seed)
    if isinstance(bot, SearchBot):
        bot.level = replace(bot.level, width=times * bot.level.width, nodes=times * bot.level.nodes)
    return bot


def main() -> None:
    """Answer until the other side is done."""
    # Bots of the person at this machine are none of its bots, nor those that the program that asks it has read.
    nowhere = str(Path(tempfile.gettempdir(), "torres3d-has-no-such-folder"))
    os.environ["XDG_CONFIG_HOME"] = os.environ["APPDATA"] = nowhere
    os.environ.pop("TORRES3D_BOTS", None)
    parser = argparse.ArgumentParser(description="A bot of the frozen state that speaks the line protocol.")
    parser.add_argument("--level", required=True, choices=BOTS.opponents())
    parser.add_argument("--times", default=1, type=int, help="so many times as wide a search")
    given = parser.parse_args()
    name = f"{given.level} of the frozen state"
    make = partial(made, given.level, given.times)
    why = Engine(name, PROTOCOL, make, sys.stdin.buffer, sys.stdout.buffer).run()
    if why:
        raise SystemExit(why)


if __name__ == "__main__":
    main()
