"""Fields of states as the compiled program reads them: no struct of msgspec by its place in memory, and packed states
have all that a `State` has."""

import ast
import random
from pathlib import Path

import pytest
from msgspec.structs import astuple, fields

from tests.games.torres.random_games import drawn, played
from tests.games.torres.setups import begin
from tests.house.places import ROOT
from torres3d.games.torres.rules.decide import apply, apply_in_place, decide
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.packed_state import PackedState
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.torres.rules.state import State

GAMES = 12
RULES = ROOT / "torres3d/games/torres/rules"


@pytest.mark.parametrize("file", sorted(ROOT.glob("torres3d/**/*.pxd")), ids=lambda file: str(file.stem))
def test_no_field_of_a_class_of_python_is_read_by_its_place(file: Path) -> None:
    text = file.read_text("utf-8")
    assert "PyObject_HEAD" not in text
    assert "ctypedef class" not in text


def declared(file: str, name: str) -> dict[str, str]:
    """The fields that a class declares in its source, with their types; a compiled class has forgotten them."""
    (found,) = (each for each in ast.parse((RULES / file).read_text("utf-8")).body if getattr(each, "name", "") == name)
    assert isinstance(found, ast.ClassDef)
    fields = (each for each in found.body if isinstance(each, ast.AnnAssign))
    return {ast.unparse(field.target): ast.unparse(field.annotation) for field in fields}


def test_a_packed_state_declares_the_fields_of_a_state_in_their_order() -> None:
    state, packed = declared("state.py", "State"), declared("packed_state.py", "PackedState")
    assert list(packed) == list(state) == [field.name for field in fields(State)]
    assert packed == state


@pytest.mark.parametrize("number", range(GAMES))
def test_what_is_packed_comes_out_again(number: int) -> None:
    options, rng = drawn(number)
    for step in played(begin(options, rng), rng):
        packed = PackedState(step.before)
        assert packed.state() == step.before
        assert tuple(getattr(packed, field.name) for field in fields(State)) == astuple(step.before)
        assert (packed.players, packed.pieces) == (step.before.players, step.before.pieces)


@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_in_one_packed_state_is_the_game_of_states(number: int) -> None:
    options, rng = drawn(number)
    state = begin(options, rng)
    packed, before = PackedState(state), PackedState(state)
    for step in played(state, rng):
        assert legal(packed) == step.legal
        before = packed.copy()
        apply_in_place(packed, step.command)
        assert packed.state() == step.after == apply(step.before, step.command)
        assert before.state() == step.before
    assert legal(packed) == []


def test_what_is_refused_changes_no_packed_state() -> None:
    rng = random.Random(3)
    steps = [step for number in range(2) for step in played(begin(*drawn(number)), rng)]
    refused = 0
    for step in rng.sample(steps, 40):
        packed = PackedState(step.before)
        for other in rng.sample(steps, 40):
            if other.command not in step.legal:
                refused += 1
                with pytest.raises(IllegalCommand) as asked:
                    decide(step.before, other.command)
                with pytest.raises(IllegalCommand) as again:
                    apply_in_place(packed, other.command)
                assert str(again.value) == str(asked.value)
        assert packed.state() == step.before
    assert refused > 500
