"""Many games of bots against each other, in several processes or on a cluster."""

import threading
from collections.abc import Iterable, Iterator
from importlib import import_module

from joblib import Parallel, delayed, parallel_config
from joblib.externals.loky.process_executor import BrokenProcessPool, ProcessPoolExecutor

from torres3d.bots.lab.match import Match, Result, play_match

TRIES = 5
"""Times in a row that a game is begun anew because its process died."""


class WorkersLost(RuntimeError):
    """Again and again the process that played a game died before it was over."""


def play_all(games: Iterable[Match], jobs: int = 1, cluster: str | None = None) -> Iterator[Result]:
    """Play games, each result as soon as it is there, in no order.

    ``jobs``: processes on this machine. ``cluster``: the address of a dask scheduler, such as
    ``tcp://host:8786``, to whose workers the games go instead. A game whose worker dies is played again;
    the others go on. Raises `WorkersLost` when one dies of the same game again and again.
    """
    left = list(games)
    if cluster is not None:
        yield from _on_cluster(left, cluster)
    elif jobs == 1:
        for game in left:
            yield play_match(game)
    else:
        with Workers() as workers:
            work = Parallel(n_jobs=jobs, backend="threading", batch_size=1, return_as="generator_unordered")
            yield from work(delayed(workers.play)(game) for game in left)


class Workers:
    """Processes that play: one for each thread that asks, so that the end of one costs no other's game."""

    def __init__(self) -> None:
        self._own = threading.local()
        self._all: list[ProcessPoolExecutor] = []
        self._closed = False

    def __enter__(self) -> "Workers":
        return self

    def __exit__(self, *_: object) -> None:
        self._closed = True
        for worker in self._all:
            worker.shutdown(wait=False, kill_workers=True)

    def play(self, game: Match) -> Result:
        """Play a game in this thread's process, or in another one when that dies."""
        for tries in range(1, TRIES + 1):
            try:
                result: Result = self._worker().submit(play_match, game).result()
            except BrokenProcessPool as error:
                self._own.worker = None
                if tries == TRIES or self._closed:
                    raise WorkersLost(
                        f"game {game.number} could not be finished: its process died {tries} times in a row; "
                        "is there enough memory?"
                    ) from error
            else:
                return result
        raise AssertionError("TRIES is at least 1")

    def _worker(self) -> ProcessPoolExecutor:
        worker: ProcessPoolExecutor | None = getattr(self._own, "worker", None)
        if worker is None:
            worker = self._own.worker = ProcessPoolExecutor(max_workers=1)
            self._all.append(worker)
        return worker


def _on_cluster(left: list[Match], address: str) -> Iterator[Result]:
    """Results from a dask cluster. Its scheduler itself gives the game of a lost worker to another one."""
    # By name, because the package is there only with the extra `cluster`.
    client = import_module("distributed").Client(address, set_as_default=True)
    with client, parallel_config("dask"):
        yield from Parallel(n_jobs=-1, batch_size=1, return_as="generator_unordered")(
            delayed(play_match)(game) for game in left
        )
