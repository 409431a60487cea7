"""``torres3d arena --game turm``: levels of bots build many towers against each other."""

from pathlib import Path

from rich.console import Console
from rich.table import Table

from torres3d.bots.lab.results import Results
from torres3d.bots.lab.statistics import standings, wilson
from torres3d.bots.lab.turm_match import (
    ARENA_RULES,
    TURM_FORMAT,
    TurmHeading,
    TurmResult,
    play_turm_match,
    turm_matches,
)
from torres3d.bots.registry import label, make_bot
from torres3d.commands.contest import check_cluster, check_counts, check_players, play_out, told_faults
from torres3d.commands.house_rules import house_rules
from torres3d.commands.turm.turm_judges import play_bullet_match
from torres3d.kits.turm.setup import resolve


def run_turm_arena(
    players: tuple[str, ...],
    games: int,
    jobs: int,
    seed: int,
    out: Path | None,
    rules: list[str],
    cluster: str | None,
) -> None:
    """Play the games that are not yet in ``out``, with a bar, and print the table of all."""
    with told_faults(cluster):
        check_players(players, "Turm Bauer", "master,clever")
        for level in players:
            make_bot(level, 0, "turm")
        check_counts(games, jobs)
        changed = dict(sorted({**ARENA_RULES, **house_rules(rules)}.items()))
        by_bullet = resolve(changed).judge == "bullet"
        check_cluster(cluster)
        results = Results(TurmHeading(TURM_FORMAT, players, seed, changed), out)
        play = play_bullet_match if by_bullet else play_turm_match
        play_out(play, turm_matches(players, games, seed, changed), results, jobs, cluster)
    console = Console(highlight=False)
    console.print(turm_table(results))
    console.print(ends_line(list(results.done.values())))


def turm_table(results: Results[TurmResult]) -> Table:
    """The table of an arena."""
    title = f"{len(results.done)} games, {results.heading.title}"
    found = Table(title=title, box=None, pad_edge=False, title_justify="left", header_style="bold")
    found.add_column("level")
    for name in ("games", "wins", "share", "95 %", "height", "rank", "Elo", "fell", "turn", "most"):
        found.add_column(name, justify="right", no_wrap=True)
    games = list(results.done.values())
    for level in standings(games):
        fell = sum(game.collapse is not None and game.levels[game.collapse] == level.level for game in games)
        found.add_row(
            label(level.level, "turm"),
            str(level.games),
            f"{level.wins:g}",
            f"{level.wins / level.games:.3f}",
            f"{level.low:.3f}-{level.high:.3f}",
            f"{level.points:.1f}",
            f"{level.rank:.2f}",
            f"{level.elo:+.0f}",
            str(fell),
            f"{level.turn_seconds:.3f} s",
            f"{level.turn_most:.2f} s",
        )
    return found


def ends_line(games: list[TurmResult]) -> str:
    """How games ended, in a line."""
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
