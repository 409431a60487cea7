"""``torres3d tournament``: games of many levels by one plan, and the ladder that they make."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from torres3d.base.atomic_write import write_file
from torres3d.bots.arena.ladder.level_ratings import LevelRating, Share, rate, rungs
from torres3d.bots.arena.ladder.tournament_plan_and_results import (
    further,
    tournament,
    tournament_results,
    usual_window,
    yardstick_games,
)
from torres3d.bots.arena.results_file import Result
from torres3d.games.torres.bots.arena.arena_game import TOURNAMENT, Match, TournamentHeading, mark, play_match
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.commands.terminal_declaration import contest_setting
from torres3d.terminal.bot_games import SEATS, check_bots, play_remaining, secret_of, stop_on_errors
from torres3d.terminal.error_exit import Stop
from torres3d.terminal.shared_options import GamesAsked

ALL_LEVELS = "all"
FIRST = "easy"
"""The level whose Elo is 0 where nobody says another."""


class TournamentAsked(GamesAsked, frozen=True, kw_only=True):
    """Options for games of many levels."""

    levels: tuple[str, ...]
    tables: int
    window: int | None
    against: tuple[str, ...]
    each: int
    anchor: str | None
    also: tuple[Path, ...]
    json: Path | None


def run_tournament(asked: TournamentAsked) -> None:
    """Play the games that no file has yet, with a bar, and print the ladder."""
    with stop_on_errors(asked.cluster):
        levels = tuple(BOTS.search_levels()) if asked.levels == (ALL_LEVELS,) else asked.levels
        anchor, at = _anchor(asked.anchor, levels)
        plan, heading = _plan(asked, levels)
        secret = secret_of(tuple(heading.bots), asked.seed, BOTS)
        results = tournament_results(heading, asked.out, more=bool(plan), secret=secret)
        others = further(asked.also, heading, asked.out)
        left = [match for match in plan if match.number not in others.played]
        play_remaining(play_match, left, results, asked.jobs, asked.cluster, f"tournament of {len(levels)}")
    games = list((others.played | results.done).values())
    console = Console(highlight=False)
    found = rungs(games, levels, anchor, at)
    console.print(_title(heading, games, others.left_out), soft_wrap=True)
    console.print(_ladder(found, asked.tables))
    for yardstick in asked.against:
        console.print()
        console.print(_yardstick(games, found, yardstick))
    if asked.json is not None:
        _write(asked.json, found)


def _plan(asked: TournamentAsked, levels: tuple[str, ...]) -> tuple[list[Match], TournamentHeading]:
    _check(asked, levels)
    seed, edition, mode, rules = setting = contest_setting(asked, asked.tables)
    window = usual_window(asked.tables) if asked.window is None else asked.window
    plan = tournament(levels, asked.tables, asked.games, window, setting)
    for yardstick in asked.against:
        plan += yardstick_games(levels, yardstick, asked.each, setting)
    bots = {name: mark(name, asked.tables) for name in (*levels, *asked.against)}
    heading = TournamentHeading(TOURNAMENT, levels, edition, mode, seed, dict(rules), seats=asked.tables, bots=bots)
    return plan, heading


def _check(asked: TournamentAsked, levels: tuple[str, ...]) -> None:
    if not SEATS[0] <= asked.tables <= SEATS[1]:
        raise Stop(f"there are no tables of {asked.tables}; Torres is for 2 to 4")
    names = (*levels, *asked.against)
    twice = [name for name in dict.fromkeys(names) if names.count(name) > 1]
    if twice:
        raise Stop(f"{', '.join(twice)} is named more than once; a level has one place on the ladder")
    if len(levels) < asked.tables:
        raise Stop(f"{len(levels)} levels are too few for tables of {asked.tables}; name more, or all")
    if asked.window is not None and asked.window < asked.tables - 1:
        raise Stop(f"--window is at least {asked.tables - 1} for tables of {asked.tables}")
    if asked.against and asked.tables != SEATS[0]:
        raise Stop("--against is for tables of two; leave it out, or ask for --tables 2")
    if asked.games < 0 or asked.each < 1 or asked.jobs < 1:
        raise Stop("--games is at least 0 (to play none), --each and --jobs are at least 1")
    check_bots(names, BOTS, asked.cluster)


def _anchor(given: str | None, levels: Sequence[str]) -> tuple[str, float]:
    """The level whose Elo is known, and that Elo, of ``LEVEL`` or ``LEVEL=ELO``."""
    if given is None:
        return (FIRST if FIRST in levels else levels[0]), 0.0
    name, _, elo = given.partition("=")
    if name not in levels:
        raise Stop(f"--anchor names {name}, which does not play; it is one of {', '.join(levels)}")
    try:
        return name, float(elo or 0)
    except ValueError as error:
        raise Stop(f"--anchor {given}: the Elo is a number, such as {name}=300") from error


def _title(heading: TournamentHeading, games: Sequence[Result], left_out: int) -> str:
    told = f"{len(games)} games, {heading.title}"
    return f"{told}\n{left_out} games of levels that have changed since are left out" if left_out else told


def _ladder(found: Sequence[LevelRating], seats: int) -> Table:
    """The ladder, the strongest first; whether a step is as wanted is a question of games of two."""
    table = _table("Elo", "± 95 %", "games", "below", "share", "95 %", *["step"] * (seats == 2))
    for rung in reversed(found):
        below = [""] * 3 if rung.below is None else [str(rung.below.games), *_share(rung.below)]
        step = [rung.step or ""] if seats == SEATS[0] else []
        table.add_row(rung.level, f"{rung.elo:+.0f}", f"±{rung.margin:.0f}", str(rung.games), *below, *step)
    return table


def _yardstick(games: Sequence[Result], found: Sequence[LevelRating], yardstick: str) -> Table:
    elo, levels = rate(games, {rung.level: rung.elo for rung in found}, yardstick)
    table = _table("Elo", "games", "share", "95 %", "foretold", "more", "")
    table.title = f"against {yardstick}, Elo {elo:+.0f}"
    for level in reversed(levels):
        table.add_row(
            level.level,
            f"{elo + level.above:+.0f}",
            str(level.won.games),
            *_share(level.won),
            f"{level.foretold:.3f}",
            f"{level.more:+.3f}",
            level.verdict,
        )
    return table


def _share(share: Share) -> tuple[str, str]:
    if not share.games:
        return "", ""
    return f"{share.share:.3f}", f"{share.low:.3f}-{share.high:.3f}"


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, title_justify="left", header_style="bold")
    table.add_column("level", no_wrap=True)
    for name in columns:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def _write(file: Path, found: Sequence[LevelRating]) -> None:
    told: dict[str, dict[str, Any]] = {
        rung.level: {"elo": round(rung.elo), "margin": round(rung.margin), "games": rung.games} for rung in found
    }
    try:
        write_file(file, msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n")
    except OSError as error:
        raise Stop(f"{file} cannot be written ({error.strerror or error})") from error
