"""Where one command is all there is to choose: the one a level gives, and why, where the position shows it."""

import pytest
from msgspec.structs import replace

from tests.games.torres.random_games import random_states
from tests.games.torres.setups import options
from torres3d.games.torres.bots.hint import hint_for
from torres3d.games.torres.bots.hint_and_analysis_types import Reason
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.reasons.turn_comparison import reasons_to_choose
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.bots.search import foundation_and_king_choices
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.search_bot import chance_for, sample_cards, settle
from torres3d.games.torres.rules.commands import Keep, LeaveKing, PlaceKing
from torres3d.games.torres.rules.diagram import from_diagram
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State

KNOWN = weights()
BESIDE_ONE_CASTLE = """\
moment: 1.4
stage: move_king
actor: A
stacks: - -
scores: 3 9
.   .   .   .   .   .   .   .
.   1   2A  .   .   .   .   .
.   1   1   .   .   .   .   .
.   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .
.   .   .   .   .   1   2B  .
1K  .   .   .   .   1   1   .
.   .   .   .   .   .   .   .
"""
"""A chooses where the king goes; the second year's bonus is for a knight on level 2."""


@pytest.fixture(autouse=True)
def short_foresight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foundation_and_king_choices, "CHOICES", 3)
    monkeypatch.setattr(foundation_and_king_choices, "TURNS", 1)


def stages(seed: int) -> list[State]:
    """Positions of a random game where no turn is played, one of each stage."""
    found: dict[str, list[State]] = {}
    for state in random_states(seed):
        if state.actor is not None and state.stage != "turn":
            found.setdefault(state.stage, []).append(state)
    return [state for those in found.values() for state in those[:1]]


def settled(state: State, level: Level) -> object:
    """What a level gives, as its bot finds it, once the hidden cards were imagined as for a hint."""
    assert state.actor is not None
    chance = chance_for(7, state)
    sample_cards(view(state, state.actor), chance)
    return settle(view(state, state.actor), level, KNOWN, chance)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["expert", "hard-3"])
@pytest.mark.parametrize("seed", range(4))
def test_with_reasons_the_command_is_the_same(seed: int, level: str) -> None:
    for state in stages(seed):
        assert state.actor is not None
        hint = hint_for(view(state, state.actor), BOTS.level_named(level), KNOWN, 7)
        # A hint is the best choice, where a bot varies its openings.
        assert hint.commands == (settled(state, replace(BOTS.level_named(level), variety=0.0)),)
        if hint.reasons:
            assert isinstance(hint.commands[0], Keep | PlaceKing | LeaveKing)
            assert hint.reasons[0].points > 0


def test_the_king_goes_where_his_bonus_is_ones_own() -> None:
    state = from_diagram(BESIDE_ONE_CASTLE, options("rio-grande-1999", "basic", 2))
    choices = [(20.0, PlaceKing("b6")), (19.5, PlaceKing("c6")), (2.0, PlaceKing("f2"))]
    told = reasons_to_choose(state, 0, choices, KNOWN)
    assert {(each.kind, each.seat, each.counts) for each in told} == {("king", 0, (10, 0)), ("king", 1, (0, 10))}
    assert min(each.points for each in told) > 0


def test_what_the_position_does_not_show_is_no_reason() -> None:
    state = from_diagram(BESIDE_ONE_CASTLE, options("rio-grande-1999", "basic", 2))
    against = [(20.0, PlaceKing("f2")), (2.0, PlaceKing("b6"))]
    both = BESIDE_ONE_CASTLE.replace("1   2A", "2B  2A").replace("2B  .\n1K", "1   .\n1K")
    shared = from_diagram(both, options("rio-grande-1999", "basic", 2))
    for_both = [(20.0, PlaceKing("c6")), (2.0, PlaceKing("f2"))]
    alike = [(20.0, PlaceKing("b6")), (19.5, PlaceKing("f2"))]
    assert reasons_to_choose(state, 0, against, KNOWN) == ()
    assert reasons_to_choose(shared, 0, for_both, KNOWN) == (), "it brings B more"
    assert reasons_to_choose(state, 0, alike, KNOWN) == ()
    assert reasons_to_choose(state, 0, [], KNOWN) == ()


def test_a_card_is_kept_for_what_it_is_worth_beside_another_card() -> None:
    offered = [state for seed in range(12) for state in random_states(seed) if state.stage == "keep"]
    told: list[Reason] = []
    for state in offered[::5]:
        assert state.actor is not None
        hint = hint_for(view(state, state.actor), BOTS.level_named("expert"), KNOWN, 1)
        told += hint.reasons
    assert {reason.kind for reason in told} == {"hand"}
    assert all(reason.counts[0] == reason.counts[1] for reason in told), "a card more in any case"


def test_where_first_knights_stand_has_no_reasons() -> None:
    begun = [state for state in stages(1) if state.stage in ("foundations", "knights")]
    assert begun
    for state in begun:
        assert state.actor is not None
        assert hint_for(view(state, state.actor), BOTS.level_named("expert"), KNOWN, 1).reasons == ()
