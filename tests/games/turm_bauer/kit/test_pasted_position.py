"""Positions from anybody: every moment of a game can be played on, and faults name their lines."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.turm_bauer.random_games import opened, played
from torres3d.base.notation_reader import NotationFault
from torres3d.games.turm_bauer.kit.pasted_position import is_position, playable_position, players_of
from torres3d.games.turm_bauer.kit.position_text import position_text
from torres3d.games.turm_bauer.kit.setup_and_options import colours_by_seat
from torres3d.games.turm_bauer.rules.initial_state import opening
from torres3d.games.turm_bauer.rules.options import Options

POSITION = """\
dice 2 3
turn 5
begins blue
red 3l@o10/1:e,n
blue 2a@n10/2:u
red on o10/1
"""


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.integers(2, 4), st.integers(0, 1000), st.integers(0, 60))
def test_every_moment_of_a_game_can_be_gone_on_with(players: int, seed: int, commands: int) -> None:
    colours, begun = colours_by_seat(players), opened(players, seed)
    state = opening(begun.options, colours, seed % players, begun.rolls, begun.tremor)
    for _, _, _, after in played(state, seed, 0.1, commands):
        state = after
    if state.dice is not None:
        text = position_text(state)
        assert is_position(text)
        assert playable_position(text, state.options, colours).blocks == state.blocks


def test_the_number_of_players_is_told_or_seen_from_the_colours() -> None:
    assert players_of(POSITION) == (3, POSITION.rstrip("\n"))
    assert players_of(POSITION + "yellow rings 1\n")[0] == 4
    players, text = players_of("players 2\n" + POSITION)
    assert players == 2
    assert text == "\n" + POSITION.rstrip("\n"), "lines keep their numbers"
    with pytest.raises(NotationFault) as fault:
        players_of(POSITION + "players 7")
    assert fault.value.line == 7
    with pytest.raises(NotationFault):
        players_of("dice 1 1\n" * 101)


def test_other_texts_are_no_positions() -> None:
    assert is_position(POSITION)
    assert not is_position("")
    assert not is_position("1 B 4+5: stay")
    assert not is_position("format: turm-study")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("dice 2 3", "dice 2 7", 1),
        ("red 3l@o10/1:e,n", "red 3l@o10/1:ee", 4),
        ("red 3l@o10/1:e,n", "red 3l@p10/1:e,n", 4),
        ("red 3l@o10/1:e,n", "red 3l@n10/1:e,n", 4),
        ("red 3l@o10/1:e,n", "red 3l@zzz10/1:e,n", 4),
        ("red 3l@o10/1:e,n", "red 3l@o10/91:e,n", 4),
        ("blue 2a@n10/2:u", "blue 2a@n10/4:u", 5),
        ("blue 2a@n10/2:u", "blue 2a@o10/1:u", 5),
        ("red on o10/1", "red on n10/1", 6),
        ("red on o10/1", "red on q10/1", 6),
        ("red on o10/1", "purple on o10/1", 6),
    ],
)
def test_a_fault_names_its_line(old: str, new: str, line: int) -> None:
    colours = colours_by_seat(3)
    playable_position(POSITION, Options(), colours)
    assert old in POSITION
    with pytest.raises(NotationFault) as fault:
        playable_position(POSITION.replace(old, new), Options(), colours)
    assert fault.value.line == line


def test_two_figures_have_two_fields() -> None:
    with pytest.raises(NotationFault) as fault:
        playable_position(POSITION + "blue on o10/1\n", Options(), colours_by_seat(3))
    assert fault.value.line == 7


def test_somebody_has_something_to_do() -> None:
    ids = playable_position("dice 1 1", Options(), colours_by_seat(3)).sets[0].supply
    with pytest.raises(NotationFault):
        playable_position(f"dice 1 1\nturn 1\nred box {' '.join(ids)}", Options(), colours_by_seat(3))
