"""Every command that a game asks for has a number, and each number one command, as docs/rl.md lists them."""

import re

import pytest

from tests.games.torres.random_games import game
from tests.games.torres.setups import COMBINATIONS
from tests.house.places import ROOT
from torres3d.games.torres.rl.action_space import COMMANDS, NUMBERS, RANGES
from torres3d.games.torres.rules.commands import Command, Keep, Move, Play
from torres3d.games.torres.rules.squares import INDEX

ROW = re.compile(r"^\| (\d+)(?:–(\d+))? \| `([\w ]+)`.* \| ([\d,]+) \|$", re.MULTILINE)
RL = ROOT / "docs/rl.md"


def test_each_command_has_one_number() -> None:
    assert len(NUMBERS) == len(COMMANDS)
    assert all(COMMANDS[number] == command for command, number in NUMBERS.items())


def test_the_document_lists_the_numbers() -> None:
    text = RL.read_text("utf-8")
    listed = {
        kind: (range(int(first), int(last or first) + 1), int(many.replace(",", "")))
        for first, last, kind, many in ROW.findall(text)
    }
    assert listed == {kind: (numbers, len(numbers)) for kind, numbers in RANGES.items()}
    assert f"There are {len(COMMANDS):,}:" in text


def test_a_range_holds_one_kind() -> None:
    assert sum(map(len, RANGES.values())) == len(COMMANDS)
    for kind, numbers in RANGES.items():
        for number in numbers:
            command = COMMANDS[number]
            card = f" {command.card}" if isinstance(command, Play) else ""
            assert f"{command.__struct_config__.tag}{card}" == kind


def test_nothing_goes_to_where_it_is() -> None:
    assert not any(isinstance(each, Move) and each.from_ == each.to for each in COMMANDS)
    assert not any(isinstance(each, Keep) and each.card in (*each.top, *each.bottom) for each in COMMANDS)


def test_near_cards_reach_near_squares() -> None:
    for card, distance in (("climb", {(0, 1), (1, 1)}), ("diagonal", {(0, 1), (1, 1)}), ("leap", {(0, 2)})):
        for number in RANGES[f"play {card}"]:
            play = COMMANDS[number]
            assert isinstance(play, Play)
            one, other = INDEX[str(play.from_)], INDEX[str(play.to)]
            away = sorted((abs(one % 8 - other % 8), abs(one // 8 - other // 8)))
            assert tuple(away) in distance


@pytest.mark.slow
@pytest.mark.parametrize("part", range(3))
def test_all_that_is_legal_in_random_games_has_a_number(part: int) -> None:
    """Of all editions, modes and numbers of players, with and without house rules."""
    asked: set[Command] = set()
    for number in range(part, 2 * len(COMBINATIONS), 3):
        for step in game(number):
            asked.update(step.legal)
    assert asked <= NUMBERS.keys()
    assert {type(command) for command in asked} >= {Keep, Move, Play}
