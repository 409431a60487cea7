"""``torres3d watch``: bots play a game in the terminal."""

from pathlib import Path
from typing import Any

from torres3d.bots.registry import make_bot
from torres3d.engine.game import Game
from torres3d.games.torres.commands.course_table import result_table
from torres3d.games.torres.commands.edition_and_mode import known_mode
from torres3d.games.torres.kit.kit import TORRES
from torres3d.games.torres.kit.setup import Setup, options_of, seated
from torres3d.games.torres.rules.state import State
from torres3d.terminal.bot_games import check_players
from torres3d.terminal.house_rules import house_rules
from torres3d.terminal.watch import HowFar, dealt, make_bots, play_to_the_end, tell_result


def watch_game(
    levels: list[str], edition: str, mode: str, rules: list[str], seed: int | None, log: Path | None, info: bool = False
) -> None:
    """Play a game of bots to its end, with a bar, a log where wanted, and a table of the result; with ``info`` also
    what programs of others tell."""
    setup = bot_setup(levels, edition, mode, house_rules(rules))
    options_of(setup)  # what cannot be played is said before anything is begun
    drawn, seeds = dealt(levels, seed, "torres")
    bots = make_bots(levels, seeds, make_bot)
    game = Game.create(TORRES, setup, log, drawn)
    play_to_the_end(game, "torres", bots, lambda state, command: command, turns(game.state), how_far, info)
    tell_result(result_table(setup, game.state), game)


def bot_setup(levels: list[str], edition: str, mode: str, rules: dict[str, Any]) -> Setup:
    """A set-up of bots, named after their levels."""
    check_players(levels, "torres", "greedy,random")
    return Setup(edition, known_mode(mode), rules, seated(levels))


def turns(state: State) -> int:
    """How many turns a whole game has."""
    return state.players * sum(map(len, state.options.stacks))


def turns_done(state: State) -> int:
    """How many turns have ended."""
    if state.stage == "over":
        return turns(state)
    rounds = sum(map(len, state.options.stacks[: state.phase - 1])) + state.round - 1
    seat = 0 if state.actor is None else (state.actor - state.start) % state.players
    return rounds * state.players + (seat if state.stage in ("turn", "keep") else 0)


def how_far(state: State) -> HowFar:
    """How many turns have ended, with phase and round in words."""
    return HowFar(turns_done(state), f"phase {state.phase}, round {state.round}")
