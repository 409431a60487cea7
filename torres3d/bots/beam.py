"""Beam search over one's own turn: the best positions for each number of AP left, equal ones merged."""

import time
from heapq import nlargest
from operator import itemgetter

import msgspec

from torres3d.bots.evaluation import Judge
from torres3d.bots.position import Position, Scene, Step

LOOK_AT_CLOCK = 8
"""Positions opened between two looks at the clock."""
WIDE = 4
"""Of so many positions in which cards are tried one also tries the card with by far the most ways."""


class Limits(msgspec.Struct, frozen=True):
    """How far a search goes. ``width``: positions kept for each number of AP left; ``depth``: AP looked
    ahead; ``cards``: positions of each such number in which cards are tried; ``nodes``: positions visited
    at most; ``until``: the time (`time.monotonic`) at which it stops whatever it has; ``ends``: how many
    positions of each such number are kept as ends of the turn, though not followed up."""

    width: int
    depth: int = 16
    cards: int = 1
    nodes: int = 1_000_000
    until: float = float("inf")
    ends: int = 0


class Node(msgspec.Struct, frozen=True, gc=True):
    """A position found, with the way to it."""

    standing: float
    position: Position
    parent: "Node | None"
    step: Step | None

    def steps(self) -> list[Step]:
        """The steps from the start to here."""
        found: list[Step] = []
        node: Node | None = self
        while node is not None and node.step is not None:
            found.append(node.step)
            node = node.parent
        return found[::-1]


class Outcome(msgspec.Struct, frozen=True):
    """What a search found: the ``best`` ends of the turn with their values, best first; ``visited``
    counts the positions looked at, equal ones each time they were met."""

    best: list[tuple[float, Node]]
    visited: int


_STANDING = itemgetter(0)


class Beam:
    """The search of one turn."""

    def __init__(self, scene: Scene, judge: Judge, limits: Limits) -> None:
        self.scene = scene
        self.judge = judge
        self.limits = limits
        self.visited = 0
        self.opened = 0
        self.seen: set[Position] = set()
        self.heaps: dict[tuple[bool, int], list[tuple[float, Node]]] = {}
        self.ends: list[tuple[float, Node]] = []

    def run(self, keep: int) -> Outcome:
        """Search; the ``keep`` best ends of the turn. To end at once is always one of them."""
        start = self.scene.start()
        self._add(None, None, start)
        lowest = start.ap - self.limits.depth
        # A card leads from the positions without one to those with one, AP only fall but for that card.
        for carded in (False, True):
            for ap in range(start.ap + 2, -1, -1):
                layer = self.heaps.pop((carded, ap), None)
                if layer and not self._open(layer, ap > lowest):
                    return self._outcome(keep)
        return self._outcome(keep)

    def _outcome(self, keep: int) -> Outcome:
        return Outcome(nlargest(keep, self.ends, key=_STANDING), self.visited)

    def _open(self, layer: list[tuple[float, Node]], deeper: bool) -> bool:
        """Open the best of a layer; False when the limits are reached."""
        limits = self.limits
        chosen = nlargest(max(limits.width, limits.ends), layer, key=_STANDING)
        leftover = self.judge.leftover
        self.ends += [(standing + leftover[node.position.ap], node) for standing, node in chosen]
        for rank, (_, node) in enumerate(chosen[: limits.width]):
            if self.visited >= limits.nodes:
                return False
            self.opened += 1
            if self.opened % LOOK_AT_CLOCK == 0 and time.monotonic() > limits.until:
                return False
            position = node.position
            if deeper:
                self._add_all(node, self.scene.steps(position))
                if rank < limits.cards and position.played is None:
                    self._add_all(node, self.scene.card_steps(position, wide=rank < limits.cards // WIDE))
        return True

    def _add_all(self, parent: Node, steps: list[tuple[Step, Position]]) -> None:
        self.visited += len(steps)
        seen, heaps, standing_of = self.seen, self.heaps, self.judge.standing
        for step, position in steps:
            if position in seen:
                continue
            seen.add(position)
            standing = standing_of(position)
            key = (position.played is not None, position.ap)
            heap = heaps.get(key)
            if heap is None:
                heap = heaps[key] = []
            heap.append((standing, Node(standing, position, parent, step)))

    def _add(self, parent: Node | None, step: Step | None, position: Position) -> None:
        self.seen.add(position)
        standing = self.judge.standing(position)
        key = (position.played is not None, position.ap)
        self.heaps.setdefault(key, []).append((standing, Node(standing, position, parent, step)))
