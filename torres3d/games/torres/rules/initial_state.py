"""Initial state of a game (R-3, R-4.2, R-6)."""

from torres3d.games.torres.rules.board import EMPTY, board_of
from torres3d.games.torres.rules.cards import DECK
from torres3d.games.torres.rules.literal_types import BLOCKS, Card, MasterCard
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.rules.state import State


def opening(options: Options, decks: tuple[tuple[Card, ...], ...], master: MasterCard | None) -> State:
    """``decks``: top card first; one for ``deck: common``, one a seat for ``own``, none for ``hand``."""
    players = options.players
    board = EMPTY
    if options.mode != "master":
        heights = bytearray(64)
        for name in options.foundations:
            heights[INDEX[name]] = 1
        board = board_of(bytes(heights))
    stacks = options.stacks[0]
    hand: tuple[Card, ...] = tuple(sorted(DECK)) if options.deck == "hand" else ()
    return State(
        options=options,
        stage="foundations" if options.mode == "master" else "knights",
        actor=0,
        board=board,
        knights=(0,) * players,
        scores=(0,) * players,
        stacks=(stacks,) * players,
        supply=BLOCKS - board.blocks - players * sum(stacks),
        waiting=(0,) * players,
        hands=(hand,) * players,
        decks=decks,
        master=master,
    )
