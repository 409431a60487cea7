"""A turn searched for points alone: what it brings when the year ends with it, and by what (the idea)."""

from typing import NamedTuple

from msgspec.structs import replace

from torres3d.games.torres.bots.evaluation_noise import COUNTED
from torres3d.games.torres.bots.search.beam_search import Beam, Limits, Node
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.puzzles.turn_points import points_of
from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.kinds import PHASES, Seat
from torres3d.games.torres.rules.scoring import bonus_now, castle_scores
from torres3d.games.torres.rules.state import State

POINTS = replace(COUNTED, rivals=0.0, cards=({},) * PHASES)
"""The weights of somebody to whom the points of this phase's end count and nothing else."""
CARDS = 8
"""Positions of each layer in which a search tries cards, by `Limits`."""


class Idea(NamedTuple):
    """By what a turn brings its points: for each castle in which a knight stands, by a square it had before (-1 for a
    new one), its area and the highest knight's level; the king's bonus; the AP for the marker."""

    castles: tuple[tuple[int, int, int], ...]
    bonus: int
    marker: int


def idea_of(before: State, after: State, seat: Seat) -> Idea:
    """By what a turn brings its points."""
    first = ground(before.board.towers).castles
    castles: list[tuple[int, int, int]] = []
    for found in castle_scores(after.board, after.knights[seat]):
        of_before = next((castle for castle in first if castle & found.squares), 0)
        castles.append((of_before.bit_length() - 1, found.area, found.level))
    return Idea(tuple(sorted(castles)), bonus_now(after, seat), after.ap)


class Ends(NamedTuple):
    """What a search found: the most points, and the ends of the turn that bring them, as positions with their ways."""

    points: int
    states: tuple[State, ...]
    commands: tuple[Command, ...]


class PointSearch:
    """Searches for points alone in the actor's turn, narrow and wide: what one has seen of boards, another sees no
    more."""

    def __init__(self, state: State) -> None:
        assert state.actor is not None
        self.seat = state.actor
        self._scene = TurnScene(state)
        self._judge = Evaluator(self._scene, POINTS)

    def most_found(self, width: int, keep: int = 1) -> Ends:
        """The most points that a search so wide finds, among the ``keep`` best ends of the turn, with the first way to
        them."""
        scene = self._scene
        outcome = Beam(scene, self._judge, Limits(width, cards=CARDS, nodes=100_000_000)).run(keep)
        found = [(points_of(scene.state_of(node.position), self.seat), node) for _, node in outcome.best]
        most = max(points for points, _ in found)
        best: list[Node] = [node for points, node in found if points == most]
        return Ends(most, tuple(scene.state_of(node.position) for node in best), tuple(best[0].commands(scene)))
