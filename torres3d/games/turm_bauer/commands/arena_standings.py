"""Standings of an arena of Turm Bauer, and what its tables count beyond points."""

from collections.abc import Callable, Mapping, Sequence

from rich.console import Console

from torres3d.bots.arena.results_file import Results
from torres3d.bots.arena.statistics import wilson
from torres3d.games.turm_bauer.bots.arena.arena_game import Result
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.terminal.bot_games import contest_table, print_full_width


def print_standings(results: Results[Result]) -> None:
    """Print the table of an arena, and how its games ended."""
    done = list(results.done.values())
    print_full_width(contest_table(results, BOTS, "height", counted_falls(done)))
    Console(highlight=False).print(ends_line(done))


def counted_falls(games: Sequence[Result]) -> Mapping[str, Callable[[str], str]]:
    """Column with the number of games that each level ended by bringing the tower down."""

    def fell(level: str) -> str:
        return str(sum(game.collapse is not None and game.levels[game.collapse] == level for game in games))

    return {"fell": fell}


def ends_line(games: list[Result]) -> str:
    if not games:
        return "no game was played"
    collapses = sum(game.collapse is not None for game in games)
    low, high = wilson(collapses, len(games))
    slips, boxed, rings, top = (
        sum(values) / len(games)
        for values in zip(*((game.slips, game.boxed, game.rings, game.top) for game in games), strict=True)
    )
    return (
        f"{collapses} collapses ({collapses / len(games):.3f}, 95 %: {low:.3f}-{high:.3f}); a game on average: "
        f"{slips:.1f} slips, {boxed:.1f} blocks in the box, {rings:.1f} rings, a tower of {top:.1f} levels"
    )
