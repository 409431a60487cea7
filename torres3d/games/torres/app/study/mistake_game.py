"""Game of a puzzle from one's own games: in memory, from its position; and what its turns are worth."""

from torres3d.app.session.player_looks import name_shown
from torres3d.engine.given_game_names import one_line
from torres3d.games.torres.bots.puzzles.mistake_answers import TurnVerdict
from torres3d.games.torres.bots.puzzles.mistake_puzzle import MistakePuzzle, state_of
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.kit.engine_adapter import TorresGame
from torres3d.games.torres.kit.from_position import studied_game
from torres3d.games.torres.kit.setup_and_options import Player, Setup
from torres3d.games.torres.rules.commands import Command
from torres3d.i18n.texts import Translate

OPPONENT_LEVEL = "novice"
"""The level of other persons, whose hands stay hidden; nobody else comes to play."""


def mistake_game(puzzle: MistakePuzzle, say: Translate) -> TorresGame:
    """The game of a puzzle, in which even purchases are taken back; raises `SetupFault` and `NotationFault`."""
    players = tuple(
        Player(
            one_line(name_shown(player, say, BOTS)),
            player.colour,
            None if seat == puzzle.seat else player.bot or OPPONENT_LEVEL,
        )
        for seat, player in enumerate(puzzle.setup.players)
    )
    setup = Setup(puzzle.setup.edition, puzzle.setup.mode, puzzle.setup.rules, players)
    return studied_game(f"mistake {puzzle.id}", setup, state_of(puzzle))


def judged(puzzle: MistakePuzzle, commands: tuple[Command, ...]) -> TurnVerdict:
    """See `torres3d.games.torres.bots.puzzles.turn_judge`; for a process of its own, the only one that loads the
    search."""
    from torres3d.games.torres.bots.puzzles.turn_judge import verdict_on

    return verdict_on(puzzle, commands)
