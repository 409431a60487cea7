"""Mends of an impossible position: the moment that fits, otherwise the fewest corrections found; pure."""

from torres3d.games.torres.rules import literal_types as lit
from torres3d.games.torres.rules.board import area, ground
from torres3d.games.torres.rules.soundness.flaw import Flaw
from torres3d.games.torres.rules.soundness.soundness import flaws
from torres3d.games.torres.rules.squares import FULL, INDEX, Bitboard, Square, square_list
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.studies import position_editor as edit

MOST_CORRECTIONS = 200
"""Corrections after which a position is given up; each takes away a block, a piece, a point or a card at most."""


def fitting_moment(state: State) -> State | None:
    """The position at the nearest moment at which a game can reach it; None where there is none."""
    return next((moved for moved in _in_moments(state) if not flaws(moved)), None)


def corrected(state: State) -> State | None:
    """The position at the moment with the fewest flaws, each of them corrected: pieces and blocks that cannot be there
    moved or taken away, missing ones placed, numbers set to possible ones. None where that leads nowhere."""
    for moved in sorted(_in_moments(state), key=lambda each: len(flaws(each))):
        found = _corrected_here(moved)
        if found is not None:
            return found
    return None


def _in_moments(state: State) -> list[State]:
    """The position as it is, then in every moment of the game, the nearest first."""
    turn, options = edit.in_turn(state), state.options
    moments = [(phase, number) for phase in range(1, lit.PHASES + 1) for number in range(1, options.rounds(phase) + 1)]
    now = next((at for at, moment in enumerate(moments) if moment >= (turn.phase, turn.round)), len(moments))
    nearest = sorted(range(len(moments)), key=lambda at: abs(at - now))
    return [turn, *(edit.in_moment(turn, *moments[at]) for at in nearest)]


def _corrected_here(state: State) -> State | None:
    seen = {state}
    for _ in range(MOST_CORRECTIONS):
        found = flaws(state)
        if not found:
            return state
        state = next((after for flaw in found if (after := _without(state, flaw)) not in seen), state)
        if state in seen:
            return None
        seen.add(state)
    return None


def _without(state: State, flaw: Flaw) -> State:
    """The position with one flaw corrected, or a step towards it; unchanged where nothing helps."""
    seat, wanted = flaw.seat or 0, flaw.wanted or 0
    match flaw.id:
        case "ap_out_of_range":
            return edit.with_ap(state, wanted)
        case "score_out_of_range":
            return edit.with_points(state, seat, min(state.scores[seat], wanted))
        case "scores_equal":
            # Nobody gains points by it: the other marker goes back, at last to where markers may share a place.
            other = flaw.other or 0
            return edit.with_points(state, other, state.scores[other] - 1)
        case "wrong_start":
            return edit.with_start(state, flaw.other or 0)
        case "start_not_leading":
            return edit.with_start(state, state.scores.index(max(state.scores)))
        case "stack_too_high" | "too_many_stacks" | "stacks_too_full" | "stacks_too_low":
            return edit.in_moment(state, state.phase, state.round)
        case "hand_too_full":
            card = next((card for card in state.hands[seat] if card != "hidden"), None)
            return state if card is None else edit.with_cards(state, seat, card, state.hands[seat].count(card) - 1)
    return _pieces(state, flaw, seat) if flaw.id in PIECES else _blocks(state, flaw)


PIECES = (
    "king_missing", "king_on_ground", "king_moved_early", "no_knight", "first_knight", "knights_too_early",
    "too_many_knights", "square_shared", "several_kings",
)  # fmt: skip


def _pieces(state: State, flaw: Flaw, seat: lit.Seat) -> State:
    match flaw.id:
        case "king_missing" | "king_on_ground" | "king_moved_early":
            site = _site(state)
            return state if site is None else edit.with_king(state, site)
        case "first_knight":
            return edit.without_piece(state, flaw.squares[0])
        case "no_knight":
            site = _site(state)
            return state if site is None else edit.with_knight(state, seat, site)
        case "knights_too_early" | "too_many_knights":
            return edit.without_piece(state, square_list(state.knights[seat])[-1])
    return edit.without_piece(state, flaw.squares[0])


def _blocks(state: State, flaw: Flaw) -> State:
    match flaw.id:
        case "castle_too_tall":
            return edit.add_blocks(state, flaw.squares[0], (flaw.wanted or 0) - (flaw.found or 0))
        case "castles_joined":
            return _apart(state, flaw.squares)
        case "foundation_gone":
            return edit.add_blocks(state, flaw.squares[0], 1)
        case "too_few_blocks" | "too_few_castles":
            place = next((square for square in _foundations(state) if not state.board.heights[square]), None)
            return state if place is None else edit.add_blocks(state, place, 1)
        case "too_many_blocks":
            heights = state.board.heights
            return edit.add_blocks(state, max(range(len(heights)), key=heights.__getitem__), -1)
        case "too_many_castles":
            return _cleared(state, min(_others(state), key=area, default=0))
        case "foundations_too_close":
            return edit.cleared(state, flaw.squares[-1])
    return state


def _foundations(state: State) -> list[Square]:
    return [INDEX[name] for name in state.options.foundations]


def _site(state: State) -> Square | None:
    """A free square one block high, a foundation's before others."""
    pieces = state.king
    for own in state.knights:
        pieces |= own
    squares = [*_foundations(state), *range(len(state.board.heights))]
    return next((each for each in squares if state.board.heights[each] == 1 and not pieces >> each & 1), None)


def _others(state: State) -> list[Bitboard]:
    """The castles without one of the foundations."""
    own = 0
    for square in _foundations(state):
        own |= 1 << square
    return [castle for castle in ground(state.board.towers).castles if not castle & own]


def _apart(state: State, squares: tuple[Square, ...]) -> State:
    """The position without what joins these foundations: only they stay of their castles."""
    kept = 0
    for square in squares:
        kept |= 1 << square
    for castle in ground(state.board.towers).castles:
        if castle & kept:
            state = _cleared(state, castle & (FULL ^ kept))
    return state


def _cleared(state: State, squares: Bitboard) -> State:
    for square in square_list(squares):
        state = edit.cleared(state, square)
    return state
