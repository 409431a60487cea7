"""Flaws of a position: ids, the rule behind each, and the value for one.

The texts for players are in the locale files; here a flaw is an id with its values.
"""

from typing import Literal, get_args

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

_BY_RULE: dict[str, tuple[FlawId, ...]] = {
    "section 1": ("square_shared",),
    "R-2.1": ("blocks_in_all",),
    "R-2.2": ("no_such_seat", "too_many_knights", "several_kings", "card_too_often", "too_many_cards"),
    "R-3.1": ("foundation_gone", "too_few_blocks"),
    "R-3.2": ("foundations_too_close",),
    "R-3.4": ("no_knight", "first_knight", "king_missing", "king_too_early"),
    "R-4": ("stage_not_in_game",),
    "R-4.1": ("no_such_moment", "no_actor", "wrong_actor"),
    "R-4.2": ("too_many_blocks", "stacks_too_full"),
    "R-4.3": ("stage_not_now",),
    "R-4.4": ("actor_when_over", "wrong_winners", "winners_too_early"),
    "R-4.5": ("wrong_start", "start_not_leading"),
    "R-5.1": ("knights_too_early", "ap_out_of_range", "card_played_now"),
    "R-5.6": ("castle_too_tall", "castles_joined", "too_many_castles"),
    "R-5.7": ("wrong_stack_used",),
    "R-5.8": ("stack_too_high", "too_many_stacks", "stacks_too_low"),
    "R-5.9": ("stack_empty",),
    "R-5.10": ("nothing_to_carry", "blocks_waiting"),
    "R-6.2": ("wrong_offer", "hidden_card"),
    "R-6.3": ("hand_too_full", "too_many_bought"),
    "R-7.1": ("scores_equal",),
    "R-8": ("hidden_card_played",),
    "R-8.8": ("too_few_castles",),
    "R-9.1": ("score_out_of_range",),
    "R-10.1": ("king_on_ground", "king_moved_early", "king_nowhere"),
    "R-11": ("no_master_card", "master_card_here"),
}
FLAWS: dict[FlawId, str] = {
    flaw: rule for flaw in get_args(FlawId) for rule, flaws in _BY_RULE.items() if flaw in flaws
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
