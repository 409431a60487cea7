"""Literal types and numbers of the rules: cards, modes, stages, values of options."""

from typing import Literal, get_args

Mode = Literal["basic", "variant", "master"]
Stage = Literal["foundations", "knights", "king", "turn", "keep", "move_king", "starter", "carry", "over"]
ActionCard = Literal["climb", "under", "extra", "doors", "diagonal", "six", "seven", "shift", "recall", "leap"]
MasterCard = Literal["levels_differ", "level_same", "row", "square", "border", "castles", "diagonals", "neighbours"]

Card = ActionCard | Literal["hidden"]
"""An action card as seen by somebody: another player's card is ``hidden`` (`torres3d.games.torres.rules.seat_view`)."""

Deck = Literal["common", "own", "hand"]
DoorPassage = Literal["no_rise", "any_door"]
ReturnedCards = Literal["together", "separately"]
LeapOver = Literal["opponent_knight", "any_knight", "any_piece"]
RecallCard = Literal["as_added", "as_moved"]
KingMove = Literal["other_castle", "any_castle"]
KingBonusScored = Literal["with_castles", "after_castles"]
ScoringFirst = Literal["start_player", "seat_0"]
NextPhaseStart = Literal["same", "lowest", "lowest_chooses"]
LeftoverBlocks = Literal["return", "carry"]
CastlesCard = Literal["knights_on", "all_knights_on"]
MarkerSpaces = Literal["by_total", "by_space"]

MODES: tuple[Mode, ...] = get_args(Mode)
ACTION_CARDS: tuple[ActionCard, ...] = get_args(ActionCard)
MASTER_CARDS: tuple[MasterCard, ...] = get_args(MasterCard)

Seat = int
SEAT_LETTERS = "ABCD"
"""Letters of the seats in notation and on boards as text."""
BLOCKS = 92
"""Blocks of board, stacks and supply together (R-2.1)."""
KNIGHTS = 6
"""Knights of each player (R-2.2)."""
STACK_LIMIT = 3
"""Maximum number of blocks in a stack (R-5.8)."""
TURN_AP = 5
"""Action points of a turn (R-5.1)."""
CARD_COLOURS = 4
"""Colours of cards, each with all ten kinds (R-2.2)."""
CARDS_A_TURN = 2
"""Cards that a player can buy in a turn (R-6.3)."""
OFFER = 3
"""Cards to look at when buying from one's own deck (R-6.2)."""
FOUNDATIONS = 8
"""Blocks on the board before the first turn (R-3.1, R-3.2)."""
LEAST_CASTLES = 6
"""Castles that must remain after a shift (R-8.8)."""
PHASES = 3
"""Phases of a game, each with a scoring at its end (R-4.1)."""
TRACK = 100
"""Spaces of the scoring track, which is lapped (R-7.2)."""


def seat_letter(seat: Seat) -> str:
    """``A`` to ``D`` for seat 0 to 3; ValueError for another number."""
    if not 0 <= seat < len(SEAT_LETTERS):
        raise ValueError(f"there is no seat {seat}; seats are 0 to 3")
    return SEAT_LETTERS[seat]
