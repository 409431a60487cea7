"""Options of ``torres3d conduct``."""

from typing import Annotated

import typer

from torres3d.games.torres.commands.edition_and_mode import EditionOption, ModeOption, typed_options
from torres3d.terminal import shared_options

conduct = typer.Typer(rich_markup_mode=None, add_completion=False)


@conduct.command()
def count_conduct(
    context: typer.Context,
    players: Annotated[str, typer.Option(help="Levels of the bots, two to four: expert,expert")],
    games: Annotated[
        int, typer.Option(help="Number of games. Different levels play the same cards from every seat.")
    ] = 24,
    jobs: shared_options.JobsOption = 1,
    seed: shared_options.SeedOption = 1,
    out: shared_options.GamesFileOption = None,
    edition: EditionOption = None,
    mode: ModeOption = None,
    rules: shared_options.Rules = None,
    cluster: shared_options.ClusterOption = None,
    bots: shared_options.BotsOption = None,
) -> None:
    """Let levels of bots play games of Torres and count how they play: points, AP, cards, castles, the king."""
    from torres3d.games.torres.commands.conduct_statistics import run_conduct

    services: shared_options.CommandServices = context.obj
    services.add_bots(bots)
    names = tuple(level.strip() for level in players.split(","))
    options = typed_options(edition, mode)
    run_conduct(shared_options.ContestAsked(games, jobs, seed, out, options, rules or [], cluster, players=names))
