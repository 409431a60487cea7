"""A match without a screen: bots, persons, hand-over, scoring, faults."""

import random

import pytest

from tests.games.torres.app.presentation.quick_table import QuickTable
from tests.games.torres.logged_games import setup
from torres3d.app.window.toast_and_sound_queue import Effects
from torres3d.base.worker_processes import CallFailure
from torres3d.engine.log_errors import StaleCommand, UndoRefused
from torres3d.engine.logged_game import Game
from torres3d.games.torres.app.play.game_session import GameSession
from torres3d.games.torres.app.presentation.playback import Playback, playback_steps
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.game_course import fold
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import Mode
from torres3d.games.torres.rules.seat_view import View

EDITIONS = ("ravensburger-1999", "rio-grande-1999", "romanian")


class RandomMind:
    """Answers with a legal command one poll later."""

    thoughts = ""

    def __init__(self, seed: int = 1) -> None:
        self.rng = random.Random(seed)
        self.asked: list[View] = []
        self.cancelled = 0

    def ask(self, seen: View, level: str, seed: int) -> None:
        self.asked.append(seen)

    def poll(self) -> Command | CallFailure | None:
        return self.rng.choice(legal(self.asked[-1].state))

    def cancel(self) -> None:
        self.cancelled += 1

    def close(self) -> None:
        self.cancelled += 1


class DyingMind(RandomMind):
    """Fails at every second question."""

    def poll(self) -> Command | CallFailure | None:
        return CallFailure("died", detail="the bot died") if len(self.asked) % 2 == 0 else super().poll()


def new_match(
    bots: dict[int, str],
    players: int = 2,
    edition: str = "rio-grande-1999",
    mode: Mode = "basic",
    mind: object | None = None,
) -> GameSession:
    game = Game.create(TORRES, setup(edition, mode, players, bots), seed=3)
    return GameSession(game, bots, mind or RandomMind(), Playback(QuickTable(), Effects(), game.state))


def run(session: GameSession, rounds: int = 20_000) -> None:
    """Let the match go on until somebody has to act or it is over."""
    for _ in range(rounds):
        session.step(1.0)
        asked = session.ready or session.awaited is not None or (session.playback.reading and session.human_seats)
        if asked or session.bot_turns.fault or session.state.stage == "over":
            return


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", ["basic", "variant", "master"])
def test_bots_play_a_whole_game(edition: str, mode: str) -> None:
    session = new_match({0: "random", 1: "random", 2: "random"}, 3, edition, mode)
    run(session)
    assert session.state.stage == "over"
    for _ in range(5000):
        session.step(1.0)
    assert session.playback.idle
    assert session.playback.shown is session.state
    assert (
        sum(beat.last_scoring for step in session.game.history.standing_steps() for beat in playback_steps(step)) == 3
    )


def test_beats_fold_to_the_step() -> None:
    session = new_match({0: "random", 1: "random"})
    steps = []
    session.game.listen(steps.append)
    run(session)
    for step in steps:
        state = step.before
        for beat in playback_steps(step):
            assert beat.before == state
            assert fold(beat.before, beat.events) == beat.after
            state = beat.after
        assert state == step.after


def test_bots_see_nothing_hidden() -> None:
    mind = RandomMind()
    session = new_match({0: "random", 1: "random"}, edition="rio-grande-1999", mode="variant", mind=mind)
    run(session)
    assert mind.asked
    for seen in mind.asked:
        assert all(card == "hidden" for deck in seen.state.decks for card in deck)
        assert all(card == "hidden" for card in seen.state.hands[1 - seen.seat])


def test_two_persons_hand_the_screen_over() -> None:
    session = new_match({})
    covers = []
    rng = random.Random(2)
    for _ in range(400):
        run(session)
        if session.awaited is not None:
            covers.append(session.awaited)
            assert session.viewer is None, "nobody's hand is seen while the screen changes hands"
            session.take_over_screen()
        elif session.playback.reading:
            session.playback.go_on()
        elif session.ready:
            if session.state.stage in ("turn", "keep"):
                assert session.viewer == session.state.actor
            session.give(rng.choice(session.commands), session.game.n)
        else:
            break
    assert covers[:4] == [0, 1, 0, 1]


def test_one_person_is_never_covered() -> None:
    session = new_match({1: "random"})
    rng = random.Random(2)
    while session.state.stage != "over":
        run(session)
        assert session.awaited is None
        assert session.viewer == 0
        if session.playback.reading:
            session.playback.go_on()
        elif session.ready:
            session.give(rng.choice(session.commands), session.game.n)


def test_a_click_on_an_old_position_does_nothing() -> None:
    session = new_match({})
    run(session)
    command = session.commands[0]
    made_for = session.game.n
    session.give(command, made_for)
    with pytest.raises(StaleCommand):
        session.give(command, made_for)
    assert session.game.n == 1


def test_undo_goes_back_to_the_state_before() -> None:
    session = new_match({})
    run(session)
    before = session.state
    session.give(session.commands[0], 0)
    with pytest.raises(UndoRefused):
        session.go_back("undo")
    session.take_back_other()
    run(session)
    assert session.state is before
    assert session.playback.shown is before
    with pytest.raises(UndoRefused):
        session.go_back("undo")


def test_a_bot_that_dies_can_be_asked_again_or_replaced() -> None:
    session = new_match({1: "greedy"}, mind=DyingMind())
    rng = random.Random(1)
    while session.bot_turns.fault is None:
        run(session)
        if session.ready:
            session.give(rng.choice(session.commands), session.game.n)
    n = session.game.n
    session.bot_turns.fault = None
    run(session)
    assert session.game.n > n, "asked again, the bot went on"
    while session.bot_turns.fault is None:
        run(session)
        if session.ready:
            session.give(rng.choice(session.commands), session.game.n)
    session.take_over(1)
    run(session)
    assert session.human_seats == [0, 1]
    assert session.ready or session.awaited == 1


def test_a_person_who_takes_over_in_a_game_of_bots_sees_the_hand() -> None:
    session = new_match({0: "random", 1: "random"})
    session.take_over(1)
    for _ in range(30):
        run(session)
        if session.ready:
            break
    assert session.human_seats == [1]
    assert (session.ready, session.viewer) == (True, 1)


def test_stop_cancels_the_bot_and_leaves_the_game() -> None:
    mind = RandomMind()
    session = new_match({0: "random", 1: "random"}, mind=mind)
    session.step(1.0)
    session.step(0.0)
    session.stop()
    assert mind.cancelled == 1
    assert not session.bot_turns.thinking


def test_a_stopped_bot_waits_until_it_is_asked_again() -> None:
    session = new_match({0: "random", 1: "random"})
    session.step(1.0)
    session.step(0.0)
    assert session.bot_turns.thinking
    session.bot_turns.stop_thinking()
    n = session.game.n
    for _ in range(50):
        session.step(1.0)
    assert session.game.n == n
    session.bot_turns.fault = None
    for _ in range(5):
        session.step(1.0)
    assert session.game.n > n
