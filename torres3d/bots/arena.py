"""Many games of bots against each other, in several processes or on a cluster."""

from collections.abc import Iterable, Iterator
from importlib import import_module

from joblib import Parallel, delayed, parallel_config
from joblib.externals.loky.process_executor import BrokenProcessPool

from torres3d.bots.match import Match, Result, play_match

TRIES = 5
"""Times in a row that the games left are begun anew without a single one having ended."""


class WorkersLost(RuntimeError):
    """Again and again the processes that play died before a game was over."""


def play_all(games: Iterable[Match], jobs: int = 1, cluster: str | None = None) -> Iterator[Result]:
    """Play games, each result as soon as it is there, in no order.

    ``jobs``: processes on this machine. ``cluster``: the address of a dask scheduler, such as
    ``tcp://host:8786``, to whose workers the games go instead. A game whose worker dies is played again.
    """
    left = {game.number: game for game in games}
    if cluster is not None:
        yield from _on_cluster(left, cluster)
    elif jobs == 1:
        for game in left.values():
            yield play_match(game)
    else:
        yield from _again_and_again(left, jobs)


def _again_and_again(left: dict[int, Match], jobs: int) -> Iterator[Result]:
    """Results until no game is left; a lost worker only means another start with those still missing."""
    fruitless = 0
    while left:
        before = len(left)
        work = Parallel(n_jobs=jobs, batch_size=1, return_as="generator_unordered")
        try:
            for result in work(delayed(play_match)(game) for game in list(left.values())):
                del left[result.number]
                yield result
        except BrokenProcessPool as error:
            fruitless = fruitless + 1 if len(left) == before else 0
            if fruitless == TRIES:
                raise WorkersLost(
                    f"{TRIES} times in a row no game could be finished because its process died; "
                    "is there enough memory?"
                ) from error


def _on_cluster(left: dict[int, Match], address: str) -> Iterator[Result]:
    """Results from a dask cluster. Its scheduler itself gives the game of a lost worker to another one."""
    # By name, because the package is there only with the extra `cluster`.
    client = import_module("distributed").Client(address, set_as_default=True)
    with client, parallel_config("dask"):
        yield from _again_and_again(left, -1)
