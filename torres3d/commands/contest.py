"""What arenas of all games share: which counts can be played, the bar, and how what goes wrong is told."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from torres3d.bots.lab.results import Results, ResultT
from torres3d.bots.lab.workers import MatchT, WorkersLost, play_each
from torres3d.bots.registry import UnknownLevel
from torres3d.commands.failure import FAULTY_FILE, Stop

SEATS = (2, 4)


@contextmanager
def told_faults(cluster: str | None) -> Iterator[None]:
    """Within, what goes wrong in an arena ends the command in words."""
    try:
        yield
    except UnknownLevel as error:
        raise Stop(str(error)) from error
    except WorkersLost as error:
        raise Stop(str(error), FAULTY_FILE) from error
    except OSError as error:
        where = f"the cluster {cluster} does not answer" if cluster else "the results cannot be written"
        raise Stop(f"{where} ({error})") from error


def check_players(players: tuple[str, ...], game: str, example: str) -> None:
    """Raise `Stop` for more or fewer players than a game is for."""
    if not SEATS[0] <= len(players) <= SEATS[1]:
        raise Stop(f"--players names {len(players)} bots; {game} is for 2 to 4, such as {example}")


def check_counts(games: int, jobs: int) -> None:
    """Raise `Stop` unless there is something to play, and something that plays it."""
    if games < 1 or jobs < 1:
        raise Stop("--games and --jobs are at least 1")


def check_cluster(cluster: str | None) -> None:
    """Raise `Stop` for a cluster without what it needs."""
    if cluster is not None and find_spec("distributed") is None:
        raise Stop("--cluster needs dask: python -m pip install 'torres3d[cluster]'")


def play_out(
    play: Callable[[MatchT], ResultT], plan: list[MatchT], results: Results[ResultT], jobs: int, cluster: str | None
) -> None:
    """Play the games of a plan that are not done yet, with a bar."""
    left = [match for match in plan if match.number not in results.done]
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        done = len(plan) - len(left)
        bar = progress.add_task(", ".join(results.heading.players), total=len(plan), completed=done)
        for result in play_each(play, left, jobs, cluster):
            results.add(result)
            progress.advance(bar)
