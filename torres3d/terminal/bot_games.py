"""Common parts of commands with many games of bots: contests, progress bars, tables, errors in words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.measure import Measurement
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from torres3d.bots.arena.game_arena import ContestRules, matches
from torres3d.bots.arena.ladder.level_ratings import TargetStep
from torres3d.bots.arena.results_file import NumberedT, Results, ResultT
from torres3d.bots.arena.statistics import Standing, standings
from torres3d.bots.arena.workers import MatchT, WorkersLost, play_each
from torres3d.bots.registry import BotRegistry, UnknownLevel
from torres3d.bots.secret_seeds import secret_for
from torres3d.terminal.error_exit import FAULTY_FILE, Stop
from torres3d.terminal.shared_options import ContestAsked

SEATS = (2, 4)
MAX_COLUMNS = 400
"""Columns that no table needs."""
Columns = Mapping[str, Callable[[str], str]]
"""Further columns of a table, with their text for each level."""
NO_MORE: Columns = {}


@contextmanager
def stop_on_errors(cluster: str | None) -> Iterator[None]:
    """Turn errors of an arena into `Stop`."""
    try:
        yield
    except UnknownLevel as error:
        raise Stop(str(error)) from error
    except WorkersLost as error:
        raise Stop(str(error), FAULTY_FILE) from error
    except OSError as error:
        where = f"the cluster {cluster} does not answer" if cluster else "the results cannot be written"
        raise Stop(f"{where} ({error})") from error


def check_players(players: Sequence[str], bots: BotRegistry[Any, Any], example: str) -> None:
    """Raise `Stop` for too many or too few players."""
    if not SEATS[0] <= len(players) <= SEATS[1]:
        count = f"{len(players)} bot{'s' * (len(players) != 1)}"
        raise Stop(f"--players names {count}; {bots.title} is for 2 to 4, such as {example}")


def check_bots(names: Sequence[str], bots: BotRegistry[Any, Any], cluster: str | None) -> None:
    """Raise `UnknownLevel` for an unknown level, and `Stop` for a cluster without dask."""
    for level in names:
        bots.make_bot(level, 0)  # reports faults of its files here, not in a child process
    if cluster is not None and find_spec("distributed") is None:
        raise Stop("--cluster needs dask: python -m pip install 'torres3d[cluster]'")


def secret_of(names: Sequence[str], seed: int | None, bots: BotRegistry[Any, Any]) -> str:
    """The secret for chance and seeds if there are external bots among the players; otherwise empty."""
    return secret_for(seed) if any(bots.is_program(name) for name in names) else ""


def play_remaining(
    play: Callable[[MatchT], NumberedT],
    plan: list[MatchT],
    results: Results[NumberedT],
    jobs: int,
    cluster: str | None,
    told: str | None = None,
) -> None:
    """Play the games of a plan that are not done yet, with a progress bar, and close the file of results. The bar is
    labelled with the players, or with ``told``."""
    left = [match for match in plan if match.number not in results.done]
    secret = results.heading.secret
    if secret:
        left = [replace(match, secret=secret) for match in left]  # type: ignore[type-var]
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        done = len(plan) - len(left)
        bar = progress.add_task(told or ", ".join(results.heading.players), total=len(plan), completed=done)
        try:
            for result in play_each(play, left, jobs, cluster):
                results.add(result)
                progress.advance(bar)
        finally:
            results.close()


def print_full_width(table: Table) -> None:
    """Print a table in its full width: no name is cut, also where the output is a file and has 80 columns."""
    console = Console(highlight=False)
    wide = Measurement.get(console, console.options.update(width=MAX_COLUMNS), table).maximum
    console.width = max(console.width, wide)
    console.print(table)


def contest_table(
    results: Results[ResultT], bots: BotRegistry[Any, Any], counted: str, more: Columns = NO_MORE
) -> Table:
    """The table of an arena: ``counted`` names the scores, ``more`` are further columns."""
    title = f"{len(results.done)} games, {results.heading.title}"
    found = Table(title=title, box=None, pad_edge=False, title_justify="left", header_style="bold")
    found.add_column("level")
    for name in ("games", "wins", "share", "95 %", counted, "rank", "Elo", "± 95 %", *more, "turn", "most"):
        found.add_column(name, justify="right", no_wrap=True)
    for level in standings(list(results.done.values())):
        found.add_row(
            bots.label(level.level),
            str(level.games),
            f"{level.wins:g}",
            f"{level.wins / level.games:.3f}",
            f"{level.low:.3f}-{level.high:.3f}",
            f"{level.points:.1f}",
            f"{level.rank:.2f}",
            f"{level.elo:+.0f}" if level.elo else "0",
            f"±{level.margin:.0f}",
            *(cell(level.level) for cell in more.values()),
            f"{level.turn_seconds:.3f} s",
            f"{level.turn_most:.2f} s",
        )
    return found


class ArenaReport(msgspec.Struct, frozen=True):
    """An arena as ``--json`` prints it: standings, most wins first, and what its game counts besides."""

    game: str
    setting: str
    games: int
    levels: list[Standing]
    ends: Mapping[str, int | float]


def contest_report(
    results: Results[ResultT], bots: BotRegistry[Any, Any], ends: Mapping[str, int | float]
) -> ArenaReport:
    """The standings of an arena."""
    done = list(results.done.values())
    return ArenaReport(bots.title, results.heading.title, len(done), standings(done), ends)


class Contest(NamedTuple):
    """The games of a contest: their file's first line, their setting, what plays one; ``anew`` is as in `matches`."""

    heading: Any
    setting: ContestRules[Any]
    play: Callable[[Any], Any]
    anew: bool = True


def no_more(games: Sequence[Any]) -> Columns:
    """No further columns."""
    return NO_MORE


class Tournament(NamedTuple):
    """The games of a tournament: their file's first line, their setting, what plays one.

    ``anchor`` is the level whose Elo is 0 where nobody names another, ``target`` the step wanted from level to level,
    ``more`` gives the table's further columns for games.
    """

    heading: Any
    setting: ContestRules[Any]
    play: Callable[[Any], Any]
    anchor: str
    target: TargetStep
    more: Callable[[Sequence[Any]], Columns] = no_more


def play_contest(
    asked: ContestAsked, bots: BotRegistry[Any, Any], example: str, contest: Callable[[ContestAsked], Contest]
) -> Results[Any]:
    """Play the games that are not yet in the file, with a bar; gives all. ``example`` are two bots, as typed.

    Raises `Stop`, and the fault of rules that cannot be played.
    """
    with stop_on_errors(asked.cluster):
        check_players(asked.players, bots, example)
        check_bots(asked.players, bots, asked.cluster)
        if asked.games < 1 or asked.jobs < 1:
            raise Stop("--games and --jobs are at least 1")
        heading, setting, play, anew = contest(asked)
        results = Results(heading, asked.out, secret_of(asked.players, asked.seed, bots))
        plan = matches(asked.players, asked.games, setting, anew)
        play_remaining(play, plan, results, asked.jobs, asked.cluster)
    return results
