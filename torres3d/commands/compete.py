"""``torres3d arena``: levels of bots play many games against each other."""

from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from torres3d.bots.lab.match import Match, matches
from torres3d.bots.lab.results import FORMAT, Heading, Results
from torres3d.bots.lab.statistics import standings
from torres3d.bots.lab.workers import WorkersLost, play_all
from torres3d.bots.registry import UnknownLevel, label, make_bot
from torres3d.commands.failure import FAULTY_FILE, Stop
from torres3d.commands.house_rules import house_rules
from torres3d.kits.torres.setup import resolve
from torres3d.rules.kinds import MODES, Mode

SEATS = (2, 4)


def run_arena(
    players: tuple[str, ...],
    games: int,
    jobs: int,
    seed: int,
    out: Path | None,
    edition: str,
    mode: str,
    rules: list[str],
    cluster: str | None,
) -> None:
    """Play the games that are not yet in ``out``, with a bar, and print the table of all."""
    try:
        changed = house_rules(rules)
        checked = _checked(players, games, jobs, edition, mode, changed, cluster)
        results = Results(Heading(FORMAT, players, edition, checked, seed, changed), out)
        plan = matches(players, games, seed, edition, checked, changed)
        left = [match for match in plan if match.number not in results.done]
        _play(left, len(plan), results, jobs, cluster)
    except UnknownLevel as error:
        raise Stop(str(error)) from error
    except WorkersLost as error:
        raise Stop(str(error), FAULTY_FILE) from error
    except OSError as error:
        where = f"the cluster {cluster} does not answer" if cluster else "the results cannot be written"
        raise Stop(f"{where} ({error})") from error
    Console(highlight=False).print(table(results))


def _checked(
    players: tuple[str, ...],
    games: int,
    jobs: int,
    edition: str,
    mode: str,
    rules: Mapping[str, Any],
    cluster: str | None,
) -> Mode:
    if not SEATS[0] <= len(players) <= SEATS[1]:
        raise Stop(f"--players names {len(players)} bots; Torres is for 2 to 4, such as expert,hard")
    for level in players:
        make_bot(level, 0)  # whatever its files lack is told here, and not by one of the processes
    if games < 1 or jobs < 1:
        raise Stop("--games and --jobs are at least 1")
    for name in MODES:
        if name == mode:
            resolve(edition, name, rules, len(players))
            if cluster is not None and find_spec("distributed") is None:
                raise Stop("--cluster needs dask: python -m pip install 'torres3d[cluster]'")
            return name
    raise Stop(f"there is no mode `{mode}`; there are: {', '.join(MODES)}")


def _play(left: list[Match], total: int, results: Results, jobs: int, cluster: str | None) -> None:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(", ".join(results.heading.players), total=total, completed=total - len(left))
        for result in play_all(left, jobs, cluster):
            results.add(result)
            progress.advance(bar)


def table(results: Results) -> Table:
    """The table of an arena."""
    heading = results.heading
    title = f"{len(results.done)} games, {heading.title}"
    found = Table(title=title, box=None, pad_edge=False, title_justify="left", header_style="bold")
    found.add_column("level")
    for name in ("games", "wins", "share", "95 %", "points", "rank", "Elo", "turn", "most"):
        found.add_column(name, justify="right", no_wrap=True)
    for level in standings(list(results.done.values())):
        found.add_row(
            label(level.level),
            str(level.games),
            f"{level.wins:g}",
            f"{level.wins / level.games:.3f}",
            f"{level.low:.3f}-{level.high:.3f}",
            f"{level.points:.1f}",
            f"{level.rank:.2f}",
            f"{level.elo:+.0f}",
            f"{level.turn_seconds:.3f} s",
            f"{level.turn_most:.2f} s",
        )
    return found
