"""The positions from which sequences of commands are counted, as `torres3d.games.torres.rules.diagram` reads them."""

from typing import Any

import msgspec

from tests.games.torres.setups import options
from torres3d.games.torres.rules.diagram import from_diagram
from torres3d.games.torres.rules.state import State


class Place(msgspec.Struct, frozen=True):
    """A position: a diagram, and the options with which it is played."""

    text: str
    edition: str
    mode: str
    players: int = 2
    rules: dict[str, Any] = {}

    def state(self) -> State:
        """The position as the engine has it."""
        return from_diagram(self.text, options(self.edition, self.mode, self.players, **self.rules))


ONE_EACH = {"stacks": ((1,), (1,), (1,))}
"""Phases of one round with one block: what happens at their ends comes soon."""

PLACES: dict[str, Place] = {
    # the last two foundations, then the first knights.
    "foundations": Place(
        """
        stage: foundations
        1  .  .  1  .  .  1  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        1  .  .  1  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        1  .  .  .  .  .  .  .
        """,
        "rio-grande-1999",
        "master",
    ),
    # the king's castle, then a first turn with a single block.
    "first-turn": Place(
        """
        stage: king
        actor: B
        .  .  .  1  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  1A .  .  1  .  .
        .  .  .  .  .  .  .  1
        1  .  .  .  .  .  .  .
        .  .  1B .  .  1  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  1  .  .  .
        """,
        "ravensburger-1999",
        "basic",
        rules=ONE_EACH,
    ),
    # everything a turn can do but cards.
    "turn": Place(
        """
        moment: 2.2
        ap: 4
        stacks: 21 3
        .  .  .  .  .
        1  2A .  1B .
        2  .  .  1  .
        .  .  1K .  .
        """,
        "ravensburger-1999",
        "master",
    ),
    # ways down inside a castle, and none up.
    "doors": Place(
        """
        stacks: - -
        moment: 3.4
        .  .  .  .  .  .
        .  1  .  .  1B .
        .  4  .  .  4  .
        A  2A 3  1  4  2
        .  .  .  .  .  1K
        """,
        "ravensburger-1999",
        "master",
    ),
    # `door_passage: any_door`: out of any tower of the castle.
    "any-door": Place(
        """
        stacks: - -
        moment: 3.4
        .  .  .  .  .  .
        .  1  .  .  1B .
        .  4  .  .  4  .
        A  2A 3  1  4  2
        .  .  .  .  .  1K
        """,
        "ravensburger-1999",
        "master",
        rules={"door_passage": "any_door"},
    ),
    # as the German sheet has them.
    "knight-cards": Place(
        """
        moment: 3.4
        ap: 2
        stacks: - -
        hand A: climb doors diagonal recall leap
        .  .  .  .  .  .
        .  3  1  .  B  .
        1A 3  2B .  .  1
        .  A  .  1K .  1
        """,
        "ravensburger-1999",
        "master",
    ),
    # The same cards as the Romanian sheet has them: over any piece, recalled as moved.
    "knight-cards-romanian": Place(
        """
        moment: 3.4
        ap: 2
        stacks: - -
        hand A: climb doors diagonal recall leap
        .  .  .  .  .  .
        .  3  1  .  B  .
        1A 3  2B .  .  1
        .  A  A  1K .  1
        """,
        "romanian",
        "master",
    ),
    # blocks by cards, with as few castles as there may be, and an empty supply after one.
    "block-cards": Place(
        """
        moment: 3.4
        ap: 1
        stacks: 1 -
        supply: 1
        hand A: under extra shift
        1  .  1  .  .  2K
        .  .  .  .  .  1
        1  .  .  1  .  .
        2A .  .  1B .  .
        .  .  1  .  A  .
        """,
        "ravensburger-1999",
        "master",
    ),
    # cards at 0 AP.
    "cards-without-ap": Place(
        """
        moment: 3.4
        ap: 0
        stacks: 2 -
        hand A: six seven climb
        1A 3  .  1K
        .  1  .  .
        """,
        "rio-grande-1999",
        "master",
    ),
    # the last two cards of the common deck.
    "common-deck": Place(
        """
        moment: 3.4
        stacks: - -
        ap: 3
        hand A: leap
        deck: climb leap
        .  B  .
        1A .  1K
        """,
        "ravensburger-1999",
        "basic",
    ),
    # an offer, both returned cards to one end of the deck.
    "offer": Place(
        """
        stage: keep
        moment: 3.4
        ap: 2
        stacks: - -
        offer: six under leap
        deck A: climb
        .  B  .
        1A .  1K
        """,
        "rio-grande-1999",
        "basic",
    ),
    # with `returned_cards: separately`.
    "offer-separately": Place(
        """
        stage: keep
        moment: 3.4
        ap: 2
        stacks: - -
        offer: six under leap
        deck A: climb
        .  B  .
        1A .  1K
        """,
        "romanian",
        "basic",
    ),
    # what is left of the stack used goes onto others; then a turn in which a stack may be given up unused.
    "stacks": Place(
        """
        moment: 1.2
        ap: 0
        stacks: 321 21
        used: 0
        .  .  .  .
        1A .  1B .
        .  .  .  1K
        """,
        "ravensburger-1999",
        "basic",
        rules={"deck": "hand", "stacks": ((3, 3, 3), (3,), (3,))},
    ),
    # the end of a phase; the one with the fewest points moves the king and starts.
    "phase-end": Place(
        """
        actor: B
        start: A
        ap: 1
        scores: 4 3
        stacks: - 1
        2A 1  .  1K
        .  .  1B .
        1  .  .  .
        """,
        "rio-grande-1999",
        "variant",
        rules=ONE_EACH,
    ),
    # `lowest_chooses`, `carry`: blocks left over, king, starter, and where the blocks go.
    "carry": Place(
        """
        actor: B
        start: A
        ap: 0
        scores: 0 0
        stacks: - 3
        used: 0
        waiting: 1 0
        1A .  1K .  1
        .  .  .  .  .
        1B .  1  .  1
        """,
        "romanian",
        "basic",
        rules={"stacks": ((3,), (1, 1), (1,))},
    ),
    # the last turns of a master game.
    "game-end": Place(
        """
        moment: 3.1
        actor: A
        start: A
        ap: 1
        scores: 3 9
        stacks: - 1
        master: row
        hand B: leap
        2A 1  .  1K
        .  .  1B .
        A  .  B  .
        """,
        "romanian",
        "master",
        rules=ONE_EACH,
    ),
    # markers that share no space of the track, on different laps; and who leads starts the next round.
    "markers": Place(
        """
        moment: 1.1
        actor: C
        start: A
        ap: 3
        scores: 97 198 95
        stacks: - - -
        1A .  1B .
        .  .  .  .
        1C .  1K .
        """,
        "rio-grande-1999",
        "master",
        3,
    ),
}
"""The positions by name."""
