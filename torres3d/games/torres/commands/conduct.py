"""Options of ``torres3d conduct``."""

from typing import Annotated

import typer

from torres3d.terminal.game_terminal import CommandServices
from torres3d.terminal.shared_options import (
    BotsOption,
    ClusterOption,
    GamesFileOption,
    JobsOption,
    Rules,
    SeedOption,
)

conduct = typer.Typer(rich_markup_mode=None, add_completion=False)


@conduct.command()
def count_conduct(
    context: typer.Context,
    players: Annotated[str, typer.Option(help="Levels of the bots, two to four: expert,expert")],
    games: Annotated[
        int, typer.Option(help="How many games; different levels play the same chance from every seat.")
    ] = 24,
    jobs: JobsOption = 1,
    seed: SeedOption = 1,
    out: GamesFileOption = None,
    edition: Annotated[str | None, typer.Option(help="The edition's id; Torres only.")] = None,
    mode: Annotated[str | None, typer.Option(help="basic, variant or master; Torres only.")] = None,
    rules: Rules = None,
    cluster: ClusterOption = None,
    bots: BotsOption = None,
) -> None:
    """Let levels of bots play games of Torres and count how they play: points, AP, cards, castles, the king."""
    from torres3d.games.torres.commands.play_statistics import run_conduct
    from torres3d.terminal.bot_game_options import ContestAsked

    services: CommandServices = context.obj
    services.add_bots(bots)
    names = tuple(level.strip() for level in players.split(","))
    options = {name: given for name, given in (("edition", edition), ("mode", mode)) if given is not None}
    run_conduct(ContestAsked(games, jobs, seed, out, options, rules or [], cluster, players=names))
