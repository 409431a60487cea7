"""``torres3d engine``: a bot for another program, by the line protocol."""

import sys
from functools import partial

from torres3d.bots.protocol.server import Engine
from torres3d.bots.registry import UnknownLevel
from torres3d.cli.game_options import game_named
from torres3d.terminal.error_exit import FAULTY_FILE, Stop


def run_engine(level: str | None, game: str) -> None:
    """Play for another program until it ends. Raises `Stop` for an unknown level or game, and if the program fails."""
    bots = game_named(game, {}).bots()
    if bots.protocol is None:
        raise Stop(f"{bots.title} has no line protocol")
    chosen = level or bots.adviser
    try:
        bots.make_bot(chosen, 0)
    except UnknownLevel as unknown:
        raise Stop(str(unknown)) from unknown
    make = partial(bots.make_bot, chosen)
    why = Engine(bots.label(chosen), bots.protocol(), make, sys.stdin.buffer, sys.stdout.buffer).run()
    if why:
        raise Stop(why, FAULTY_FILE)
