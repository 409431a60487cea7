"""Flaws of a position: ids, the rule behind each, and the value for one.

The texts for players are in the locale files; here a flaw is an id with its values.
"""

from typing import Literal

import msgspec

from torres3d.games.torres.rules.literal_types import Card, Seat
from torres3d.games.torres.rules.squares import Square

FlawId = Literal[
    "no_such_moment", "no_such_seat", "no_actor",
    "castle_too_tall", "castles_joined", "foundations_too_close", "foundation_gone", "too_few_castles",
    "too_many_castles", "blocks_in_all", "too_few_blocks", "too_many_blocks",
    "square_shared", "too_many_knights", "no_knight", "knights_too_early", "first_knight", "king_missing",
    "king_too_early", "several_kings", "king_on_ground", "king_moved_early",
    "stage_not_in_game", "stage_not_now", "king_nowhere", "nothing_to_carry", "actor_when_over", "wrong_actor",
    "wrong_start", "start_not_leading",
    "ap_out_of_range", "stack_too_high", "stack_empty", "too_many_stacks", "stacks_too_full", "stacks_too_low",
    "wrong_stack_used", "blocks_waiting",
    "card_too_often", "too_many_cards", "hand_too_full", "too_many_bought", "wrong_offer", "card_played_now",
    "hidden_card_played", "hidden_card", "no_master_card", "master_card_here",
    "score_out_of_range", "scores_equal", "wrong_winners", "winners_too_early",
]  # fmt: skip

FLAWS: dict[FlawId, str] = {
    # a moment that no game has
    "no_such_moment": "R-4.1",
    "no_such_seat": "R-2.2",
    "no_actor": "R-4.1",
    # blocks and castles
    "castle_too_tall": "R-5.6",
    "castles_joined": "R-5.6",
    "foundations_too_close": "R-3.2",
    "foundation_gone": "R-3.1",
    "too_few_castles": "R-8.8",
    "too_many_castles": "R-5.6",
    "blocks_in_all": "R-2.1",
    "too_few_blocks": "R-3.1",
    "too_many_blocks": "R-4.2",
    # knights and the king
    "square_shared": "section 1",
    "too_many_knights": "R-2.2",
    "no_knight": "R-3.4",
    "knights_too_early": "R-5.1",
    "first_knight": "R-3.4",
    "king_missing": "R-3.4",
    "king_too_early": "R-3.4",
    "several_kings": "R-2.2",
    "king_on_ground": "R-10.1",
    "king_moved_early": "R-10.1",
    # stage, actor and start player
    "stage_not_in_game": "R-4",
    "stage_not_now": "R-4.3",
    "king_nowhere": "R-10.1",
    "nothing_to_carry": "R-5.10",
    "actor_when_over": "R-4.4",
    "wrong_actor": "R-4.1",
    "wrong_start": "R-4.5",
    "start_not_leading": "R-4.5",
    # AP and stacks
    "ap_out_of_range": "R-5.1",
    "stack_too_high": "R-5.8",
    "stack_empty": "R-5.9",
    "too_many_stacks": "R-5.8",
    "stacks_too_full": "R-4.2",
    "stacks_too_low": "R-5.8",
    "wrong_stack_used": "R-5.7",
    "blocks_waiting": "R-5.10",
    # cards
    "card_too_often": "R-2.2",
    "too_many_cards": "R-2.2",
    "hand_too_full": "R-6.3",
    "too_many_bought": "R-6.3",
    "wrong_offer": "R-6.2",
    "card_played_now": "R-5.1",
    "hidden_card_played": "R-8",
    "hidden_card": "R-6.2",
    "no_master_card": "R-11",
    "master_card_here": "R-11",
    # points
    "score_out_of_range": "R-9.1",
    "scores_equal": "R-7.1",
    "wrong_winners": "R-4.4",
    "winners_too_early": "R-4.4",
}
"""Id of a flaw -> the rule behind it."""


class Flaw(msgspec.Struct, frozen=True, kw_only=True):
    """One reason why no game can reach a position.

    ``found`` is the number in the position, ``wanted`` the possible one; the id says whether that is the maximum, the
    minimum or the only one. Players and stacks count from 1 in them; with ``no_such_moment`` they are phase and round.
    ``seat`` and ``other`` are players, always of this game; ``squares`` are ascending.
    """

    id: FlawId
    seat: Seat | None = None
    other: Seat | None = None
    squares: tuple[Square, ...] = ()
    found: int | None = None
    wanted: int | None = None
    card: Card | None = None

    @property
    def rule(self) -> str:
        """The rule that the position breaks, as ``R-5.6``."""
        return FLAWS[self.id]


class ToldFlaw(msgspec.Struct, frozen=True):
    """A flaw and the ``names`` of the players by seat, as a value of a fault, translated with it."""

    flaw: Flaw
    names: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.flaw.id} ({self.flaw.rule})"
