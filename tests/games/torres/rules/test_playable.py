"""A position that passes is played on from, whatever it is: `legal` lists what `decide` takes, down to the end."""

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.at_length import at_length
from tests.games.torres.lively_choices import lively
from tests.games.torres.rules.laws import check_verdict, stray_commands
from tests.games.torres.rules.written_positions import diagrams, moment
from tests.games.torres.setups import EDITIONS, MODES, options
from torres3d.base.notation_reader import NotationFault
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.decide import apply, decide
from torres3d.games.torres.rules.diagram import diagram, from_diagram
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.soundness.soundness import LEFT_UNSAID, UNPLAYABLE, flaws, playable, playable_diagram
from torres3d.games.torres.rules.state import State

LONGEST = 1500
"""Commands that a game may have."""
EVERY = 9
"""Of so many positions on the way to the end one is looked at in full."""
PATIENT = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]


def check_answers(state: State, rng: random.Random) -> list[c.Command]:
    """`legal` and `decide` agree: on each command listed, and on others near the position."""
    listed = legal(state)
    assert bool(listed) == (state.actor is not None), f"nothing can be done\n{diagram(state)}"
    got = set(listed)
    assert len(got) == len(listed), f"a command is listed twice\n{diagram(state)}"
    for command in listed:
        decide(state, command)
    if state.actor is not None:
        for command in stray_commands(state, rng, 40):
            check_verdict(state, command, command in got)
    return listed


def check_played_on(state: State, seed: int) -> None:
    """From a position play goes on to the end of the game."""
    rng = random.Random(seed)
    for number in range(LONGEST):
        listed = check_answers(state, rng) if number % EVERY == 0 else legal(state)
        if state.stage == "over":
            check_answers(state, rng)
            return
        state = apply(state, lively(state, listed, rng))
    pytest.fail(f"the game does not end\n{diagram(state)}")


@pytest.mark.parametrize("examples", [150, *at_length(8000)])
def test_a_position_that_passes_is_played_to_its_end(examples: int) -> None:
    read, passed, sound = 0, 0, 0

    @settings(max_examples=examples, deadline=None, suppress_health_check=PATIENT, database=None, derandomize=True)
    @given(given_=diagrams(), seed=st.integers(0, 9))
    def any_position(given_: tuple[Options, str, str], seed: int) -> None:
        nonlocal read, passed, sound
        chosen, _, text = given_
        try:
            state = from_diagram(text, chosen)
        except NotationFault:
            assume(False)
        read += 1
        sound += not flaws(state)
        if not playable(state):
            with pytest.raises(NotationFault):
                playable_diagram(text, chosen)
            return
        assert playable_diagram(text, chosen) == state
        passed += 1
        check_played_on(state, seed)

    any_position()
    assert read > passed > sound > read / 20, "all kinds of positions are drawn"


def broken(text: str, edition: str = "rio-grande-1999", mode: str = "basic", **rules: Any) -> State:
    """A position from the midst of a game, with other lines."""
    state = next(
        state
        for seed in range(60)
        if (state := moment(seed, edition, mode)).stage == "turn" and state.options.players == 2 and state.phase == 3
    )
    names = {line.split(":")[0] for line in text.splitlines()}
    kept = [line for line in diagram(state).splitlines() if line.split(":")[0] not in names]
    return from_diagram("\n".join([*text.splitlines(), *kept]), options(edition, mode, 2, **rules))


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("used: 4", "wrong_stack_used"),
        ("actor: -", "no_actor"),
        ("actor: D", "no_such_seat"),
        ("stage: move_king\nmoment: 3.4\nstacks: - -", "stage_not_now"),
        ("stage: starter\nmoment: 3.4\nstacks: - -", "stage_not_now"),
        ("stage: keep\noffer: hidden leap six\ndeck A: -\ndeck B: -", "hidden_card"),
        ("deck A: hidden", "hidden_card"),
        ("stage: keep\noffer: -", "wrong_offer"),
        ("ap: 9999", "ap_out_of_range"),
    ],
)
def test_what_the_rules_cannot_bear_is_a_flaw(text: str, flaw: str) -> None:
    state = broken(text)
    assert flaw in {each.id for each in flaws(state)}
    assert not playable(state)


@pytest.mark.parametrize("deck", ["common", "hand"])
def test_an_offer_is_a_flaw_where_nobody_has_a_deck_of_his_own(deck: str) -> None:
    state = from_diagram("stage: keep\noffer: leap six seven\n1A . 2B . 1K", options(deck=deck))
    assert "stage_not_in_game" in {each.id for each in flaws(state)}
    assert not playable(state)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_diagram_leaves_unsaid_does_not_keep_anybody_from_playing(edition: str, mode: str) -> None:
    assert LEFT_UNSAID.isdisjoint(UNPLAYABLE)
    master = "master: row\n" if mode == "master" else ""
    state = playable_diagram(f"{master}moment: 2.2\nactor: B\nstart: B\n1A . 1B . 1K", options(edition, mode))
    check_played_on(state, 1)
