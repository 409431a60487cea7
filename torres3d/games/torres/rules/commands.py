"""Commands of players: one small frozen value for each command of the log (LOG.md).

Commands carry their full content; squares are written as on a chess board (``"c4"``), so a command reads the same in
the log, in a test and on the screen.
"""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from torres3d.games.torres.rules.cards import CARDS, FIELDS, Field
from torres3d.games.torres.rules.literal_types import ActionCard
from torres3d.games.torres.rules.squares import NAMES

SquareName = Literal[
    "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1",
    "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2",
    "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3",
    "a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4",
    "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5",
    "a6", "b6", "c6", "d6", "e6", "f6", "g6", "h6",
    "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7",
    "a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8",
]  # fmt: skip


class CommandBase(
    msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True, rename={"from_": "from"}
):
    """Common part of all commands; never used itself."""


class Found(CommandBase, frozen=True, tag="found"):
    """Place a foundation (R-3.2)."""

    at: SquareName


class PlaceKnight(CommandBase, frozen=True, tag="place_knight"):
    """Place the first knight on a castle (R-3.4)."""

    at: SquareName


class PlaceKing(CommandBase, frozen=True, tag="place_king"):
    """Place the king at the start (R-3.4), or move him after a scoring (R-10.1)."""

    at: SquareName


class LeaveKing(CommandBase, frozen=True, tag="leave_king"):
    """Leave the king where he is (R-10.1)."""


class ChooseStarter(CommandBase, frozen=True, tag="choose_starter"):
    """Name the player who starts the next phase (``next_phase_start: lowest_chooses``)."""

    seat: int


class Carry(CommandBase, frozen=True, tag="carry"):
    """Put the blocks left over from the last phase onto the new stacks (``leftover_blocks: carry``)."""

    onto: tuple[int, ...]


class AddKnight(CommandBase, frozen=True, tag="add_knight"):
    """Add a knight from the reserve (R-5.2), 2 AP."""

    at: SquareName


class Move(CommandBase, frozen=True, tag="move"):
    """Move a knight one step on foot (R-5.3) or through the doors (R-5.4), 1 AP."""

    from_: SquareName
    to: SquareName


class Build(CommandBase, frozen=True, tag="build"):
    """Place a block from the player's stack with this index at the start of the turn (R-5.6), 1 AP."""

    at: SquareName
    stack: int


class Buy(CommandBase, frozen=True, tag="buy"):
    """Buy an action card (R-6), 1 AP."""


class Keep(CommandBase, frozen=True, tag="keep"):
    """Keep one card of the offer and return the others (R-6.2)."""

    card: ActionCard
    top: tuple[ActionCard, ...]
    bottom: tuple[ActionCard, ...]


class Score(CommandBase, frozen=True, tag="score"):
    """Advance the marker one space (R-7.1), 1 AP."""


PLAY_FIELDS: dict[ActionCard, tuple[Field, ...]] = {card: declared.fields for card, declared in CARDS.items()}
"""The fields of each action card besides its name."""


class Play(CommandBase, frozen=True, tag="play"):
    """Play an action card (R-8) with the fields that it needs by `PLAY_FIELDS`, and no others."""

    card: ActionCard
    from_: SquareName | UnsetType = UNSET
    to: SquareName | UnsetType = UNSET
    at: SquareName | UnsetType = UNSET
    stack: int | UnsetType = UNSET

    def __post_init__(self) -> None:
        needed = PLAY_FIELDS[self.card]
        for field in FIELDS:
            if (getattr(self, field) is not UNSET) != (field in needed):
                wanted = ", ".join(name.rstrip("_") for name in needed) or "no further field"
                raise ValueError(f"card `{self.card}` takes {wanted}; see `{field.rstrip('_')}`")


class EndTurn(CommandBase, frozen=True, tag="end_turn"):
    """End the turn: give up ``stack`` (or None) and put its other blocks ``onto`` the other stacks (R-5.8)."""

    stack: int | None
    onto: tuple[int, ...]


Command = (
    Found
    | PlaceKnight
    | PlaceKing
    | LeaveKing
    | ChooseStarter
    | Carry
    | AddKnight
    | Move
    | Build
    | Buy
    | Keep
    | Score
    | Play
    | EndTurn
)

SQUARE_NAMES: tuple[SquareName, ...] = NAMES  # type: ignore[assignment]  # the same 64 texts, in order of the index
