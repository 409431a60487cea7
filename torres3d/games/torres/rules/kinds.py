"""The named kinds of things in the rules: cards, modes, stages, options' values."""

from typing import Literal, get_args

Mode = Literal["basic", "variant", "master"]
Stage = Literal["foundations", "knights", "king", "turn", "keep", "move_king", "starter", "carry", "over"]
ActionCard = Literal["climb", "under", "extra", "doors", "diagonal", "six", "seven", "shift", "recall", "leap"]
MasterCard = Literal["levels_differ", "level_same", "row", "square", "border", "castles", "diagonals", "neighbours"]

Card = ActionCard | Literal["hidden"]
"""An action card as somebody sees it: another player's card is ``hidden`` (`torres3d.games.torres.rules.view`)."""

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
BLOCKS = 92
"""R-2.1: blocks of board, stacks and supply together."""
KNIGHTS = 6
"""R-2.2: knights each player has."""
STACK_LIMIT = 3
"""R-5.8: blocks that a stack holds at most."""
TURN_AP = 5
"""R-5.1: action points of a turn."""
CARD_COLOURS = 4
"""R-2.2: colours of cards, each with all ten kinds."""
CARDS_A_TURN = 2
"""R-6.3: cards that can be bought in a turn."""
OFFER = 3
"""R-6.2: cards looked at when buying from one's own deck."""
FOUNDATIONS = 8
"""R-3.1, R-3.2: blocks that stand on the board before the first turn."""
LEAST_CASTLES = 6
"""R-8.8: castles that must stand after a shift."""
PHASES = 3
"""R-4.1: phases of a game, each with a scoring at its end."""
TRACK = 100
"""R-7.2: spaces of the scoring track, which is lapped."""
