"""What goes wrong in a game of Turm Bauer, through the window: a bot, the judge, the log; nobody is left waiting."""

from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.games.turm_bauer.app.builders import Builder, Fate, JudgeHere
from torres3d.base.worker_processes import CallFailure
from torres3d.engine.log_errors import WriteFault
from torres3d.games.turm_bauer.kit.engine_adapter import TurmGame
from torres3d.games.turm_bauer.rules.commands import Build, Choice, Hand, Placement, Stay
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.seat_view import View
from torres3d.games.turm_bauer.rules.state import State
from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.hud.models.hud_model import HudModel


class Minds:
    """A mind that gives these answers one after another, then legal ones."""

    thoughts = ""

    def __init__(self, *answers: Choice | CallFailure | None) -> None:
        self.answers = list(answers)
        self.asked = 0
        self._seen: View | None = None

    def ask(self, seen: View, level: str, seed: int) -> None:
        self.asked += 1
        self._seen = seen

    def poll(self) -> Choice | CallFailure | None:
        if self.answers:
            return self.answers.pop(0)
        assert self._seen is not None
        return legal(self._seen.state)[0]

    def cancel(self) -> None:
        self._seen = None

    def close(self) -> None:
        self._seen = None


class BrokenJudge:
    """A judge that says nothing so many times, then does its work."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.asked = 0
        self.cancelled = 0
        self._answer: Build | CallFailure | None = None

    def ask(self, state: State, placement: Placement, hand: Hand | None = None) -> None:
        self.asked += 1
        if self.asked <= self.times:
            self._answer = CallFailure("died")
        else:
            hand = hand or Hand()
            rest = Fate().judge(state, placement, hand)
            self._answer = Build(placement.block, placement.cells, placement.ring, hand, rest)

    def poll(self) -> Build | CallFailure | None:
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        self.cancelled += 1

    def close(self) -> None:
        self._answer = None


@pytest.fixture
def builder(player: Driver) -> Builder:
    return Builder(player)


def begin(builder: Builder, levels: list[str | None], mind: object = None, judge: object = None) -> TurmGame:
    """A game with this mind and this judge; of three, the one at seat 1 begins."""
    builder.parts.__dict__["mind"] = mind or Minds()
    builder.parts.__dict__["judge"] = judge or JudgeHere(Fate())
    return builder.begin(None, levels, hand="steady")


def asked(builder: Builder) -> ChoiceDialog:
    """The question on the screen, when it has come."""
    for _ in range(200):
        model = builder.driver.program.hud.model
        assert isinstance(model, HudModel)
        if isinstance(model.dialog, ChoiceDialog):
            # What has just opened takes no answer for a moment.
            builder.driver.rounds(12)
            return model.dialog
        builder.top.playback.skip()
        builder.driver.rounds()
    raise AssertionError("nothing is asked")


def nothing_asked(builder: Builder) -> bool:
    builder.driver.rounds(3)
    model = builder.driver.program.hud.model
    return isinstance(model, HudModel) and model.dialog is None


def let_first_go(builder: Builder) -> Placement:
    """A person takes a block to its first place and lets it go."""
    builder.wait()
    choice = next(each for each in legal(builder.state) if isinstance(each, Placement) and each.ring is None)
    builder.take(choice.block)
    builder.put(choice.cells)
    builder.let_go()
    return choice


@pytest.mark.slow
def test_a_bot_that_fails_is_taken_over_by_a_person(builder: Builder) -> None:
    mind = Minds(CallFailure("died"))
    game = begin(builder, [None, "clever", "careless"], mind)
    dialog = asked(builder)
    assert {answer for answer, _ in dialog.answers} == {"take_over", "again"}
    assert game.n == 0
    builder.driver.spot("answer:take_over")
    builder.wait()
    assert set(builder.top.session.bots) == {2}
    assert nothing_asked(builder)
    let_first_go(builder)
    builder.wait()
    assert (game.n, game.state.stage) == (1, "move"), "the person plays its block"
    builder.give(Stay())
    assert game.state.turn == 1
    assert mind.asked == 1


@pytest.mark.slow
def test_a_question_is_not_answered_by_what_was_pressed_before_it_came(builder: Builder) -> None:
    begin(builder, [None, "clever", "careless"], Minds(CallFailure("died")))
    screen = builder.top
    for _ in range(200):
        model = builder.driver.program.hud.model
        if isinstance(model, HudModel) and isinstance(model.dialog, ChoiceDialog):
            break
        screen.playback.skip()
        builder.driver.rounds()
    builder.driver.spot("answer:take_over")
    assert set(screen.session.bots) == {1, 2}, "it came this very moment"
    builder.driver.rounds(40)
    builder.driver.spot("answer:take_over")
    assert set(screen.session.bots) == {2}


@pytest.mark.slow
def test_a_bot_that_fails_once_is_asked_again(builder: Builder) -> None:
    mind = Minds(CallFailure("raised", detail="ValueError: no"))
    game = begin(builder, [None, "clever", None], mind)
    assert any("ValueError" in line for line in asked(builder).lines)
    builder.driver.spot("answer:again")
    for _ in range(200):
        if game.state.turn:
            break
        builder.top.playback.skip()
        builder.driver.rounds()
    assert game.state.turn == 1
    assert mind.asked == 3, "once in vain, for the block, for the walk"
    assert set(builder.top.session.bots) == {1}
    assert nothing_asked(builder)


@pytest.mark.slow
def test_a_bot_that_chooses_what_is_not_allowed_is_a_fault_of_it(builder: Builder) -> None:
    game = begin(builder, [None, "clever", None], Minds(Stay()))
    dialog = asked(builder)
    assert (game.n, game.state.stage) == (0, "build")
    assert all("Traceback" not in line and "turm-" not in line for line in dialog.lines)
    builder.driver.spot("answer:take_over")
    builder.wait()
    assert builder.top.session.ready


@pytest.mark.slow
def test_the_judge_fails_and_is_asked_again(builder: Builder) -> None:
    judge = BrokenJudge(1)
    game = begin(builder, [None, None], judge=judge)
    choice = let_first_go(builder)
    asked(builder)
    assert (game.n, judge.asked) == (0, 1), "nothing is in the log"
    builder.driver.spot("answer:again")
    builder.wait()
    assert (game.n, judge.asked) == (1, 2)
    command = game.history.standing_steps()[0].command
    assert isinstance(command, Build)
    assert (command.block, command.cells) == (choice.block, choice.cells)
    assert nothing_asked(builder)


@pytest.mark.slow
def test_the_judge_fails_and_the_block_is_taken_back(builder: Builder) -> None:
    judge = BrokenJudge(1)
    game = begin(builder, [None, None], judge=judge)
    let_first_go(builder)
    asked(builder)
    builder.driver.spot("answer:back")
    builder.wait()
    assert nothing_asked(builder)
    assert (game.n, judge.cancelled >= 1, builder.top.session.ready) == (0, True, True)
    builder.top.controller.let_be()
    let_first_go(builder)
    builder.wait()
    assert game.n == 1, "the next try counts"


@pytest.mark.slow
def test_the_judge_fails_for_a_bot(builder: Builder) -> None:
    judge = BrokenJudge(1)
    game = begin(builder, [None, "careless", None], judge=judge)
    asked(builder)
    builder.driver.spot("answer:again")
    for _ in range(200):
        if game.n >= 2:
            break
        builder.top.playback.skip()
        builder.driver.rounds()
    assert game.n >= 2
    assert nothing_asked(builder)


@pytest.mark.slow
def test_a_log_that_cannot_be_written_is_told_and_nothing_has_happened(
    builder: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = begin(builder, [None, None])
    submit = game.submit

    def full(*given: object, **more: object) -> None:
        raise WriteFault("not_written", Path("game.turm"), why="no space")

    builder.wait()
    monkeypatch.setattr(game, "submit", full)
    let_first_go(builder)
    dialog = asked(builder)
    assert [answer for answer, _ in dialog.answers] == ["ok"]
    builder.driver.spot("answer:ok")
    assert nothing_asked(builder)
    assert (game.n, builder.top.session.ready) == (0, True)
    monkeypatch.setattr(game, "submit", submit)
    builder.top.controller.let_be()
    let_first_go(builder)
    builder.wait()
    assert game.n == 1
