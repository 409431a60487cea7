"""Game of a puzzle: in memory, from its position, with others who never come to play."""

from torres3d.engine.player_names_and_colours import USUAL_COLOURS
from torres3d.games.torres.kit.engine_adapter import TorresGame
from torres3d.games.torres.kit.from_position import begun_game
from torres3d.games.torres.kit.setup_and_options import Player, Setup
from torres3d.games.torres.puzzles.puzzle import Puzzle, state_of_puzzle
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.i18n.player_level_and_key_names import level_name, player_name
from torres3d.i18n.texts import Translate

OPPONENT_LEVEL = "novice"
"""The level of the others, who never come to play."""


def puzzle_game(puzzle: Puzzle, say: Translate) -> tuple[TorresGame, Seat]:
    """The game of a puzzle, and the seat of who solves it; raises `SetupFault` and `NotationFault`."""
    begun = state_of_puzzle(puzzle)
    seat = begun.actor
    assert seat is not None
    return begun_game(f"puzzle {puzzle.id}", puzzle_setup(puzzle, seat, say), begun), seat


def puzzle_setup(puzzle: Puzzle, solver: Seat, say: Translate) -> Setup:
    """The set-up of a puzzle: a human at the seat of ``solver``, bots elsewhere."""
    players = []
    for seat in range(puzzle.players):
        colour = USUAL_COLOURS[seat]
        if seat == solver:
            players.append(Player(player_name(1, say), colour, None))
        else:
            name = level_name(OPPONENT_LEVEL, OPPONENT_LEVEL, say)
            players.append(Player(f"{name} {seat + 1}" if puzzle.players > 2 else name, colour, OPPONENT_LEVEL))
    return Setup(puzzle.edition, puzzle.mode, {}, tuple(players))
