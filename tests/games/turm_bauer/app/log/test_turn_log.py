"""The log of Turm Bauer: turns, lines, what they light up; grown step by step it is the one made at once."""

import random

from tests.games.turm_bauer.random_games import chosen, commanded
from torres3d.app.session.playback import shown_events, shown_events_with
from torres3d.base import paths
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.app.log.turn_log import SIGNS, TurnLog, lit_by, log_turn, recap_page
from torres3d.games.turm_bauer.app.presentation.playback import playback_steps
from torres3d.games.turm_bauer.app.presentation.player_looks import players_by_seat
from torres3d.games.turm_bauer.app.replay.replay_screen import scrubber_marks
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmGame
from torres3d.games.turm_bauer.kit.setup_and_options import Setup, seated
from torres3d.games.turm_bauer.rules.events import BlockBuilt, BlockSlipped, FigureMoved, TurnBegan
from torres3d.games.turm_bauer.scene.display_colours_and_emblems import emblems_of, shown_as
from torres3d.i18n.texts import Texts


def played(players: int = 3, commands: int = 60, seed: int = 5) -> TurmGame:
    """A game of some commands, with slips."""
    game = Game.create(TURM, Setup({}, seated([None] * players)), None, 7)
    rng = random.Random(seed)
    for _ in range(commands):
        if game.state.acting is None:
            break
        game.submit(commanded(game.state, chosen(game.state, rng), rng, falls=0.1))
    return game


def test_each_turn_is_a_fold_with_its_lines() -> None:
    game = played()
    turn_log = TurnLog(game.history.start).updated_to(shown_events(game.history.standing_steps()))
    turns = [event for step in game.history.standing_steps() for event in step.events if isinstance(event, TurnBegan)]
    assert len(turn_log.turns) == len(turns) + 1, "the first turn begins with the game"
    assert [turn.begun.turn for turn in turn_log.turns] == list(range(len(turn_log.turns)))
    say = _say()
    players = players_by_seat(game.header.setup, {}, say)
    for turn in turn_log.turns:
        log = log_turn(turn, players, say)
        assert [line.at - turn.first for line in log.lines] == [
            number for number, told in enumerate(turn.told) if type(told.event) in SIGNS
        ]
        assert all(line.text and line.whole for line in log.lines)
        assert str(turn.begun.turn + 1) in log.when


def test_grown_step_by_step_it_is_the_same() -> None:
    game = played()
    told = shown_events(game.history.standing_steps())
    grown = TurnLog(game.history.start)
    for end in range(len(told) + 1):
        grown = grown.updated_to(told[:end])
    at_once = TurnLog(game.history.start).updated_to(told)
    assert grown == at_once
    assert at_once.updated_to(told[:5]).count == 5, "what was taken back is dropped"
    for at in range(at_once.count):
        assert at_once.moment(at) is told[at]


def test_a_turn_is_shown_in_the_colour_that_acts() -> None:
    game, say = played(players=2), _say()
    shown, signs = shown_as(game.header.setup), emblems_of(game.header.setup)
    players = players_by_seat(game.header.setup, {}, say)
    turn_log = TurnLog(game.history.start).updated_to(shown_events(game.history.standing_steps()))
    seen = set()
    for turn in turn_log.turns:
        log, page = log_turn(turn, players, say), recap_page(turn, players, say)
        assert log.player is not None
        assert (log.player.colour, log.player.emblem) == (shown[turn.colour], signs[turn.colour])
        assert log.look(turn.seat, players) == page.player == log.player
        assert log.look(1 - turn.seat, players) == players[1 - turn.seat]
        seen.add(turn.colour)
    assert len(seen) == 4


def test_an_undo_takes_the_lines_of_its_step_away() -> None:
    game = played(commands=4)
    told = shown_events(game.history.standing_steps())
    step = game.history.standing_steps()[-1]
    beat = playback_steps(step)[0]
    more = shown_events_with(told[: -len(step.events)], beat)
    assert more[-1].event is beat.events[-1]
    undone = playback_steps(type(step)(99, 0, step.command, step.after, (), step.before))[0]
    assert shown_events_with(told, undone) == told[: -len(step.events)]


def test_the_dice_are_shown_after_the_walk() -> None:
    for step in played().history.standing_steps():
        for beat in playback_steps(step):
            kinds = {type(event) for event in beat.events}
            assert TurnBegan not in kinds or kinds == {TurnBegan}


def test_lines_light_up_what_they_are_about() -> None:
    game = played()
    turn_log = TurnLog(game.history.start).updated_to(shown_events(game.history.standing_steps()))
    seen, passed = set(), 0
    for at in range(turn_log.count):
        told = turn_log.moment(at)
        lit = lit_by(told.event, turn_log.state_before(at), told.after)
        match told.event:
            case BlockBuilt(cells=cells):
                assert set(cells) <= set(lit.cells)
            case FigureMoved(to=to) if to != "table":
                assert lit.places == (to,), "the fields on the way are lit less"
                assert to not in lit.passed
                passed += len(lit.passed)
            case _:
                continue
        seen.add(type(told.event))
    assert seen == {BlockBuilt, FigureMoved}
    assert passed > 0


def test_a_recap_tells_the_turns_of_the_others() -> None:
    game = played(commands=13)
    turn_log = TurnLog(game.history.start).updated_to(shown_events(game.history.standing_steps()))
    seat = game.state.actor
    assert seat is not None
    since = turn_log.since(seat)
    assert since
    assert all(turn.seat != seat for turn in since)
    assert len(since) <= 2


def test_the_scrubber_marks_turns_slips_and_the_collapse() -> None:
    game = played(commands=300, seed=34)
    steps, setup = game.history.standing_steps(), game.header.setup
    marks = scrubber_marks(steps, shown_as(setup), emblems_of(setup))
    slips = sum(isinstance(event, BlockSlipped) for step in steps for event in step.events)
    assert sum(mark.kind == "mishap" for mark in marks) == slips > 0
    assert sum(mark.kind == "disaster" for mark in marks) == (game.state.collapse is not None)
    assert all(0 < mark.at <= len(steps) for mark in marks)


def _say() -> Texts:
    return Texts(paths.config() / "locale", "en")
