"""A study as a value: lines are added, deleted, put first, written down; nothing else of them changes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.torres.studies.positions import by_chance, study
from torres3d.engine.studies.study import (
    TriedMove,
    Unplayable,
    as_main,
    lines_left,
    off_main,
    with_comment,
    with_move,
    without,
    written_down,
)
from torres3d.games.torres.rules.command_notation import read_command, read_turn
from torres3d.games.torres.studies.study import PlayedStudy, Study

NUMBERS = st.integers(0, 10_000)


def grown(*lines: tuple[int, str]) -> Study:
    """A study with these commands, each after a node."""
    found = study()
    for node, text in lines:
        found, _ = with_move(found, node, read_command(text))
    return found


TREE = grown((0, "d3-d2"), (1, "+d3/1"), (2, "*"), (0, "*"), (4, "d3-e3"), (1, "*"))
"""d3-d2, then +d3/1 * or *; in place of d3-d2 also * d3-e3."""


def all_lines(of: Study) -> set[tuple[tuple[str, str], ...]]:
    """Every line of a study from the beginning, with the comments: what it says, whatever its numbers."""
    return {
        tuple((repr(of.moves[node - 1].command), of.comment_at(node)) for node in of.line_to(end))
        for end in range(len(of.moves) + 1)
    }


def test_what_was_tried_before_is_no_line_of_its_own() -> None:
    again, node = with_move(TREE, 1, read_command("+d3/1"))
    assert again is TREE
    assert node == 2


def test_commands_lead_to_a_node() -> None:
    assert TREE.commands_to(3) == list(read_turn("d3-d2 +d3/1 *"))
    assert TREE.commands_to(5) == list(read_turn("* d3-e3"))
    assert TREE.commands_to(0) == []


def test_lines_are_written_down_where_they_branch_off() -> None:
    assert [(node, depth) for node, depth in written_down(TREE)] == [(1, 0), (4, 1), (5, 1), (2, 0), (6, 1), (3, 0)]


def test_a_line_is_deleted_with_all_that_follows() -> None:
    left, node = without(TREE, 2)
    assert node == 1
    assert [(move.after, move.command) for move in left.moves] == [
        (0, read_command("d3-d2")),
        (0, read_command("*")),
        (2, read_command("d3-e3")),
        (1, read_command("*")),
    ]
    assert lines_left(TREE, 2) == 2
    assert lines_left(TREE, 1) == 4


def test_a_side_line_becomes_the_main_one() -> None:
    assert off_main(TREE, 5)
    assert not off_main(TREE, 3)
    changed, node = as_main(TREE, 5)
    assert not off_main(changed, node)
    assert changed.commands_to(node) == TREE.commands_to(5)
    assert [number for number, depth in written_down(changed) if depth == 0] == [1, 2]


def test_a_comment_is_kept_at_its_node() -> None:
    written = with_comment(with_comment(TREE, 4, "why not"), 0, "begin")
    assert written.comment_at(4) == "why not"
    assert written.comment_at(0) == "begin"
    assert written.comment_at(1) == ""


@given(NUMBERS)
def test_every_node_is_written_down_once(number: int) -> None:
    found = by_chance(number, 30)
    nodes = [node for node, _ in written_down(found)]
    assert sorted(nodes) == list(range(1, len(found.moves) + 1))
    places = {node: place for place, node in enumerate(nodes)}
    assert all(move.after == 0 or places[move.after] < places[node] for node, move in enumerate(found.moves, 1))


@given(NUMBERS, NUMBERS)
def test_to_put_a_line_first_changes_no_line(number: int, which: int) -> None:
    found = by_chance(number, 30)
    node = which % (len(found.moves) + 1)
    changed, now = as_main(found, node)
    assert all_lines(changed) == all_lines(found)
    assert changed.commands_to(now) == found.commands_to(node)
    assert not off_main(changed, now)


@given(NUMBERS, NUMBERS)
def test_to_delete_a_line_leaves_all_others(number: int, which: int) -> None:
    found = by_chance(number, 30)
    node = which % len(found.moves) + 1
    gone = tuple((repr(found.moves[each - 1].command), found.comment_at(each)) for each in found.line_to(node))
    left, now = without(found, node)
    assert all_lines(left) == {line for line in all_lines(found) if line[: len(gone)] != gone}
    assert left.commands_to(now) == found.commands_to(found.moves[node - 1].after)


@given(NUMBERS)
def test_what_is_played_step_by_step_is_what_is_played_at_once(number: int) -> None:
    found = by_chance(number, 30)
    slowly = PlayedStudy(study())
    for count in range(len(found.moves) + 1):
        slowly.follow(Study(found.name, found.setup, slowly.study.begun, moves=found.moves[:count]))
    at_once = PlayedStudy(Study(found.name, found.setup, slowly.study.begun, moves=found.moves))
    assert [node.state for node in slowly.nodes] == [node.state for node in at_once.nodes]
    fewer, _ = without(slowly.study, len(found.moves) // 2 + 1)
    slowly.follow(fewer)
    assert [node.state for node in slowly.nodes] == [node.state for node in PlayedStudy(fewer).nodes]


def test_what_cannot_be_given_is_told_with_its_node() -> None:
    bad = Study("bad", TREE.setup, TREE.begun, moves=(*TREE.moves, TriedMove(3, read_command("a1-a2"))))
    with pytest.raises(Unplayable) as raised:
        PlayedStudy(bad)
    assert raised.value.node == 7
    assert raised.value.why is not None
