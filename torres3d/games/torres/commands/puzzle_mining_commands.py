"""Commands and options of ``torres3d puzzles``."""

from pathlib import Path
from typing import Annotated

import typer

from torres3d.terminal.shared_options import JobsOption

puzzles = typer.Typer(
    help="Puzzles of Torres: found in games of bots, and proven.", rich_markup_mode=None, add_completion=False
)

ClusterOption = Annotated[str | None, typer.Option(metavar="ADDRESS", help="Work on this dask cluster instead.")]


@puzzles.command("mine")
def mine_puzzles(
    out: Annotated[Path, typer.Option(metavar="FILE", help="Write a line for each game there; it is gone on with.")],
    games: Annotated[int, typer.Option(help="How many games of bots are looked through.")] = 20,
    seats: Annotated[int, typer.Option(help="How many play, 2 to 4.")] = 2,
    bots: Annotated[str, typer.Option(help="The level of all of them.")] = "easy-2",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: JobsOption = 1,
    edition: Annotated[str | None, typer.Option(help="The edition's id.")] = None,
    mode: Annotated[str | None, typer.Option(help="basic or variant.")] = None,
    cluster: ClusterOption = None,
) -> None:
    """Look for puzzles in games of bots: last turns of a year whose one best idea a narrow search misses."""
    from torres3d.games.torres.commands.mine_and_pick_puzzles import MiningAsked, mine

    mine(MiningAsked(games, out, seats, bots, seed, jobs, edition, mode, cluster))


@puzzles.command("prove")
def prove_puzzles(
    mined: Annotated[Path, typer.Argument(metavar="MINED", help="What `puzzles mine` wrote.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Write what is sound, and what is not and why, there.")],
    limit: Annotated[int, typer.Option(help="Give a puzzle up after so many positions.")] = 200_000,
    jobs: JobsOption = 1,
    cluster: ClusterOption = None,
) -> None:
    """Prove puzzles by a search that leaves nothing out: no turn brings more points, one idea alone brings as many."""
    from torres3d.games.torres.commands.mine_and_pick_puzzles import prove_mined

    prove_mined(mined, out, limit, jobs, cluster)


@puzzles.command("pick")
def pick_puzzles(
    proven: Annotated[list[Path], typer.Argument(metavar="PROVEN…", help="What `puzzles prove` wrote.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Write them there, a line for each, *.jsonl.")],
    each: Annotated[int, typer.Option(help="So many of every grade at most.")] = 100,
) -> None:
    """Choose puzzles that were proven, for a file to play from."""
    from torres3d.games.torres.commands.mine_and_pick_puzzles import pick

    pick(proven, out, each)
