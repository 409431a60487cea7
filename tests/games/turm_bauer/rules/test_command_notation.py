"""Choices and commands of Turm Bauer as text: what is written is read again; docs/turm-bauer-notation.md is right."""

import json
import random
import re
from collections.abc import Sequence
from itertools import permutations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.torres.rules.texts import fault_of
from tests.games.turm_bauer.random_games import any_options, opened, played
from tests.house.places import ROOT
from torres3d.base.notation_reader import NotationFault
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells, Place
from torres3d.games.turm_bauer.rules.command_notation import (
    STEPS,
    choice_text,
    command_text,
    place_text,
    read_choice,
    read_command,
    read_place,
    steps_text,
)
from torres3d.games.turm_bauer.rules.commands import (
    Build,
    Choice,
    Command,
    Discard,
    Hand,
    Move,
    Moved,
    Placement,
    Rest,
    Stay,
)
from torres3d.games.turm_bauer.rules.lattice.shapes import block_sets, orientations
from torres3d.games.turm_bauer.rules.legal import legal

PAGE = (ROOT / "docs/turm-bauer-notation.md").read_text("utf-8")
ROW = re.compile(r"^\|[^|]*\| `([^`]+)` \| `(\{\"type\".*\})` \|$", re.MULTILINE)
WALK_ROW = re.compile(r"^\| `([a-z,]+)` \| ", re.MULTILINE)
COLOURS = ("red", "blue", "green", "yellow")

WAYS = [(block, way.cells) for kind, ids in block_sets().items() for block in ids for way in orientations(kind, block)]
SHIFTS = st.tuples(st.integers(-30, 30), st.integers(-30, 30), st.integers(0, 40))
POSES = st.tuples(st.integers(-500, 500), st.integers(-500, 500), st.integers(-150, 150))
OWNED = st.tuples(st.sampled_from(COLOURS), st.sampled_from(["1c", "2a", "6t"]))


def shifted(cells: Cells, by: tuple[int, int, int]) -> Cells:
    """Cells moved on the lattice."""
    return tuple(sorted((x + by[0], y + by[1], z + by[2]) for x, y, z in cells))


@st.composite
def builds(draw: st.DrawFn) -> Build:
    """Any build that a log may hold, legal or not."""
    block, cells = draw(st.sampled_from(WAYS))
    hand = Hand(*draw(POSES | st.just((0, 0, 0))), draw(st.integers(0, 100)))
    pose = draw(POSES | st.none() | st.just((hand.dx, hand.dy, hand.yaw)) | st.just((0, 0, 0)))
    moved = tuple(Moved(*owned, draw(POSES)) for owned in draw(st.lists(OWNED, max_size=3)))
    rest = Rest(pose, moved, tuple(draw(st.lists(OWNED, max_size=3))))
    return Build(block, shifted(cells, draw(SHIFTS)), draw(st.sampled_from([None, "free"])), hand, rest)


PLACES: st.SearchStrategy[Place] = st.just("table") | SHIFTS
MOVES = st.builds(Move, PLACES, st.sampled_from([None, "pass", "leap"]))
ANY_COMMAND: st.SearchStrategy[Command] = (
    builds() | MOVES | st.just(Stay()) | st.sampled_from(WAYS).map(lambda way: Discard(way[0]))
)


@st.composite
def nearly_right(draw: st.DrawFn) -> str:
    """The text of a command with a few characters lost, put in or changed."""
    text = list(command_text(draw(ANY_COMMAND), COLOURS))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        text[at : at + draw(st.integers(0, 1))] = draw(st.text("abemnz019-/>@:~=&_!,ABD .²\n", max_size=2))
    return "".join(text)


@pytest.mark.slow
@settings(deadline=None, derandomize=True, max_examples=300)
@given(ANY_COMMAND)
def test_a_command_is_read_as_it_was_written(command: Command) -> None:
    text = command_text(command, COLOURS)
    assert read_command(text, COLOURS) == command
    assert not re.search(r"\s", text)


@settings(deadline=None, derandomize=True)
@given(st.lists(ANY_COMMAND, min_size=2, max_size=2, unique_by=msgspec.json.encode))
def test_two_commands_have_two_texts(commands: list[Command]) -> None:
    assert len({command_text(command, COLOURS) for command in commands}) == 2


@pytest.mark.slow
@settings(deadline=None, derandomize=True, max_examples=400)
@given(nearly_right() | st.text(max_size=12))
def test_any_text_is_a_command_or_a_fault_within_it(text: str) -> None:
    fault = fault_of(lambda given: read_command(given, COLOURS), text)
    if fault is None:
        command = read_command(text, COLOURS)
        again = command_text(command, COLOURS)
        assert read_command(again, COLOURS) == command
    else:
        assert fault.column is not None
        assert 1 <= fault.column <= len(text) + 1
        assert fault.found in text


@pytest.mark.long
@settings(deadline=None, derandomize=True, max_examples=6)
@given(st.integers(0, 2**32))
def test_every_choice_and_every_command_of_any_game_goes_through_the_notation(seed: int) -> None:
    rng = random.Random(seed)
    state = opened(rng.choice([2, 3, 4]), seed, rng.randrange(2), **any_options(rng))
    colours = [each.colour for each in state.sets]
    for before, command, *_ in played(state, seed, falls=0.2):
        assert read_command(command_text(command, colours), colours) == command
        choices = legal(before)
        texts = [choice_text(choice) for choice in choices]
        assert [read_choice(text) for text in texts] == choices
        assert len(set(texts)) == len(texts)
        assert max(map(len, texts)) <= 24, "short enough to be read and spoken"


def walked(cells: Cells, text: str) -> set[tuple[int, int, int]]:
    """The parts that a walk passes, slowly."""
    first = min(cells, key=lambda cell: (cell[2], cell[0], cell[1]))
    passed = {first}
    for arm in text.split(","):
        at = first
        for step in arm:
            at = tuple(one + two for one, two in zip(at, STEPS[step], strict=True))
            passed.add(at)
    return passed


@pytest.mark.parametrize("kind", sorted(block_sets()))
def test_all_ways_to_turn_a_block_have_a_walk_of_few_steps(kind: str) -> None:
    for block in block_sets()[kind]:
        forms = {way.cells for way in orientations(kind, block)}
        texts = {steps_text(cells) for cells in forms}
        assert len(texts) == len(forms)
        assert all(walked(cells, steps_text(cells)) == set(cells) for cells in forms)
        assert all(len(text) <= 6 for text in texts)


def test_the_shortest_walk_is_written_and_any_walk_is_read() -> None:
    angle = Placement("3l", ((0, 0, 1), (0, 1, 1), (1, 0, 1)), None)
    assert choice_text(angle) == "3l@m10/2:e,n"
    for text in ("3l@m10/2:n,e", "3l@m10/2:ewn", "3l@n10/2:wn", "3l@m11/2:se", "3l@m10/2:,e,n,"):
        assert read_choice(text) == angle


@pytest.mark.parametrize(
    "cells",
    [
        (),
        ((0, 0, 0), (0, 0, 0)),
        ((0, 0, 0), (1, 1, 0)),
        tuple((x, 0, 0) for x in range(7)),
        ((0, 0, -1),),
        ((100, 0, 0),),
    ],
)
def test_cells_that_are_no_blocks_are_not_written(cells: Cells) -> None:
    with pytest.raises(ValueError, match=r"no block|reaches"):
        choice_text(Placement("2a", cells, None))


def test_a_colour_that_nobody_has_is_not_written() -> None:
    build = Build("1c", ((0, 0, 1),), None, Hand(), Rest(None, (), (("pink", "1c"),)))
    with pytest.raises(ValueError, match="pink"):
        command_text(build, COLOURS)


def rows() -> list[tuple[str, Choice | Command]]:
    """The examples of the page: texts, and what they mean."""
    found: list[tuple[str, Choice | Command]] = []
    for text, written in ROW.findall(PAGE):
        plain = json.loads(written)
        kind = Command if "hand" in plain or plain["type"] != "build" else Placement
        found.append((text, msgspec.convert(plain, kind)))
    return found


def test_the_examples_of_the_page() -> None:
    found = rows()
    for text, meant in found:
        if isinstance(meant, Build):
            assert read_command(text, COLOURS) == meant
            assert command_text(meant, COLOURS) == text
        else:
            assert read_choice(text) == meant, text
            assert choice_text(meant) == text
    assert {type(meant) for _, meant in found} == {Build, Placement, Discard, Move, Stay}
    rings = {getattr(meant, "ring", None) for _, meant in found}
    assert rings == {None, "free", "pass", "leap"}


def test_the_walks_of_the_page_are_written_so() -> None:
    texts = {steps_text(cells) for _, cells in WAYS}
    walks = WALK_ROW.findall(PAGE)
    assert len(walks) > 6
    assert set(walks) <= texts


def test_the_fault_of_the_page() -> None:
    with pytest.raises(NotationFault) as caught:
        read_choice("4l@m10/2:ee")
    assert f"``{caught.value}``" in PAGE


def test_every_place_is_read_as_it_was_written() -> None:
    for place in ("table", *((x, y, z) for x, y in permutations(range(-99, 100, 9), 2) for z in (0, 7, 98))):
        assert read_place(place_text(place)) == place


@pytest.mark.parametrize(
    ("text", "column", "found", "expected"),
    [
        ("", 1, "", "a choice such as"),
        ("4l", 3, "", "@ and the field"),
        ("7l@m10/2", 1, "7l@m10/2", "a choice such as"),
        ("4l@m/2", 4, "m/2", "a column such as m10"),
        ("4l@m10", 7, "", "/ and a level"),
        ("4l@m10/0:een", 8, "0:een", "a level, 1 or higher"),
        ("4l@m10/2", 9, "", ": and steps"),
        ("4l@m10/2:eenn", 14, "", "steps (e, n, w, s, u, d) from part to part that pass 4 parts, not 5"),
        ("4l@m10/1:eed", 12, "d", "steps that stay above the table"),
        ("4l@m10/2:eex", 12, "x", "steps (e, n, w, s, u, d) from part to part that pass 4 parts, not 3"),
        ("4l@m10/2:een!pass", 14, "pass", "free"),
        ("1c@m10/2:e", 9, ":e", "the end of the command"),
        ("box:9", 5, "9", "a block such as 4l"),
        (">", 2, "", "a column such as m10"),
        (">m10/2!free", 8, "free", "pass or leap"),
        (">zzzzz10/2", 2, "zzzzz10/2", "a column that a tower can reach"),
        ("stay!", 5, "!", "the end of the command"),
        ("1c@m10/2~1,2,3", 15, "", "the error of the hand: dx,dy,yaw,push"),
        ("1c@m10/2=1,2", 13, "", "a pose: dx,dy,yaw"),
        ("1c@m10/2=fell_E1c", 15, "E1c", "a colour from A to D"),
        ("1c@m10/2=fell_A", 16, "", "a block such as 4l"),
        ("1c@m10/2&A1c", 13, "", "= and where it lies now"),
        ("1c@m10/2~007,0,0,0", 10, "007,0,0,0", "the error of the hand"),
    ],
)
def test_a_fault_names_the_place_and_what_was_expected(text: str, column: int, found: str, expected: str) -> None:
    with pytest.raises(NotationFault, match=f"column {column}: ") as caught:
        read_command(text, COLOURS)
    assert (caught.value.column, caught.value.found) == (column, found)
    assert caught.value.expected.startswith(expected)


def colours_of(count: int) -> Sequence[str]:
    """So many colours."""
    return COLOURS[:count]


def test_a_colour_beyond_those_of_the_game_is_a_fault() -> None:
    with pytest.raises(NotationFault, match="a colour from A to C"):
        read_command("1c@m10/2=fell_D1c", colours_of(3))


def test_nothing_may_follow_a_choice_or_a_place() -> None:
    assert (read_choice("stay"), read_place("m10/2")) == (Stay(), (0, 0, 1))
    for read, text in ((read_choice, "stay!"), (read_choice, "4l@m10/2:een~1,2,3,4"), (read_place, "m10/2 ")):
        with pytest.raises(NotationFault, match="the end"):
            read(text)
