"""A study as a value: a position, and the lines tried from it as a tree of commands with comments."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from torres3d.games.torres.kit.setup import HOUSE_RULES, Setup, options_of
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.state import State

BEGINNING = 0
"""The node of the position that a study begins with; the others are numbered from 1."""


class TriedMove(msgspec.Struct, frozen=True):
    """A command that was tried: given in the position after the node ``after``, which has a smaller number."""

    after: int
    command: Command
    comment: str = ""


class Study(msgspec.Struct, frozen=True):
    """A study. ``begun``: the position; ``comment`` what was written about it. ``moves``: the nodes 1, 2, … Of several
    that come after one node the first belongs to the main line."""

    name: str
    setup: Setup
    begun: State
    comment: str = ""
    moves: tuple[TriedMove, ...] = ()

    def comment_at(self, node: int) -> str:
        """What was written about the position after a node."""
        return self.moves[node - 1].comment if node else self.comment

    def line_to(self, node: int) -> list[int]:
        """The nodes from the first one to this."""
        found: list[int] = []
        while node:
            found.append(node)
            node = self.moves[node - 1].after
        return found[::-1]

    def commands_to(self, node: int) -> list[Command]:
        """The commands that lead to a node."""
        return [self.moves[each - 1].command for each in self.line_to(node)]

    def following(self) -> list[list[int]]:
        """For each node, 0 among them, those that come after it, the main line's first."""
        found: list[list[int]] = [[] for _ in range(len(self.moves) + 1)]
        for number, move in enumerate(self.moves, 1):
            found[move.after].append(number)
        return found


def setup_for(setup: Setup, options: Options) -> Setup:
    """The set-up by whose rules a position of these options is played on: an older log's are not those that the same
    set-up comes to today. Nobody is a bot."""
    players = tuple(replace(player, bot=None) for player in setup.players)
    plain = replace(setup, players=players)
    today = options_of(plain)
    rules = {name: getattr(options, name) for name in HOUSE_RULES if getattr(options, name) != getattr(today, name)}
    return replace(plain, rules={**setup.rules, **msgspec.to_builtins(rules)})


def in_common(one: Sequence[Command], other: Sequence[Command]) -> int:
    """With how many commands two lines begin alike."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


class StudyAt(NamedTuple):
    """A study, and the node that is meant now: numbers change where lines are deleted or put in another order."""

    study: Study
    node: int


def tried(study: Study, node: int, command: Command) -> StudyAt:
    """The study with a command given after a node; the same one as before where it was tried already."""
    for number, move in enumerate(study.moves, 1):
        if move.after == node and move.command == command:
            return StudyAt(study, number)
    return StudyAt(replace(study, moves=(*study.moves, TriedMove(node, command))), len(study.moves) + 1)


def commented(study: Study, node: int, text: str) -> Study:
    """The study with this comment on the position after a node."""
    if not node:
        return replace(study, comment=text)
    changed = replace(study.moves[node - 1], comment=text)
    return replace(study, moves=(*study.moves[: node - 1], changed, *study.moves[node:]))


def without(study: Study, node: int) -> StudyAt:
    """The study without a node and all that comes after it; the node before it is meant then."""
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
    """How many nodes go with a node when it is deleted, itself among them."""
    return len(study.moves) - len(without(study, node).study.moves)


def off_main(study: Study, node: int) -> bool:
    """Whether a node does not belong to the main line."""
    following = study.following()
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
    """A node where the lines are written down: ``depth`` says how many times the line has branched off."""

    node: int
    depth: int


def written_down(study: Study) -> list[WrittenNode]:
    """The nodes in the order in which one reads them: what was tried in place of a node stands right after it, one
    deeper, with all that follows; then the line goes on."""
    following = study.following()
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
