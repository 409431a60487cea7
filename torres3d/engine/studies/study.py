"""Study as a value: a position, and variations from it as a tree with comments; and the study replayed.

A game gives its own `Study`, with its types of set-up and state, and its `PlayedStudy`, with its kit.
"""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, Generic, Literal, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from torres3d.base.faults import RefusedByRule
from torres3d.engine.history import Step
from torres3d.engine.kit import Command, EventT, GameSetup, Kit, Seat, StateT

BEGINNING = 0
"""Root: the node of the initial position; the others are numbered from 1."""


Mark = Literal["", "!!", "!", "!?", "?!", "?", "??"]
"""A judgement on a step, as in chess: brilliant, good, interesting, dubious, a mistake, a blunder; or none."""


class TriedMove(msgspec.Struct, frozen=True):
    """A command in the tree: given in the position after the node ``after``, which has a smaller number."""

    after: int
    command: Any
    """Of a type of the game's own, or the study table's."""
    comment: str = ""
    mark: Mark = ""


class Study(msgspec.Struct, frozen=True):
    """A position and its tree: of several ``moves`` (nodes 1, 2, …) after one node the first is the main line."""

    name: str
    setup: GameSetup
    begun: Any
    """The state at the beginning."""
    comment: str = ""
    moves: tuple[TriedMove, ...] = ()

    def comment_at(self, node: int) -> str:
        return self.moves[node - 1].comment if node else self.comment

    def mark_at(self, node: int) -> Mark:
        return self.moves[node - 1].mark if node else ""

    def line_to(self, node: int) -> list[int]:
        """The nodes from the first one to this."""
        found: list[int] = []
        while node:
            found.append(node)
            node = self.moves[node - 1].after
        return found[::-1]

    def commands_to(self, node: int) -> list[Any]:
        return [self.moves[each - 1].command for each in self.line_to(node)]

    def children(self) -> list[list[int]]:
        """The child nodes of each node, root included, the main line's first."""
        found: list[list[int]] = [[] for _ in range(len(self.moves) + 1)]
        for number, move in enumerate(self.moves, 1):
            found[move.after].append(number)
        return found


StudyT = TypeVar("StudyT", bound=Study)


def in_common(one: Sequence[Command], other: Sequence[Command]) -> int:
    """The number of equal commands at the start of two lines."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


class StudyAt(NamedTuple, Generic[StudyT]):
    """A study, and its current node: numbers change where lines are deleted or reordered."""

    study: StudyT
    node: int


def with_move(study: StudyT, node: int, command: Command) -> StudyAt[StudyT]:
    """The study with a command after a node; unchanged where the command is there already."""
    for number, move in enumerate(study.moves, 1):
        if move.after == node and move.command == command:
            return StudyAt(study, number)
    return StudyAt(replace(study, moves=(*study.moves, TriedMove(node, command))), len(study.moves) + 1)


def with_comment(study: StudyT, node: int, text: str) -> StudyT:
    if not node:
        return replace(study, comment=text)
    return _with_changed(study, node, replace(study.moves[node - 1], comment=text))


def with_mark(study: StudyT, node: int, mark: Mark) -> StudyT:
    """The study with a mark on a node; unchanged at the beginning, where nothing was done."""
    return _with_changed(study, node, replace(study.moves[node - 1], mark=mark)) if node else study


def _with_changed(study: StudyT, node: int, move: TriedMove) -> StudyT:
    return replace(study, moves=(*study.moves[: node - 1], move, *study.moves[node:]))


def without(study: StudyT, node: int) -> StudyAt[StudyT]:
    """The study without a node and all its descendants; the current node is then its parent."""
    gone = {node}
    for number, move in enumerate(study.moves, 1):
        if move.after in gone:
            gone.add(number)
    kept = [number for number in range(1, len(study.moves) + 1) if number not in gone]
    return StudyAt(_in_order(study, kept), study.moves[node - 1].after)


def as_main(study: StudyT, node: int) -> StudyAt[StudyT]:
    """The study with the line to a node as its main line."""
    first = set(study.line_to(node))
    order = sorted(range(1, len(study.moves) + 1), key=lambda number: number not in first)
    # Each node still comes after the one it follows: all before a node of the line are of the line.
    return StudyAt(_in_order(study, order), order.index(node) + 1 if node else node)


def lines_left(study: Study, node: int) -> int:
    """The number of nodes deleted with a node, itself included."""
    return len(study.moves) - len(without(study, node).study.moves)


def off_main(study: Study, node: int) -> bool:
    following = study.children()
    return any(following[study.moves[each - 1].after][0] != each for each in study.line_to(node))


def _in_order(study: StudyT, order: Iterable[int]) -> StudyT:
    """The study with only these nodes, in this order."""
    numbers = {BEGINNING: BEGINNING}
    moves: list[TriedMove] = []
    for number in order:
        move = study.moves[number - 1]
        moves.append(replace(move, after=numbers[move.after]))
        numbers[number] = len(moves)
    return replace(study, moves=tuple(moves))


class WrittenNode(NamedTuple):
    """A node in reading order: ``depth`` is the number of branches above it."""

    node: int
    depth: int


def written_down(study: Study) -> list[WrittenNode]:
    """The nodes in reading order: alternatives right after a node, one deeper, whole; then the line continues."""
    following = study.children()
    shown: list[WrittenNode] = []
    # After which node, and how deep, to go on; the next one last. A side line has still to be begun.
    todo: list[tuple[int, int, bool]] = [(BEGINNING, 0, False)]
    while todo:
        node, depth, begins = todo.pop()
        if begins:
            shown.append(WrittenNode(node, depth))
        if not following[node]:
            continue
        main, *others = following[node]
        shown.append(WrittenNode(main, depth))
        todo.append((main, depth, False))
        todo += [(other, depth + 1, True) for other in reversed(others)]
    return shown


class PlayedNode(NamedTuple, Generic[StateT, EventT]):
    """A node after replay: who gave its command (None for the root), what happened, the ``state`` after it."""

    by: Seat | None
    events: tuple[EventT, ...]
    state: StateT


class Unplayable(Exception):
    """A node whose command is impossible: the game is over (``why`` is None), or it is illegal there."""

    def __init__(self, node: int, why: RefusedByRule | None) -> None:
        super().__init__(f"node {node}: {'the game is over' if why is None else why}")
        self.node = node
        self.why = why


class PlayedStudy(Generic[StateT, EventT]):
    """Nodes of a study, replayed once. Raises `Unplayable` for an impossible command."""

    kit: Kit[StateT, EventT]
    """The rules, which a game sets."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.nodes: list[PlayedNode[StateT, EventT]] = [PlayedNode(None, (), study.begun)]
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

    def state(self, node: int) -> StateT:
        return self.nodes[node].state

    def step(self, node: int) -> Step[StateT, EventT]:
        """The step to a node that is not the root."""
        move, played = self.study.moves[node - 1], self.nodes[node]
        before = after = self.state(move.after)
        happened = tuple([(event, after := self.kit.evolve(after, event)) for event in played.events])
        assert played.by is not None
        return Step(node, played.by, move.command, before, happened, played.state)

    def _play(self, move: TriedMove) -> None:
        state = self.nodes[move.after].state
        seat = state.actor
        if seat is None:
            raise Unplayable(len(self.nodes), None)
        try:
            events = self.kit.decide_for_actor(state, move.command)
        except self.kit.illegal as illegal:
            raise Unplayable(len(self.nodes), illegal) from illegal
        for event in events:
            state = self.kit.evolve(state, event)
        self.nodes.append(PlayedNode(seat, tuple(events), state))


def _goes_on(before: Study, after: Study) -> bool:
    """Whether the later study has all commands of the earlier one, in their places."""
    if len(after.moves) < len(before.moves):
        return False
    pairs = zip(before.moves, after.moves, strict=False)
    return all(one is other or (one.after, one.command) == (other.after, other.command) for one, other in pairs)
