"""The log by turns as a value: cut from golden games, grown event by event, with what every turn brought and lost."""

import random
from functools import cache

import pytest

from tests.games.torres.golden.make import GOLDEN
from tests.games.torres.logged_games import play, setup
from torres3d.app.session.playback import shown_events
from torres3d.engine.logged_game import Game
from torres3d.games.torres.app.log.turn_log import TurnLog
from torres3d.games.torres.app.presentation.playback import ToldEvent
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory
from torres3d.games.torres.rules import events as e

NAMES = ("rio-grande-1999-basic-4p", "ravensburger-1999-variant-3p", "romanian-master-2p", "carry-chosen", "undo-most")
GAMES = pytest.mark.parametrize("name", NAMES)


@cache
def history_of(name: str) -> TorresHistory:
    return GOLDEN.again(name)


def whole(name: str) -> tuple[TurnLog, tuple[ToldEvent, ...]]:
    history = history_of(name)
    told = shown_events(history.standing_steps())
    return TurnLog(history.start).updated_to(told), told


@GAMES
def test_the_log_holds_the_whole_game(name: str) -> None:
    held, told = whole(name)
    assert [each for turn in held.turns for each in turn.told] == list(told), "every event once, in order"
    assert held.count == len(told)
    assert held.after is history_of(name).state
    for turn in held.turns:
        assert turn.log.first == told.index(turn.told[0])
        assert all(held.moment(line.at).event is line.event for line in turn.log.lines)
    assert len({line.at for turn in held.turns for line in turn.log.lines}) > len(told) / 2


@GAMES
def test_turns_have_a_heading_with_player_year_round_and_points(name: str) -> None:
    held, told = whole(name)
    began = [each.event for each in told if isinstance(each.event, e.TurnBegan)]
    turns = [turn.log for turn in held.turns if turn.log.kind == "turn"]
    assert [(log.seat, log.phase, log.round) for log in turns] == [(v.seat, v.phase, v.round) for v in began]
    scorings = [turn.log for turn in held.turns if turn.log.kind == "between"]
    assert [log.phase for log in scorings] == [1, 2, 3]
    total = [sum(points) for points in zip(*(turn.log.gained for turn in held.turns), strict=True)]
    assert tuple(total) == history_of(name).state.scores, "the points of all turns and scorings are those of the end"
    marked = sum(each.event.after - each.event.before for each in told if isinstance(each.event, e.MarkerMoved))
    assert sum(log.points for log in turns) == marked


@GAMES
def test_a_heading_tells_what_was_lost(name: str) -> None:
    held, _ = whole(name)
    found = 0
    for turn in held.turns:
        for before, each in zip((turn.before, *(told.after for told in turn.told)), turn.told, strict=False):
            if isinstance(each.event, e.TurnEnded):
                assert turn.log.lost_ap == before.ap
                kept = each.after.waiting[each.event.seat]
                assert turn.log.lost_blocks == each.event.returned - kept
                found += turn.log.lost_ap + turn.log.lost_blocks
    assert found, "something was lost in each of these games"


@GAMES
def test_it_grows_event_by_event_into_the_same(name: str) -> None:
    held, told = whole(name)
    grown = TurnLog(history_of(name).start)
    for count in range(1, len(told) + 1):
        before = grown.turns[:-1]
        grown = grown.updated_to(told[:count])
        assert all(kept is turn for kept, turn in zip(grown.turns, before, strict=False)), "older turns are kept"
    assert grown == held
    assert grown.updated_to(told) is grown


def test_what_is_taken_back_leaves_no_trace() -> None:
    game = Game.create(TORRES, setup(), seed=3)
    play(game, random.Random(3), undos=0.4)
    assert len(game.history.standing_steps()) < game.n, "something was taken back"
    straight = TurnLog(game.history.start).updated_to(shown_events(game.history.standing_steps()))
    followed = TurnLog(game.history.start)
    live: list[ToldEvent] = []
    for step in game.history.steps:
        if step.happened:
            live += shown_events([step])
        else:
            taken = live[-1].n
            live = [each for each in live if each.n != taken]
        followed = followed.updated_to(tuple(live))
    assert followed == straight


def test_a_moment_that_is_not_yet_told_is_refused() -> None:
    held, told = whole(NAMES[0])
    with pytest.raises(IndexError):
        held.moment(len(told))
