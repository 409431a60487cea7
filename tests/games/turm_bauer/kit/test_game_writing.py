"""Whole games of Turm Bauer as text: what is written is read and played again; faults name line and column."""

import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.game_texts import WORDS, example_of
from tests.engine.game_texts import check_round_trip as check_game
from tests.games.torres.rules.texts import nearly
from tests.games.turm_bauer.logs.make import FOLDER
from tests.games.turm_bauer.random_games import any_options, chosen, commanded
from torres3d.base.faults import Fault
from torres3d.base.notation_reader import NotationFault
from torres3d.engine.history import History
from torres3d.engine.log_entries import Header, Undo
from torres3d.engine.log_replay import load_log
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmHistory
from torres3d.games.turm_bauer.kit.game_notation import game_text, read_game
from torres3d.games.turm_bauer.kit.setup_and_options import Player, Setup, seated

EXAMPLE = example_of("turm-bauer-notation.md")
SIGNS = "aben019-/>@:~=&_!,ABD .#²\n"
"""Signs of the notation, and some of none."""


def check_round_trip(history: TurmHistory) -> None:
    check_game(history, game_text, read_game)


@pytest.mark.slow
@settings(max_examples=12, deadline=None, derandomize=True)
@given(st.integers(0, 2**32), st.integers(2, 4), st.integers(0, 200))
def test_a_game_is_read_as_it_was_written(seed: int, players: int, commands: int) -> None:
    rng = random.Random(seed)
    setup = Setup(any_options(rng), seated([None] * players))
    chance = TURM.draw(setup, seed)
    history = History(TURM, Header(TURM.format, TURM.version_of(setup), "drawn", "2026-01-31T20:15:00Z", setup, chance))
    for _ in range(commands):
        state = history.state
        if state.actor is None:
            break
        undo = history.undoable() is not None and rng.random() < 0.5
        command = Undo() if undo else commanded(state, chosen(state, rng), rng, 0.1)
        history.add(history.prepare(state.actor, command))
    check_round_trip(history)


@pytest.mark.slow
@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    WORDS,
    st.lists(st.tuples(WORDS, WORDS, st.none() | WORDS), min_size=3, max_size=4, unique_by=lambda one: one[1]),
    st.integers(0, 2**63 - 1),
)
def test_names_are_read_as_they_were_written(
    name: str, players: list[tuple[str, str, str | None]], tremor: int
) -> None:
    made = Setup({"slips": 4}, tuple(Player(who, (colour,), bot) for who, colour, bot in players))
    chance = TURM.draw(made, tremor)
    check_round_trip(History(TURM, Header(TURM.format, 1, name, "2026-01-31T20:15:00Z", made, chance)))


@pytest.mark.slow
@pytest.mark.parametrize("file", sorted(FOLDER.glob("*/*.turm")), ids=lambda file: file.stem)
def test_the_logs_go_through_the_text(file: Path) -> None:
    _, history = load_log(TURM, file)
    check_round_trip(history)


def test_the_game_of_the_page() -> None:
    assert game_text(read_game(EXAMPLE)) == EXAMPLE


@pytest.mark.slow
@settings(max_examples=300, deadline=None, derandomize=True)
@given(nearly(st.just(EXAMPLE), SIGNS))
def test_any_text_is_a_game_or_a_fault(text: str) -> None:
    try:
        history = read_game(text)
    except (NotationFault, Fault):
        return
    check_round_trip(history)


def test_what_is_left_out_is_as_usual() -> None:
    short = re.sub(r"^(game|created): .*\n", "", EXAMPLE, flags=re.MULTILINE)
    history = read_game(re.sub(r"  # [0-9 ]+$", "\n\n  # as you like", short, flags=re.MULTILINE))
    assert history.header.game == ""
    assert history.steps == read_game(EXAMPLE).steps


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("tremor: 39", "tremor: -39", "the tremor is not a number from 0"),
        ("start: '454'", "start: '455'", "the throws for the start end with nobody highest alone"),
        ("start: '454'", "start: '474'", "found `474`, expected throws of dice"),
        ("rolls: 45", "rolls: 456", "found `456`, expected throws of dice"),
        ("rolls: 45", "rolls:", "35 throws of the dice, but 36 turns are played"),
        ("turm-log", "torres-log", "line 1: found `torres-log 1`, expected turm-log of version 1 or 2"),
        ("slips: 2", "slips: 12", "the option `slips` cannot be 12"),
        ("[blue]", "[blue, black]", "has 2 colours"),
        ("name: Ida", "who: Ida", "there is no key `who`"),
        ("---\n", "", "the line --- after the header"),
        ("'2026-01-31T20:15:00Z'", "today", "the time of its creation"),
    ],
)
def test_a_fault_of_the_header_says_what_is_wrong(old: str, new: str, said: str) -> None:
    assert old in EXAMPLE
    with pytest.raises((NotationFault, Fault), match=re.escape(said)):
        read_game(EXAMPLE.replace(old, new, 1))


LINES = EXAMPLE.split("\n")
FIRST = LINES.index("---") + 2
"""The number of the first turn's line."""


@pytest.mark.parametrize(
    ("old", "new", "turn", "column", "found", "expected"),
    [
        ("1 B 4+5", "1 A 4+5", 1, 1, "1 A 4+5", "1 B 4+5"),
        ("2 C 5+2", " 3 C 5+2", 2, 2, "3 C 5+2", "2 C 5+2"),
        ("2 C 5+2", "2 C 5+3", 2, 1, "2 C 5+3", "2 C 5+2"),
        ("2 C 5+2", "second", 2, 1, "second", "a turn, its colour and the dice"),
        ("1 B 4+5: 4", "1 B 4+5: 7", 1, 10, None, "a choice such as"),
        ("1 B 4+5: ", "1 B 4+5: stay ", 1, 10, "stay", "a command that is legal: wrong_stage"),
        ("1 B 4+5: ", "1 B 4+5: undo ", 1, 10, "undo", "a command that is legal: "),
        ("1 B 4+5: ", "1 B 4+5: 3i@m10/2:ee ", 1, 10, "3i@m10/2:ee", "a command that is legal: not_thrown"),
    ],
)
def test_a_fault_names_line_and_column(
    old: str, new: str, turn: int, column: int, found: str | None, expected: str
) -> None:
    assert old in EXAMPLE
    with pytest.raises(NotationFault) as caught:
        read_game(EXAMPLE.replace(old, new, 1))
    fault = caught.value
    assert (fault.line, fault.column) == (FIRST + turn - 1, column)
    assert found is None or fault.found == found
    assert fault.expected.startswith(expected)


def test_nothing_follows_the_end() -> None:
    _, history = load_log(TURM, FOLDER / "version-1" / "3p-house-whole.turm")
    text = game_text(history).replace(" stay\n# won", " stay stay\n# won").replace("\n# won", " stay\n# won")
    with pytest.raises(NotationFault, match="nothing more: the game is over"):
        read_game(text)
