"""Positions that no game can reach are reported with the reason, and none that a game reaches.

``TORRES_GAMES=1000 pytest tests/games/torres/rules/test_soundness.py`` looks at the states of many more games.
"""

import os
import random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.torres.golden.make import GOLDEN
from tests.games.torres.golden.wanted import WANTED
from tests.games.torres.lively_choices import by_kind, lively
from tests.games.torres.random_games import drawn, game
from tests.games.torres.recorded_games import example_names, recorded
from tests.games.torres.rules import kept_flaws
from tests.games.torres.rules.boards import sq
from tests.games.torres.rules.test_diagram import states
from tests.games.torres.rules.texts import nearly
from tests.games.torres.setups import begin, options
from torres3d.base import paths
from torres3d.base.notation_reader import NotationFault
from torres3d.games.torres.puzzles.puzzle import read_puzzles, state_of_puzzle
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.diagram import diagram, from_diagram
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.soundness.flaw import FLAWS, Flaw, FlawId
from torres3d.games.torres.rules.soundness.soundness import flaws
from torres3d.games.torres.rules.squares import NAMES
from torres3d.games.torres.rules.state import State

GAMES = int(os.environ.get("TORRES_GAMES", "12"))
FOND = (
    "AddKnight", "Score", "Buy", "Build", "EndTurn", "Carry", "PlaceKing",
    "play shift", "play under", "play extra", "play six", "play seven",
)  # fmt: skip
"""What a game is full of that goes to the limits."""
STANDING = "d8=1 c6=2A d6=1 f6=1 h5=1 a4=1 c3=1K f3=2B g3=1 e1=1"
"""The second year, at its second round: the marked squares, four blocks more."""
BEGUN = "d8=1 c6=1A f6=1 h5=1 a4=1 c3=1K f3=1B e1=1"
"""The set-up is over, nobody has had a turn."""
BETWEEN = "moment: 2.4\nactor: B\nstacks: - -\n"
"""After the scoring of the second year; of two with no points the second decides."""


def board(cells: str, changes: str = "") -> str:
    """A board by its cells, with some of them changed."""
    there = dict(cell.split("=") for cell in f"{cells} {changes}".split())
    rows = [NAMES[start : start + 8] for start in range(56, -1, -8)]
    return "\n".join(" ".join(there.get(name, ".") for name in row) for row in rows)


def put(lines: str = "", changes: str = "", cells: str = STANDING, players: int = 2, **rules: Any) -> State:
    """A position that is sound but for ``lines`` and ``changes``."""
    edition, mode = rules.pop("edition", "rio-grande-1999"), rules.pop("mode", "basic")
    moment = "" if "moment" in lines else "moment: 2.2\n"
    return from_diagram(f"{moment}{lines}\n{board(cells, changes)}", options(edition, mode, players, **rules))


def squares(names: str) -> tuple[int, ...]:
    """Squares by their names, in the order of their indices."""
    return tuple(sorted(map(sq, names.split())))


def flawed() -> list[tuple[State, Flaw]]:
    """For each flaw a position that has it and no other."""
    stood = put()
    return [
        (replace(stood, phase=4), Flaw(id="no_such_moment", found=4, wanted=2)),
        (put("start: C"), Flaw(id="no_such_seat", found=3, wanted=2)),
        (put("actor: -"), Flaw(id="no_actor")),
        (put("", "c6=3A"), Flaw(id="castle_too_tall", squares=squares("c6"), found=3, wanted=2)),
        (put("", "c5=1 c4=1"), Flaw(id="castles_joined", squares=squares("c3 c6"))),
        (
            put("stage: foundations\nmoment: 1.1\nmaster: row", cells="a1=1 b2=1", mode="master"),
            Flaw(id="foundations_too_close", squares=squares("a1 b2")),
        ),
        (put("", "a4=."), Flaw(id="foundation_gone", squares=squares("a4"), found=1, wanted=0)),
        (
            put("master: row\nhand A: shift\nhand B: shift", "a4=.", mode="master"),
            Flaw(id="too_few_castles", found=7, wanted=8),
        ),
        (put("", "a1=1"), Flaw(id="too_many_castles", found=9, wanted=8)),
        (put("supply: 10"), Flaw(id="blocks_in_all", found=40, wanted=92)),
        (put("deck A: -", "a4=. c6=1A d6=. f3=1B g3=."), Flaw(id="too_few_blocks", found=7, wanted=8)),
        (put("moment: 1.1", "d6=1", BEGUN), Flaw(id="too_many_blocks", found=9, wanted=8)),
        (replace(stood, king=1 << sq("c6")), Flaw(id="square_shared", squares=squares("c6"))),
        (
            replace(stood, knights=(sum(1 << sq(f"{file}2") for file in "abcdefg"), stood.knights[1])),
            Flaw(id="too_many_knights", seat=0, found=7, wanted=6),
        ),
        (put("", "c6=2"), Flaw(id="no_knight", seat=0)),
        (put("moment: 1.1", "d5=A", BEGUN), Flaw(id="knights_too_early", seat=0, found=2, wanted=1)),
        (put("moment: 1.1", "f3=1 f4=B", BEGUN), Flaw(id="first_knight", seat=1, squares=squares("f4"))),
        (put("", "c3=1"), Flaw(id="king_missing")),
        (put("stage: knights\nmoment: 1.1\nactor: B", "f3=1", BEGUN), Flaw(id="king_too_early", squares=squares("c3"))),
        (
            replace(stood, king=stood.king | 1 << sq("d8")),
            Flaw(id="several_kings", squares=squares("c3 d8"), found=2, wanted=1),
        ),
        (put("", "c3=1 b2=K"), Flaw(id="king_on_ground", squares=squares("b2"))),
        (put("moment: 1.2", "c3=1 d6=1K"), Flaw(id="king_moved_early", squares=squares("d6"))),
        (put(f"stage: starter\n{BETWEEN}"), Flaw(id="stage_not_in_game")),
        (put("stage: over\nmoment: 2.4\nstacks: - -\nwinners: A B"), Flaw(id="stage_not_now")),
        (put(f"stage: move_king\n{BETWEEN}", "d8=1A f6=1A h5=1A a4=1B e1=1B", BEGUN), Flaw(id="king_nowhere", seat=1)),
        (put("stage: carry\nmoment: 2.1", edition="romanian"), Flaw(id="nothing_to_carry", seat=0)),
        (put("stage: over\nmoment: 3.4\nstacks: - -\nactor: A\nwinners: A B"), Flaw(id="actor_when_over", seat=0)),
        (put("stage: move_king\nmoment: 2.4\nstacks: - -"), Flaw(id="wrong_actor", seat=0, other=1)),
        (put("start: B\nactor: B", next_phase_start="same"), Flaw(id="wrong_start", seat=1, other=0)),
        (put("start: B\nactor: B\nmaster: row\nscores: 5 3", mode="master"), Flaw(id="start_not_leading", seat=1)),
        (put("ap: 6"), Flaw(id="ap_out_of_range", seat=0, found=6, wanted=5)),
        (put("stacks: 432 333\ndeck A: -"), Flaw(id="stack_too_high", seat=0, found=4, wanted=3)),
        (put("stacks: 333 330"), Flaw(id="stack_empty", seat=1, found=1)),
        (put("stacks: 3333 333"), Flaw(id="too_many_stacks", seat=0, found=4, wanted=3)),
        (
            put("moment: 2.1\nstacks: 333 332 332", "d8=1C", players=3),
            Flaw(id="stacks_too_full", seat=0, found=9, wanted=8),
        ),
        (put("stacks: 332 333"), Flaw(id="stacks_too_low", seat=0, found=1)),
        (put("used: 0\nap: 4"), Flaw(id="wrong_stack_used", seat=0, found=1)),
        (put("waiting: 1 0"), Flaw(id="blocks_waiting", seat=0, found=1, wanted=0)),
        (put("hand A: leap"), Flaw(id="card_too_often", seat=0, card="leap", found=2, wanted=1)),
        (put(f"deck: {'hidden ' * 41}", deck="common"), Flaw(id="too_many_cards", found=41, wanted=40)),
        (put("moment: 1.2\nhand A: leap six seven\ndeck A: -"), Flaw(id="hand_too_full", seat=0, found=3, wanted=2)),
        (put("bought: leap six seven\ndeck A: -\nap: 2"), Flaw(id="too_many_bought", seat=0, found=3, wanted=2)),
        (put("stage: keep\noffer: leap six\ndeck A: climb"), Flaw(id="wrong_offer", seat=0, found=2, wanted=3)),
        (put(f"stage: move_king\n{BETWEEN}played: leap\ndeck B: -"), Flaw(id="card_played_now", seat=1, card="leap")),
        (put("played: hidden\ndeck A: -"), Flaw(id="hidden_card_played", seat=0)),
        (put("deck B: leap six hidden"), Flaw(id="hidden_card", seat=1)),
        (put(mode="master"), Flaw(id="no_master_card")),
        (put("master: row"), Flaw(id="master_card_here")),
        (put("scores: 9999 0"), Flaw(id="score_out_of_range", seat=0, found=9999, wanted=51)),
        (put("scores: 7 7"), Flaw(id="scores_equal", seat=0, other=1, found=7)),
        (put("stage: over\nmoment: 3.4\nstacks: - -\nwinners: A"), Flaw(id="wrong_winners")),
        (put("winners: A"), Flaw(id="winners_too_early")),
    ]


@pytest.mark.parametrize(("state", "flaw"), flawed(), ids=[flaw.id for _, flaw in flawed()])
def test_a_position_with_one_flaw(state: State, flaw: Flaw) -> None:
    assert flaws(state) == (flaw,)


def test_each_flaw_has_a_position_and_a_rule() -> None:
    assert [flaw.id for _, flaw in flawed()] == list(get_args(FlawId)) == list(FLAWS)
    for _, flaw in flawed():
        assert flaw.rule.startswith("R-") or flaw.rule == "section 1"


def test_flaws_name_their_rules() -> None:
    rules = {"castle_too_tall": "R-5.6", "king_nowhere": "R-10.1", "no_such_seat": "R-2.2", "blocks_in_all": "R-2.1"}
    assert {flaw: FLAWS[flaw] for flaw in rules} == rules


def test_what_these_positions_begin_with_is_sound() -> None:
    """Also with fewer cards than there were: those that are nowhere have been played."""
    sound = [
        put(),
        put("moment: 1.1", cells=BEGUN),
        put("deck A: -\ndeck B: leap\nhand B: six"),
        put("master: row", mode="master"),
        put("moment: 1.1\nmaster: row\nhand A: six", cells=BEGUN, mode="master"),
        put("stage: keep\noffer: leap\ndeck A: -"),
        put("used: 1\nap: 4\nstacks: 303 333\nactor: A"),
        put(f"stage: starter\n{BETWEEN}waiting: 3 2", edition="romanian"),
        put("stage: carry\nmoment: 2.1\nactor: B\nstacks: 332 322 322\nwaiting: 0 1 1", "d8=1C", edition="romanian",
            players=3, stacks=((3, 3, 2), (3, 2, 2), (3, 3, 2))),
        put("deck: -", "a4=. a3=1", deck="common"),
        put("stage: over\nmoment: 3.4\nstacks: - -\nwinners: B\nscores: 3 50"),
    ]  # fmt: skip
    for state in sound:
        assert flaws(state) == (), diagram(state)


def test_equal_spaces_on_other_laps_r_7_2_by_space() -> None:
    state = put("scores: 7 107", "c6=5A c7=1 c5=1 b6=1 d7=1 e6=1 d5=1 b5=1 d6=1 f3=2B", marker_spaces="by_space")
    assert "scores_equal" in {flaw.id for flaw in flaws(state)}
    by_total = replace(state, options=options(marker_spaces="by_total"))
    assert "scores_equal" not in {flaw.id for flaw in flaws(by_total)}


def test_knights_of_a_first_turn_with_seven_ap_r_8_7() -> None:
    """Three can have come where the card is gone, two where all that give AP are still there."""
    lines = "moment: 1.1\nactor: B\nmaster: row\nstacks: 333 3333"
    four = "c5=A c7=A d6=A"
    assert flaws(put(f"{lines}\nhand A: six", four, BEGUN, mode="master")) == ()
    held = put(f"{lines}\nhand A: six seven", four, BEGUN, mode="master")
    assert flaws(held) == (Flaw(id="knights_too_early", seat=0, found=4, wanted=3),)


def test_what_is_worst_comes_first() -> None:
    state = put("scores: 7 7\nap: 6\nhand A: leap", "c6=3A b2=K c3=1")
    assert [flaw.id for flaw in flaws(state)] == [
        "castle_too_tall", "king_on_ground", "ap_out_of_range", "card_too_often", "scores_equal",
    ]  # fmt: skip


def check_sound(state: State) -> None:
    """A position that a game came to has no flaw."""
    assert flaws(state) == (), diagram(state)


def check_seen(state: State) -> None:
    """What somebody sees of such a position has none, either, but for cards in an own deck that he cannot see."""
    hidden = {"hidden_card"} if state.options.deck == "own" else set()
    assert {flaw.id for flaw in flaws(state)} <= hidden, diagram(state)


@pytest.mark.slow
@pytest.mark.parametrize("piece", range(4))
def test_no_position_of_a_random_game_has_a_flaw(piece: int) -> None:
    for number in range(piece, GAMES, 4):
        for at, step in enumerate(game(number)):
            check_sound(step.after)
            if at % 10 == 0 and step.after.actor is not None:
                check_seen(view(step.after, step.after.actor).state)


@pytest.mark.slow
@settings(max_examples=GAMES, deadline=None, derandomize=True)
@given(st.integers(0, 2**32), st.lists(st.sampled_from(FOND), min_size=1, max_size=4, unique=True))
def test_no_position_of_a_game_at_the_limits_has_a_flaw(number: int, fond: list[str]) -> None:
    """Where somebody does one thing as often as can be, what can have happened is all there."""
    chosen, rng = drawn(number)
    state = begin(chosen, rng)
    check_sound(state)
    while state.stage != "over":
        commands = legal(state)
        kinds = by_kind(commands)
        kind = next((kind for kind in fond if kind in kinds), None)
        state = apply(state, rng.choice(kinds[kind]) if kind else lively(state, commands, rng))
        check_sound(state)


@pytest.mark.parametrize("name", example_names()[::3])
def test_no_position_of_a_recorded_game_has_a_flaw(name: str) -> None:
    for state in recorded(name):
        check_sound(state)


@pytest.mark.slow
@pytest.mark.parametrize("name", [wanted.name for wanted in WANTED][::9])
def test_no_position_of_a_golden_game_has_a_flaw(name: str) -> None:
    for state in GOLDEN.again(name).states:
        check_sound(state)


def test_boards_of_puzzles_have_no_flaw() -> None:
    """They come from games. What their diagrams do not say is as usual, such as stacks of who has had the last turn."""
    for puzzle in read_puzzles(paths.config() / "games/torres/puzzles.jsonl").puzzles:
        found = {flaw.id for flaw in flaws(state_of_puzzle(puzzle))}
        assert found <= {"too_many_stacks", "wrong_start"}


@pytest.mark.slow
@settings(max_examples=200, deadline=None, derandomize=True)
@given(states(), st.integers(0, 2**64 - 1), st.integers(0, 5), st.integers(0, 9))
def test_any_state_has_flaws_or_none(state: State, pieces: int, phase: int, round_: int) -> None:
    for each in (
        state,
        replace(state, knights=(pieces, *state.knights[1:]), king=pieces & ~1),
        replace(state, phase=phase, round=round_, ap=-1, supply=-1, stack=-1),
        replace(state, stage="move_king", scores=tuple(-1 for _ in state.scores), played="hidden"),
        replace(state, stage="foundations", actor=7, winners=(9,)),
    ):
        for flaw in flaws(each):
            assert flaw.seat is None or 0 <= flaw.seat < state.players
            assert flaw.other is None or 0 <= flaw.other < state.players
            assert list(flaw.squares) == sorted(set(flaw.squares))


@pytest.mark.slow
@settings(max_examples=200, deadline=None, derandomize=True)
@given(nearly(states().map(diagram)), st.sampled_from(("common", "own", "hand")))
def test_any_text_that_is_a_position_has_flaws_or_none(text: str, deck: str) -> None:
    chosen = options(deck=deck, players=random.Random(text).randint(2, 4))
    try:
        state = from_diagram(text, chosen)
    except NotationFault:
        return
    assert isinstance(flaws(state), tuple)


@pytest.mark.slow
def test_positions_that_are_a_little_wrong_have_the_flaws_that_are_kept() -> None:
    kept = kept_flaws.FILE.read_text("utf-8").splitlines()
    assert kept_flaws.lines() == kept
    named = {word.partition("/")[0] for line in kept for word in line.split()}
    assert len(named & {*get_args(FlawId)}) > 40


@pytest.mark.parametrize(
    ("stacks", "waiting", "asked"),
    [("322", 1, True), ("322", 2, False), ("322", 0, False), ("331", 1, False), ("321", 2, True), ("321", 3, False)],
)
def test_nobody_is_asked_to_carry_without_a_choice_r_5_10(stacks: str, waiting: int, asked: bool) -> None:
    lines = f"stage: carry\nmoment: 2.1\nactor: B\nstacks: 332 {stacks} 322\nwaiting: 0 {waiting} 1"
    chosen = ((3, 3, 2), tuple(map(int, stacks)), (3, 3, 2))
    found = flaws(put(lines, "d8=1C", edition="romanian", players=3, stacks=chosen))
    assert ("nothing_to_carry" not in {flaw.id for flaw in found}) == asked


def test_carrying_is_in_the_first_round_of_a_later_phase_r_5_10() -> None:
    chosen = ((3, 3, 3), (3, 2, 2), (3, 3, 2))
    for moment, now in (("1.1", False), ("1.2", False), ("2.1", True), ("2.2", False), ("3.1", True)):
        state = put(f"stage: carry\nmoment: {moment}\nactor: B", "d8=1C", edition="romanian", players=3, stacks=chosen)
        assert ("stage_not_now" not in {flaw.id for flaw in flaws(state)}) == now, moment


def test_who_has_spent_all_points_on_cards_has_none_left_r_5_1() -> None:
    six = put("bought: leap six seven climb under extra\ndeck A: -\nap: 1")
    assert Flaw(id="ap_out_of_range", seat=0, found=1, wanted=0) in flaws(six)


def test_an_offer_has_a_card_at_least_r_6_2() -> None:
    assert Flaw(id="wrong_offer", seat=0, found=0, wanted=3) in flaws(put("stage: keep\ndeck A: -"))
