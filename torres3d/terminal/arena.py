"""Contests of bots: the games of an arena are played, and go on from their file."""

from collections.abc import Callable
from typing import Any, NamedTuple

from torres3d.bots.arena.game_arena import ContestRules, matches
from torres3d.bots.arena.results_file import Results
from torres3d.bots.registry import BotRegistry
from torres3d.terminal.bot_games import check_contest, play_remaining, secret_of, stop_on_errors
from torres3d.terminal.shared_options import ContestAsked


class Contest(NamedTuple):
    """The games of a contest: the first line of their file, their common setting, and what plays one of them.

    ``anew`` is as in `matches`.
    """

    heading: Any
    setting: ContestRules[Any]
    play: Callable[[Any], Any]
    anew: bool = True


def play_contest(
    asked: ContestAsked, bots: BotRegistry[Any, Any], example: str, contest: Callable[[ContestAsked], Contest]
) -> Results[Any]:
    """Play the games that are not yet in the file, with a bar; gives all. ``example`` are two bots, as typed.

    Raises `Stop`, and the fault of rules that cannot be played.
    """
    with stop_on_errors(asked.cluster):
        check_contest(asked, bots, example)
        heading, setting, play, anew = contest(asked)
        results = Results(heading, asked.out, secret_of(asked.players, asked.seed, bots))
        plan = matches(asked.players, asked.games, setting, anew)
        play_remaining(play, plan, results, asked.jobs, asked.cluster)
    return results
