"""Commands and options of ``torres3d puzzles``."""

from pathlib import Path
from typing import Annotated

import typer

from torres3d.base.lazy import Lazy
from torres3d.terminal.puzzle_commands import puzzle_commands
from torres3d.terminal.shared_options import JobsOption

puzzles = puzzle_commands(
    "Puzzles of Torres: solve them in the terminal (--text); find and prove new ones.",
    Lazy("torres3d.games.torres.commands.terminal_declaration:TERMINAL"),
)

ClusterOption = Annotated[str | None, typer.Option(metavar="ADDRESS", help="Use this dask cluster instead.")]


@puzzles.command("mine")
def mine_puzzles(
    out: Annotated[
        Path, typer.Option(metavar="FILE", help="Write a line for each game to this file; a later run continues it.")
    ],
    games: Annotated[int, typer.Option(help="Number of games between bots to search.")] = 20,
    seats: Annotated[int, typer.Option(help="Number of players, 2 to 4.")] = 2,
    bots: Annotated[str, typer.Option(help="The level of all bots.")] = "easy-2",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: JobsOption = 1,
    edition: Annotated[str | None, typer.Option(help="The edition's id.")] = None,
    mode: Annotated[str | None, typer.Option(help="basic or variant.")] = None,
    cluster: ClusterOption = None,
) -> None:
    """Search games of bots for puzzles: last turns of a year with one best idea that a narrow search misses."""
    from torres3d.games.torres.commands.mine_and_pick_puzzles import MiningAsked, mine

    mine(MiningAsked(games, out, seats, bots, seed, jobs, edition, mode, cluster))


@puzzles.command("prove")
def prove_puzzles(
    mined: Annotated[Path, typer.Argument(metavar="MINED", help="What `puzzles mine` wrote.")],
    out: Annotated[
        Path, typer.Option(metavar="FILE", help="Write which puzzles are sound, and why others are not, to this file.")
    ],
    limit: Annotated[int, typer.Option(help="Give up on a puzzle after this many positions.")] = 200_000,
    jobs: JobsOption = 1,
    cluster: ClusterOption = None,
) -> None:
    """Prove puzzles by a complete search: no turn scores more, and only one idea scores as much."""
    from torres3d.games.torres.commands.mine_and_pick_puzzles import prove_mined

    prove_mined(mined, out, limit, jobs, cluster)


@puzzles.command("pick")
def pick_puzzles(
    proven: Annotated[list[Path], typer.Argument(metavar="PROVEN…", help="What `puzzles prove` wrote.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Write them to this file, a line each, *.jsonl.")],
    each: Annotated[int, typer.Option(help="Maximum number of each grade.")] = 100,
) -> None:
    """Choose proven puzzles for a file to play from."""
    from torres3d.games.torres.commands.mine_and_pick_puzzles import pick

    pick(proven, out, each)
