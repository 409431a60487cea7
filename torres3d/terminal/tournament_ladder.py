"""``torres3d tournament``: games of many levels by one plan, and the ladder that they make."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from torres3d.base.atomic_write import write_file
from torres3d.bots.arena.game_arena import ContestRules
from torres3d.bots.arena.ladder.level_ratings import LevelRating, Share, TargetStep, games_among, rate, rungs
from torres3d.bots.arena.ladder.tournament_plan_and_results import (
    TournamentHeading,
    further,
    tournament,
    tournament_results,
    usual_window,
    yardstick_games,
)
from torres3d.bots.arena.statistics import MatchResult
from torres3d.bots.registry import BotRegistry
from torres3d.terminal.bot_games import SEATS, Columns, check_bots, play_remaining, secret_of, stop_on_errors
from torres3d.terminal.error_exit import Stop
from torres3d.terminal.shared_options import TournamentAsked
from torres3d.terminal.terminal_declaration import BaseGameTerminal

ALL_LEVELS = "all"


def run_tournament(playing: BaseGameTerminal[Any, Any], asked: TournamentAsked) -> None:
    """Play the games of a tournament that no file has yet, with a bar, and print the ladder.

    Raises `Stop`, and the faults of files and of rules that cannot be played.
    """
    with stop_on_errors(asked.cluster):
        if asked.levels == (ALL_LEVELS,):
            asked = replace(asked, levels=tuple(playing.bots.search_levels()))
        _check(asked, playing.bots)
        heading, setting, play, usual, target, more = playing.tournament(asked)
        anchor, at = _anchor(asked, usual)
        plan = _plan(asked, setting)
        secret = secret_of(asked.bots, asked.seed, playing.bots)
        results = tournament_results(heading, asked.out, more=bool(plan), secret=secret)
        others = further(asked.also, heading, asked.out)
        left = [match for match in plan if match.number not in others.played]
        play_remaining(play, left, results, asked.jobs, asked.cluster, f"tournament of {len(asked.levels)}")
    games = list((others.played | results.done).values())
    console = Console(highlight=False)
    found = rungs(games, asked.levels, anchor, at)
    console.print(_title(heading, games, others.left_out), soft_wrap=True)
    console.print(_ladder(found, asked.tables, target, more(games_among(games, asked.levels))))
    for yardstick in asked.against:
        console.print()
        console.print(_yardstick(games, found, yardstick))
    if asked.json is not None:
        _write(asked.json, found)


def _plan(asked: TournamentAsked, setting: ContestRules[Any]) -> list[Any]:
    window = usual_window(asked.tables) if asked.window is None else asked.window
    plan = tournament(asked.levels, asked.tables, asked.games, window, setting)
    for yardstick in asked.against:
        plan += yardstick_games(asked.levels, yardstick, asked.each, setting)
    return plan


def _check(asked: TournamentAsked, bots: BotRegistry[Any, Any]) -> None:
    if not SEATS[0] <= asked.tables <= SEATS[1]:
        raise Stop(f"there are no tables of {asked.tables}; {bots.title} is for 2 to 4")
    twice = [name for name in dict.fromkeys(asked.bots) if asked.bots.count(name) > 1]
    if twice:
        raise Stop(f"{', '.join(twice)} is named more than once; a level has one place on the ladder")
    if len(asked.levels) < asked.tables:
        raise Stop(f"{len(asked.levels)} levels are too few for tables of {asked.tables}; name more, or all")
    if asked.window is not None and asked.window < asked.tables - 1:
        raise Stop(f"--window is at least {asked.tables - 1} for tables of {asked.tables}")
    if asked.against and asked.tables != SEATS[0]:
        raise Stop("--against is for tables of two; leave it out, or ask for --tables 2")
    if asked.games < 0 or asked.each < 1 or asked.jobs < 1:
        raise Stop("--games is at least 0 (to play none), --each and --jobs are at least 1")
    check_bots(asked.bots, bots, asked.cluster)


def _anchor(asked: TournamentAsked, usual: str) -> tuple[str, float]:
    """The level whose Elo is known, and that Elo, of ``LEVEL`` or ``LEVEL=ELO``."""
    given, levels = asked.anchor, asked.levels
    if given is None:
        return (usual if usual in levels else levels[0]), 0.0
    name, _, elo = given.partition("=")
    if name not in levels:
        raise Stop(f"--anchor names {name}, which does not play; it is one of {', '.join(levels)}")
    try:
        return name, float(elo or 0)
    except ValueError as error:
        raise Stop(f"--anchor {given}: the Elo is a number, such as {name}=300") from error


def _title(heading: TournamentHeading[Any], games: Sequence[MatchResult], left_out: int) -> str:
    told = f"{len(games)} games, {heading.title}"
    return f"{told}\n{left_out} games of levels that have changed since are left out" if left_out else told


def _ladder(found: Sequence[LevelRating], seats: int, target: TargetStep, more: Columns) -> Table:
    """The ladder, the strongest first; whether a step is as wanted is a question of games of two."""
    table = _table("Elo", "± 95 %", "games", *more, "below", "share", "95 %", *["step"] * (seats == 2))
    for rung in reversed(found):
        below = [""] * 3 if rung.below is None else [str(rung.below.games), *_share(rung.below)]
        step = [rung.step(target) or ""] if seats == SEATS[0] else []
        counted = [cell(rung.level) for cell in more.values()]
        table.add_row(rung.level, f"{rung.elo:+.0f}", f"±{rung.margin:.0f}", str(rung.games), *counted, *below, *step)
    return table


def _yardstick(games: Sequence[MatchResult], found: Sequence[LevelRating], yardstick: str) -> Table:
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
