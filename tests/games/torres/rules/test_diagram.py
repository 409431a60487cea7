"""Positions as text: what is written is read again, a fault names its place, docs/notation.md is right."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.torres.random_games import game
from tests.games.torres.rules.boards import names, replace, sq
from tests.games.torres.rules.texts import fault_of, nearly
from tests.games.torres.setups import EDITIONS, MODES, options
from tests.house.places import ROOT
from torres3d.base.notation_reader import NotationFault
from torres3d.games.torres.rules.board import board_of
from torres3d.games.torres.rules.cards import DECK
from torres3d.games.torres.rules.diagram import board_text, diagram, from_diagram
from torres3d.games.torres.rules.diagram_lines_beside_board import FIELDS
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, MASTER_CARDS
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State

PAGE = (ROOT / "docs/notation.md").read_text("utf-8")
DEPLOYED = """
    .  .  .  .
    .  1  2A .
    B  3K .  .
    """


@st.composite
def states(draw: st.DrawFn) -> State:
    """Any state at all, whether or not play leads to it."""
    seed, edition = draw(st.integers(0, 2**32)), draw(st.sampled_from(sorted(EDITIONS)))
    rng, players = random.Random(seed), draw(st.integers(2, 4))
    chosen = options(edition, draw(st.sampled_from(MODES)), players)
    phase = draw(st.integers(1, 3))
    squares = rng.sample(range(64), 6 * players + 1)
    knights = [sum(1 << s for s in squares[6 * seat : 6 * seat + rng.randint(0, 6)]) for seat in range(players)]

    def cards(most: int) -> tuple[str, ...]:
        return tuple(rng.choice((*ACTION_CARDS, "hidden")) for _ in range(rng.choice((0, 0, 1, most))))

    return State(
        options=chosen,
        stage=draw(st.sampled_from(("turn", "turn", "knights", "keep", "carry", "over"))),
        actor=draw(st.none() | st.integers(0, players - 1)),
        start=rng.randrange(players),
        phase=phase,
        round=rng.randint(1, chosen.rounds(phase)),
        board=board_of(bytes(rng.choice((0, 0, 1, 2, 11)) for _ in range(64))),
        knights=tuple(knights),
        king=rng.choice((0, 1 << squares[-1])),
        scores=tuple(rng.choice((0, 0, 7, 250)) for _ in range(players)),
        stacks=tuple(tuple(rng.randint(0, 3) for _ in range(rng.randint(0, 4))) for _ in range(players)),
        supply=rng.randint(0, 92),
        waiting=tuple(rng.choice((0, 0, 2)) for _ in range(players)),
        hands=tuple(tuple(sorted(cards(4))) for _ in range(players)),
        bought=cards(2),
        decks=tuple(cards(9) for _ in range({"common": 1, "own": players, "hand": 0}[chosen.deck])),
        offer=cards(3),
        ap=rng.choice((0, 3, 5, 7)),
        stack=rng.choice((None, 0, 3)),
        played=rng.choice((None, *ACTION_CARDS)),
        master=rng.choice((None, *MASTER_CARDS)),
        winners=tuple(sorted(rng.sample(range(players), rng.randint(0, players)))),
    )


@settings(deadline=None, derandomize=True)
@given(states())
def test_a_state_is_read_as_it_was_written(state: State) -> None:
    assert from_diagram(diagram(state), state.options) == state


@pytest.mark.slow
@settings(max_examples=4, deadline=None, derandomize=True)
@given(st.integers(0, 10_000))
def test_every_position_of_a_random_game_is_read_as_it_was_written(number: int) -> None:
    for step in game(number):
        text = diagram(step.after)
        assert from_diagram(text, step.after.options) == step.after
        if step.after.actor is not None:
            seen = view(step.after, step.after.actor).state
            assert from_diagram(diagram(seen), seen.options) == seen


@settings(deadline=None, derandomize=True)
@given(nearly(states().map(diagram)))
def test_any_text_is_a_position_or_a_fault_within_it(text: str) -> None:
    lines = text.split("\n")
    chosen = options(deck="common", players=4)
    fault = fault_of(lambda given: from_diagram(given, chosen), text)
    if fault is None:
        state = from_diagram(text, chosen)
        assert from_diagram(diagram(state), chosen) == state
    elif fault.line is not None:
        assert 1 <= fault.line <= len(lines)
        assert fault.column is None or 1 <= fault.column <= len(lines[fault.line - 1]) + 2
        assert fault.cell is None or lines[fault.line - 1].split()[fault.cell - 1] == fault.found


def test_a_board_is_read_as_one_sees_it() -> None:
    state = from_diagram(DEPLOYED, options())
    assert (state.board.heights[sq("b2")], state.board.heights[sq("c2")]) == (1, 2)
    assert names(state.knights[0]) == {"c2"}
    assert names(state.knights[1]) == {"a1"}
    assert names(state.king) == {"b1"}


def test_what_is_not_said_is_as_usual() -> None:
    chosen = options(mode="basic", players=2, deck="own")
    state = from_diagram(DEPLOYED, chosen)
    assert (state.stage, state.actor, state.start, state.ap) == ("turn", 0, 0, 5)
    assert (state.phase, state.round, state.scores) == (1, 1, (0, 0))
    assert state.stacks == ((3, 3, 3, 3), (3, 3, 3, 3))
    assert state.supply == 92 - 6 - 24
    assert (state.hands, state.decks) == (((), ()), (DECK, DECK))
    assert from_diagram("moment: 2.4", chosen).stacks == ((3,), (3,))
    assert from_diagram("stage: over", chosen).actor is None
    assert from_diagram("stage: keep", chosen).ap == 0


def test_a_hand_may_be_written_in_any_order() -> None:
    assert from_diagram("hand B: under climb leap", options()).hands == ((), ("climb", "leap", "under"))


def test_the_usual_is_not_written() -> None:
    state = from_diagram(DEPLOYED, options())
    assert diagram(state) == board_text(state) + "\n"
    assert diagram(replace(state, ap=3, scores=(0, 4))).startswith("ap: 3\nscores: 0 4\n.")


def test_the_positions_of_the_page() -> None:
    (whole,) = re.findall(r"^```diagram\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    state = from_diagram(whole, options())
    assert legal(state)
    assert [" ".join(line.split()) for line in diagram(state).splitlines()] == [
        " ".join(line.split()) for line in whole.splitlines()
    ]
    (corner,) = re.findall(r"^```corner\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert from_diagram(corner, options()) == from_diagram(DEPLOYED, options())


def test_the_lines_of_the_page() -> None:
    section = PAGE[PAGE.index("## Positions") :]
    rows = re.findall(r"^\| `((\w+)(?: \w)?: [^`]*)`", section, re.MULTILINE)
    assert {name for _, name in rows} == {*FIELDS, "stage", "moment", "hand", "deck"}
    for line, _ in rows:
        chosen = options(players=3 if "C" in line else 2, deck="common")
        from_diagram(line.replace(" …", ""), chosen)


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        (".  .\n.  2E", "line 2, cell 2: found `2E`", "a cell such as"),
        ("100 .", "line 1, cell 1: found `100`", "a cell such as"),
        (". . . . . . . . 1", "line 1, cell 9: found `1`", "no more than 8 cells"),
        ("\n".join("." * 9), "line 9: found `.`", "no more than 8 lines"),
        (". C", "line 1, cell 2: found `C`", "pieces of this game's players only (A, B, K)"),
        ("K .\n. 1K", "line 1, cell 1: found `K`", "no more than 1 of the piece K"),
        ("A A A A\nA A A .", "line 1, cell 4: found `A`", "no more than 6 of the piece A"),
        ("90 90", "found `204 blocks`", "no more than 92"),
        ("90 3\nstacks: - -", "found `93 blocks`", "no more than 92"),
        ("used: - 1", "line 1, column 9: found `1`", "1 word"),
        ("moment: 1.1 1", "line 1, column 13: found `1`", "1 word"),
        ("moon: 2\n.", "line 1, column 1: found `moon`", "one of stage, moment, actor"),
        ("ap: 1\nap: 2", "line 2, column 1: found `ap`", "each line once"),
        ("ap: many", "line 1, column 5: found `many`", "a number"),
        ("ap:", "line 1, column 5: the text ends", "a number"),
        ("ap: 1 2", "line 1, column 7: found `2`", "1 word"),
        ("scores: 1", "line 1, column 11: the text ends", "2 words"),
        ("scores: 1 2 3", "line 1, column 13: found `3`", "2 words"),
        ("scores: 1 -2", "line 1, column 11: found `-2`", "a number"),
        ("stacks: 3 x", "line 1, column 11: found `x`", "the blocks of each stack"),
        ("actor: E", "line 1, column 8: found `E`", "a seat from A to D"),
        ("stage: late", "line 1, column 8: found `late`", "a stage (foundations, knights"),
        ("moment: 4.1", "line 1, column 9: found `4.1`", "phase and round such as 2.1, at most 1.4, 2.4, 3.4"),
        ("moment: 1.5", "line 1, column 9: found `1.5`", "phase and round"),
        ("hand A: leap jump", "line 1, column 14: found `jump`", "a card (climb, under"),
        ("hand C: leap", "line 1, column 1: found `hand C`", "one of"),
        ("winners: - A", "line 1, column 12: found `A`", "1 word"),
    ],
)
def test_a_fault_names_line_and_cell(text: str, place: str, expected: str) -> None:
    with pytest.raises(NotationFault) as caught:
        from_diagram(text, options())
    assert str(caught.value).startswith(place)
    assert caught.value.expected.startswith(expected)


def test_all_92_blocks_may_be_on_the_board_and_the_stacks() -> None:
    assert from_diagram("80 3\nstacks: 9 -", options()).supply == 0
    assert from_diagram("80 2\nstacks: 9 -", options()).supply == 1


def test_stacks_of_one_digit_are_written_and_no_others() -> None:
    state = from_diagram("stacks: 9 90", options())
    assert "stacks: 9 90" in diagram(state).splitlines()
    for blocks in (10, -1):
        with pytest.raises(ValueError, match="each number has one digit"):
            diagram(replace(state, stacks=((blocks,), (9,))))


def test_stacks_that_are_not_said_are_those_of_the_phase() -> None:
    chosen = options(stacks=((3, 3), (2, 2, 2), (1, 1)))
    assert from_diagram("moment: 2.2", chosen).stacks == ((2, 2), (2, 2))
    assert from_diagram("moment: 1.1", chosen).stacks == ((3, 3), (3, 3))
    assert from_diagram("moment: 3.2", chosen).stacks == ((1,), (1,))
