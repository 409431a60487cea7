"""Commands and options of ``torres3d turm-puzzles``."""

from pathlib import Path
from typing import Annotated

import typer

from torres3d.base.lazy import Lazy
from torres3d.terminal.puzzle_commands import puzzle_commands
from torres3d.terminal.shared_options import JobsOption

puzzles = puzzle_commands(
    "Puzzles of Turm Bauer: solve them in the terminal (--text); find and prove new ones.",
    Lazy("torres3d.games.turm_bauer.commands.terminal_declaration:TERMINAL"),
)


@puzzles.command("mine")
def mine_puzzles(
    out: Annotated[
        Path, typer.Option(metavar="FILE", help="Write a line for each game to this file; a later run continues it.")
    ],
    games: Annotated[int, typer.Option(help="Number of games between bots to search.")] = 20,
    seats: Annotated[int, typer.Option(help="Number of players, 2 to 4.")] = 3,
    bots: Annotated[str, typer.Option(help="The level of all bots.")] = "clever",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: JobsOption = 1,
) -> None:
    """Search games of bots for puzzles: how high a figure gets, and where a block stands. Each is proven."""
    from torres3d.games.turm_bauer.commands.mine_and_pick_puzzles import mine

    mine(games, out, seats, bots, seed, jobs)


@puzzles.command("pick")
def pick_puzzles(
    mined: Annotated[list[Path], typer.Argument(metavar="MINED…", help="What `turm-puzzles mine` wrote.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Write them to this file, a line each, *.jsonl.")],
    each: Annotated[int, typer.Option(help="Maximum number of each kind and grade.")] = 100,
) -> None:
    """Choose puzzles for a file to play from."""
    from torres3d.games.turm_bauer.commands.mine_and_pick_puzzles import pick

    pick(mined, out, each)
