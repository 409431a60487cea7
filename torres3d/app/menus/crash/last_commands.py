"""The last commands of a game in notation, for a report: seats and moves, no names."""

from typing import Any

from torres3d.engine.game import Game
from torres3d.engine.log_entries import Undo
from torres3d.games.torres.kit.game_text import line_start
from torres3d.games.torres.kit.kit import as_command
from torres3d.games.torres.rules import notation
from torres3d.games.turm_bauer.kit.kit import as_command as as_turm_command
from torres3d.games.turm_bauer.rules import notation as turm_notation
from torres3d.games.turm_bauer.rules.state import State as TurmState

MOST = 20
"""Commands that are told."""


def last_commands(game: Game[Any, Any]) -> list[str]:
    """What a report says of a game: which, how many play, how far it is, and its last commands, a line each."""
    setup, history = game.header.setup, game.history
    turm = isinstance(game.state, TurmState)
    bots = sum(player.bot is not None for player in setup.players)
    kept = "in a file" if game.file is not None else "in memory"
    about = f"{history.kit.format} {game.header.version}, {len(setup.players)} players, {bots} of them bots"
    lines = [f"The game that was open: {about}, {game.n} commands, {kept}"]
    for step in history.steps[-MOST:]:
        if isinstance(step.command, Undo):
            what = "undo"
        elif turm:
            what = turm_notation.command_text(
                as_turm_command(step.command), [each.colour for each in history.start.sets]
            )
        else:
            what = notation.command_text(as_command(step.command))
        who = f"seat {step.by + 1}" if turm else line_start(step)
        lines.append(f"{step.n:4} {who}: {what}")
    return lines
