"""``torres3d arena`` for a game without an arena of its own."""

from collections.abc import Callable
from typing import Any

from torres3d.bots.arena.game_arena import FORMAT, ContestSetting, Heading, play_match
from torres3d.bots.arena.plan import matches
from torres3d.bots.arena.results_file import Results
from torres3d.bots.registry import BotRegistry
from torres3d.engine.kit import GameSetup
from torres3d.terminal.bot_game_options import ContestAsked
from torres3d.terminal.bot_games import (
    check_contest,
    contest_table,
    play_remaining,
    print_full_width,
    secret_of,
    stop_on_errors,
)


def run_arena(
    asked: ContestAsked,
    bots: BotRegistry[Any, Any],
    example: str,
    set_up: Callable[[tuple[str, ...]], GameSetup],
) -> None:
    """Play the games that are not yet in a file, with a bar, and print the table of all.

    ``example`` are two bots, as they are typed; ``set_up`` makes the set-up for the levels by seat.
    """
    with stop_on_errors(asked.cluster):
        check_contest(asked, bots, example)
        kit = bots.kit()
        kit.check(set_up(asked.players), kit.versions[-1])
        heading = Heading(FORMAT, asked.players, bots.game, asked.seed, asked.options, tuple(asked.rules))
        results = Results(heading, asked.out, secret_of(asked.players, asked.seed, bots))
        plan = matches(asked.players, asked.games, ContestSetting(asked.seed, bots, set_up), anew=True)
        play_remaining(play_match, plan, results, asked.jobs, asked.cluster)
    print_full_width(contest_table(results, bots, "points"))
