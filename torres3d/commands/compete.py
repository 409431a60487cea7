"""``torres3d arena``: levels of bots play many games against each other."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from torres3d.bots.lab.match import matches, play_match
from torres3d.bots.lab.results import FORMAT, Heading, Results, ResultT
from torres3d.bots.lab.statistics import standings
from torres3d.bots.registry import label, make_bot
from torres3d.commands.contest import check_cluster, check_counts, check_players, play_out, told_faults
from torres3d.commands.failure import Stop
from torres3d.commands.house_rules import house_rules
from torres3d.kits.torres.setup import resolve
from torres3d.rules.kinds import MODES, Mode


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
    with told_faults(cluster):
        changed = house_rules(rules)
        checked = _checked(players, games, jobs, edition, mode, changed, cluster)
        results = Results(Heading(FORMAT, players, edition, checked, seed, changed), out)
        play_out(play_match, matches(players, games, seed, edition, checked, changed), results, jobs, cluster)
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
    check_players(players, "Torres", "expert,hard")
    for level in players:
        make_bot(level, 0)  # whatever its files lack is told here, and not by one of the processes
    check_counts(games, jobs)
    for name in MODES:
        if name == mode:
            resolve(edition, name, rules, len(players))
            check_cluster(cluster)
            return name
    raise Stop(f"there is no mode `{mode}`; there are: {', '.join(MODES)}")


def table(results: Results[ResultT]) -> Table:
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
