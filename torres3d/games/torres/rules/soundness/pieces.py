"""Soundness of knights and king (R-2.2, R-3.4, R-10.1: how many, the first ones, the king)."""

from collections.abc import Iterator

from torres3d.games.torres.rules.building import BUILD_COST
from torres3d.games.torres.rules.card_kinds import ApCard
from torres3d.games.torres.rules.cards import CARDS
from torres3d.games.torres.rules.knights import ADD_COST
from torres3d.games.torres.rules.literal_types import KNIGHTS, TURN_AP, Seat
from torres3d.games.torres.rules.soundness.flaw import Flaw
from torres3d.games.torres.rules.soundness.possible_past import SETTING_UP, Past, plays_before
from torres3d.games.torres.rules.squares import INDEX, Bitboard, Square, square_list
from torres3d.games.torres.rules.state import State

MOST_AP = TURN_AP + max(card.gain for card in CARDS.values() if isinstance(card, ApCard))
"""Maximum AP of a turn (R-8.7)."""
KING_STAYS = ("turn", "keep", "move_king")
"""The stages of the first phase in which nobody can have moved the king yet (R-10.1)."""


def piece_flaws(state: State, past: Past | None) -> Iterator[Flaw]:
    """The flaws of the pieces of a position; those that depend on its moment only with a ``past``."""
    yield from _shared_squares(state)
    for seat, own in enumerate(state.knights):
        if own.bit_count() > KNIGHTS:
            # every player has six knights.
            yield Flaw(id="too_many_knights", seat=seat, found=own.bit_count(), wanted=KNIGHTS)
        elif past is not None:
            yield from _knights(state, past, seat)
    yield from _kings(state)


def _shared_squares(state: State) -> Iterator[Flaw]:
    """The squares with several pieces, which the rules never allow (section 1)."""
    seen = shared = 0
    for pieces in (*state.knights, state.king):
        shared |= seen & pieces
        seen |= pieces
    if shared:
        yield Flaw(id="square_shared", squares=tuple(square_list(shared)))


def _knights(state: State, past: Past, seat: Seat) -> Iterator[Flaw]:
    own, stage = state.knights[seat], state.stage
    count = own.bit_count()
    # in the set-up each places one knight, from seat 0; no knight ever leaves the board for good.
    placed = not (stage == "foundations" or (stage == "knights" and state.actor is not None and seat >= state.actor))
    if placed and not count:
        yield Flaw(id="no_knight", seat=seat)
    most = int(placed) if stage in SETTING_UP else _most_knights(state, past, seat)
    if count > most:
        yield Flaw(id="knights_too_early", seat=seat, found=count, wanted=most)
    if count == 1 and not past.ended[seat] and seat != past.acting:
        square = own.bit_length() - 1
        if not _on_first_tower(state, square):
            yield Flaw(id="first_knight", seat=seat, squares=(square,))


def _most_knights(state: State, past: Past, seat: Seat) -> int:
    """The maximum number of knights by now: the first one, and one for each 2 AP of a turn (R-5.1: their cost)."""
    ended = past.ended[seat]
    more = MOST_AP // ADD_COST - TURN_AP // ADD_COST
    added = TURN_AP // ADD_COST * ended + more * plays_before(state, past, ApCard).by_seat[seat]
    if seat == past.acting:
        spent = past.spent - (BUILD_COST if state.stack is not None else 0)
        added = min(added, MOST_AP // ADD_COST * ended) + max(0, spent) // ADD_COST
    return min(KNIGHTS, 1 + added)


def _on_first_tower(state: State, square: Square) -> bool:
    """Whether a piece that nobody has moved since the set-up can be here: on an unchanged foundation (R-3.4).

    No block was put onto it since, because the piece was in the way (R-5.6).
    """
    if state.options.mode != "master" and square not in {INDEX[name] for name in state.options.foundations}:
        return False
    return state.board.heights[square] == 1


def _kings(state: State) -> Iterator[Flaw]:
    king: Bitboard = state.king
    if state.stage in SETTING_UP:
        # the king is placed last of all.
        if king:
            yield Flaw(id="king_too_early", squares=tuple(square_list(king)))
        return
    if not king:
        yield Flaw(id="king_missing")
    elif king.bit_count() > 1:
        # there is one king.
        yield Flaw(id="several_kings", squares=tuple(square_list(king)), found=king.bit_count(), wanted=1)
    elif king & ~state.board.towers:
        # he is put on castles only, and no block below him can go.
        yield Flaw(id="king_on_ground", squares=tuple(square_list(king)))
    elif state.phase == 1 and state.stage in KING_STAYS and not _on_first_tower(state, king.bit_length() - 1):
        # he is first moved after the first scoring.
        yield Flaw(id="king_moved_early", squares=tuple(square_list(king)))
