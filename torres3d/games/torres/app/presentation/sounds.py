"""Sounds of the events of Torres."""

from collections.abc import Iterable

from torres3d.games.torres.app.presentation.move_paths import way_of
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.state import State

STRAIGHT = 2
"""Squares of a way that leads from one to the next."""

SOUNDS: dict[type, str] = {
    e.Founded: "block_place",
    e.BlockBuilt: "block_place",
    e.BlockAdded: "block_place",
    e.BlockPutUnder: "block_settle",
    e.BlockShifted: "block_settle",
    e.KnightPlaced: "knight_place",
    e.KnightAdded: "knight_place",
    e.KnightMoved: "knight_step",
    e.KingPlaced: "king",
    e.KingMoved: "king",
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
DOORS = "door"
GROUPS: dict[str, tuple[str, ...]] = {
    "pieces": ("block_place", "block_settle", "card", "door", "king", "knight_place", "knight_step", "marker"),
    "scoring": ("count", "score", "turn", "victory"),
}
"""Sounds with a volume of their own, by the setting it is; the others are those of buttons."""


def sound_of(events: Iterable[Event], before: State) -> str | None:
    """The sound of what happened together: that of the first event that has one. A knight that goes through doors, as
    he can from the state ``before``, has another one than on foot."""
    event = next((event for event in events if type(event) in SOUNDS), None)
    if event is None:
        return None
    if isinstance(event, e.KnightMoved) and len(way_of(before, event.source, event.at, event.card)) > STRAIGHT:
        return DOORS
    return SOUNDS[type(event)]
