"""Play of action cards (R-8): all ways to play each, and their events."""

from msgspec import UNSET

from torres3d.games.torres.rules import bits, square_tables
from torres3d.games.torres.rules.cards import CARDS, BlockCard, KnightCard, LiftCard, SupplyCard
from torres3d.games.torres.rules.commands import PLAY_FIELDS, SQUARE_NAMES, Command, Play
from torres3d.games.torres.rules.events import CardPlayed, Event
from torres3d.games.torres.rules.literal_types import ActionCard
from torres3d.games.torres.rules.packed_state import AnyState, PackedState, packed
from torres3d.games.torres.rules.refusals import refuse
from torres3d.games.torres.rules.square_tables import OnSquares
from torres3d.games.torres.rules.squares import INDEX, Square, pieces_on, square_list


def plays(state: AnyState, card: ActionCard) -> list[Command]:
    """All ways to play this card now, whether or not it is in hand."""
    now = packed(state)
    seat = now.actor
    assert seat is not None
    declared = CARDS[card]
    found: list[Command] = []
    # Not `isinstance`: that asks each class for its own way of telling.
    if type(declared) is KnightCard or type(declared) is BlockCard:
        free = bits.others(pieces_on(now.knights, now.king))
        table, targets = _PLAYS_MOVE[card], declared.targets
        for source in square_list(now.board.towers & free if type(declared) is BlockCard else now.knights[seat]):
            square_tables.hand_out(found, table[source], targets(now, source, free))
    elif type(declared) is LiftCard:
        rows = [_PLAYS_AT[card][index] for index, blocks in enumerate(now.stacks[seat]) if blocks]
        return [row[square] for square in square_list(declared.sites(now)) for row in rows]
    elif type(declared) is SupplyCard:
        square_tables.hand_out(found, _PLAYS_AT[card][None], declared.sites(now))
    else:
        found.append(_PLAIN[card])
    return found


class _MoveTable(dict[Square, OnSquares[Play]]):
    """The plays of one card from each square to all others, made on first use."""

    def __init__(self, card: ActionCard) -> None:
        self.card = card

    def __missing__(self, source: Square) -> OnSquares[Play]:
        row = OnSquares([Play(self.card, from_=SQUARE_NAMES[source], to=name) for name in SQUARE_NAMES])
        self[source] = row
        return row


class _AtTable(dict[int | None, OnSquares[Play]]):
    """The plays of one card on all squares, with a stack if it needs one, made on first use."""

    def __init__(self, card: ActionCard) -> None:
        self.card = card

    def __missing__(self, stack: int | None) -> OnSquares[Play]:
        wanted = UNSET if stack is None else stack
        row = OnSquares([Play(self.card, at=name, stack=wanted) for name in SQUARE_NAMES])
        self[stack] = row
        return row


# Plays are values: each is made once and handed out again.
_PLAYS_MOVE = {card: _MoveTable(card) for card, fields in PLAY_FIELDS.items() if "from_" in fields}
_PLAYS_AT = {card: _AtTable(card) for card, fields in PLAY_FIELDS.items() if "at" in fields}
_PLAIN = {card: Play(card) for card, fields in PLAY_FIELDS.items() if not fields}


def decide_play(state: PackedState, command: Play) -> tuple[Event, ...]:
    """Play an action card (R-8)."""
    seat = state.actor
    assert seat is not None
    card = command.card
    if state.played is not None:
        refuse("card_played_already", card=state.played)
    if card not in state.hands[seat]:
        refuse("card_bought_now" if card in state.bought else "card_not_in_hand", card=card)
    return (CardPlayed(seat, card), CARDS[card].event(state, seat, *_chosen(command)))


def _chosen(command: Play) -> list[int]:
    """The fields of a play in their order, squares as indices."""
    values = [getattr(command, field) for field in PLAY_FIELDS[command.card]]
    return [INDEX[value] if isinstance(value, str) else value for value in values]
