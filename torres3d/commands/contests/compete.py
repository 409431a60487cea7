"""``torres3d arena``: levels of bots play many games against each other."""

from pathlib import Path
from typing import Any

from rich.console import Console

from torres3d.bots.lab.match import matches, play_match
from torres3d.bots.lab.results import FORMAT, Heading, Results
from torres3d.commands.contests.contest import check_contest, contest_table, play_out, told_faults
from torres3d.commands.house_rules import house_rules, known_mode
from torres3d.kits.torres.setup import resolve
from torres3d.rules.kinds import Mode


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
        checked, changed = check_torres(players, "expert,hard", games, jobs, edition, mode, rules, cluster)
        results = Results(Heading(FORMAT, players, edition, checked, seed, changed), out)
        play_out(play_match, matches(players, games, seed, edition, checked, changed), results, jobs, cluster)
    Console(highlight=False).print(contest_table(results, "torres", "points"))


def check_torres(
    players: tuple[str, ...],
    example: str,
    games: int,
    jobs: int,
    edition: str,
    mode: str,
    rules: list[str],
    cluster: str | None,
) -> tuple[Mode, dict[str, Any]]:
    """The mode and the house rules that were asked for. Raises `Stop` or a fault for what cannot be played."""
    changed = house_rules(rules)
    check_contest(players, "torres", example, games, jobs, cluster)
    checked = known_mode(mode)
    resolve(edition, checked, changed, len(players))
    return checked, changed
