"""``torres3d arena``: levels of bots play many games against each other."""

from torres3d.bots.arena.plan import matches
from torres3d.bots.arena.results_file import Results
from torres3d.games.torres.bots.arena.match import FORMAT, Heading, play_match
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.commands.contest_setting import contest_setting
from torres3d.terminal.bot_game_options import ContestAsked
from torres3d.terminal.bot_games import (
    check_contest,
    contest_table,
    play_remaining,
    print_full_width,
    secret_of,
    stop_on_errors,
)


def run_arena(asked: ContestAsked) -> None:
    """Play the games that are not yet in the file, and print the table of all games."""
    with stop_on_errors(asked.cluster):
        check_contest(asked, BOTS, "expert,hard")
        seed, edition, mode, rules = setting = contest_setting(asked, len(asked.players))
        secret = secret_of(asked.players, seed, BOTS)
        results = Results(Heading(FORMAT, asked.players, edition, mode, seed, dict(rules)), asked.out, secret)
        play_remaining(play_match, matches(asked.players, asked.games, setting), results, asked.jobs, asked.cluster)
    print_full_width(contest_table(results, BOTS, "points"))
