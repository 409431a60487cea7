"""``torres3d arena --game turm``: levels of bots build towers against each other."""

from rich.console import Console

from torres3d.bots.arena.results_file import Results
from torres3d.bots.arena.statistics import wilson
from torres3d.games.turm_bauer.bots.arena.match import ARENA_RULES, FORMAT, ContestSetting, Heading, Result, play_match
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.commands.judge_selection import play_bullet_match
from torres3d.games.turm_bauer.kit.setup import resolve
from torres3d.terminal.bot_games import Contest, contest_table, print_full_width
from torres3d.terminal.seating import house_rules
from torres3d.terminal.shared_options import ContestAsked


def arena_contest(asked: ContestAsked) -> Contest:
    """The games of ``torres3d arena --game turm``."""
    changed = dict(sorted({**ARENA_RULES, **house_rules(asked.rules)}.items()))
    play = play_bullet_match if resolve(changed).judge == "bullet" else play_match
    return Contest(Heading(FORMAT, asked.players, asked.seed, changed), ContestSetting(asked.seed, changed), play)


def print_standings(results: Results[Result]) -> None:
    """Print the table of an arena, and how its games ended."""
    done = list(results.done.values())

    def fell(level: str) -> str:
        return str(sum(game.collapse is not None and game.levels[game.collapse] == level for game in done))

    print_full_width(contest_table(results, BOTS, "height", {"fell": fell}))
    Console(highlight=False).print(ends_line(done))


def ends_line(games: list[Result]) -> str:
    """The endings of games, in a line."""
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
