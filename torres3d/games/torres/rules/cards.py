"""Action cards: the ten declarations (R-8), one for each card; all other code reads this table.

A new card is one more entry here; docs/adding.md names the few other places.
"""

from torres3d.games.torres.rules.block_cards import (
    explain_extra,
    explain_shift,
    explain_under,
    extra_squares,
    shift_targets,
    under_squares,
)
from torres3d.games.torres.rules.card_kinds import ApCard, BlockCard, CardKind, Gait, KnightCard, LiftCard, SupplyCard
from torres3d.games.torres.rules.knight_cards import (
    climb_targets,
    diagonal_targets,
    doors_targets,
    explain_climb,
    explain_diagonal,
    explain_doors,
    explain_leap,
    explain_recall,
    leap_targets,
    recall_is_step,
    recall_targets,
)
from torres3d.games.torres.rules.literal_types import ActionCard
from torres3d.games.torres.rules.options import Options

_DECLARED: tuple[CardKind, ...] = (
    KnightCard(id="climb", targets=climb_targets, explain=explain_climb, up="two_levels"),
    LiftCard(id="under", sites=under_squares, explain=explain_under),
    SupplyCard(id="extra", sites=extra_squares, explain=explain_extra, ways="many"),
    KnightCard(id="doors", targets=doors_targets, explain=explain_doors, up="doors", gait="doors", ways="many"),
    KnightCard(id="diagonal", targets=diagonal_targets, explain=explain_diagonal, up="jump"),
    ApCard(id="six", gain=1),
    ApCard(id="seven", gain=2),
    BlockCard(id="shift", targets=shift_targets, explain=explain_shift, ways="most"),
    KnightCard(
        id="recall",
        targets=recall_targets,
        explain=explain_recall,
        up="",
        gait="flight",
        is_step=recall_is_step,
        ways="many",
    ),
    KnightCard(id="leap", targets=leap_targets, explain=explain_leap, up="jump", gait="leap"),
)

CARDS: dict[ActionCard, CardKind] = {card.id: card for card in _DECLARED}
"""Every action card by its id, in the order of `torres3d.games.torres.rules.literal_types.ACTION_CARDS`."""
DECK: tuple[ActionCard, ...] = tuple(card.id for card in _DECLARED if card.dealt)
"""The kinds of cards in a deck, or in a hand of the master game, one each (R-2.2)."""


def ap_gained(card: ActionCard | None) -> int:
    """The AP that a card gives in addition to the turn's five (R-8.6, R-8.7); 0 for no card."""
    declared = CARDS[card] if card is not None else None
    return declared.gain if isinstance(declared, ApCard) else 0


def gait_of(card: ActionCard | None, options: Options) -> Gait:
    """The gait of a knight that this card moves; ``step`` for an ordinary step, without a card."""
    declared = CARDS[card] if card is not None else None
    if not isinstance(declared, KnightCard) or (declared.is_step is not None and declared.is_step(options)):
        return "step"
    return declared.gait
