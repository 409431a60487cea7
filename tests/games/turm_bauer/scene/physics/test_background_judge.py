"""A judge in a process of its own: never waited for, stopped at once."""

import os
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened
from torres3d.base.worker_processes import CallFailure
from torres3d.games.turm_bauer.rules.commands import Build, Hand, Placement
from torres3d.games.turm_bauer.rules.judging.judge import let_go
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.scene.physics.background_judge import BEHIND, BackgroundJudge, judge_of
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge

CUBE = Placement("1c", ((0, 0, 1),), None)
HAND = Hand(40, 30, -20, 25)


@pytest.fixture
def judge() -> Iterator[BackgroundJudge]:
    made = BackgroundJudge()
    yield made
    made.close()


@pytest.mark.slow
def test_it_says_what_the_judge_here_says(judge: BackgroundJudge) -> None:
    state = opened()
    assert judge.poll() is None
    judge.ask(state, CUBE, HAND)
    assert judge.busy
    judge.wait(60)
    answer = judge.poll()
    assert answer == let_go(state, CUBE, BulletJudge(), HAND)
    assert not judge.busy
    assert judge.poll() is None


def test_the_window_goes_first(judge: BackgroundJudge) -> None:
    judge.ask(opened(judge="statics"), CUBE, HAND)
    judge.wait(60)
    assert judge.pid is not None
    assert os.getpriority(os.PRIO_PROCESS, judge.pid) == min(os.getpriority(os.PRIO_PROCESS, 0) + BEHIND, 19)


@pytest.mark.slow
def test_by_the_options_of_the_game_and_with_a_drawn_hand(judge: BackgroundJudge) -> None:
    state = opened(judge="statics", hand="drawn")
    judge.ask(state, CUBE)
    judge.wait(60)
    assert judge.poll() == let_go(state, CUBE, StaticsJudge())
    assert isinstance(judge_of("statics"), StaticsJudge)
    assert isinstance(judge_of("bullet"), BulletJudge)


@pytest.mark.slow
def test_what_is_cancelled_is_never_answered(judge: BackgroundJudge) -> None:
    judge.ask(opened(), CUBE, HAND)
    judge.cancel()
    assert not judge.busy
    assert judge.poll() is None
    judge.ask(opened(judge="statics"), CUBE, HAND)
    judge.wait(60)
    assert isinstance(judge.poll(), Build)


@pytest.mark.slow
def test_an_error_inside_is_told_and_the_next_question_answered(judge: BackgroundJudge) -> None:
    judge.ask(replace(opened(), stage="over"), CUBE, HAND)
    judge.wait(60)
    answer = judge.poll()
    assert isinstance(answer, CallFailure)
    assert answer.reason == "raised"
    assert "the game is over" in answer.detail
    judge.ask(opened(judge="statics"), CUBE, HAND)
    judge.wait(60)
    assert isinstance(judge.poll(), Build)
