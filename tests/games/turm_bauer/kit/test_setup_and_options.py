"""Set-ups and chance of Turm Bauer."""

import random
from typing import Any

import pytest

from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.kit.chance import LARGEST_TREMOR, Chance, chance_error, draw, starter
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.kit.setup_and_options import (
    RANGES,
    Player,
    Setup,
    SetupFault,
    allowed_values,
    check_players,
    colours_each,
    options_of,
    resolve,
    seated,
)
from torres3d.games.turm_bauer.rules.options import Options


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_are_seated_in_the_usual_colours(players: int) -> None:
    found = seated(["careful", None, "careful", None][:players])
    check_players(found)
    assert [len(player.colours) for player in found] == [colours_each(players)] * players
    assert found[0].name == ("careful" if players == 2 else "careful 1")
    assert found[1].bot is None


def test_options_are_the_usual_ones_but_for_those_named() -> None:
    assert resolve({}) == Options()
    assert resolve({"slips": 9, "wobble": "windy"}) == Options(slips=9, wobble="windy")
    assert options_of(Setup({"collapse": 2}, seated([None, None]))).collapse == 2


def test_a_game_gets_the_lowest_version_of_the_log_that_knows_its_options() -> None:
    players = seated([None, None, None])
    old: tuple[dict[str, Any], ...] = ({}, {"slips": 9, "overhang": "row"})
    new: tuple[dict[str, Any], ...] = ({"slips": "none"}, {"overhang": "parts"})
    for rules, version in (*((each, 1) for each in old), *((each, 2) for each in new)):
        setup = Setup(rules, players)
        assert TURM.version_of(setup) == version
        assert Game.create(TURM, setup, seed=1).header.version == version
        for older in range(1, version):
            with pytest.raises(SetupFault, match="cannot be"):
                TURM.check(setup, older)


@pytest.mark.parametrize("option", Options.__struct_fields__)
def test_every_option_has_its_values_the_default_first(option: str) -> None:
    values = allowed_values(option)
    assert getattr(Options(), option) in values
    if option not in RANGES:
        assert values[0] == getattr(Options(), option)
    for value in values:
        assert getattr(resolve({option: value}), option) == value
    for value in (None, [], {}, "x", 99, 1.5, True):
        with pytest.raises(SetupFault) as caught:
            resolve({option: value})
        assert str(values[0]) in str(caught.value)


@pytest.mark.parametrize(("option", "least", "most"), [("slips", 1, 9), ("collapse", 2, 5)])
def test_numbers_are_bounded_as_the_rules_say(option: str, least: int, most: int) -> None:
    for value in (least, most):
        assert getattr(resolve({option: value}), option) == value
    for value in (least - 1, most + 1):
        with pytest.raises(SetupFault):
            resolve({option: value})


def test_the_usual_set_up_is_not_kept_in_full() -> None:
    players = (Player("A", ("red",), None), Player("B", ("blue",), None), Player("C", ("green",), "unheard-of"))
    TURM.check(Setup({}, players), 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_drawn_chance_is_possible_and_the_same_for_a_seed(players: int) -> None:
    colours = players * colours_each(players)
    for seed in range(60):
        chance = draw(players, colours, seed)
        assert chance_error(chance, players, colours) is None
        assert chance == draw(players, colours, seed)
        assert 0 <= starter(chance, players) < players
        assert 0 <= chance.tremor <= LARGEST_TREMOR
    assert draw(players, colours) != draw(players, colours)
    starters = {starter(draw(players, colours, seed), players) for seed in range(60)}
    assert starters == set(range(players))
    assert any(len(draw(players, colours, seed).start) > 1 for seed in range(60))


def test_throws_for_the_start_are_possible_exactly_if_they_could_be_thrown() -> None:
    rng = random.Random(1)
    rolls = ((1, 1),) * 36
    possible = {draw(3, 3, seed).start for seed in range(4000)}
    for _ in range(3000):
        count = rng.randint(0, 2)
        start = tuple(tuple(rng.randint(1, 6) for _ in range(rng.choice([2, 3]))) for _ in range(count))
        if chance_error(Chance(start, rolls, 0), 3, 3) is None:
            tied = [seat for seat in range(3) if start[0][seat] == max(start[0])]
            assert len(start) == 1 + (len(tied) > 1)
            assert len(start[-1]) == (3 if len(start) == 1 else len(tied))
            assert start[-1].count(max(start[-1])) == 1
        else:
            assert start not in possible
