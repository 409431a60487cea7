"""Sounds of the events of Torres. What moves on the table makes its own sounds."""

from collections.abc import Iterable

from torres3d.games.torres.app.presentation.move_paths import way_of
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.motion.sound_names import DOOR, HEARD, KING, KNIGHT, STEP, stone

STRAIGHT = 2
"""Squares of a way that leads from one to the next."""

SOUNDS: dict[type, str] = {
    e.KnightPlaced: KNIGHT,
    e.KnightAdded: KNIGHT,
    e.KnightMoved: STEP,
    e.KingPlaced: KING,
    e.KingMoved: KING,
    e.CardsOffered: "card",
    e.CardDrawn: "card",
    e.CardKept: "card",
    e.CardPlayed: "card",
    e.MarkerMoved: "marker",
    e.CastlesScored: "score",
    e.KingBonusScored: "score",
    e.MasterScored: "score",
    e.TurnBegan: "turn",
    e.GameEnded: "victory",
}
BLOCKS = (e.Founded, e.BlockBuilt, e.BlockAdded, e.BlockPutUnder, e.BlockShifted)
MOVING = (*BLOCKS, e.KnightPlaced, e.KnightAdded, e.KnightMoved, e.KingPlaced, e.KingMoved)
"""Events whose motion is heard by itself."""
GROUPS: dict[str, tuple[str, ...]] = {
    "pieces": (*HEARD, "card", "marker"),
    "scoring": ("count", "score", "turn", "victory"),
}
"""Sounds with a volume of their own, by the setting it is; the others are those of buttons."""


def sound_of(events: Iterable[Event], before: State, moving: bool) -> str | None:
    """The sound of what happened together: that of the first event that has one. A knight that goes through doors, as
    he can from the state ``before``, has another one than on foot, and a block that of its level. None for what is
    ``moving`` on the table and heard there."""
    event = next((event for event in events if type(event) in SOUNDS or isinstance(event, BLOCKS)), None)
    if event is None or (moving and isinstance(event, MOVING)):
        return None
    if isinstance(event, BLOCKS):
        return stone(before.board.heights[event.at] + 1)
    if isinstance(event, e.KnightMoved) and len(way_of(before, event.source, event.at, event.card)) > STRAIGHT:
        return DOOR
    return SOUNDS[type(event)]
