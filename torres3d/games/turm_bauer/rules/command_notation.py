"""Notation of choices and commands as short text, with its parser: ``4l@m10/2:een``, ``>n11/3``, ``box:4l``, ``stay``.

A walk begins at the part that names the block's place and passes all others; a comma begins again at the first part. So
nobody has to learn numbers for the 24 ways to turn a block.

A choice is complete; a command adds the outcome of a block: the error of the hand and the verdict
(docs/turm-bauer-notation.md has the grammar). Both can be read without a position; colours are letters, ``A`` to ``D``
in the order of the state's sets.
"""

import re
from collections import deque
from collections.abc import Mapping, Sequence
from functools import cache

from torres3d.base.notation_reader import TextReader
from torres3d.games.turm_bauer.rules import cell_and_column_names as places
from torres3d.games.turm_bauer.rules import commands as c

STEPS: Mapping[str, places.Cell] = {
    "e": (1, 0, 0),
    "n": (0, 1, 0),
    "w": (-1, 0, 0),
    "s": (0, -1, 0),
    "u": (0, 0, 1),
    "d": (0, 0, -1),
}
"""East, north, west, south, up and down, in the order of trying."""
BRANCH_MARK = ","
MOST_PARTS = 6


def steps_text(cells: places.Cells) -> str:
    """The shortest walk through all parts of a block from its lowest, first one.

    Of several, the one that begins again rather than going back, then the one that goes east first, then north, west,
    south, up, down. ValueError for cells that form no block: none, too many, or not joined.
    """
    if not 1 <= len(set(cells)) == len(cells) <= MOST_PARTS:
        raise ValueError(f"these cells are no block's: {cells}")
    x, y, z = places.low_cell(cells)
    return _walk(frozenset((east - x, north - y, up - z) for east, north, up in cells))


def step_from(cell: places.Cell, step: str) -> places.Cell:
    dx, dy, dz = STEPS[step]
    return cell[0] + dx, cell[1] + dy, cell[2] + dz


@cache
def _walk(cells: frozenset[places.Cell]) -> str:
    """The shortest walk, by trying ever longer ones in order; the first part is [0, 0, 0]."""
    start: places.Cell = (0, 0, 0)
    begun = (start, frozenset([start]))
    seen, tried = {begun}, deque([("", *begun)])
    while tried:
        text, cell, passed = tried.popleft()
        if passed == cells:
            return text
        if (start, passed) not in seen:
            seen.add((start, passed))
            tried.append((text + BRANCH_MARK, start, passed))
        for step in STEPS:
            beside = step_from(cell, step)
            following = beside, passed | {beside}
            if beside in cells and following not in seen:
                seen.add(following)
                tried.append((text + step, *following))
    raise ValueError(f"these cells are no block's: {sorted(cells)} are not joined")


COLOUR_LETTERS = "ABCD"
"""Letters of the colours in the order of the state's sets."""
OUTCOME_MARKS = frozenset("~=&_")
"""Marks before the parts of an outcome: hand, pose, blocks that moved, blocks that fell."""
FELL = "fell"
"""Replaces the pose of a block that fell."""

_SPOT = re.compile(r"-?z{0,8}[a-z]-?[0-9]{1,3}(?![0-9])")
_LEVEL = re.compile(r"[1-9][0-9]{0,2}(?![0-9])")
_BLOCK = re.compile(r"[1-6][a-z]")
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,4})(?![0-9])")
_A_CHOICE = "a choice such as 4l@m10/2:een, >m10/2, box:4l or stay"
_A_SPOT = "a column such as m10"
_A_BLOCK = "a block such as 4l"
_A_STEP = "steps (e, n, w, s, u, d) from part to part"


def choice_text(choice: c.Choice | c.Build) -> str:
    """The short text of a choice; of a build without its outcome. ValueError for cells that no game has."""
    match choice:
        case c.Discard(block):
            return f"box:{block}"
        case c.Stay():
            return "stay"
        case c.Move(to, ring):
            text = f">{place_text(to)}"
        case c.Placement(block, cells, ring) | c.Build(block, cells, ring):
            steps = steps_text(cells)
            text = f"{block}@{place_text(places.low_cell(cells))}{':' if steps else ''}{steps}"
    return text if ring is None else f"{text}!{ring}"


def command_text(command: c.Command, colours: Sequence[places.Colour]) -> str:
    """The short text of a command; ``colours`` are those of the state's sets.

    A build omits the hand without an error, and the pose that equals the hand's: the block rests where it was let go.
    ValueError as of `choice_text`, and for a colour that is none of these.
    """
    text = choice_text(command)
    if not isinstance(command, c.Build):
        return text
    hand, rest = command.hand, command.rest
    if hand != c.Hand():
        text += f"~{hand.dx},{hand.dy},{hand.yaw},{hand.push}"
    if rest.pose is None:
        text += f"={FELL}"
    elif rest.pose != _let_go(hand):
        text += f"={_pose_text(rest.pose)}"
    moved = (f"&{_owned_text(each.colour, each.block, colours)}={_pose_text(each.pose)}" for each in rest.moved)
    fell = (f"_{_owned_text(colour, block, colours)}" for colour, block in rest.fell)
    return text + "".join(moved) + "".join(fell)


def read_choice(text: str) -> c.Choice:
    """The choice of a short text; raises `NotationFault`."""
    reader = _Reader(text)
    choice = reader.choice()
    reader.end()
    return choice


def read_command(text: str, colours: Sequence[places.Colour]) -> c.Command:
    """The command of a short text; a build without an outcome rests where it was let go. Raises `NotationFault`."""
    reader = _Reader(text)
    choice = reader.choice()
    if isinstance(choice, c.Placement):
        hand, rest = reader.outcome(colours)
        reader.end()
        return c.Build(choice.block, choice.cells, choice.ring, hand, rest)
    reader.end()
    return choice


def place_text(place: places.Place) -> str:
    """A field as its column and level, ``m10/2``, or ``table``; ValueError where no tower reaches."""
    if place == places.TABLE:
        return places.TABLE
    x, y, z = place
    if z < 0 or max(abs(x), abs(y)) > places.MAX_COLUMN:
        raise ValueError(f"no tower reaches {place}")
    return f"{places.spot_name((x, y))}/{z + 1}"


def read_place(text: str) -> places.Place:
    """The field or the table of a text by `place_text`; raises `NotationFault`."""
    reader = _Reader(text)
    place = reader.place()
    reader.end()
    return place


def _let_go(hand: c.Hand) -> c.Pose:
    return hand.dx, hand.dy, hand.yaw


def _pose_text(pose: c.Pose) -> str:
    return ",".join(map(str, pose))


def _owned_text(colour: places.Colour, block: places.BlockId, colours: Sequence[places.Colour]) -> str:
    if colour not in colours:
        raise ValueError(f"there is no colour {colour} among {', '.join(colours)}")
    return COLOUR_LETTERS[list(colours).index(colour)] + block


class _Reader(TextReader):
    def choice(self) -> c.Choice:
        if self.take("stay"):
            return c.Stay()
        if self.take("box:"):
            return c.Discard(self.block())
        if self.take(">"):
            return c.Move(self.place(), self.walk_ring())
        if _BLOCK.match(self.text, self.at) is None:
            raise self.fault(_A_CHOICE)
        block = self.block()
        self.expect("@", "@ and the field of its lowest part")
        return c.Placement(block, self.parts(block), self.build_ring())

    def outcome(self, colours: Sequence[places.Colour]) -> tuple[c.Hand, c.Rest]:
        hand = c.Hand()
        if self.take("~"):
            hand = c.Hand(*self.numbers(4, "the error of the hand: dx,dy,yaw,push"))
        pose: c.Pose | None = _let_go(hand)
        if self.take("="):
            pose = None if self.take(FELL) else self.pose()
        moved, fell = [], []
        while self.take("&"):
            colour, block = self.owned(colours)
            self.expect("=", "= and where it lies now")
            moved.append(c.Moved(colour, block, self.pose()))
        while self.take("_"):
            fell.append(self.owned(colours))
        return hand, c.Rest(pose, tuple(moved), tuple(fell))

    def block(self) -> places.BlockId:
        return self.match(_BLOCK, _A_BLOCK)

    def owned(self, colours: Sequence[places.Colour]) -> tuple[places.Colour, places.BlockId]:
        number = COLOUR_LETTERS.find(self.text[self.at : self.at + 1] or " ")
        if not 0 <= number < len(colours):
            raise self.fault(f"a colour from A to {COLOUR_LETTERS[len(colours) - 1]}")
        self.at += 1
        return colours[number], self.block()

    def place(self) -> places.Place:
        return places.TABLE if self.take(places.TABLE) else self.cell()

    def cell(self) -> places.Cell:
        begun = self.at
        x, y = places.column_of(self.match(_SPOT, _A_SPOT))
        if max(abs(x), abs(y)) > places.MAX_COLUMN:
            self.at = begun
            raise self.fault("a column that a tower can reach")
        self.expect("/", "/ and a level")
        return x, y, int(self.match(_LEVEL, "a level, 1 or higher")) - 1

    def parts(self, block: places.BlockId) -> places.Cells:
        first = cell = self.cell()
        found = {first}
        if places.size_of(block) > 1:
            self.expect(":", f": and {_A_STEP}")
            while (step := self.text[self.at : self.at + 1]) and (step in STEPS or step == BRANCH_MARK):
                cell = first if step == BRANCH_MARK else step_from(cell, step)
                if cell[2] < 0:
                    raise self.fault("steps that stay above the table")
                found.add(cell)
                self.at += 1
        if len(found) != places.size_of(block):
            raise self.fault(f"{_A_STEP} that pass {places.size_of(block)} parts, not {len(found)}")
        return tuple(sorted(found))

    def build_ring(self) -> c.BuildRing | None:
        if not self.take("!"):
            return None
        self.expect("free", "free")
        return "free"

    def walk_ring(self) -> c.WalkRing | None:
        if not self.take("!"):
            return None
        if self.take("pass"):
            return "pass"
        self.expect("leap", "pass or leap")
        return "leap"

    def pose(self) -> c.Pose:
        dx, dy, yaw = self.numbers(3, "a pose: dx,dy,yaw")
        return dx, dy, yaw

    def numbers(self, count: int, expected: str) -> list[int]:
        found = [self.number(expected)]
        while len(found) < count:
            self.expect(",", expected)
            found.append(self.number(expected))
        return found

    def number(self, expected: str) -> int:
        return int(self.match(_NUMBER, expected))
