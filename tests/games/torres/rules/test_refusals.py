"""Every reason for which a command is refused comes up somewhere, with its values."""

import ast
from pathlib import Path

import pytest

from tests.games.torres.rules.boards import position
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.diagram import diagram
from torres3d.games.torres.rules.refusals import REASONS, IllegalCommand, refuse

ELSEWHERE = {"not_your_turn"}
"""Who gives a command is the engine's business: a command of the rules is the actor's."""


def reasons_in_tests() -> dict[str, int]:
    """How often each reason is the third thing given to `refused` in these tests."""
    found: dict[str, int] = {}
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refused":
                reason = node.args[2]
                assert isinstance(reason, ast.Constant), f"{file.name}:{node.lineno}: write the reason out"
                found[str(reason.value)] = found.get(str(reason.value), 0) + 1
    return found


def test_every_reason_has_a_test() -> None:
    """`refused` checks the reason and all its values."""
    assert set(reasons_in_tests()) == set(REASONS) - ELSEWHERE


def test_every_reason_rests_on_a_rule() -> None:
    for reason, rule in REASONS.items():
        assert rule.startswith("R-") or rule == "section 1", reason


def test_a_refusal_tells_reason_rule_and_values() -> None:
    with pytest.raises(IllegalCommand) as caught:
        refuse("too_steep", levels=2, allowed=1)
    error = caught.value
    assert (error.reason, error.rule, error.values) == ("too_steep", "R-5.3", {"levels": 2, "allowed": 1})
    assert str(error) == "too_steep (R-5.3): levels 2, allowed 1"


def test_an_unknown_reason_is_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError):
        refuse("because")


def test_a_refused_command_leaves_the_position_as_it_was() -> None:
    state = position("A 3 1K")
    before = diagram(state)
    with pytest.raises(IllegalCommand):
        decide(state, c.Move("a1", "b1"))
    assert diagram(state) == before
    assert state == position("A 3 1K")
