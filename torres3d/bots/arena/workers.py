"""Arena workers: play many games of bots, in several processes or on a cluster."""

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import TypeVar

from torres3d.base.worker_processes import MAX_ATTEMPTS, CallLost, ProcessPool
from torres3d.bots.arena.statistics import Numbered

Found = TypeVar("Found")


MatchT = TypeVar("MatchT", bound=Numbered)


class WorkersLost(RuntimeError):
    """A game whose process died several times in a row."""


def play_each(
    play: Callable[[MatchT], Found],
    games: Iterable[MatchT],
    jobs: int = 1,
    cluster: str | None = None,
    tries: int = MAX_ATTEMPTS,
) -> Iterator[Found]:
    """Play games by a function of a module, and give each result as soon as it is there, in no order.

    ``jobs``: processes on this machine. ``cluster``: the address of a dask scheduler, such as ``tcp://host:8786``,
    whose workers then play the games. A game whose worker dies is played again; the others go on. Raises `WorkersLost`
    when one dies of the same game ``tries`` times in a row.
    """
    left = list(games)
    if cluster is not None:
        yield from _on_cluster(play, left, cluster)
    elif jobs == 1:
        for game in left:
            yield play(game)
    else:
        from joblib import Parallel, delayed

        with ProcessPool(tries) as crew:
            work = Parallel(n_jobs=jobs, backend="threading", batch_size=1, return_as="generator_unordered")
            yield from work(delayed(_play)(crew, play, game) for game in left)


def _play(crew: ProcessPool, play: Callable[[MatchT], Found], game: MatchT) -> Found:
    try:
        return crew.call(play, game)
    except CallLost as lost:
        raise WorkersLost(
            f"game {game.number} could not be finished: its process died {lost.tries} times in a row; "
            "is there enough memory?"
        ) from lost


def _on_cluster(play: Callable[[MatchT], Found], left: list[MatchT], address: str) -> Iterator[Found]:
    """The results from a dask cluster. Its scheduler moves the game of a lost worker to another one."""
    from joblib import Parallel, delayed, parallel_config

    # By name, because the package is there only with the extra `cluster`.
    client = import_module("distributed").Client(address, set_as_default=True)
    with client, parallel_config("dask"):
        yield from Parallel(n_jobs=-1, batch_size=1, return_as="generator_unordered")(
            delayed(play)(game) for game in left
        )
