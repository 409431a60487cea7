"""``torres3d conduct``: bots play many games, and what they do in them is counted."""

from pathlib import Path

from rich.console import Console
from rich.table import Table

from torres3d.bots.lab.conduct.counts import COUNTED_FORMAT, YEARS, Counted, CountedHeading
from torres3d.bots.lab.conduct.play_counting import play_counted
from torres3d.bots.lab.conduct.summary import Row, rows, winners
from torres3d.bots.lab.match import matches
from torres3d.bots.lab.results import Results
from torres3d.bots.registry import label
from torres3d.commands.contests.compete import check_torres
from torres3d.commands.contests.contest import play_out, told_faults


def run_conduct(
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
    """Play the games that are not yet in ``out``, with a bar, and print what all of them show of each level."""
    with told_faults(cluster):
        checked, changed = check_torres(players, "expert,expert", games, jobs, edition, mode, rules, cluster)
        results = Results(CountedHeading(COUNTED_FORMAT, players, edition, checked, seed, changed), out)
        plan = matches(players, games, seed, edition, checked, changed, anew=True)
        play_out(play_counted, plan, results, jobs, cluster)
    console = Console(highlight=False)
    console.print(heading(results), soft_wrap=True)
    for level in dict.fromkeys(players):
        console.print()
        console.print(table(list(results.done.values()), level))


def heading(results: Results[Counted]) -> str:
    """What was played, and what the winners had."""
    won = winners(list(results.done.values()))
    return (
        f"{len(results.done)} games of {', '.join(results.heading.players)}, {results.heading.title}\n"
        f"winners: {won.points:.1f} points ({won.least} to {won.most}), "
        f"{won.largest:.3f} of them from the largest castle, {won.shared:.3f} from castles with others in them"
    )


def table(games: list[Counted], level: str) -> Table:
    """The rows of a level, for one player and game."""
    found = Table(box=None, pad_edge=False, header_style="bold")
    found.add_column(label(level))
    for name in (*(f"year {year}" for year in YEARS), "game"):
        found.add_column(name, justify="right", no_wrap=True)
    for row in rows(games, level):
        found.add_row(row.name, *(told(row, value) for value in (*row.years, row.whole)))
    return found


def told(row: Row, value: float) -> str:
    """A value of a row."""
    return f"{value:.3f}" if row.share else f"{value:.2f}"
