"""Position editor: pure edits of a state, whether or not play can reach the result, and repairs."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from torres3d.base.notation_reader import NotationFault
from torres3d.engine.game_notation import plain_text
from torres3d.games.torres.kit.pasted_text import USUAL_EDITION, read_position
from torres3d.games.torres.kit.setup_and_options import Setup, options_of
from torres3d.games.torres.rules import literal_types as lit
from torres3d.games.torres.rules.board import board_of
from torres3d.games.torres.rules.cards import DECK
from torres3d.games.torres.rules.diagram import blocks_left, from_diagram
from torres3d.games.torres.rules.soundness.flaw import FlawId
from torres3d.games.torres.rules.soundness.past_play_bounds import copies
from torres3d.games.torres.rules.soundness.soundness import flaws
from torres3d.games.torres.rules.squares import FULL, INDEX, Square
from torres3d.games.torres.rules.state import State

Held = TypeVar("Held")

MAX_TOWER_HEIGHT = 16
"""Maximum height of a tower; no castle of a game gets so high."""
MOST_POINTS = 999
MOST_AP = 9
MOST_STACKS = 5


def empty_board(setup: Setup) -> State:
    """A bare board for these players, in the very first turn, with defaults for everything else."""
    return from_diagram("", options_of(setup))


def foundations(setup: Setup) -> State:
    """A bare board with the foundations of the edition; see `empty_board`."""
    state = empty_board(setup)
    for name in state.options.foundations:
        state = add_blocks(state, INDEX[name], 1)
    return state


def pasted(text: str, setup: Setup) -> tuple[Setup, State]:
    """The position of a diagram, by the rules of ``setup`` where it fits them.

    Otherwise by the default edition, with the mode and number of players in the diagram; the players of ``setup`` stay.
    Where the text omits them, stacks are those of the moment, and decks lack the cards in hand. Raises `NotationFault`.
    """
    plain = plain_text(text)
    try:
        state = from_diagram(plain, options_of(setup))
    except NotationFault:
        state = read_position(plain)
        setup = replace(setup, edition=USUAL_EDITION, mode=state.options.mode, rules={})
    if state.stage == "turn" and not _says("stacks", plain):
        state = _stacked(state)
    if not _says("deck", plain):
        for seat, hand in enumerate(state.hands):
            for card in hand:
                if card != "hidden":
                    state = replace(state, decks=_dealt(state, seat, card, 1))
    return setup, state


def _says(name: str, text: str) -> bool:
    return re.search(rf"^\s*{name}\b[^:\n]*:", text, re.MULTILINE) is not None


def add_blocks(state: State, square: Square, by: int) -> State:
    """The position with blocks added to or removed from a square; unchanged where the blocks are used up."""
    height = state.board.heights[square] + by
    if not 0 <= height <= MAX_TOWER_HEIGHT:
        return state
    heights = bytearray(state.board.heights)
    heights[square] = height
    return _counted(replace(state, board=board_of(bytes(heights))), state)


def with_knight(state: State, seat: lit.Seat, square: Square) -> State:
    """The position with a knight there, in place of any piece, or without that same one; unchanged if all stand."""
    bit = 1 << square
    if state.knights[seat] & bit:
        return without_piece(state, square)
    if state.knights[seat].bit_count() >= lit.KNIGHTS:
        return state
    state = without_piece(state, square)
    return replace(state, knights=_at(state.knights, seat, state.knights[seat] | bit))


def with_king(state: State, square: Square) -> State:
    """The position with the king on a square, in place of any piece; removes him if he is there."""
    bit = 1 << square
    if state.king == bit:
        return replace(state, king=0)
    return replace(without_piece(state, square), king=bit)


def without_piece(state: State, square: Square) -> State:
    bit = 1 << square
    knights = tuple(own & (FULL ^ bit) for own in state.knights)
    return replace(state, knights=knights, king=state.king & (FULL ^ bit))


def cleared(state: State, square: Square) -> State:
    state = without_piece(state, square)
    return add_blocks(state, square, -state.board.heights[square])


def in_moment(state: State, phase: int, round_: int) -> State:
    """The position in another year and round, with everybody's stacks of then if there are enough blocks."""
    phase = min(max(phase, 1), lit.PHASES)
    round_ = min(max(round_, 1), state.options.rounds(phase))
    return _stacked(replace(in_turn(state), phase=phase, round=round_))


def with_turn(state: State, actor: lit.Seat) -> State:
    """The position in the turn of a seat, after all before it have built; bought cards stay in their buyer's hand."""
    given = in_turn(state)
    if actor == given.actor:
        return given
    return _as_usual(given, replace(given, actor=actor, stack=None, played=None))


def with_start(state: State, start: lit.Seat) -> State:
    """The position with another start player of the round: other seats have then built."""
    return _as_usual(state, replace(state, start=start))


def usual_stacks(state: State) -> tuple[tuple[int, ...], ...]:
    """The stacks left at this moment to players who built one up in each of their turns (R-5.8)."""
    stacks, players = state.options.stacks[state.phase - 1], state.players
    actor = state.actor or 0
    built = {(state.start + number) % players for number in range((actor - state.start) % players)}
    return tuple(stacks[state.round - (seat not in built) :] for seat in range(players))


def _as_usual(before: State, after: State) -> State:
    """The later position, with the stacks of its moment where those of the earlier were the stacks of theirs."""
    return _stacked(after) if before.stacks == usual_stacks(before) else after


def _stacked(state: State) -> State:
    """The position with the stacks of its moment, if there are enough blocks."""
    return _counted(replace(state, stacks=usual_stacks(state), stack=None), replace(state, stack=None))


def in_turn(state: State) -> State:
    """The position in a turn, a new one if need be: bought cards in the hand, nothing on offer, nobody has won."""
    if state.stage == "turn" and not state.bought:
        return state
    ap = state.ap if state.stage in ("turn", "keep") else lit.TURN_AP
    actor = state.actor if state.actor is not None else 0
    hand = tuple(sorted((*state.hands[actor], *state.bought, *state.offer)))
    hands = _at(state.hands, actor, hand)
    return replace(state, stage="turn", actor=actor, hands=hands, bought=(), offer=(), winners=(), ap=ap)


def with_ap(state: State, ap: int) -> State:
    return replace(state, ap=min(max(ap, 0), MOST_AP))


def with_points(state: State, seat: lit.Seat, points: int) -> State:
    return replace(state, scores=_at(state.scores, seat, min(max(points, 0), MOST_POINTS)))


def with_stack(state: State, seat: lit.Seat, stack: int, blocks: int) -> State:
    """The position with so many blocks on a stack of a seat; 0 removes it, one after the last is a new one.

    Unchanged where there are not so many blocks.
    """
    stacks = list(state.stacks[seat])
    if stack < len(stacks):
        stacks[stack] = blocks
    elif len(stacks) < MOST_STACKS:
        stacks.append(blocks)
    left = tuple(blocks for blocks in stacks if blocks)
    used = None if seat == state.actor else state.stack
    return _counted(replace(state, stacks=_at(state.stacks, seat, left), stack=used), state)


def cards_left(state: State, seat: lit.Seat, card: lit.ActionCard) -> int:
    """The number of these cards that a seat can still get: one of a kind in each colour, or of all colours."""
    common = state.options.deck == "common"
    having = [*state.hands, state.bought, state.offer] if common else [state.hands[seat]]
    if not common and seat == state.actor:
        having += [state.bought, state.offer]
    return copies(state) - sum(hand.count(card) for hand in having)


def with_cards(state: State, seat: lit.Seat, card: lit.ActionCard, count: int) -> State:
    """The position with so many of these cards in a hand, as far as possible: from its deck, or back under it."""
    state = in_turn(state)
    held = state.hands[seat].count(card)
    count = min(max(count, 0), held + cards_left(state, seat, card))
    others: list[lit.Card] = [each for each in state.hands[seat] if each != card]
    hands = _at(state.hands, seat, tuple(sorted([*others, *[card] * count])))
    return replace(state, hands=hands, decks=_dealt(state, seat, card, count - held))


def _dealt(state: State, seat: lit.Seat, card: lit.ActionCard, more: int) -> tuple[tuple[lit.Card, ...], ...]:
    """The decks after so many more cards go to a hand."""
    if not state.decks:
        return state.decks
    number = state.deck_of(seat)
    deck = list(state.decks[number])
    for _ in range(more):
        if card in deck:
            deck.remove(card)
    deck += [card] * -more
    return _at(state.decks, number, tuple(deck))


def with_master(state: State, card: lit.MasterCard | None) -> State:
    return replace(state, master=card)


def played_by(state: State, before: Setup, setup: Setup) -> State:
    """The position by another set-up, as far as it fits there; raises `SetupFault` for an unplayable one."""
    options, players = options_of(setup), len(setup.players)
    state = in_turn(state)
    usual = from_diagram("", options)
    kept = min(players, state.players)
    fresh = replace(
        usual,
        board=state.board,
        king=state.king,
        knights=(*state.knights[:kept], *usual.knights[kept:]),
        scores=(*state.scores[:kept], *usual.scores[kept:]),
        actor=(state.actor or 0) % players,
        start=state.start % players,
        ap=state.ap,
        master=(state.master or lit.MASTER_CARDS[0]) if options.mode == "master" else None,
    )
    fresh = in_moment(
        replace(fresh, stacks=((),) * players, supply=lit.BLOCKS - state.board.blocks), state.phase, state.round
    )
    if (before.edition, before.mode) == (setup.edition, setup.mode):
        # Another number of players has other stacks, but the cards of those who stay.
        for seat in range(kept):
            for card in DECK:
                fresh = with_cards(fresh, seat, card, state.hands[seat].count(card))
    return fresh


def _counted(state: State, otherwise: State) -> State:
    """The position with the remaining blocks in the supply, or another one where there are too few."""
    left = blocks_left(state)
    return otherwise if left < 0 else replace(state, supply=left)


def _at(values: Sequence[Held], index: int, value: Held) -> tuple[Held, ...]:
    return (*values[:index], value, *values[index + 1 :])


NOT_ON_SCREEN: frozenset[FlawId] = frozenset({
    "blocks_in_all", "blocks_waiting", "wrong_stack_used", "stack_empty", "card_too_often", "too_many_cards",
    "too_many_bought", "card_played_now", "hidden_card_played", "hidden_card", "no_master_card", "master_card_here",
})  # fmt: skip
"""Flaws that the editor screen does not show."""


def mended(state: State) -> State:
    """The position in a turn (`in_turn`), without the flaws `NOT_ON_SCREEN`; unchanged where it has none of them.

    Those are: a missing seat, an invalid used stack, blocks that wait or are nowhere, cards that are hidden or too
    many.
    """
    seats = range(state.players)
    actor = 0 if state.actor is None or state.actor not in seats else state.actor
    start = state.start if state.start in seats else 0
    if (state.actor, state.start) != (actor, start) and (state.actor is not None or state.stage in ("turn", "keep")):
        state = replace(state, actor=actor, start=start)
    turn = in_turn(state)
    if NOT_ON_SCREEN.isdisjoint(flaw.id for flaw in flaws(turn)):
        return turn
    turn = _without_excess(turn)
    stacks = tuple(tuple(blocks for blocks in each if blocks > 0) for each in turn.stacks)
    same = stacks == turn.stacks and turn.stack in range(len(stacks[turn.actor or 0]))
    turn = replace(
        turn,
        stacks=stacks,
        stack=turn.stack if same else None,
        played=turn.played if turn.played in DECK else None,
        waiting=(0,) * turn.players,
        master=(turn.master or lit.MASTER_CARDS[0]) if turn.options.mode == "master" else None,
    )
    return replace(turn, supply=max(0, blocks_left(turn)))


def _without_excess(state: State) -> State:
    """The position with no card too often, and an unused card for each hidden one."""
    common = state.options.deck == "common"
    pools = [Counter(dict.fromkeys(DECK, copies(state))) for _ in range(1 if common else state.players)]
    if state.played in DECK:
        pools[0 if common else state.actor or 0][state.played] -= 1

    def known(seat: lit.Seat, cards: Sequence[lit.Card]) -> list[lit.Card]:
        pool, kept = pools[0 if common else seat], []
        for card in cards:
            if card != "hidden":
                pool[card] -= 1
            if card == "hidden" or pool[card] >= 0:
                kept.append(card)
        return kept

    def dealt(seat: lit.Seat, cards: Sequence[lit.Card]) -> list[lit.Card]:
        pool = pools[0 if common else seat]
        found: list[lit.Card] = []
        for card in cards:
            if card == "hidden":
                left = [other for other in DECK if pool[other] > 0]
                pool.subtract(left[:1])
                found += left[:1]
            else:
                found.append(card)
        return found

    # What is too many leaves the decks first: their cards are looked at last.
    hands = [known(seat, hand) for seat, hand in enumerate(state.hands)]
    decks = [known(seat, deck) for seat, deck in enumerate(state.decks)]
    return replace(
        state,
        hands=tuple(tuple(sorted(dealt(seat, hand))) for seat, hand in enumerate(hands)),
        decks=tuple(tuple(dealt(seat, deck)) for seat, deck in enumerate(decks)),
    )
