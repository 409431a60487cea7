"""Completions of options in a shell: values that are offered, loaded when they are asked for."""

import typer

from torres3d.games.registered import GAMES


def games(incomplete: str) -> list[str]:
    """The ids of games."""
    return [game.id for game in GAMES if game.id.startswith(incomplete)]


def levels(ctx: typer.Context, incomplete: str) -> list[str]:
    """Levels of the game that was named, after a comma the next one."""
    before, comma, last = incomplete.rpartition(",")
    asked = ctx.params.get("game") or GAMES[0].id
    known = next((game.bots().level_ids() for game in GAMES if game.id == asked), ())
    return [f"{before}{comma}{level}" for level in known if level.startswith(last)]
