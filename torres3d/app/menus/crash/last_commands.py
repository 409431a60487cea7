"""Last commands of a game in notation, for a crash report: seats and moves, no names."""

from typing import Any

from torres3d.app.menus.game_app import GameApp
from torres3d.engine.game import Game

MAX_COMMANDS = 20
"""Maximum number of commands."""


def last_commands(game: Game[Any, Any], app: GameApp) -> list[str]:
    """The lines of a report about a game: its id, players, progress, and last commands."""
    setup, history = game.header.setup, game.history
    bots = sum(player.bot is not None for player in setup.players)
    kept = "in a file" if game.file is not None else "in memory"
    about = f"{history.kit.format} {game.header.version}, {len(setup.players)} players, {bots} of them bots"
    lines = [f"The game that was open: {about}, {game.n} commands, {kept}"]
    return lines + [f"{step.n:4} {app.report_line(history, step)}" for step in history.steps[-MAX_COMMANDS:]]
