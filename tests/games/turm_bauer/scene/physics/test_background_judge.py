"""A judge in a process of its own: never waited for, stopped at once."""

import os
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened
from torres3d.games.turm_bauer.rules.commands import Build, Hand, Placement
from torres3d.games.turm_bauer.rules.judging.release import let_go
from torres3d.games.turm_bauer.rules.judging.statics_judge import StaticsJudge
from torres3d.games.turm_bauer.scene.physics.background_judge import BEHIND, BackgroundJudge, JudgeFailure, judge_of
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge

CUBE = Placement("1c", ((0, 0, 1),), None)
HAND = Hand(40, 30, -20, 25)


@pytest.fixture
def aside() -> Iterator[BackgroundJudge]:
    judge = BackgroundJudge()
    yield judge
    judge.close()


@pytest.mark.slow
def test_it_says_what_the_judge_here_says(aside: BackgroundJudge) -> None:
    state = opened()
    assert aside.poll() is None
    aside.ask(state, CUBE, HAND)
    assert aside.judging
    aside.wait(60)
    answer = aside.poll()
    assert answer == let_go(state, CUBE, BulletJudge(), HAND)
    assert not aside.judging
    assert aside.poll() is None


def test_the_window_goes_first(aside: BackgroundJudge) -> None:
    aside.ask(opened(judge="statics"), CUBE, HAND)
    aside.wait(60)
    assert aside.pid is not None
    assert os.getpriority(os.PRIO_PROCESS, aside.pid) == min(os.getpriority(os.PRIO_PROCESS, 0) + BEHIND, 19)


@pytest.mark.slow
def test_by_the_options_of_the_game_and_with_a_drawn_hand(aside: BackgroundJudge) -> None:
    state = opened(judge="statics", hand="drawn")
    aside.ask(state, CUBE)
    aside.wait(60)
    assert aside.poll() == let_go(state, CUBE, StaticsJudge())
    assert isinstance(judge_of("statics"), StaticsJudge)
    assert isinstance(judge_of("bullet"), BulletJudge)


@pytest.mark.slow
def test_what_is_cancelled_is_never_answered(aside: BackgroundJudge) -> None:
    aside.ask(opened(), CUBE, HAND)
    aside.cancel()
    assert not aside.judging
    assert aside.poll() is None
    aside.ask(opened(judge="statics"), CUBE, HAND)
    aside.wait(60)
    assert isinstance(aside.poll(), Build)


@pytest.mark.slow
def test_an_error_inside_is_told_and_the_next_question_answered(aside: BackgroundJudge) -> None:
    aside.ask(replace(opened(), stage="over"), CUBE, HAND)
    aside.wait(60)
    answer = aside.poll()
    assert isinstance(answer, JudgeFailure)
    assert answer.reason == "raised"
    assert "the game is over" in answer.detail
    aside.ask(opened(judge="statics"), CUBE, HAND)
    aside.wait(60)
    assert isinstance(aside.poll(), Build)
