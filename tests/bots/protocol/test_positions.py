"""Positions of the line protocol: from each the view comes back as it was, for every state of random games."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.torres.random_games import game, new_game
from tests.games.torres.setups import COMBINATIONS
from tests.games.turm_bauer.random_games import any_options, opened, played
from torres3d.games.torres.bots.protocol import PROTOCOL as TORRES
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.turm_bauer.bots.protocol import PROTOCOL as TURM
from torres3d.games.turm_bauer.rules import seat_view as turm_view

EVERY = 2 * len(COMBINATIONS)


@pytest.mark.slow
@settings(max_examples=12, deadline=None)
@given(number=st.integers(0, 10_000))
def test_a_position_of_torres_loses_nothing(number: int) -> None:
    for step in game(number):
        for seat in range(step.after.players):
            seen = view(step.after, seat)
            options = TORRES.options_of(msgspec.json.decode(msgspec.json.encode(seen.state.options)))
            assert TORRES.view(msgspec.json.decode(msgspec.json.encode(TORRES.position(seen))), options) == seen


@pytest.mark.parametrize(("edition", "mode", "players"), COMBINATIONS)
def test_a_position_at_the_start_of_each_edition_loses_nothing(edition: str, mode: str, players: int) -> None:
    state = new_game(edition, mode, players)
    for seat in range(players):
        seen = view(state, seat)
        assert TORRES.view(msgspec.to_builtins(TORRES.position(seen)), state.options) == seen


@pytest.mark.long
@settings(max_examples=12, deadline=None)
@given(number=st.integers(0, 10_000), players=st.integers(2, 4))
def test_a_position_of_turm_bauer_loses_nothing(number: int, players: int) -> None:
    start = opened(players, number, **any_options(random.Random(number)))
    for before, _, _, after in played(start, number):
        for state in (before, after):
            seen = turm_view.view(state, number % players)
            options = TURM.options_of(msgspec.json.decode(msgspec.json.encode(seen.state.options)))
            assert TURM.view(msgspec.json.decode(msgspec.json.encode(TURM.position(seen))), options) == seen


@pytest.mark.parametrize("name", ["torres", "turm"])
def test_what_is_wrong_with_a_position_is_told(name: str) -> None:
    lines = {each.name: each for each in (TORRES, TURM)}[name]
    seen = view(new_game(), 0) if name == "torres" else turm_view.view(opened(), 0)
    position = msgspec.to_builtins(lines.position(seen))
    for wrong in ({**position, "stage": "lunch"}, {key: position[key] for key in list(position)[2:]}, [], None):
        with pytest.raises(msgspec.ValidationError):
            lines.view(wrong, seen.state.options)


def test_a_colour_that_is_missing_is_told() -> None:
    seen = turm_view.view(opened(), 0)
    position = msgspec.to_builtins(TURM.position(seen))
    with pytest.raises(msgspec.ValidationError, match="a colour is missing"):
        TURM.view({**position, "figures": {}}, seen.state.options)
