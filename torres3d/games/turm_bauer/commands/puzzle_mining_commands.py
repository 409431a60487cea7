"""Commands and options of ``torres3d turm-puzzles``."""

from pathlib import Path
from typing import Annotated

import typer

from torres3d.terminal.shared_options import JobsOption

puzzles = typer.Typer(
    help="Puzzles of Turm Bauer: found in games of bots, and proven.", rich_markup_mode=None, add_completion=False
)


@puzzles.command("mine")
def mine_puzzles(
    out: Annotated[Path, typer.Option(metavar="FILE", help="Write a line for each game there; it is gone on with.")],
    games: Annotated[int, typer.Option(help="How many games of bots are looked through.")] = 20,
    seats: Annotated[int, typer.Option(help="How many play, 2 to 4.")] = 3,
    bots: Annotated[str, typer.Option(help="The level of all of them.")] = "clever",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: JobsOption = 1,
) -> None:
    """Look for puzzles in games of bots: how high a figure gets, and where a block stands. Each is proven."""
    from torres3d.games.turm_bauer.commands.mine_and_pick_puzzles import mine

    mine(games, out, seats, bots, seed, jobs)


@puzzles.command("pick")
def pick_puzzles(
    mined: Annotated[list[Path], typer.Argument(metavar="MINED…", help="What `turm-puzzles mine` wrote.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Write them there, a line for each, *.jsonl.")],
    each: Annotated[int, typer.Option(help="So many of every kind and grade at most.")] = 100,
) -> None:
    """Choose puzzles for a file to play from."""
    from torres3d.games.turm_bauer.commands.mine_and_pick_puzzles import pick

    pick(mined, out, each)
