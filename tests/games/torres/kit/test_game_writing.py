"""Whole games as text: what is written is read and played again, undos included; faults name line and column."""

import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.game_texts import WORDS, example_of
from tests.engine.game_texts import check_round_trip as check_game
from tests.games.torres.logged_games import begun, play, setup
from tests.games.torres.recorded_games import examples
from tests.games.torres.rules.texts import nearly
from tests.games.torres.setups import COMBINATIONS
from torres3d.base.faults import Fault
from torres3d.base.notation_reader import NotationFault
from torres3d.engine.history import History
from torres3d.engine.log_entries import Header
from torres3d.engine.log_replay import load_log
from torres3d.engine.logged_game import Game
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory
from torres3d.games.torres.kit.game_notation import game_text, read_game
from torres3d.games.torres.kit.setup_and_options import Player, Setup
from torres3d.games.torres.rules import commands as c

EXAMPLE = example_of("notation.md")


def check_round_trip(history: TorresHistory) -> None:
    check_game(history, game_text, read_game)


@pytest.mark.slow
@settings(max_examples=20, deadline=None, derandomize=True)
@given(st.integers(0, 2**32), st.sampled_from(COMBINATIONS), st.integers(0, 400))
def test_a_game_is_read_as_it_was_written(seed: int, combination: tuple[str, str, int], commands: int) -> None:
    edition, mode, players = combination
    game = Game.create(TORRES, setup(edition, mode, players), seed=seed)
    play(game, random.Random(seed), commands)
    check_round_trip(game.history)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(WORDS, st.lists(st.tuples(WORDS, WORDS, st.none() | WORDS), min_size=2, max_size=2, unique_by=lambda p: p[1]))
def test_names_are_read_as_they_were_written(name: str, players: list[tuple[str, str, str | None]]) -> None:
    people = tuple(Player(*player) for player in players)
    made = Setup("romanian", "basic", {"deck": "hand"}, people)
    header = Header(TORRES.format, 2, name, "2026-01-31T20:15:00Z", made, TORRES.draw(made, 1))
    check_round_trip(History(TORRES, header))


@pytest.mark.parametrize("file", examples(), ids=lambda file: file.stem)
def test_the_examples_go_through_the_text(file: Path) -> None:
    _, history = load_log(TORRES, file)
    check_round_trip(history)


def test_the_game_of_the_page() -> None:
    assert game_text(read_game(EXAMPLE)) == EXAMPLE


def test_a_line_is_what_one_seat_did_in_one_go() -> None:
    game = begun()
    game.undo(1)
    game.submit(c.PlaceKing("a4"))
    game.submit(c.Score())
    game.submit(c.EndTurn(0, (0,) * 3))
    game.submit(c.Score())
    body = game_text(game.history).split("---\n")[1]
    assert body == ("set-up A: Nc3\nset-up B: Nf6 Kd8 undo Ka4\n1.1 A: * end/0>000  # 1 0\n1.1 B: *  # 1 2\n")


@pytest.mark.slow
@settings(max_examples=300, deadline=None, derandomize=True)
@given(nearly(st.just(EXAMPLE)))
def test_any_text_is_a_game_or_a_fault(text: str) -> None:
    try:
        history = read_game(text)
    except (NotationFault, Fault):
        return
    check_round_trip(history)


def test_what_is_left_out_is_as_usual() -> None:
    short = re.sub(r"^(game|created): .*\n", "", EXAMPLE, flags=re.MULTILINE)
    history = read_game(short.replace("  # 3 0", "\n\n  # as you like"))
    assert history.header.game == ""
    assert history.steps == read_game(EXAMPLE).steps


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "found", "expected"),
    [
        ("---\n", "", 24, None, "", "the line --- after the header"),
        ("torres-log", "chess", 1, None, "chess 2", "torres-log of version 1 or 2"),
        ("version: 2", "version: 3", 1, None, "torres-log 3", "torres-log of version 1 or 2"),
        ("'2026-01-31T20:15:00Z'", "today", None, None, "today", "the time of its creation"),
        ("master: row\n", "", 10, None, "the master game needs a master card", "decks and a master card"),
        ("set-up A: Fa1", "start A: Fa1", 13, 1, "start A", "a moment and a seat"),
        ("set-up A: Fa1", "set-up A: Fa9", 13, 12, "a9", "a square from a1 to h8"),
        ("Fa7 undo Fa8", "Fa7 Fa8", 15, 15, "Fa8", "a command that is legal: not_your_turn"),
        (
            "set-up A: Fd4",
            "set-up A: undo",
            17,
            11,
            "undo",
            "a command that is legal: the last command belongs to seat 1",
        ),
        ("1.1 B: *", " 1.2 B: *", 24, 2, "1.2 B", "1.1 B"),
        ("1.1 B: *", "1.1 A: *", 24, 8, "*", "a command that is legal: not_your_turn"),
        ("* end/0>000", "* end/1>000", 23, 36, "end/1>000", "a command that is legal: give_up_used_stack"),
    ],
)
def test_a_fault_names_line_and_column(
    old: str, new: str, line: int | None, column: int | None, found: str, expected: str
) -> None:
    assert old in EXAMPLE
    with pytest.raises(NotationFault) as caught:
        read_game(EXAMPLE.replace(old, new))
    fault = caught.value
    assert (fault.line, fault.column, fault.found) == (line, column, found)
    assert fault.expected.startswith(expected)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("mode: master", "mode: fast", "basic, variant, master"),
        ("mode: master", "mode: [", "YAML"),
        ("edition: rio-grande-1999", "edition: none", "there is no edition `none`"),
        ("colour: blue", "hue: blue", "there is no key `hue`"),
        ("king_bonus", "queen_bonus", "there is no option `queen_bonus_scored`"),
    ],
)
def test_a_fault_of_the_header_says_what_is_allowed(old: str, new: str, said: str) -> None:
    with pytest.raises(Fault, match=re.escape(said)):
        read_game(EXAMPLE.replace(old, new))
