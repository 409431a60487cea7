"""Whose blocks lie on the shelf: those of the one to act; while bots play those of the only person."""

from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened
from torres3d.games.turm_bauer.app.play.panels import BuildingFacts, shown_supply
from torres3d.games.turm_bauer.rules.state import State
from torres3d.hud.models.player_look import PlayerLook


def facts(state: State, follower: int | None, looked_at: str | None = None) -> BuildingFacts:
    """A table at which a person sits alone, or nobody does."""
    players = tuple(PlayerLook(seat, f"p{seat}", "red") for seat in range(state.players))
    return BuildingFacts(state, players, {}, {}, looked_at=looked_at, follower=follower)


def test_a_person_alone_sees_his_own_heap_while_bots_play() -> None:
    state = opened(3)
    assert state.acting is not None
    assert shown_supply(facts(state, 0)) == state.acting.colour == "red"
    assert shown_supply(facts(replace(state, turn=1), 0)) == "red"
    assert shown_supply(facts(replace(state, turn=1), None)) == "blue", "else one looks at the one to act"
    assert shown_supply(facts(replace(state, turn=1), 0, "green")) == "green", "what is looked at comes first"


def test_of_two_colours_it_is_the_one_that_comes_next() -> None:
    state = opened(2)
    coming = [shown_supply(facts(replace(state, turn=turn), 0)) for turn in range(4)]
    assert coming == ["red", "green", "green", "red"]
