"""Which sound tells of what happened."""

from collections.abc import Iterable

from torres3d.rules import events as e
from torres3d.rules.events import Event

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
TAKEN_BACK = "undo"


def sound_of(events: Iterable[Event]) -> str | None:
    """The sound of what happened together: that of the first event that has one."""
    return next((SOUNDS[type(event)] for event in events if type(event) in SOUNDS), None)
