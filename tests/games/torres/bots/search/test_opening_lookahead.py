"""Foundations, first knights, the king, the starter: with foresight and without."""

import random

import pytest

from tests.games.torres.random_games import new_game
from tests.games.torres.setups import EDITIONS
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.bots.search import foundation_and_king_choices
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.foundation_and_king_choices import foreseen, place, ranked
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import Mode
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State

STAGES = ("foundations", "knights", "king", "move_king", "starter")


def choices(edition: str, mode: Mode, players: int) -> list[State]:
    """One state of a game of each of those stages it has."""
    state = new_game(edition, mode, players, 3)
    bots = [BOTS.make_bot("novice", seat) for seat in range(players)]
    found: dict[str, State] = {}
    while state.actor is not None:
        found.setdefault(state.stage, state)
        state = apply(state, bots[state.actor].choose(view(state, state.actor)))
    return [state for stage, state in found.items() if stage in STAGES]


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "players"), [("basic", 2), ("master", 3)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_choice_is_legal_and_the_same_each_time(
    edition: str, mode: Mode, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foundation_and_king_choices, "CHOICES", 3)
    monkeypatch.setattr(foundation_and_king_choices, "TURNS", 2)
    for state in choices(edition, mode, players):
        assert state.actor is not None
        found = [foreseen(state, state.actor, weights(), random.Random(1))[0][1] for _ in range(2)]
        assert found[0] == found[1]
        assert found[0] in legal(state)


def test_the_choice_is_the_one_that_turns_out_best(monkeypatch: pytest.MonkeyPatch) -> None:
    state = choices("rio-grande-1999", "basic", 2)[0]
    first = ranked(state, 0, weights(), random.Random(1))
    assert {repr(command) for command in first} == {repr(command) for command in legal(state)}
    for best in first[:3]:
        values = {apply(state, command): float(command == best) for command in first}
        monkeypatch.setattr(foundation_and_king_choices, "played_on", lambda after, *_, values=values: values[after])
        assert foreseen(state, 0, weights(), random.Random(1))[0][1] == best


@pytest.mark.slow
def test_what_a_choice_leads_to_is_looked_at_some_turns_later() -> None:
    state = choices("rio-grande-1999", "basic", 2)[0]
    one, other = (apply(state, command) for command in ranked(state, 0, weights(), random.Random(1))[:2])

    def later(after: State) -> float:
        return foundation_and_king_choices.played_on(after, 0, weights(), (0.0, 1.0), random.Random(2))

    assert later(one) == later(one)
    assert later(one) != later(other)


def test_in_a_hurry_the_choice_is_one_of_the_best_at_first_sight() -> None:
    state = choices("romanian", "basic", 2)[0]
    found: Command = foreseen(state, 0, weights(), random.Random(4), lambda: True)[0][1]
    assert found == place(state, 0, weights(), random.Random(4))
