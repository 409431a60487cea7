"""`decide`: turns a command into events, or raises `IllegalCommand`."""

from collections.abc import Callable
from typing import Any, NamedTuple

from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.actions import decide_add_knight, decide_build, decide_move
from torres3d.games.torres.rules.buying import decide_buy, decide_keep
from torres3d.games.torres.rules.commands import ChooseStarter
from torres3d.games.torres.rules.ending import decide_carry, decide_choose_starter, decide_end_turn
from torres3d.games.torres.rules.events import MarkerMoved
from torres3d.games.torres.rules.game_course import (
    Events,
    after_carry,
    after_first_knight,
    after_foundation,
    after_king,
    after_starter,
    after_turn,
    begin_turns,
    fold,
)
from torres3d.games.torres.rules.knights import require_ap
from torres3d.games.torres.rules.literal_types import Stage
from torres3d.games.torres.rules.placing import decide_found, decide_leave_king, decide_place_king, decide_place_knight
from torres3d.games.torres.rules.playing import decide_play
from torres3d.games.torres.rules.refusals import IllegalCommand, refuse
from torres3d.games.torres.rules.scoring import marker_after
from torres3d.games.torres.rules.state import State

__all__ = ["IllegalCommand", "apply", "decide"]

SCORE_COST = 1


class _Rule(NamedTuple):
    """A command's rule: the stages in which it is allowed (R-4), its events, and those that follow automatically."""

    stages: tuple[Stage, ...]
    decide: Callable[[State, Any], Events]
    following: Callable[[State], Events] | None = None


def decide(state: State, command: c.Command) -> Events:
    """The events of ``command``, given by the actor; raises `IllegalCommand`. The state does not change."""
    events = _at_once(state, command)
    following = _follow(state, command)
    if following is None:
        return events
    return (*events, *following(fold(state, events)))


def apply(state: State, command: c.Command) -> State:
    """The state after ``command`` and all its events. Raises `IllegalCommand`."""
    after = fold(state, _at_once(state, command))
    following = _follow(state, command)
    return after if following is None else fold(after, following(after))


def _at_once(state: State, command: c.Command) -> Events:
    """The events of the command itself, without those that follow automatically."""
    kind = type(command)
    rule = _RULES[kind]
    if state.stage not in rule.stages:
        if state.stage == "over":
            refuse("game_over")
        refuse("wrong_stage", stage=state.stage, command=kind.__struct_config__.tag)
    return rule.decide(state, command)


def _follow(state: State, command: c.Command) -> Callable[[State], Events] | None:
    """The events that follow automatically, unless the same player is still to act."""
    following = _RULES[type(command)].following
    if following is None:
        # Not `isinstance`: that asks the command's class for its own way of telling, once for every command.
        return after_starter(command.seat) if type(command) is ChooseStarter else None
    return begin_turns if following is after_king and state.stage == "king" else following


def _decide_score(state: State, command: c.Score) -> Events:
    seat = state.actor
    assert seat is not None
    require_ap(state, SCORE_COST)
    before = state.scores[seat]
    return (MarkerMoved(seat, before, marker_after(state.scores, seat, 1, state.options.marker_spaces), SCORE_COST),)


_RULES: dict[type, _Rule] = {
    c.Found: _Rule(("foundations",), decide_found, after_foundation),
    c.PlaceKnight: _Rule(("knights",), decide_place_knight, after_first_knight),
    c.PlaceKing: _Rule(("king", "move_king"), decide_place_king, after_king),
    c.LeaveKing: _Rule(("move_king",), decide_leave_king, after_king),
    c.ChooseStarter: _Rule(("starter",), decide_choose_starter),
    c.Carry: _Rule(("carry",), decide_carry, after_carry),
    c.AddKnight: _Rule(("turn",), decide_add_knight),
    c.Move: _Rule(("turn",), decide_move),
    c.Build: _Rule(("turn",), decide_build),
    c.Buy: _Rule(("turn",), decide_buy),
    c.Keep: _Rule(("keep",), decide_keep),
    c.Score: _Rule(("turn",), _decide_score),
    c.Play: _Rule(("turn",), decide_play),
    c.EndTurn: _Rule(("turn",), decide_end_turn, after_turn),
}
