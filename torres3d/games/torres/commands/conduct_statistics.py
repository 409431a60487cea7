"""``torres3d conduct``: statistics of how bots play."""

from rich.console import Console
from rich.table import Table

from torres3d.bots.arena.results_file import Results
from torres3d.games.torres.bots.play_statistics.game_counts import COUNTED_FORMAT, YEARS, Counted, CountedHeading
from torres3d.games.torres.bots.play_statistics.play_counting import play_counted
from torres3d.games.torres.bots.play_statistics.summary import rows, winners
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.commands.terminal_declaration import contest_setting
from torres3d.terminal import shared_options
from torres3d.terminal.bot_games import Contest, play_contest


def run_conduct(asked: shared_options.ContestAsked) -> None:
    """Play the games that are not yet in the file, and print the statistics of each level."""
    results = play_contest(asked, BOTS, "expert,expert", _contest)
    console = Console(highlight=False)
    console.print(title(results), soft_wrap=True)
    for level in dict.fromkeys(asked.players):
        console.print()
        console.print(table(list(results.done.values()), level))


def _contest(asked: shared_options.ContestAsked) -> Contest:
    seed, edition, mode, rules = setting = contest_setting(asked, len(asked.players))
    heading = CountedHeading(COUNTED_FORMAT, asked.players, edition, mode, seed, dict(rules))
    return Contest(heading, setting, play_counted)


def title(results: Results[Counted]) -> str:
    """The games that were counted, and the averages of the winners."""
    won = winners(list(results.done.values()))
    return (
        f"{len(results.done)} games of {', '.join(results.heading.players)}, {results.heading.title}\n"
        f"winners: {won.points:.1f} points ({won.least} to {won.most}), "
        f"{won.largest:.3f} of them from the largest castle, {won.shared:.3f} from castles with others in them"
    )


def table(games: list[Counted], level: str) -> Table:
    """The averages of a level for one player and game."""
    found = Table(box=None, pad_edge=False, header_style="bold")
    found.add_column(BOTS.label(level))
    for name in (*(f"year {year}" for year in YEARS), "game"):
        found.add_column(name, justify="right", no_wrap=True)
    for row in rows(games, level):
        found.add_row(row.name, *(f"{value:.{3 if row.share else 2}f}" for value in (*row.years, row.whole)))
    return found
