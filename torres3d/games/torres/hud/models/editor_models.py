"""Models and intents of the panel with which a position is set up."""

from typing import Literal

import msgspec

from torres3d.games.torres.rules.literal_types import ActionCard, MasterCard, Mode
from torres3d.hud.kit.base_models import PanelModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.player_look import PlayerLook

Tool = Literal["raise", "lower", "knight", "king", "clear"]
"""What a press on a square does: a block more, a block fewer, a knight of the chosen player there or away, the king
there, everything away."""


ArrangeTab = Literal["pieces", "moment", "players"]


class EditorSeat(msgspec.Struct, frozen=True):
    """What a player has: points, knights on the board and in total, stacks (blocks in each), cards in hand by kind,
    each with its number and how many more fit."""

    player: PlayerLook
    points: int
    knights: int
    knights_of: int
    stacks: tuple[int, ...] = ()
    cards: tuple[tuple[ActionCard, int, int], ...] = ()


class EditorModel(PanelModel, frozen=True):
    """The panel with which a position is set up.

    ``seat`` is the player whose knights are placed and whose facts are shown. ``rounds`` are those of the year; ``ap``
    is None if nobody has any. ``flaws`` say why this position can never be reached, most important first; without any
    it can be tried. ``supply`` are blocks left over, ``deck`` the cards left to be drawn. ``can_undo`` and ``can_redo``
    are about changes.
    """

    tab: ArrangeTab
    tool: Tool
    seat: int
    seats: tuple[EditorSeat, ...]
    edition: str
    editions: tuple[tuple[str, str], ...]
    mode: Mode
    modes: tuple[Mode, ...]
    phase: int
    round: int
    rounds: int
    actor: int
    start: int
    ap: int | None
    ap_most: int
    supply: int
    deck: int = 0
    master: MasterCard | None = None
    masters: tuple[MasterCard, ...] = ()
    flaws: tuple[str, ...] = ()
    can_undo: bool = False
    can_redo: bool = False
    keys: tuple[tuple[str, str], ...] = ()


class ToolChosen(Intent, frozen=True):
    """What a press on a square does from now on; for knights, whose (None: as before)."""

    tool: Tool
    seat: int | None = None


class TabChosen(Intent, frozen=True):
    """Show this part of the facts of a position."""

    tab: ArrangeTab


class SeatChosen(Intent, frozen=True):
    """Show what this player has."""

    seat: int


Fact = Literal["phase", "round", "actor", "start", "ap", "points", "players"]


class FactSet(Intent, frozen=True):
    """A number of the position: of the chosen player his points; how many play."""

    fact: Fact
    value: int


class StackSet(Intent, frozen=True):
    """Set the blocks on a stack of the chosen player; one after the last is a new stack, 0 removes it."""

    stack: int
    blocks: int


class CardGiven(Intent, frozen=True):
    """Set the number of these cards in the chosen player's hand."""

    card: ActionCard
    count: int


class MasterChosen(Intent, frozen=True):
    """The master card of the position."""

    card: MasterCard


class PlayedBy(Intent, frozen=True):
    """The edition and mode of the position."""

    edition: str
    mode: Mode


ArrangeWay = Literal["undo", "redo", "empty", "opening", "copy", "paste", "done", "cancel"]
"""Back and forth in what was done; the empty board, a usual opening; the text of the position out and in; try it, leave
it as it was."""


class EditorDo(Intent, frozen=True):
    """A button of the panel with which a position is set up."""

    what: ArrangeWay
