"""A hint for Turm Bauer: a whole turn that is legal, with reasons; and its bots in a process of their own."""

import pytest

from tests.games.turm_bauer.bench.risk.positions import read_positions
from tests.games.turm_bauer.random_games import opened, played
from torres3d.base.worker_processes import CallFailure
from torres3d.bots.background_bots import Thinker
from torres3d.bots.registry import UnknownLevel
from torres3d.games.turm_bauer.bots.hint import TOO_RISKY, after, best_turn
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import Term
from torres3d.games.turm_bauer.game import GAME
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.rules.commands import Discard, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.judging.bullet_risk import risks_of
from torres3d.games.turm_bauer.rules.judging.risk_estimate import RiskEstimate
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.seat_view import view
from torres3d.games.turm_bauer.rules.state import State

LIMIT = 60


@pytest.mark.slow
def test_a_hint_is_a_turn_to_its_end_with_reasons() -> None:
    states = [before for before, *_ in played(opened(3, 2, hand="drawn"), 2, falls=0.0, commands=14)]
    for state in states[::3]:
        assert state.actor is not None
        hint = best_turn(view(state, state.actor), "clever", 1)
        assert hint == best_turn(view(state, state.actor), "clever", 1)
        assert isinstance(hint.choices[-1], Move | Stay)
        now = state
        for choice in hint.choices:
            assert choice in legal(now)
            if isinstance(choice, Placement | Discard):
                now = after(now, choice)
        kinds = [term.kind for term in hint.terms]
        before = level_of(state.to_act.figure)
        now_on = "climbs" if hint.level > before else "keeps" if hint.level == before else "descends"
        assert kinds[0] == now_on
        assert ("steady" in kinds or "risky" in kinds) == isinstance(hint.choices[0], Placement)
        if isinstance(hint.choices[-1], Move):
            assert hint.level == level_of(hint.choices[-1].to)
        assert 0 <= hint.falls <= 1


@pytest.mark.slow
def test_a_hint_to_go_down_says_so() -> None:
    """It was said to stay on a level that it goes down to; and to go down for nothing."""
    told = set()
    for before, *_ in played(opened(2, 0, hand="drawn"), 0, falls=0.0, commands=60):
        if before.actor is None or before.stage != "move":
            continue
        hint = best_turn(view(before, before.actor), "master", 1)
        if hint.level < level_of(before.to_act.figure):
            assert hint.terms[0] == Term("descends", hint.level)
            told.add(hint.terms[1].kind)
    assert told == {"leaves", "hinders"}


def highest(state: State) -> int:
    """The highest level to which the figure may walk without a ring."""
    return max(level_of(each.to) for each in legal(state) if isinstance(each, Move) and each.ring is None)


@pytest.mark.long
def test_a_hint_to_go_less_high_than_one_could_says_why() -> None:
    """Nobody can build on a field with a figure (section 5), so it may wait beside the one it builds on,
    but not for one level."""
    state = opened(2, 0, hand="drawn")
    assert state.actor is not None
    hint = best_turn(view(state, state.actor), "master", 1)
    first = hint.choices[0]
    assert isinstance(first, Placement)
    assert highest(after(state, first)) == hint.level
    assert "leaves" not in {term.kind for term in hint.terms}
    seen = set()
    for before, *_ in played(opened(2, 0, hand="drawn"), 0, falls=0.0, commands=30):
        assert before.actor is not None
        hint = best_turn(view(before, before.actor), "master", 1)
        now = before if before.stage == "move" else after(before, hint.choices[0])  # type: ignore[arg-type]
        acting = now.acting
        assert acting is not None
        kinds = {term.kind for term in hint.terms} & {"leaves", "hinders"}
        seen |= kinds
        best = max(highest(now), level_of(acting.figure))
        walk = hint.choices[-1]
        aside = isinstance(walk, Move) and (level_of(acting.figure) == best or walk.ring is not None)
        assert (hint.level < best) <= bool(kinds) <= (hint.level < best or (aside and hint.level == best))
    assert seen == {"leaves", "hinders"}


def test_a_hint_of_a_level_there_is_none_of() -> None:
    with pytest.raises(
        UnknownLevel, match=r"there is no bot `expert`; there are: careless, .*careful, .*clever, .*master"
    ):
        best_turn(view(opened(3), 0), "expert", 1)


def test_a_bot_thinks_in_another_process() -> None:
    state, thinker = opened(3, 4, hand="drawn"), Thinker(GAME.bots)
    assert state.actor is not None
    try:
        thinker.ask(view(state, state.actor), "careless", 1)
        assert thinker.busy
        thinker.wait(LIMIT)
        assert thinker.poll() in legal(state)
        thinker.ask(view(state, state.actor), "expert", 1)
        thinker.wait(LIMIT)
        failure = thinker.poll()
        assert isinstance(failure, CallFailure)
        assert "there is no bot `expert`" in failure.detail
        thinker.ask(view(state, state.actor), "careful", 1)
        thinker.cancel()
        assert thinker.poll() is None
    finally:
        thinker.close()


@pytest.mark.slow
def test_no_hint_is_riskier_than_even_while_there_is_a_safer_place() -> None:
    """In towers of played games that statics gives up."""
    risky = 0
    for position in [each for each in read_positions() if each.lost][::9]:
        state = position.state
        advice = best_turn(view(state, state.to_act.seat), "master", 1)
        place = advice.choices[0]
        if not isinstance(place, Placement) or advice.falls <= TOO_RISKY:
            continue
        risky += 1
        risks = risks_of(state)
        others = [each for each in legal(state) if isinstance(each, Placement) and each.ring == place.ring]
        some = others[:: max(1, len(others) // 40)]
        assert min(RiskEstimate(state, each, risks, 12).figure().falls for each in some) > advice.falls - 0.2
    assert risky < 6
