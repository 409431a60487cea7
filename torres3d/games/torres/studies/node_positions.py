"""Played study: the position after each node of a study, and the events that led there."""

from typing import NamedTuple

from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.evolve import evolve
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.studies.study import Study, TriedMove


class PlayedNode(NamedTuple):
    """A node after replay: who gave its command (None for the root), what happened, the ``state`` after it."""

    by: Seat | None
    events: tuple[Event, ...]
    state: State


class Unplayable(Exception):
    """A node whose command is impossible: the game is over (``why`` is None), or it is illegal there."""

    def __init__(self, node: int, why: IllegalCommand | None) -> None:
        super().__init__(f"node {node}: {'the game is over' if why is None else why}")
        self.node = node
        self.why = why


class PlayedStudy:
    """Nodes of a study, replayed once. Raises `Unplayable` for an impossible command."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.nodes: list[PlayedNode] = [PlayedNode(None, (), study.begun)]
        for move in study.moves:
            self._play(move)

    def follow(self, study: Study) -> None:
        """Update to a new version of the study, replaying only new nodes. Raises `Unplayable`."""
        before, self.study = self.study, study
        same = len(before.moves)
        if before.begun is not study.begun or not _goes_on(before, study):
            same = 0
        self.nodes = [*self.nodes[: same + 1]] if same else [PlayedNode(None, (), study.begun)]
        for move in study.moves[same:]:
            self._play(move)

    def state(self, node: int) -> State:
        """The position after a node."""
        return self.nodes[node].state

    def _play(self, move: TriedMove) -> None:
        state = self.nodes[move.after].state
        seat = state.actor
        if seat is None:
            raise Unplayable(len(self.nodes), None)
        try:
            events = decide(state, move.command)
        except IllegalCommand as illegal:
            raise Unplayable(len(self.nodes), illegal) from illegal
        for event in events:
            state = evolve(state, event)
        self.nodes.append(PlayedNode(seat, tuple(events), state))


def _goes_on(before: Study, after: Study) -> bool:
    """Whether the later study has all commands of the earlier one, in their places."""
    if len(after.moves) < len(before.moves):
        return False
    pairs = zip(before.moves, after.moves, strict=False)
    return all(one is other or (one.after, one.command) == (other.after, other.command) for one, other in pairs)
