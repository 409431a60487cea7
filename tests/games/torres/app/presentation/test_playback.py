"""The one queue of what is still to be shown: beats in their order, pace, stops, skips, sounds and log."""

import math
import random

import pytest

from tests.games.torres.app.presentation.quick_table import QuickTable
from tests.games.torres.logged_games import play, setup
from torres3d.app.window.toast_and_sound_queue import Effects
from torres3d.engine.logged_game import Game
from torres3d.games.torres.app.presentation.playback import SCORING_PAUSE, Playback, playback_steps
from torres3d.games.torres.app.presentation.scoring_board import scoring_board
from torres3d.games.torres.hud.models.turn_models import CardTurned
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresStep
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.legal import legal
from torres3d.hud.kit.toast_and_sound_effects import SoundPlayed
from torres3d.hud.models.player_look import PlayerLook

PLAYERS = tuple(PlayerLook(seat, f"P{seat}", "red") for seat in range(2))


@pytest.fixture(scope="module")
def steps() -> list[TorresStep]:
    """The steps of a random game in the basic mode."""
    game = Game.create(TORRES, setup(), seed=3)
    play(game, random.Random(3), undos=0.0)
    return game.history.steps


def scored(steps: list[TorresStep]) -> TorresStep:
    """The step that ends the first phase."""
    return next(step for step in steps if any(isinstance(event, e.CastlesScored) for event in step.events))


def began(step: TorresStep, slow: bool = True) -> tuple[Playback, QuickTable, Effects]:
    """A showing that has this step before it."""
    table, effects = QuickTable(slow), Effects()
    playback = Playback(table, effects, step.before)
    playback.add(step)
    return playback, table, effects


def sounds(effects: Effects) -> list[str]:
    return [effect.name for effect in effects.recent if isinstance(effect, SoundPlayed)]


def test_a_whole_game_is_shown_as_it_happened(steps: list[TorresStep]) -> None:
    table, effects = QuickTable(), Effects()
    playback = Playback(table, effects, steps[0].before)
    playback.reading_time = 0.0
    for step in steps:
        playback.add(step)
    rounds = 0
    while not playback.idle:
        playback.step(1.0)
        rounds += 1
        assert rounds < 10_000
    assert [pair for _, happened in table.played for pair in happened] == [
        pair for step in steps for pair in step.happened
    ], "every event once, with the very states the history keeps"
    assert playback.shown is steps[-1].after
    assert playback.log[-1].event == steps[-1].events[-1]


def test_one_beat_after_the_other_and_the_state_of_each(steps: list[TorresStep]) -> None:
    step = scored(steps)
    beats = playback_steps(step)
    assert len(beats) > 2
    playback, table, _ = began(step)
    playback.reading_time = 0.0
    for number, beat in enumerate(beats, 1):
        playback.step(SCORING_PAUSE)
        assert playback.shown is beat.after
        assert len(table.played) == number
        playback.step(0.1)
        assert len(table.played) == number, "the next one waits until this one was played"
        table.skip()
    playback.step(SCORING_PAUSE)
    assert playback.idle


def test_pace_shortens_motion_and_pauses(steps: list[TorresStep]) -> None:
    step = scored(steps)
    first = next(number for number, beat in enumerate(playback_steps(step)) if beat.scoring)
    counts = []
    for pace in (1.0, 2.0):
        playback, table, _ = began(step, slow=False)
        playback.pace = pace
        for _ in range(first + 1):
            playback.step(0.0)
        assert table.speed == pace
        rounds = 0
        while len(table.played) == first + 1:
            playback.step(0.1)
            rounds += 1
        counts.append(rounds)
    assert counts[0] == 2 * counts[1] - 1 or counts[0] == 2 * counts[1]


def test_a_scoring_fills_and_stays_until_it_was_read(steps: list[TorresStep]) -> None:
    step = scored(steps)
    playback, _, effects = began(step, slow=False)
    boards = []
    for _ in range(200):
        playback.step(0.5)
        if playback.scoring is not None:
            boards.append(scoring_board(playback.scoring, PLAYERS))
    assert playback.reading
    assert not playback.idle
    assert boards[-1].done
    assert sum(column.after is not None for column in boards[0].columns) == 1
    assert [column.after for column in boards[-1].columns] == [playback.shown.scores[seat] for seat in range(2)]
    assert sounds(effects).count("score") == sum(beat.scoring for beat in playback_steps(step))
    playback.go_on()
    assert playback.scoring is None
    for _ in range(5):
        playback.step(0.5)
    assert playback.idle
    assert playback.shown is step.after


def test_a_scoring_may_go_on_by_itself(steps: list[TorresStep]) -> None:
    playback, _, _ = began(scored(steps), slow=False)
    playback.reading_time = 4.0
    playback.finish()
    assert playback.reading
    playback.step(3.9)
    assert playback.reading
    playback.step(0.2)
    assert not playback.reading


def test_a_skip_ends_the_motion_first_and_the_reading_next(steps: list[TorresStep]) -> None:
    playback, table, _ = began(scored(steps))
    while not playback.reading:
        playback.step(0.1)
        if not playback.reading:
            table.skip()
    assert playback.busy
    playback.skip()
    assert not playback.busy
    assert playback.reading, "what was scored can still be read"
    playback.skip()
    assert not playback.reading


def test_finish_shows_everything_up_to_a_scoring(steps: list[TorresStep]) -> None:
    step = scored(steps)
    playback, table, _ = began(step)
    playback.finish()
    assert playback.reading
    assert not table.animating
    playback.go_on()
    playback.finish()
    assert playback.idle
    assert playback.shown is step.after


def test_a_jump_is_silent_and_shows_no_motion(steps: list[TorresStep]) -> None:
    playback, table, effects = began(scored(steps))
    playback.step(0.1)
    heard = effects.last
    number = 40
    playback.jump(steps[number].after, steps[: number + 1])
    assert playback.idle
    assert playback.scoring is None
    assert table.shown[-1] is playback.shown is steps[number].after
    assert effects.last == heard
    assert playback.log[-1].event == steps[number].events[-1]


def test_what_is_taken_back_is_shown_and_heard_and_vanishes_from_the_log() -> None:
    game = Game.create(TORRES, setup(), seed=3)
    table, effects = QuickTable(slow=True), Effects()
    playback = Playback(table, effects, game.state)
    game.listen(playback.add)
    game.submit(legal(game.state)[0])
    game.undo()
    playback.finish()
    assert table.shown == [game.state]
    assert playback.log == ()
    assert sounds(effects)[-1] == "undo"


def test_a_beat_is_told_once(steps: list[TorresStep]) -> None:
    table, effects = QuickTable(slow=True), Effects()
    playback = Playback(table, effects, steps[0].before)
    playback.reading_time = 0.0
    kinds = (e.BlockBuilt, e.CardPlayed)
    for step in steps:
        if not any(isinstance(event, kinds) for event in step.events):
            continue
        table.focused.clear()
        heard = effects.last
        playback.add(step)
        for _ in range(5):
            playback.step(0.1)
        new = [effect for effect in effects.recent if effect.number > heard]
        # A block is heard when it lands on the table, not when its beat begins.
        cards_heard = any(isinstance(event, e.CardPlayed) for event in step.events)
        assert sum(isinstance(effect, SoundPlayed) for effect in new) == cards_heard
        cards = [event.card for event in step.events if isinstance(event, e.CardPlayed)]
        assert [effect.card for effect in new if isinstance(effect, CardTurned)] == cards
        assert len(table.focused) == any(hasattr(event, "at") for event in step.events)
        table.skip()
    assert math.isinf(Playback(table, effects, steps[0].before).reading_time), "by default persons read"
