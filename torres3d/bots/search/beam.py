"""Beam search over one's own turn: the best positions for each number of AP left, equal ones merged."""

from heapq import nlargest
from operator import attrgetter, itemgetter

import msgspec

from torres3d.bots.bot import Hurry, unhurried
from torres3d.bots.search.evaluation import Evaluator
from torres3d.bots.search.position import Fan, Position, Stride, TurnScene
from torres3d.bots.uncollected import uncollected
from torres3d.rules.card_kinds import Ways
from torres3d.rules.cards import CARDS
from torres3d.rules.commands import Command
from torres3d.rules.kinds import ActionCard

ASKED_EVERY = 8
"""Positions opened between two questions whether there is any hurry."""
PROMISE = 0.55
"""How much the promise of a position (`Evaluator.look`) counts in choosing which to follow up."""
MANY = 8
"""Cards are tried in so many times a level's ``cards`` positions of a layer."""
FEWER: dict[Ways, int] = {"few": 1, "many": 8, "most": 32}
"""Cards that can be played in very many ways are tried in so many times fewer positions."""


class Limits(msgspec.Struct, frozen=True):
    """How far a search goes. ``width``: positions kept for each number of AP left; ``depth``: AP looked
    ahead; ``cards``: positions of each such number in which cards are tried; ``nodes``: positions visited
    at most (those next to the last one opened may go over it)."""

    width: int
    depth: int = 16
    cards: int = 1
    nodes: int = 1_000_000


class Node(msgspec.Struct, frozen=True, gc=True):
    """A position found, with the way to it."""

    standing: float
    position: Position
    parent: "Node | None"
    step: Stride | None

    def commands(self, scene: TurnScene) -> list[Command]:
        """The commands from the start to here."""
        if self.parent is None or self.step is None:
            return []
        return self.parent.commands(scene) + scene.commands(self.parent.position, self.step, self.position)


class Outcome(msgspec.Struct, frozen=True):
    """What a search found: the ``best`` ends of the turn with their values, best first; ``visited``
    counts the positions looked at, equal ones each time they were met."""

    best: list[tuple[float, Node]]
    visited: int


_RANK = itemgetter(0)
_STANDING = attrgetter("standing")


class Beam:
    """The search of one turn; ``hurry`` ends it with what it has."""

    def __init__(self, scene: TurnScene, judge: Evaluator, limits: Limits, hurry: Hurry = unhurried) -> None:
        self.scene = scene
        self.judge = judge
        self.limits = limits
        self.hurry = hurry
        self.keep = 1
        self.visited = 0
        self.opened = 0
        self.seen: set[Position] = set()
        self.heaps: dict[tuple[bool, int], list[tuple[float, Node]]] = {}
        self.ends: list[tuple[float, Node]] = []

    def run(self, keep: int) -> Outcome:
        """Search; the ``keep`` best ends of the turn. To end at once is always one of them."""
        with uncollected():
            return self._run(keep)

    def _run(self, keep: int) -> Outcome:
        self.keep = keep
        start = self.scene.start()
        self._add(None, None, start)
        lowest = start.ap - self.limits.depth
        # A card leads from the positions without one to those with one, AP only fall but for that card.
        for carded in (False, True):
            for ap in range(start.ap + 2, -1, -1):
                layer = self.heaps.pop((carded, ap), None)
                if layer and not self._open(layer, ap - lowest):
                    return self._outcome()
        return self._outcome()

    def _outcome(self) -> Outcome:
        return Outcome(nlargest(self.keep, self.ends, key=_RANK), self.visited)

    def _open(self, layer: list[tuple[float, Node]], deeper: int) -> bool:
        """Open the most promising of a layer, to look ``deeper`` by so many AP; False when the limits are reached."""
        limits = self.limits
        leftover = self.judge.leftover
        best = nlargest(self.keep, (node for _, node in layer), key=_STANDING)
        self.ends += [(node.standing + leftover[node.position.ap], node) for node in best]
        if deeper <= 0:
            return True
        for rank, (_, node) in enumerate(nlargest(limits.width, layer, key=_RANK)):
            if self.visited >= limits.nodes:
                return False
            self.opened += 1
            if self.opened % ASKED_EVERY == 0 and self.hurry():
                return False
            position = node.position
            self._add_all(node, self.scene.steps(position))
            self._add_all(node, self.scene.journeys(position, deeper))
            if rank < limits.cards * MANY:
                self._add_all(node, self.scene.card_steps(position, self._tried(rank)))
        return True

    def _tried(self, rank: int) -> list[ActionCard]:
        """The cards tried in a layer's position of this rank."""
        share = self.limits.cards * MANY / (rank + 1)
        return [card for card in self.scene.cards if share >= FEWER[CARDS[card].ways]]

    def _add_all(self, parent: Node, fans: list[Fan]) -> None:
        seen, heaps, look = self.seen, self.heaps, self.judge.look
        for fan in fans:
            self.visited += len(fan)
            new = [stride for stride in fan if stride[1] not in seen]
            if not new:
                continue
            positions = [position for _, position in new]
            seen.update(positions)
            heap = heaps.setdefault((positions[0].played is not None, positions[0].ap), [])
            for (step, position), (standing, promise) in zip(new, look(positions), strict=True):
                heap.append((standing + PROMISE * promise, Node(standing, position, parent, step)))

    def _add(self, parent: Node | None, step: Stride | None, position: Position) -> None:
        self.seen.add(position)
        standing = self.judge.standing(position)
        key = (position.played is not None, position.ap)
        self.heaps.setdefault(key, []).append((standing, Node(standing, position, parent, step)))
