"""Refusals of commands: reason ids, the rule behind each, and the error that carries them.

The texts for players are in the locale files; here a reason is an id with values.
"""

from typing import NoReturn

from torres3d.base.faults import RefusedByRule
from torres3d.games.torres.rules.squares import NAMES

REASONS: dict[str, str] = {
    # whose turn it is
    "wrong_stage": "R-4",
    "not_your_turn": "R-4.1",
    "game_over": "R-4.4",
    # set-up, king, starter, carrying over
    "foundation_taken": "R-3.2",
    "foundation_too_close": "R-3.2",
    "foundation_blocks_rest": "R-3.3",
    "not_on_castle": "R-3.4",
    "square_taken": "section 1",
    "king_same_castle": "R-10.1",
    "no_such_seat": "R-10.2",
    "onto_stacks": "R-5.8",
    "onto_too_high": "R-5.8",
    "onto_too_many": "R-5.8",
    "onto_too_few": "R-5.8",
    # the turn
    "not_enough_ap": "R-5.1",
    "no_knights_left": "R-2.2",
    "no_knight_beside": "R-5.2",
    "new_knight_too_high": "R-5.2",
    "no_own_knight": "R-5.3",
    "too_steep": "R-5.3",
    "no_way": "R-5.4",
    "no_such_stack": "R-5.6",
    "stack_empty": "R-5.9",
    "other_stack_used": "R-5.7",
    "castle_too_tall": "R-5.6",
    "joins_castles": "R-5.6",
    "beside_no_castle": "R-5.6",
    "give_up_used_stack": "R-5.8",
    "give_up_a_stack": "R-5.8",
    "give_up_no_stack": "R-5.8",
    # cards
    "no_purchase": "R-6.4",
    "two_cards_bought": "R-6.3",
    "deck_empty": "R-6.3",
    "card_not_offered": "R-6.2",
    "return_the_others": "R-6.2",
    "return_together": "R-6.2",
    "card_played_already": "R-8",
    "card_not_in_hand": "R-8",
    "card_bought_now": "R-6.3",
    "not_adjacent": "R-1",
    "climb_two_levels": "R-8.1",
    "under_no_knight": "R-8.2",
    "supply_empty": "R-8.3",
    "no_door": "R-8.4",
    "not_diagonal": "R-8.5",
    "no_block_there": "R-8.8",
    "shift_same_square": "R-8.8",
    "shift_divides": "R-8.8",
    "shift_few_castles": "R-8.8",
    "shift_too_tall": "R-8.8",
    "shift_joins": "R-8.8",
    "recall_same_square": "R-8.9",
    "not_over_one_square": "R-8.10",
    "nobody_to_leap": "R-8.10",
    "leap_wrong_piece": "R-8.10",
}
"""Reason id -> the rule behind it."""


SQUARES = ("at", "source", "other", "over")
"""Values that are squares, as numbers."""


class IllegalCommand(RefusedByRule):
    """A command the rules do not allow; ``reason`` is a key of `REASONS`."""

    rules = REASONS

    @staticmethod
    def value_text(name: str, value: object) -> str:
        return NAMES[value] if name in SQUARES and isinstance(value, int) else str(value)


def refuse(reason: str, **values: object) -> NoReturn:
    raise IllegalCommand(reason, **values)
