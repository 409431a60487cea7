"""Study as a value: a position, and variations from it as a tree with comments; and the study replayed."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from torres3d.games.torres.kit.setup_and_options import HOUSE_RULES, Setup, options_of
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.evolve import evolve
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.torres.rules.state import State

BEGINNING = 0
"""Root: the node of the initial position; the others are numbered from 1."""


Mark = Literal["", "!!", "!", "!?", "?!", "?", "??"]
"""A judgement on a step, as in chess: brilliant, good, interesting, dubious, a mistake, a blunder; or none."""


class TriedMove(msgspec.Struct, frozen=True):
    """A command in the tree: given in the position after the node ``after``, which has a smaller number."""

    after: int
    command: Command
    comment: str = ""
    mark: Mark = ""


class Study(msgspec.Struct, frozen=True):
    """A position and its tree: of several ``moves`` (nodes 1, 2, …) after one node the first is the main line."""

    name: str
    setup: Setup
    begun: State
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

    def commands_to(self, node: int) -> list[Command]:
        return [self.moves[each - 1].command for each in self.line_to(node)]

    def children(self) -> list[list[int]]:
        """The child nodes of each node, root included, the main line's first."""
        found: list[list[int]] = [[] for _ in range(len(self.moves) + 1)]
        for number, move in enumerate(self.moves, 1):
            found[move.after].append(number)
        return found


def setup_for(setup: Setup, options: Options) -> Setup:
    """The set-up with whose rules a position of these options is played, without bots.

    Options of an older log may differ from those of the same set-up today.
    """
    players = tuple(replace(player, bot=None) for player in setup.players)
    plain = replace(setup, players=players)
    today = options_of(plain)
    rules = {name: getattr(options, name) for name in HOUSE_RULES if getattr(options, name) != getattr(today, name)}
    return replace(plain, rules={**setup.rules, **msgspec.to_builtins(rules)})


def in_common(one: Sequence[Command], other: Sequence[Command]) -> int:
    """The number of equal commands at the start of two lines."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


class StudyAt(NamedTuple):
    """A study, and its current node: numbers change where lines are deleted or reordered."""

    study: Study
    node: int


def with_move(study: Study, node: int, command: Command) -> StudyAt:
    """The study with a command after a node; unchanged where the command is there already."""
    for number, move in enumerate(study.moves, 1):
        if move.after == node and move.command == command:
            return StudyAt(study, number)
    return StudyAt(replace(study, moves=(*study.moves, TriedMove(node, command))), len(study.moves) + 1)


def with_comment(study: Study, node: int, text: str) -> Study:
    if not node:
        return replace(study, comment=text)
    return _with_changed(study, node, replace(study.moves[node - 1], comment=text))


def with_mark(study: Study, node: int, mark: Mark) -> Study:
    """The study with a mark on a node; unchanged at the beginning, where nothing was done."""
    return _with_changed(study, node, replace(study.moves[node - 1], mark=mark)) if node else study


def _with_changed(study: Study, node: int, move: TriedMove) -> Study:
    return replace(study, moves=(*study.moves[: node - 1], move, *study.moves[node:]))


def without(study: Study, node: int) -> StudyAt:
    """The study without a node and all its descendants; the current node is then its parent."""
    gone = {node}
    for number, move in enumerate(study.moves, 1):
        if move.after in gone:
            gone.add(number)
    kept = [number for number in range(1, len(study.moves) + 1) if number not in gone]
    return StudyAt(_in_order(study, kept), study.moves[node - 1].after)


def as_main(study: Study, node: int) -> StudyAt:
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


def _in_order(study: Study, order: Iterable[int]) -> Study:
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
