"""Events: frozen values that `decide` returns, `evolve` folds and the scene shows.

Squares are indices 0..63, sets of squares bitboards (`torres3d.games.torres.rules.squares`).
"""

import msgspec

from torres3d.games.torres.rules.literal_types import ActionCard, Card, MasterCard, Seat, Stage
from torres3d.games.torres.rules.squares import Bitboard, Square


class EventBase(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=True):
    """Common part of all events; never used itself."""


class SeatEvent(EventBase, frozen=True):
    """Common part of a player's events."""

    seat: Seat


class Founded(SeatEvent, frozen=True):
    """A foundation was placed (R-3.2)."""

    at: Square


class KnightPlaced(SeatEvent, frozen=True):
    """A first knight was placed (R-3.4)."""

    at: Square


class KingPlaced(SeatEvent, frozen=True):
    """The king was placed for the first time (R-3.4)."""

    at: Square


class KingMoved(SeatEvent, frozen=True):
    """The king was moved after a scoring (R-10.1)."""

    source: Square
    at: Square


class KingLeft(SeatEvent, frozen=True):
    """The king was left in his place (R-10.1)."""


class StarterChosen(SeatEvent, frozen=True):
    """``seat`` named ``starter`` to start the next phase."""

    starter: Seat


class BlocksCarried(SeatEvent, frozen=True):
    """Left-over blocks went onto the new stacks; ``returned`` blocks stayed in the supply."""

    onto: tuple[int, ...]
    returned: int


class KnightAdded(SeatEvent, frozen=True):
    """A knight came from the reserve (R-5.2) for ``ap`` AP."""

    at: Square
    ap: int


class KnightMoved(EventBase, frozen=True):
    """A knight moved; ``card`` is the action card behind it, or None for an ordinary step."""

    seat: Seat
    source: Square
    at: Square
    ap: int
    card: ActionCard | None


class BlockBuilt(EventBase, frozen=True):
    """A block of the player's stack was placed (R-5.6)."""

    seat: Seat
    at: Square
    stack: int
    ap: int


class BlockAdded(SeatEvent, frozen=True):
    """A block of the supply was placed by the card ``extra`` (R-8.3)."""

    at: Square


class BlockPutUnder(SeatEvent, frozen=True):
    """A block of a stack went under a knight by the card ``under`` (R-8.2)."""

    at: Square
    stack: int


class BlockShifted(SeatEvent, frozen=True):
    """A top block was moved by the card ``shift`` (R-8.8)."""

    source: Square
    at: Square


class CardsOffered(SeatEvent, frozen=True):
    """The player looks at the top cards of the own deck (R-6.2); they are out of it until one is kept."""

    cards: tuple[Card, ...]
    ap: int


class CardDrawn(SeatEvent, frozen=True):
    """The top card of the common deck was bought (R-6.1)."""

    card: Card
    ap: int


class CardKept(SeatEvent, frozen=True):
    """One card of the offer was kept, the others returned (R-6.2)."""

    card: Card
    top: tuple[Card, ...]
    bottom: tuple[Card, ...]


class CardPlayed(SeatEvent, frozen=True):
    """An action card was played and left the game (R-8); its effect is the next event."""

    card: ActionCard


class ApGained(SeatEvent, frozen=True):
    """The card ``six`` or ``seven`` gave extra AP (R-8.6, R-8.7)."""

    ap: int


class MarkerMoved(EventBase, frozen=True):
    """The marker moved for 1 AP (R-7.1) from one number of points to another."""

    seat: Seat
    before: int
    after: int
    ap: int


class TurnEnded(EventBase, frozen=True):
    """The turn ended (R-5.8): ``stack`` was given up with ``left`` unused blocks.

    Blocks ``onto`` went to the other stacks that hold blocks, ``returned`` ones to the supply (or wait for ``carry``).
    ``unspent`` AP and ``lost`` of the returned blocks are gone for good.
    """

    seat: Seat
    stack: int | None
    onto: tuple[int, ...]
    left: int
    returned: int
    unspent: int = 0
    lost: int = 0


class TurnBegan(SeatEvent, frozen=True):
    """The next turn begins; ``start`` is the round's start player (R-4.5)."""

    phase: int
    round: int
    start: Seat
    ap: int


class CastleScore(msgspec.Struct, frozen=True, gc=False):
    """Score of one castle for one player (R-9.1). ``knight`` is the highest one there.

    Of several equally high knights, which score the same, it is the first row by row from a1.
    """

    squares: Bitboard
    area: int
    level: int
    knight: Square
    points: int


class CastlesScored(SeatEvent, frozen=True):
    """A player's castles were scored (R-9.1), and the marker went from ``before`` to ``after`` (R-9.3).

    ``bonus`` is the king's bonus where it is scored in the same move (R-9.4), otherwise 0.
    """

    phase: int
    castles: tuple[CastleScore, ...]
    bonus: int
    before: int
    after: int


class KingBonusScored(SeatEvent, frozen=True):
    """The king's bonus (R-9.2) in a pass of its own (R-9.4)."""

    phase: int
    bonus: int
    before: int
    after: int


class MasterScored(SeatEvent, frozen=True):
    """Points of the master card (R-9.5, R-11)."""

    phase: int
    card: MasterCard
    points: int
    before: int
    after: int


class KingAsked(SeatEvent, frozen=True):
    """The player with the fewest points may move the king (R-10.1)."""


class StarterAsked(SeatEvent, frozen=True):
    """The player with the fewest points chooses the starter of the next phase."""


class PhaseBegan(EventBase, frozen=True):
    """A new phase began: each player takes ``stacks`` from the supply (R-4.2)."""

    phase: int
    start: Seat
    stacks: tuple[int, ...]


class CarryAsked(SeatEvent, frozen=True):
    """The player chooses where the left-over blocks go."""


class NextPlacer(SeatEvent, frozen=True):
    """The next stage or player of the set-up: ``foundations``, ``knights`` or ``king`` (R-3.2, R-3.4)."""

    stage: Stage


class GameEnded(EventBase, frozen=True):
    """The game is over (R-4.4)."""

    winners: tuple[Seat, ...]


Event = (
    Founded
    | KnightPlaced
    | KingPlaced
    | KingMoved
    | KingLeft
    | StarterChosen
    | BlocksCarried
    | KnightAdded
    | KnightMoved
    | BlockBuilt
    | BlockAdded
    | BlockPutUnder
    | BlockShifted
    | CardsOffered
    | CardDrawn
    | CardKept
    | CardPlayed
    | ApGained
    | MarkerMoved
    | TurnEnded
    | TurnBegan
    | CastlesScored
    | KingBonusScored
    | MasterScored
    | KingAsked
    | StarterAsked
    | PhaseBegan
    | CarryAsked
    | NextPlacer
    | GameEnded
)
