"""``torres3d engine``: a level of the bots for another program, by the line protocol."""

import sys
from functools import partial

from torres3d.bots.bot_declaration import GameName
from torres3d.bots.protocol.server import Engine
from torres3d.bots.registry import ADVISER, TURM_ADVISER, UnknownLevel, label, make_bot
from torres3d.cli.game_choice import game_named
from torres3d.terminal.errors import FAULTY_FILE, Stop


def run_engine(level: str | None, game: str) -> None:
    """Play for another program until it ends. `Stop` for a level or a game there is none of, and where it gave up."""
    name: GameName = "turm" if game_named(game, {}).id == "turm" else "torres"
    chosen = level or (ADVISER if name == "torres" else TURM_ADVISER)
    try:
        make_bot(chosen, 0, name)
    except UnknownLevel as unknown:
        raise Stop(str(unknown)) from unknown
    make = partial(make_bot, chosen, game=name)
    why = Engine(label(chosen, name), name, make, sys.stdin.buffer, sys.stdout.buffer).run()
    if why:
        raise Stop(why, FAULTY_FILE)
