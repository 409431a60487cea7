"""Options of ``torres3d tournament``."""

from pathlib import Path
from typing import Annotated

import typer

from torres3d.games.torres.commands.edition_and_mode import EditionOption, ModeOption, typed_options
from torres3d.terminal.shared_options import (
    BotsOption,
    ClusterOption,
    CommandServices,
    GamesFileOption,
    JobsOption,
    Rules,
    SeedOption,
)

tournament = typer.Typer(rich_markup_mode=None, add_completion=False)


@tournament.command()
def play_tournament(
    context: typer.Context,
    levels: Annotated[
        list[str], typer.Argument(metavar="LEVELS…|all", help="The ladder of levels of Torres, the gentlest first.")
    ],
    tables: Annotated[int, typer.Option(help="How many sit at a table, 2 to 4.")] = 2,
    games: Annotated[
        int, typer.Option(help="How many games; the same chance is played from every seat. With 0 files are read only.")
    ] = 400,
    seed: SeedOption = 1,
    window: Annotated[
        int | None,
        typer.Option(metavar="K", help="How many places apart levels are that meet; a few games are of any levels."),
    ] = None,
    against: Annotated[
        str | None, typer.Option(metavar="BOTS", help="Play all levels against these, too: greedy,beginner")
    ] = None,
    each: Annotated[int, typer.Option(help="With --against: games of each level with each of them.")] = 40,
    anchor: Annotated[
        str | None, typer.Option(metavar="LEVEL[=ELO]", help="The level whose Elo is 0, or so much; usually easy.")
    ] = None,
    out: GamesFileOption = None,
    also: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Count the games of this file, too; several by saying this again."),
    ] = None,
    as_json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write each level's Elo, margin and games there.")
    ] = None,
    jobs: JobsOption = 1,
    edition: EditionOption = None,
    mode: ModeOption = None,
    rules: Rules = None,
    cluster: ClusterOption = None,
    bots: BotsOption = None,
) -> None:
    """Let many levels play in one plan, neighbours most; the table says how far they are apart."""
    from torres3d.games.torres.commands.tournament_ladder import TournamentAsked, run_tournament

    services: CommandServices = context.obj
    services.add_bots(bots)
    names = tuple(name.strip() for word in levels for name in word.split(",") if name.strip())
    yardsticks = tuple(name.strip() for name in (against or "").split(",") if name.strip())
    run_tournament(
        TournamentAsked(
            games,
            jobs,
            seed,
            out,
            typed_options(edition, mode),
            rules or [],
            cluster,
            levels=names,
            tables=tables,
            window=window,
            against=yardsticks,
            each=each,
            anchor=anchor,
            also=tuple(also or ()),
            json=as_json,
        )
    )
