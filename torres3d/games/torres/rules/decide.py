"""`decide`: turns a command into events, or raises `IllegalCommand`; `apply` gives the state after them."""

from collections.abc import Callable
from typing import Any

from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.actions import (
    build_in_place,
    decide_add_knight,
    decide_build,
    decide_move,
    move_in_place,
)
from torres3d.games.torres.rules.buying import decide_buy, decide_keep
from torres3d.games.torres.rules.commands import Build, ChooseStarter, Move
from torres3d.games.torres.rules.ending import decide_carry, decide_choose_starter, decide_end_turn
from torres3d.games.torres.rules.events import MarkerMoved
from torres3d.games.torres.rules.evolve import evolve_in_place
from torres3d.games.torres.rules.game_course import (
    Course,
    Events,
    after_carry,
    after_first_knight,
    after_foundation,
    after_king,
    after_starter,
    after_turn,
    begin_turns,
)
from torres3d.games.torres.rules.knights import require_ap
from torres3d.games.torres.rules.literal_types import Stage
from torres3d.games.torres.rules.packed_state import PackedState
from torres3d.games.torres.rules.placing import decide_found, decide_leave_king, decide_place_king, decide_place_knight
from torres3d.games.torres.rules.playing import decide_play
from torres3d.games.torres.rules.refusals import IllegalCommand, refuse
from torres3d.games.torres.rules.scoring import marker_after
from torres3d.games.torres.rules.state import State

__all__ = ["IllegalCommand", "apply", "apply_in_place", "decide"]

SCORE_COST = 1


Rule = tuple[tuple[Stage, ...], Callable[[PackedState, Any], Events], "Course | None"]
"""A command's rule: the stages in which it is allowed (R-4), its events, and what follows them automatically."""


def decide(state: State, command: c.Command) -> Events:
    """The events of ``command``, given by the actor; raises `IllegalCommand`. The state does not change."""
    packed = PackedState(state)
    _, decide_it, following = _rule(packed, command)
    events = decide_it(packed, command)
    if following is None:
        return events
    happened = list(events)
    for event in events:
        evolve_in_place(packed, event)
    following(packed, happened)
    return tuple(happened)


def apply(state: State, command: c.Command) -> State:
    """The state after ``command`` and all its events. Raises `IllegalCommand`."""
    packed = PackedState(state)
    apply_in_place(packed, command)
    return packed.state()


def apply_in_place(state: PackedState, command: c.Command) -> None:
    """Change a packed state by ``command`` and all its events. Raises `IllegalCommand`; then nothing has changed."""
    _, decide_it, following = _rule(state, command)
    # Most commands are of these two kinds; nobody asks for their events here.
    if type(command) is Move:
        move_in_place(state, command)
    elif type(command) is Build:
        build_in_place(state, command)
    else:
        for event in decide_it(state, command):
            evolve_in_place(state, event)
        if following is not None:
            following(state, [])


def _rule(state: PackedState, command: c.Command) -> Rule:
    """The rule of a command that may be given in this stage."""
    kind = type(command)
    rule = _RULES[kind]
    stages, decide_it, following = rule
    stage = state.stage
    if stage not in stages:
        if stage == "over":
            refuse("game_over")
        refuse("wrong_stage", stage=stage, command=kind.__struct_config__.tag)
    # Not `isinstance`: that asks the command's class for its own way of telling, once for every command.
    if type(command) is ChooseStarter:
        return stages, decide_it, after_starter(command.seat)
    if following is after_king and stage == "king":
        return stages, decide_it, begin_turns
    return rule


def _decide_score(state: PackedState, command: c.Score) -> Events:
    seat = state.actor
    assert seat is not None
    require_ap(state, SCORE_COST)
    before = state.scores[seat]
    return (MarkerMoved(seat, before, marker_after(state.scores, seat, 1, state.options.marker_spaces), SCORE_COST),)


_RULES: dict[type, Rule] = {
    c.Found: (("foundations",), decide_found, after_foundation),
    c.PlaceKnight: (("knights",), decide_place_knight, after_first_knight),
    c.PlaceKing: (("king", "move_king"), decide_place_king, after_king),
    c.LeaveKing: (("move_king",), decide_leave_king, after_king),
    c.ChooseStarter: (("starter",), decide_choose_starter, None),
    c.Carry: (("carry",), decide_carry, after_carry),
    c.AddKnight: (("turn",), decide_add_knight, None),
    Move: (("turn",), decide_move, None),
    Build: (("turn",), decide_build, None),
    c.Buy: (("turn",), decide_buy, None),
    c.Keep: (("keep",), decide_keep, None),
    c.Score: (("turn",), _decide_score, None),
    c.Play: (("turn",), decide_play, None),
    c.EndTurn: (("turn",), decide_end_turn, after_turn),
}
