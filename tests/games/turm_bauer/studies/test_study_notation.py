"""Texts of studies of Turm Bauer: a tree comes back as it was, and faults name line and column."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.turm_bauer.studies.examples import by_chance, moment, of_position
from tests.house.places import ROOT
from torres3d.base.notation_reader import NotationFault
from torres3d.engine.studies.study import with_comment, with_move, written_down
from torres3d.games.turm_bauer.kit.from_position import Throw
from torres3d.games.turm_bauer.studies.study import Study
from torres3d.games.turm_bauer.studies.study_file import STUDIES
from torres3d.games.turm_bauer.studies.study_notation import NOTATION


def in_reading_order(study: Study) -> list[tuple[object, ...]]:
    """The nodes in reading order, each with its line."""
    moves = study.moves
    return [
        (depth, study.commands_to(node), moves[node - 1].comment, moves[node - 1].mark)
        for node, depth in written_down(study)
    ]


@given(st.integers(0, 10_000), st.integers(0, 14))
@settings(max_examples=25, deadline=None)
def test_a_text_gives_the_same_tree(seed: int, steps: int) -> None:
    study = by_chance(seed, steps)
    text = NOTATION.text(study)
    read = NOTATION.read(text)
    assert in_reading_order(read) == in_reading_order(study)
    assert (read.name, read.setup, read.begun, read.comment) == (study.name, study.setup, study.begun, study.comment)
    assert NOTATION.text(read) == text
    assert STUDIES.study_bytes(NOTATION.read(text)) == STUDIES.study_bytes(read)


@given(st.text(max_size=60))
@settings(max_examples=40, deadline=None)
def test_any_comment_comes_back(comment: str) -> None:
    study = with_move(moment(), 0, Throw((6, 1))).study
    study = with_comment(study, 1, comment)
    assert NOTATION.read(NOTATION.text(study)).comment_at(1) == comment


def test_chosen_dice_begin_a_line_of_their_own() -> None:
    study = moment()
    one, two = study.begun.dice or (0, 0)
    study = with_move(study, 0, Throw((6, 1))).study
    tree = NOTATION.text(study).split("---\n")[2]
    assert tree.startswith(f"{study.begun.turn + 1} ")
    assert f"{one}+{two}: dice:6+1\n" in tree


def faulty(old: str, new: str) -> NotationFault:
    study = with_move(moment(), 0, Throw((6, 1))).study
    text = NOTATION.text(study)
    assert old in text
    with pytest.raises(NotationFault) as fault:
        NOTATION.read(text.replace(old, new, 1))
    return fault.value


def test_faults_name_line_and_column() -> None:
    last = NOTATION.text(with_move(moment(), 0, Throw((6, 1))).study).count("\n")
    wrong = faulty("dice:6+1", "dice:7+1")
    assert wrong.line == last
    assert wrong.column is not None
    assert faulty("dice:6+1", "dice:6+1 {open").line == last
    assert faulty("dice:6+1", "stay").line == last
    assert faulty("tremor: ", "tremor: -").line is not None
    assert faulty("---\n1 ", "---\n(1 ").line is not None


def test_what_was_before_has_no_side_lines_and_no_chosen_dice() -> None:
    text = NOTATION.text(moment())
    header, before, tree = text.split("---\n")
    first = before.split(":", 1)[0]
    with pytest.raises(NotationFault):
        NOTATION.read("---\n".join((header, f"{first}: dice:6+6\n", tree)))


def test_a_position_stands_where_otherwise_turns_do() -> None:
    text = NOTATION.text(of_position())
    assert NOTATION.read(text) == of_position()
    assert text.split("---\n")[1] == of_position().position + "\n"
    lines = text.splitlines()
    number = next(number for number, line in enumerate(lines, 1) if "@" in line)
    lines[number - 1] = lines[number - 1].replace("@", "@zz")
    with pytest.raises(NotationFault) as fault:
        NOTATION.read("\n".join(lines))
    assert fault.value.line == number


def test_the_example_of_the_documents_is_right() -> None:
    (example,) = re.findall(r"```study\n(.*?)```", (ROOT / "docs/turm-bauer-notation.md").read_text("utf-8"), re.DOTALL)
    assert NOTATION.text(NOTATION.read(example)) == example
