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


def ends(games: Sequence[Result]) -> dict[str, int | float]:
    """The number of games that ended by a collapse, and averages of a game; none without a game."""
    if not games:
        return {}
    count = len(games)
    return {
        "collapses": sum(game.collapse is not None for game in games),
        "slips": sum(game.slips for game in games) / count,
        "boxed": sum(game.boxed for game in games) / count,
        "rings": sum(game.rings for game in games) / count,
        "tower": sum(game.top for game in games) / count,
    }


def ends_line(games: Sequence[Result]) -> str:
    if not games:
        return "no game was played"
    found = ends(games)
    collapses = int(found["collapses"])
    low, high = wilson(collapses, len(games))
    return (
        f"{collapses} collapses ({collapses / len(games):.3f}, 95 %: {low:.3f}-{high:.3f}); a game on average: "
        f"{found['slips']:.1f} slips, {found['boxed']:.1f} blocks in the box, {found['rings']:.1f} rings, "
        f"a tower of {found['tower']:.1f} levels"
    )
