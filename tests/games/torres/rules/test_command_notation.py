"""Commands and turns as text: what is written is read again, what is read is written so; docs/notation.md is right."""

import json
import re

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.games.torres.random_games import game
from tests.games.torres.rules.texts import ANY_COMMAND, COMMANDS, fault_of, nearly
from tests.house.places import ROOT
from torres3d.base.notation_reader import NotationFault
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.command_notation import command_text, read_command, read_turn, turn_text

PAGE = (ROOT / "docs/notation.md").read_text("utf-8")
ROW = re.compile(r"^\|[^|]*\| `([^`]+)` \| `(\{\"type\".*\})` \|$", re.MULTILINE)


def test_all_types_of_commands_are_drawn() -> None:
    assert set(COMMANDS) == set(c.Command.__args__)


@settings(deadline=None, derandomize=True)
@given(ANY_COMMAND)
def test_a_command_is_read_as_it_was_written(command: c.Command) -> None:
    text = command_text(command)
    assert read_command(text) == command
    assert not re.search(r"\s", text)


@settings(deadline=None, derandomize=True)
@given(st.lists(ANY_COMMAND, max_size=12).map(tuple))
def test_a_turn_is_read_as_it_was_written(commands: tuple[c.Command, ...]) -> None:
    assert read_turn(turn_text(commands)) == commands


@settings(deadline=None, derandomize=True)
@given(st.lists(ANY_COMMAND, min_size=2, max_size=2, unique=True))
def test_two_commands_have_two_texts(commands: list[c.Command]) -> None:
    assert len(set(map(command_text, commands))) == 2


@settings(deadline=None, derandomize=True)
@given(nearly(ANY_COMMAND.map(command_text)) | st.text(max_size=12))
@example("end/00")
@example("end/٣")
@example("+d4/99999")
def test_any_text_is_a_command_or_a_fault_within_it(text: str) -> None:
    """And what is read is the one text of its command."""
    fault = fault_of(read_command, text)
    if fault is None:
        assert command_text(read_command(text)) == text
    else:
        assert fault.column is not None
        assert 1 <= fault.column <= len(text) + 1
        assert fault.found in text


def test_random_games_go_through_the_notation() -> None:
    for number in range(6):
        commands = tuple(step.command for step in game(number))
        assert read_turn(turn_text(commands)) == commands


def test_the_examples_of_the_page() -> None:
    rows = ROW.findall(PAGE)
    types = set()
    for text, written in rows:
        command = msgspec.convert(json.loads(written), c.Command)
        assert read_command(text) == command, text
        assert command_text(command) == text
        types.add(command.card if isinstance(command, c.Play) else type(command))
    assert len(types) == 13 + 10, "every type and every card has its example"


def test_the_turn_of_the_page() -> None:
    (line,) = re.findall(r"^```turn\n(.*)\n```$", PAGE, re.MULTILINE)
    assert turn_text(read_turn(line)) == line


@pytest.mark.parametrize(
    ("text", "column", "found", "expected"),
    [
        ("", 1, "", "a command such as"),
        ("Ac9", 2, "c9", "a square from a1 to h8"),
        ("c4", 3, "", "- and the square to go to"),
        ("c4-", 4, "", "a square"),
        ("c4-i4", 4, "i4", "a square"),
        ("c4-d4x", 6, "x", "the end of the command"),
        ("c4 -d4", 3, "-d4", "- and the square"),
        ("+d4", 4, "", "/ and the number of a stack"),
        ("+d4/", 5, "", "the number of a stack"),
        ("+d4/07", 6, "7", "the end of the command"),
        ("Q", 1, "Q", "a command such as"),
        ("jump:c4-c5", 1, "jump:c4-c5", "a command such as"),
        ("climb", 6, "", ": and what the card needs"),
        ("climb:c4/1", 9, "/1", "- and a square"),
        ("under:c4", 9, "", "/ and the number of a stack"),
        ("six:c4", 4, ":c4", "the end of the command"),
        ("keep:king", 6, "king", "a card (climb, under"),
        ("keep:six^", 10, "", "a card"),
        ("keep:six_leap^under", 14, "^under", "the end of the command"),
        ("start:E", 7, "E", "a seat from A to D"),
        ("start:", 7, "", "a seat from A to D"),
        ("start:Bx", 8, "x", "the end of the command"),
        ("xy", 1, "xy", "a command such as"),
        ("end/x", 5, "x", "the number of a stack"),
        ("end>", 5, "", "a digit for each stack"),
        ("carry:1", 6, ":1", "the end of the command"),
    ],
)
def test_a_fault_names_the_place_and_what_was_expected(text: str, column: int, found: str, expected: str) -> None:
    with pytest.raises(NotationFault, match=f"column {column}: ") as caught:
        read_command(text)
    fault = caught.value
    assert (fault.column, fault.found, fault.line) == (column, found.split(" ", maxsplit=1)[0], None)
    assert fault.expected.startswith(expected)
    assert expected in str(fault)
    assert isinstance(fault, ValueError)


def test_a_fault_in_a_turn_names_the_place_in_the_line() -> None:
    with pytest.raises(NotationFault) as caught:
        read_turn("c3-c4  Ac9 end")
    assert (caught.value.column, caught.value.found) == (9, "c9")


@pytest.mark.parametrize(
    "command", [c.ChooseStarter(4), c.ChooseStarter(-1), c.Build("a1", -1), c.Carry((10,)), c.EndTurn(0, (-1,))]
)
def test_numbers_that_no_game_has_are_not_written(command: c.Command) -> None:
    with pytest.raises(ValueError, match=r"seat|stack"):
        command_text(command)


def test_nine_blocks_for_a_stack_are_written_and_read() -> None:
    assert command_text(c.Carry((9, 0))) == "carry>90"
    assert read_command("carry>90") == c.Carry((9, 0))


def test_a_card_is_played_with_its_fields_and_no_others() -> None:
    with pytest.raises(ValueError, match=r"^card `six` takes no further field; see `at`$"):
        c.Play("six", at="a1")
    with pytest.raises(ValueError, match=r"^card `climb` takes from, to; see `to`$"):
        c.Play("climb", from_="a1")
