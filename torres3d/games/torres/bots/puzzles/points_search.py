"""Search of a turn for points alone, as if the year ended with it, and for the idea behind them."""

from typing import NamedTuple

from msgspec.structs import replace

from torres3d.games.torres.bots.search.beam_search import Beam, Limits, Node
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.bots.weights_by_grasp_and_character import COUNTED
from torres3d.games.torres.puzzles.puzzle import points_of
from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.literal_types import PHASES, Seat
from torres3d.games.torres.rules.scoring import bonus_now, castle_scores
from torres3d.games.torres.rules.state import State

POINTS = replace(COUNTED, rivals=0.0, cards=({},) * PHASES)
"""Weights that count only the points of this phase's end."""
CARDS = 8
"""Positions of each layer in which a search tries cards, for `Limits`."""


class Idea(NamedTuple):
    """Sources of a turn's points.

    For each castle with a knight, a square it had before (-1 for a new one), its area and the highest knight's level;
    the king's bonus; the AP for the marker.
    """

    castles: tuple[tuple[int, int, int], ...]
    bonus: int
    marker: int


def idea_of(before: State, after: State, seat: Seat) -> Idea:
    """The sources of a turn's points."""
    first = ground(before.board.towers).castles
    castles: list[tuple[int, int, int]] = []
    for found in castle_scores(after.board, after.knights[seat]):
        of_before = next((castle for castle in first if castle & found.squares), 0)
        castles.append((of_before.bit_length() - 1, found.area, found.level))
    return Idea(tuple(sorted(castles)), bonus_now(after, seat), after.ap)


class Ends(NamedTuple):
    """Result of a search: the maximum points, and the final positions with them, with their ways."""

    points: int
    states: tuple[State, ...]
    commands: tuple[Command, ...]


class PointSearch:
    """Narrow and wide searches for points in the actor's turn; they share what they know of boards."""

    def __init__(self, state: State) -> None:
        assert state.actor is not None
        self.seat = state.actor
        self._scene = TurnScene(state)
        self._judge = Evaluator(self._scene, POINTS)

    def most_found(self, width: int, keep: int = 1) -> Ends:
        """The maximum points in a search of this width among the ``keep`` best ends of the turn, with the first way."""
        scene = self._scene
        outcome = Beam(scene, self._judge, Limits(width, cards=CARDS, nodes=100_000_000), burning=True).run(keep)
        found = [(points_of(scene.state_of(node.position), self.seat), node) for _, node in outcome.best]
        most = max(points for points, _ in found)
        best: list[Node] = [node for points, node in found if points == most]
        return Ends(most, tuple(scene.state_of(node.position) for node in best), tuple(best[0].commands(scene)))
