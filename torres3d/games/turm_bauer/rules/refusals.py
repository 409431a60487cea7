"""Refusals of commands: reason ids, the rule behind each, and the error that carries them.

The texts for players are in the locale files; here a reason is an id with values.
"""

from typing import NoReturn

from torres3d.base.faults import RefusedByRule
from torres3d.games.turm_bauer.rules.command_notation import place_text

REASONS: dict[str, str] = {
    # whose turn it is
    "wrong_stage": "T-4",
    "not_your_turn": "T-4.6",
    "game_over": "T-8",
    # which block
    "not_in_supply": "T-4.2",
    "one_alike_first": "T-2.6",
    "not_thrown": "T-4.2",
    "block_can_be_built": "T-4.9",
    # rings
    "no_ring_left": "T-4.7",
    "one_ring_a_turn": "T-4.7",
    "ring_not_needed": "T-4.7",
    # where a block may be built
    "cells_not_sorted": "T-10.1",
    "wrong_shape": "T-2.5",
    "wrong_pattern": "T-5.1",
    "below_table": "T-5",
    "place_taken": "T-5",
    "figure_in_the_way": "T-5",
    "beside_nothing": "T-5.2",
    "not_at_cornerstone": "T-5.3",
    "on_the_table": "T-5.4",
    "rests_on_nothing": "T-5.6",
    "overhang": "T-5.7",
    "no_way_in": "T-5.8",
    "walls_in": "T-5.9",
    # where a figure may walk
    "stands_there": "T-6.8",
    "no_field": "T-6.1",
    "other_colour": "T-6.2",
    "figure_there": "T-6.3",
    "no_steps_there": "T-6.4",
    # the form of hand and outcome
    "hand_out_of_bounds": "T-10.1",
    "pose_out_of_bounds": "T-10.1",
    "pose_or_fallen": "T-10.1",
    "moved_and_fell": "T-10.1",
    "outcome_not_sorted": "T-10.1",
    "outcome_unknown_block": "T-10.1",
    "moved_itself": "T-10.1",
}
"""Reason id -> the rule behind it."""


class IllegalCommand(RefusedByRule):
    """A command the rules do not allow; ``reason`` is a key of `REASONS`."""

    rules = REASONS

    @staticmethod
    def value_text(name: str, value: object) -> str:
        if name != "at" or not isinstance(value, tuple):
            return str(value)
        try:
            return place_text(value)
        except ValueError:  # a log may name a place that no tower reaches
            return str(value)


def refuse(reason: str, **values: object) -> NoReturn:
    """Raise `IllegalCommand`."""
    raise IllegalCommand(reason, **values)
