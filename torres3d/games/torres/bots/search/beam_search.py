"""Beam search over one's own turn: keeps the best positions for each number of AP left, and merges equal ones."""

from heapq import heappush, heapreplace, nlargest
from math import inf
from operator import itemgetter

import msgspec

from torres3d.bots.bot import Hurry, unhurried
from torres3d.bots.gc_pause import uncollected
from torres3d.games.torres.bots.search.evaluation import Evaluator, ExpectedPoints
from torres3d.games.torres.bots.search.search_position import Common, Fan, Position, TurnScene, common_of
from torres3d.games.torres.rules.cards import CARDS, ApCard, Ways
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.literal_types import ActionCard
from torres3d.games.torres.rules.squares import Bitboard

ASKED_EVERY = 8
"""Positions opened between two checks for hurry."""
MANY = 8
"""Factor of a level's ``cards``: positions of a layer in which cards are tried."""
FEWER: dict[Ways, int] = {"few": 1, "many": 8, "most": 32}
"""Divisor of that for cards that can be played in very many ways."""


class Limits(msgspec.Struct, frozen=True):
    """Limits of a search.

    ``width``: positions kept for each number of AP left; ``depth``: AP to look ahead; ``cards``: positions of each such
    number in which cards are tried; ``nodes``: maximum positions visited (those next to the last one opened may exceed
    it).
    """

    width: int
    depth: int = 16
    cards: int = 1
    nodes: int = 1_000_000


class Node(msgspec.Struct, frozen=True, gc=False):
    """A position found, one of a fan, with the way to it."""

    standing: float
    fan: Fan
    own: Bitboard
    parent: "Node | None"

    @property
    def position(self) -> Position:
        return self.fan.position(self.own)

    def commands(self, scene: TurnScene) -> list[Command]:
        """The commands from the start to here."""
        if self.parent is None:
            return []
        step = scene.commands(self.parent.position, self.fan.stride(self.own), self.position)
        return self.parent.commands(scene) + step


class Outcome(msgspec.Struct, frozen=True):
    """Result of a search: the ``best`` ends with values, best first; positions ``visited``, equal ones each time."""

    best: list[tuple[float, Node]]
    visited: int


class Layer:
    """Positions with one number of AP left, as far as they may matter.

    The ``width`` most promising are to be opened, and the ``keep`` best ones may end the turn there. Of equal ones
    those found first.
    """

    __slots__ = ("_best", "_found", "_keep", "_promising", "_width", "least_rank", "least_standing")

    def __init__(self, width: int, keep: int) -> None:
        self.least_rank = self.least_standing = -inf
        self._width, self._keep = width, keep
        self._found = 0
        self._promising: list[tuple[float, int, Node]] = []
        self._best: list[tuple[float, int, Node]] = []

    def add(self, rank: float, node: Node) -> None:
        """Add a position that is above the minimum of either list."""
        self._found -= 1
        if rank > self.least_rank:
            self.least_rank = _put(self._promising, self._width, (rank, self._found, node))
        if node.standing > self.least_standing:
            self.least_standing = _put(self._best, self._keep, (node.standing, self._found, node))

    def promising(self) -> list[Node]:
        """The most promising positions, best first."""
        return [node for _, _, node in sorted(self._promising, reverse=True)]

    def best(self) -> list[Node]:
        """The positions of the highest value, best first."""
        return [node for _, _, node in sorted(self._best, reverse=True)]


def _put(heap: list[tuple[float, int, Node]], most: int, found: tuple[float, int, Node]) -> float:
    """Push one into a heap of the ``most`` best; gives the value that the next one has to exceed."""
    if len(heap) < most:
        heappush(heap, found)
        return heap[0][0] if len(heap) == most else -inf
    heapreplace(heap, found)
    return heap[0][0]


class Beam:
    """Search of one turn; ``hurry`` ends it with what it has.

    ``burning``: whether it may end with a card for AP of which all went to the marker.
    """

    def __init__(
        self, scene: TurnScene, judge: Evaluator, limits: Limits, hurry: Hurry = unhurried, burning: bool = False
    ) -> None:
        self.scene = scene
        self.judge = judge
        self.limits = limits
        self.hurry = hurry
        self.burning = burning
        self.keep = 1
        self.visited = 0
        self.opened = 0
        self.seen: dict[Common, set[Bitboard]] = {}
        self.layers: dict[tuple[bool, int], Layer] = {}
        self.ends: list[tuple[float, Node]] = []
        # Who plans in pieces takes more AP in the last one only: there it is known what for.
        in_pieces = limits.depth < scene.state.ap
        self.cards = [card for card in scene.cards if not (in_pieces and isinstance(CARDS[card], ApCard))]

    def run(self, keep: int) -> Outcome:
        """Run the search: the ``keep`` best ends of the turn. To end at once is always one of them."""
        with uncollected():
            return self._run(keep)

    def _run(self, keep: int) -> Outcome:
        self.keep = keep
        start = self.scene.start()
        self._add_all(None, [Fan(common_of(start), [start.own], None)])
        self.visited = 0
        lowest = start.ap - self.limits.depth
        # A card leads from the positions without one to those with one, AP only fall but for that card.
        for carded in (False, True):
            for ap in range(start.ap + 2, -1, -1):
                layer = self.layers.pop((carded, ap), None)
                if layer is not None and not self._open(layer, ap, ap - lowest):
                    return self._outcome()
        return self._outcome()

    def best_elsewhere(self, own: Bitboard) -> tuple[float, Node] | None:
        """The best end met that leaves the knights elsewhere than on ``own``; None where none was met."""
        return max((end for end in self.ends if end[1].own != own), key=itemgetter(0), default=None)

    def _outcome(self) -> Outcome:
        return Outcome(nlargest(self.keep, self.ends, key=itemgetter(0)), self.visited)

    def _open(self, layer: Layer, ap: int, deeper: int) -> bool:
        """Open the most promising of a layer with ``ap`` left, up to ``deeper`` AP further. False at the limits."""
        limits = self.limits
        leftover = self.judge.leftover[ap]
        self.ends += [(node.standing + leftover, node) for node in layer.best() if not self._burnt(node, ap)]
        if deeper <= 0:
            return True
        for rank, node in enumerate(layer.promising()):
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

    def _burnt(self, node: Node, ap: int) -> bool:
        """Whether all AP that a card of this search brought would go to the marker."""
        played = node.position.played
        if self.burning or played is None or self.scene.state.played is not None:
            return False
        card = CARDS[played]
        return isinstance(card, ApCard) and ap >= card.gain

    def _tried(self, rank: int) -> list[ActionCard]:
        """The cards to try in a layer's position of this rank."""
        share = self.limits.cards * MANY / (rank + 1)
        return [card for card in self.cards if share >= FEWER[CARDS[card].ways]]

    def _add_all(self, parent: Node | None, fans: list[Fan]) -> None:
        width, keep = self.limits.width, self.keep
        self.visited += look_at_all(fans, parent, self.seen, self.layers, self.judge, width, keep)


def look_at_all(
    fans: list[Fan],
    parent: Node | None,
    seen: dict[Common, set[Bitboard]],
    layers: dict[tuple[bool, int], Layer],
    judge: Evaluator,
    width: int,
    keep: int,
) -> int:
    """Add the relevant ones of the unseen positions to the ``layers``; gives the number of all, seen or not."""
    visited = 0
    for fan in fans:
        common, owns = fan.common, fan.owns
        visited += len(owns)
        new = unseen(seen, common, owns)
        if not new:
            continue
        key = (common[4] is not None, common[1])
        layer = layers.get(key)
        if layer is None:
            layer = layers[key] = Layer(width, keep)
        look_at(new, fan, parent, judge.outlook(common), layer)
    return visited


def unseen(seen: dict[Common, set[Bitboard]], common: Common, owns: list[Bitboard]) -> list[Bitboard]:
    """The positions that were not ``seen``; adds them to it."""
    known = seen.get(common)
    if known is None:
        seen[common] = set(owns)
        return owns
    new = [own for own in owns if own not in known]
    known.update(new)
    return new


def look_at(owns: list[Bitboard], fan: Fan, parent: Node | None, outlook: ExpectedPoints, layer: Layer) -> None:
    """Evaluate the positions of a fan with these own knights, and add the relevant ones to the layer."""
    for own in owns:
        standing, promise = outlook.look(own)
        rank = standing + promise
        if rank > layer.least_rank or standing > layer.least_standing:
            layer.add(rank, Node(standing, fan, own, parent))
