"""Game of a puzzle: in memory, from its position, with others who never come to play; nothing tells the risk."""

from torres3d.base.worker_processes import CallFailure
from torres3d.games.turm_bauer.kit.engine_adapter import TurmGame
from torres3d.games.turm_bauer.kit.from_position import studied_game
from torres3d.games.turm_bauer.kit.setup_and_options import Player, Setup, colours_by_seat
from torres3d.games.turm_bauer.puzzles.puzzle import Puzzle, state_of_puzzle
from torres3d.games.turm_bauer.rules.cell_and_column_names import Seat
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.games.turm_bauer.rules.state import State
from torres3d.i18n.player_level_and_key_names import level_name, player_name
from torres3d.i18n.texts import Translate

OPPONENT_LEVEL = "careless"
"""The level of the others, who never come to play."""


def puzzle_game(puzzle: Puzzle, say: Translate) -> tuple[TurmGame, Seat]:
    """The game of a puzzle, and the seat of who solves it; raises `NotationFault`."""
    begun = state_of_puzzle(puzzle)
    seat = begun.to_act.seat
    return studied_game(f"puzzle {puzzle.id}", puzzle_setup(puzzle, seat, say), begun), seat


def puzzle_setup(puzzle: Puzzle, solver: Seat, say: Translate) -> Setup:
    """The set-up of a puzzle: a human at the seat of ``solver``, bots elsewhere."""
    name = level_name(OPPONENT_LEVEL, OPPONENT_LEVEL, say)
    players = []
    for seat, colours in enumerate(colours_by_seat(puzzle.players)):
        if seat == solver:
            players.append(Player(player_name(1, say), colours, None))
        else:
            players.append(Player(f"{name} {seat + 1}" if puzzle.players > 2 else name, colours, OPPONENT_LEVEL))
    return Setup({"hand": "steady"}, tuple(players))


class NoRisk:
    """Tells no risks: whether a block stands is what a puzzle asks. See `AskedRisk`."""

    busy = False

    def start(self) -> None:
        """Nothing is to be got ready."""

    def ask(self, state: State, placement: Placement) -> None:
        """Nothing is found."""

    def poll(self) -> RiskFigure | CallFailure | None:
        return None

    def close(self) -> None:
        """Nothing is open."""
