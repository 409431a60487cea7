"""``torres3d arena --game turm``: levels of bots build many towers against each other."""

from rich.console import Console

from torres3d.bots.arena.plan import matches
from torres3d.bots.arena.results_file import Results
from torres3d.bots.arena.statistics import wilson
from torres3d.games.turm_bauer.bots.arena.match import (
    ARENA_RULES,
    FORMAT,
    ContestSetting,
    Heading,
    Result,
    play_match,
)
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.commands.judges import play_bullet_match
from torres3d.games.turm_bauer.kit.setup import resolve
from torres3d.terminal.bot_game_options import ContestAsked
from torres3d.terminal.bot_games import (
    check_contest,
    contest_table,
    play_remaining,
    print_full_width,
    secret_of,
    stop_on_errors,
)
from torres3d.terminal.house_rules import house_rules


def run_arena(asked: ContestAsked) -> None:
    """Play the games that are not yet in the file, and print the table of all games."""
    with stop_on_errors(asked.cluster):
        check_contest(asked, BOTS, "master,clever")
        changed = dict(sorted({**ARENA_RULES, **house_rules(asked.rules)}.items()))
        by_bullet = resolve(changed).judge == "bullet"
        secret = secret_of(asked.players, asked.seed, BOTS)
        results = Results(Heading(FORMAT, asked.players, asked.seed, changed), asked.out, secret)
        play = play_bullet_match if by_bullet else play_match
        plan = matches(asked.players, asked.games, ContestSetting(asked.seed, changed), anew=True)
        play_remaining(play, plan, results, asked.jobs, asked.cluster)
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
