"""Options of ``torres3d conduct``."""

from typing import Annotated

import typer

from torres3d.games.torres.commands.edition_and_mode import EditionOption, ModeOption, typed_options
from torres3d.terminal.command_services import CommandServices
from torres3d.terminal.shared_options import BotsOption, ClusterOption, GamesFileOption, JobsOption, Rules, SeedOption

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
    edition: EditionOption = None,
    mode: ModeOption = None,
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
    options = typed_options(edition, mode)
    run_conduct(ContestAsked(games, jobs, seed, out, options, rules or [], cluster, players=names))
