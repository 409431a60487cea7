"""Studies as text: what is written is read again exactly, faults name line and column, docs/notation.md is right."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.torres.studies.positions import by_chance, of_turns, position, study
from tests.house.places import ROOT
from torres3d.base.faults import Fault
from torres3d.base.notation_reader import NotationFault
from torres3d.engine.game_notation import plain_text
from torres3d.engine.studies.study import with_comment, with_move, written_down
from torres3d.games.torres.rules.command_notation import read_command
from torres3d.games.torres.studies.study import Study
from torres3d.games.torres.studies.study_notation import is_study_text, read_study_text, study_text

(EXAMPLE,) = re.findall(r"```study\n(.*?)```", (ROOT / "docs/notation.md").read_text("utf-8"), re.DOTALL)


def in_reading_order(found: Study) -> Study:
    """The same study with its nodes numbered as they are read."""
    numbers = {0: 0}
    for number, (node, _) in enumerate(reading(found), 1):
        numbers[node] = number
    moves = [replace(found.moves[node - 1], after=numbers[found.moves[node - 1].after]) for node, _ in reading(found)]
    return replace(found, moves=tuple(moves))


def reading(found: Study) -> list[tuple[int, int]]:
    return [(node, depth) for node, depth in written_down(found)]


@pytest.mark.slow
@given(st.integers(0, 10_000))
def test_what_is_written_is_read_again(number: int) -> None:
    text = study_text(found := by_chance(number))
    again = read_study_text(text)
    assert again == in_reading_order(found)
    assert study_text(again) == text


@given(st.lists(st.text(max_size=30), min_size=3, max_size=3), st.text(max_size=60))
def test_any_comment_and_name_comes_back(comments: list[str], name: str) -> None:
    found = replace(study(), name=name)
    for node, (word, comment) in enumerate(zip(("d3-d2", "+d3/1"), comments, strict=False)):
        found, _ = with_move(found, node, read_command(word))
        found = with_comment(found, node, comment)
    found = with_comment(found, 2, comments[2])
    text = study_text(found)
    again = read_study_text(plain_text(text))
    assert again.comment == found.comment
    assert again.moves == found.moves
    assert study_text(read_study_text(text)) == text


def test_the_example_of_the_page_is_right() -> None:
    assert is_study_text(EXAMPLE)
    found = read_study_text(EXAMPLE)
    assert found.begun == position()
    assert [(move.after, move.mark) for move in found.moves] == [
        (0, "!"),
        (0, ""),
        (2, "?!"),
        (2, ""),
        (1, ""),
        (5, ""),
    ]
    assert study_text(found) == EXAMPLE


def test_the_fault_of_the_page_is_right() -> None:
    said = "line 30, column 11: found `d9`, expected a square from a1 to h8"
    assert f"``{said}``" in (ROOT / "docs/notation.md").read_text("utf-8")
    with pytest.raises(NotationFault, match=said):
        read_study_text(EXAMPLE.replace("d3-d2!", "d3-d9!"))


def test_many_variations_of_variations_are_read() -> None:
    words = ["(d3-d2"] * 3000
    tree = "d3-d2 " + " ".join(words) + ")" * 3000 + "\n"
    found = read_study_text(study_text(study()) + tree)
    assert len(found.moves) == 3001
    assert read_study_text(study_text(found)) == in_reading_order(found)


@pytest.mark.slow
def test_a_long_study_is_read_again() -> None:
    found = of_turns(300)
    assert read_study_text(study_text(found)) == in_reading_order(found)


@pytest.mark.parametrize(
    ("tree", "line", "column", "expected"),
    [
        ("d3-d9", 1, 4, "a square from a1 to h8"),
        ("2.1 B: d3-d2\n  d3-d2", 2, 3, "a command that is legal"),
        ("2.1 A: d3-d2", 1, 1, "a moment and a seat: here 2.1 B:"),
        ("d3-d2!!!", 1, 6, "a mark: !!, !, !?, ?!, ?, ??"),
        ("d3-d2! ?", 1, 8, "a command such as"),
        ("!", 1, 1, "a command such as"),
        ("(d3-d2)", 1, 1, "a step, which a variation"),
        ("d3-d2 ()", 1, 8, "a command such as"),
        ("d3-d2 ((*))", 1, 8, "a step, which a variation"),
        ("d3-d2\n(*", 2, 1, "a variation that ends with )"),
        ("d3-d2)", 1, 6, "a command such as"),
        ("d3-d2 ({x} *)", 1, 8, "a command such as"),
        ("d3-d2 {x", 1, 7, "a comment that ends with }"),
        ("d3-d2 } *", 1, 7, "a command such as"),
        (r"d3-d2 {a\q}", 1, 9, r"a comment with \n"),
        (r"{\uffffff}", 1, 2, r"a comment with \n"),
        ("{" + "x" * 2001 + "}", 1, 1, "a comment of at most 2000 characters"),
    ],
)
def test_a_fault_names_its_place_and_what_is_allowed(tree: str, line: int, column: int, expected: str) -> None:
    head = study_text(study())
    with pytest.raises(NotationFault) as raised:
        read_study_text(head + tree)
    assert (raised.value.line, raised.value.column) == (head.count("\n") + line, column)
    assert raised.value.expected.startswith(expected)


def test_faults_of_header_and_position_name_their_line() -> None:
    text = study_text(study())
    with pytest.raises(NotationFault, match="line 1: found `torres3d-study 9`"):
        read_study_text(text.replace("version: 2", "version: 9"))
    with pytest.raises(NotationFault, match="the line ---"):
        read_study_text(text.replace("---\n", "", 1))
    row = next(number for number, line in enumerate(text.split("\n"), 1) if "2A" in line)
    with pytest.raises(NotationFault, match=f"line {row}, cell 3"):
        read_study_text(text.replace("2A", "2Q"))
    for wrong in (text.replace("edition: ", "edition: no-such-"), text.replace("mode:", "moode:")):
        with pytest.raises(Fault):
            read_study_text(wrong)


def test_what_people_write_is_read_too() -> None:
    tree = "{before}\n# a note\nd3-d2 !? {one}{two\nlines}  # another\n( * )  +d3/1"
    found = read_study_text(study_text(study()) + tree)
    assert found.comment == "before"
    assert [(move.after, move.mark, move.comment) for move in found.moves] == [
        (0, "!?", "one\ntwo\nlines"), (0, "", ""), (1, "", ""),
    ]  # fmt: skip


@given(st.integers(0, 200), st.data())
def test_an_altered_text_is_refused_or_a_study(number: int, data: st.DataObject) -> None:
    text = study_text(by_chance(number % 5, 20))
    at = data.draw(st.integers(0, len(text)))
    altered = (
        text[:at] + data.draw(st.sampled_from(["(", ")", "{", "}", "!", "\\", "---\n", " ", "2.1 A:"])) + text[at:]
    )
    try:
        found = read_study_text(altered)
    except (NotationFault, Fault):
        return
    assert read_study_text(study_text(found)) == found
