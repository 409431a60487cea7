"""The laws of the game over random games of all editions, modes, numbers of players and house rules.

``TORRES_GAMES=1000 pytest tests/games/torres/rules/test_random_games.py`` plays the big run; without it there are 24
games."""

import os
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.torres.random_games import drawn, game, played
from tests.games.torres.rules import laws
from tests.games.torres.setups import CHOICES, COMBINATIONS, begin, mixed
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.game_course import fold
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import ACTION_CARDS
from torres3d.games.torres.rules.state import State

GAMES = int(os.environ.get("TORRES_GAMES", "24"))
PIECES = 8
"""The games are dealt to this many tests."""


@pytest.mark.parametrize("piece", range(PIECES))
def test_laws_of_random_games(piece: int) -> None:
    for number in range(piece, GAMES, PIECES):
        options, rng = drawn(number)
        dice = random.Random(-number)
        start = begin(options, rng)
        laws.check_state(start)
        assert laws.cards_of(start) == laws.all_cards(start)
        events: list[Event] = []
        end: State = start
        for step in played(start, rng):
            laws.check_step(step)
            if dice.random() < 0.2:
                laws.check_legal(step.before, step.legal, dice, strays=60)
                laws.check_view(step.before, dice)
            events += step.events
            end = step.after
        assert legal(end) == []
        laws.check_legal(end, [], dice, strays=60)
        assert fold(start, tuple(events)) == end
        assert end.winners == tuple(seat for seat, score in enumerate(end.scores) if score == max(end.scores))


@pytest.mark.slow
@settings(max_examples=15, deadline=None, derandomize=True)
@given(st.integers(0, 2**32), st.sampled_from((2, 3, 4)))
def test_laws_with_house_rules(seed: int, players: int) -> None:
    rng = random.Random(seed)
    for step in played(begin(mixed(rng, players), rng), rng):
        laws.check_step(step)
        if rng.random() < 0.05:
            laws.check_legal(step.before, step.legal, rng, strays=30)


@pytest.mark.slow
@settings(max_examples=6, deadline=None, derandomize=True)
@given(st.integers(0, 10_000), st.floats(0.1, 0.95))
def test_every_command_is_taken_or_refused(number: int, part: float) -> None:
    """At one moment of a game `decide` is asked all commands there are."""
    steps = list(game(number))
    step = steps[int(part * len(steps))]
    allowed = set(step.legal)
    for command in laws.every_command(step.before):
        laws.check_verdict(step.before, command, command in allowed)


@pytest.mark.slow
def test_random_games_reach_everything() -> None:
    """The laws are worth something only if the games come everywhere: every kind of event, stage and card."""
    events, stages, cards = set(), set(), set()
    for number in range(40):
        for step in game(number):
            events |= {type(event) for event in step.events}
            stages.add(step.after.stage)
            cards.add(step.after.played)
    assert events == set(Event.__args__)
    assert stages == {"foundations", "knights", "king", "turn", "keep", "move_king", "starter", "carry", "over"}
    assert cards - {None} == set(ACTION_CARDS)


def test_setups_cover_all_editions_and_options() -> None:
    plain_games = {(drawn(number)[0].mode, drawn(number)[0].players) for number in range(0, 54, 2)}
    assert len(plain_games) == 9
    assert len(COMBINATIONS) == 27
    mixtures = [drawn(number)[0] for number in range(1, 80, 2)]
    for option, values in CHOICES.items():
        assert {getattr(options, option) for options in mixtures} == set(values)


def test_same_number_same_game() -> None:
    assert [step.command for step in game(7)] == [step.command for step in game(7)]
