"""``torres3d watch --game turm``: bots build a tower in the terminal."""

from pathlib import Path

from torres3d.bots.bot import TurmPlayer
from torres3d.bots.registry import make_bot
from torres3d.engine.game import Game
from torres3d.games.turm_bauer.commands.course_table import result_table
from torres3d.games.turm_bauer.commands.judges import judge_for
from torres3d.games.turm_bauer.kit.kit import TURM
from torres3d.games.turm_bauer.kit.setup import Setup, options_of, seated
from torres3d.games.turm_bauer.rules.commands import Choice, Command
from torres3d.games.turm_bauer.rules.judging.release import command_for
from torres3d.games.turm_bauer.rules.state import State
from torres3d.terminal.bot_games import check_players
from torres3d.terminal.house_rules import house_rules
from torres3d.terminal.watch import HowFar, dealt, make_bots, play_to_the_end, tell_result


def watch(levels: list[str], rules: list[str], seed: int | None, log: Path | None, info: bool = False) -> None:
    """Play a game of bots to its end, with a bar, a log where wanted, and a table of the result; with ``info`` also
    what programs of others tell."""
    check_players(levels, "turm", "master,careful")
    setup = Setup(house_rules(rules), seated(levels))
    judge = judge_for(options_of(setup))
    drawn, seeds = dealt(levels, seed, "turm")
    bots = make_bots(levels, seeds, _bot)
    game = Game.create(TURM, setup, log, drawn)

    def command(state: State, choice: Choice) -> Command:
        return command_for(state, choice, judge)

    play_to_the_end(game, "turm", bots, command, len(game.state.rolls), how_far, info)
    tell_result(result_table(setup, game.state), game)


def how_far(state: State) -> HowFar:
    """How many turns have ended, and which one is played."""
    return HowFar(state.turn, f"turn {state.turn + 1}")


def _bot(level: str, seed: int) -> TurmPlayer:
    return make_bot(level, seed, "turm")
